// The browser that the app is tried and drawn in.
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
  "--disable-background-networking", "--disable-component-update",
];

/** Starts Chromium, where Debian puts it. */
export function launch() {
  return chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
}
