import "./app.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.jsx";
import { ask } from "./games.js";
import { keepOffline } from "./offline.js";
import { settings } from "./settings.js";
import { speak } from "./texts.js";

effect(() => {
  const { theme, locale } = settings.value;
  document.documentElement.dataset.theme = theme;
  void speak(locale);
});

const root = document.getElementById("app");
if (root) render(<App />, root);
void ask();
void keepOffline();
