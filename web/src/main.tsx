import "./app.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.jsx";
import { rules } from "./bingwa.js";
import { keepOffline } from "./offline.js";
import { settings } from "./settings.js";
import { speak } from "./texts.js";

effect(() => {
  const { theme, locale } = settings.value;
  document.documentElement.dataset.theme = theme;
  // The rules come after the texts: nothing can be played before it can be read.
  void speak(locale).then(() => rules.prepare());
});

const root = document.getElementById("app");
if (root) render(<App />, root);
void keepOffline();
