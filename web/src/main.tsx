import "./app.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.jsx";
import { rules } from "./bingwa.js";
import { look } from "./look.js";
import { keepOffline } from "./offline.js";
import { settings } from "./settings.js";
import { speak, spoken } from "./texts.js";

effect(() => {
  const { theme, locale } = settings.value;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.look = look();
  if (look() === "contrast") void import("./contrast.css").catch(() => undefined);
  // The rules come after the texts: nothing can be played before it can be read.
  void speak(locale).catch(otherwise).then(() => rules.prepare());
});

/** A language that can't be had: the page says what it says in the one before, or in English. */
async function otherwise(): Promise<void> {
  if (spoken() === undefined) await speak("en");
}

const root = document.getElementById("app");
if (root) render(<App />, root);
void keepOffline(rules.there);
