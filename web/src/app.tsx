import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { crashes } from "./bingwa.js";
import { kept } from "./game.js";
import { updated, use } from "./offline.js";
import { route } from "./router.js";
import { Later } from "./later.js";
import { Home } from "./screens/home.jsx";
import { damages, unkept } from "./store.js";
import { also, spoken, t } from "./texts.js";
import { entitle } from "./title.js";

/** The page: its head, what it has to say, and the screen that its address names. */
export function App() {
  const main = useRef<HTMLElement>(null);
  const at = route.value;
  const first = useRef(true);
  const speaks = spoken();
  useLayoutEffect(entitle);
  // A screen reader is taken to the new screen.
  useLayoutEffect(() => {
    if (!first.current) main.current?.focus();
    first.current = speaks === undefined;
    scrollTo(0, 0);
  }, [at.screen]);
  if (speaks === undefined) return null;
  const link = (screen: string, address: string, text: string) => (
    <a href={address} aria-current={at.screen === screen ? "page" : undefined}>{text}</a>
  );
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>{t("skip-to-content")}</button>
      <header>
        <a class="mark" href="#/">
          <img src="./icon.svg" alt="" width="32" height="32" />
          <span>{t("app-name")}</span>
        </a>
        <nav aria-label={t("menu")}>
          {link("home", "#/", t("menu-home"))}
          {kept.value && link("game", "#/game", t("menu-game"))}
          {link("settings", "#/settings", t("menu-settings"))}
        </nav>
      </header>
      <Notices />
      <main ref={main} tabIndex={-1} class={at.screen}>
        <Screen />
      </main>
    </>
  );
}

/** What leads from a game that there is not to those that there are. */
const OVERVIEWS = { new: "choose-game", editor: "home-editor", learn: "home-learn", rules: "home-rules", puzzles: "home-puzzles" };

function Screen() {
  const at = route.value;
  switch (at.screen) {
    case "home":
      return <Home />;
    case "new":
      return <Later load={() => also("new", "play").then(() => import("./screens/new.jsx"))} name="New" values={{ rules: at.rules, position: at.position, query: at.query }} />;
    case "game":
      return <Later load={() => also("play", "refusals").then(() => import("./screens/play.jsx"))} name="Play" values={{}} />;
    case "analysis":
      return <Later load={() => also("study", "faults", "refusals").then(() => import("./screens/analysis.jsx"))} name="Analysis" values={{ game: at.game, place: at.place, near: at.query.get("near") }} />;
    case "editor":
      return <Later load={() => also("study", "faults", "refusals").then(() => import("./screens/editor.jsx"))} name="Editor" values={{ rules: at.rules, position: at.position }} />;
    case "learn":
      return <Later load={() => also("learn", "refusals").then(() => import("./screens/learn.jsx"))} name="Learn" values={{ game: at.game, lesson: at.lesson, number: at.number }} />;
    case "rules":
      return <Later load={() => also("rules", "refusals").then(() => import("./screens/rules.jsx"))} name="Rules" values={{ game: at.game, clause: at.clause, example: at.example }} />;
    case "puzzles":
      return <Later load={() => also("puzzles", "refusals").then(() => import("./screens/puzzles.jsx"))} name="Puzzles" values={{ game: at.game, id: at.id, query: at.query }} />;
    case "settings":
      return <Later load={() => also("settings", "damages").then(() => import("./screens/settings.jsx"))} name="SettingsScreen" values={{}} />;
    case "about":
      return <Later load={() => also("about").then(() => import("./screens/about.jsx"))} name="About" values={{}} />;
    case "no-game":
      return (
        <>
          <h1>{t("no-such-game")}</h1>
          <p>{t("no-such-game-about", { game: at.game })}</p>
          <p><a class="button primary" href={`#/${at.on}`}>{t(OVERVIEWS[at.on])}</a></p>
        </>
      );
    case "lost":
      return (
        <>
          <h1>{t("lost-title")}</h1>
          <p>{t("lost-about")}</p>
          <p><a class="button primary" href="#/">{t("menu-home")}</a></p>
        </>
      );
  }
}

/** What a person must know: that something failed, and what became of it. */
function Notices() {
  const closed = useSignal(0);
  /** Who has read that nothing is kept need not read it at every move. */
  const warned = useSignal(false);
  const healed = crashes.value > closed.value;
  return (
    <div class="notices" role="status">
      {healed && <Notice close={() => { closed.value = crashes.value; }}>{t("healed")}</Notice>}
      {updated() && route.value.screen !== "game" && (
        <p class="note">
          {t("updated")}
          <button type="button" class="primary" onClick={use}>{t("updated-use")}</button>
        </p>
      )}
      {damages.value.length > 0 && <Later load={() => also("damages").then(() => import("./damages.jsx"))} name="Damages" values={{}} />}
      {unkept.value && !warned.value && <Notice close={() => { warned.value = true; }}>{t("unkept")}</Notice>}
    </div>
  );
}

/** Something to know, which goes when it is read. */
function Notice({ close, children }: { close: () => void; children: ComponentChildren }) {
  return (
    <p class="note">
      {children}
      <button type="button" onClick={close}>{t("close")}</button>
    </p>
  );
}
