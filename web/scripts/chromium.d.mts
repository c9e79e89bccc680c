import type { Browser } from "playwright-core";

/** Starts Chromium, where Debian puts it. */
export function launch(): Promise<Browser>;
