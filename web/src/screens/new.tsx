import "./forms.css";
import type { BaoBoard, Seat } from "@bingwa/board";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { underWay } from "../away.js";
import { rules as asked } from "../bingwa.js";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { CONTROLS, times } from "../times.js";
import { troubleText } from "../fault.js";
import { begin, kept, type Who } from "../game.js";
import { family, games, textId } from "../games.js";
import { levelName } from "../levels.js";
import { most, solved } from "../opponent.js";
import { asking, go, stay } from "../router.js";
import { t } from "../texts.js";
import type { BoardView, GameInfo } from "../wasm/bingwa.js";

/** The level of whoever has not played the computer yet. */
const FIRST = 2;

/** The level that was played last on this device. */
function usual(): number {
  const { south, north } = kept.peek() ?? {};
  return [south, north].find((who) => typeof who === "number") ?? FIRST;
}

/** A new game: which, against whom, from which side, and from which position if not from the usual one. */
export function New({ rules, position, query }: Wanted) {
  // Another position is another form; another game is a choice in this one.
  return <Choices rules={rules} position={position} query={query} key={position && `${rules} ${position}`} />;
}

/** What the address says: the game, the position, and what else is chosen. */
interface Wanted {
  rules: string | undefined;
  position: string | undefined;
  query: URLSearchParams;
}

function Choices({ rules: wanted, position, query }: Wanted) {
  const known = games;
  const chosen = known.some((info) => info.rules === wanted) ? wanted! : "kiswahili";
  /** Writes a choice into the address, from where it is read. */
  const set = (some: Record<string, string | undefined>, rules = chosen) => {
    const path = position ? `#/new/${encodeURIComponent(rules)}/${encodeURIComponent(position)}` : `#/new/${rules}`;
    stay(asking(path, { ...Object.fromEntries(query), ...some }));
  };
  const choose = (rules: string) => set({}, rules);
  const wished = query.get("against");
  const level = Math.max(1, Math.trunc(Number(query.get("level") ?? usual()) || usual()));
  const control = CONTROLS.findIndex((each) => each.join("-") === query.get("clock"));
  /** The position of the address, and why it is none. */
  const [from, setFrom] = useState<BoardView | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!wanted || !position) return;
    asked.call("parse", wanted, position).then((made) => {
      setFrom(made);
    }, (error: unknown) => void troubleText(error).then(setTrouble));
  }, []);
  if (trouble !== undefined) return <Unfit rules={wanted!} why={trouble} />;
  if (wanted && position && !from) return <p role="status">{t("loading")}</p>;
  const side = query.get("side") ?? from?.turn ?? "S";
  const best = most(chosen);
  const proven = solved(chosen);
  const person = wished === "person";
  const perfect = wished === "perfect" && proven !== undefined;
  const readings = known.filter((info) => family(info.rules) === family(chosen));
  const start = (event: Event) => {
    event.preventDefault();
    const limit = CONTROLS[control];
    const computer: Who = person ? "person" : perfect ? "perfect" : Math.min(level, best);
    begin(chosen, side === "N" ? computer : "person", side === "N" ? "person" : computer, from?.text, limit && times(...limit));
    go("#/game");
  };
  return (
    <div class="beside-board">
      <Sample info={known.find((info) => info.rules === chosen)!} at={from} viewer={!person && side === "N" ? "N" : "S"} />
      <form class="new" onSubmit={start}>
        <h1>{t("new-title")}</h1>
        {from ? <p class="about">{t("new-from", { game: t(`game-${textId(chosen)}`), turn: from.turn })}</p> : <>
          <label>
            <span>{t("new-game")}</span>
            <select value={family(chosen)} onChange={(event) => choose(event.currentTarget.value)}>
              {known.filter((info) => !info.rules.includes("/")).map((info) => (
                <option key={info.rules} value={info.rules}>{t(`game-${info.rules}`)}</option>
              ))}
            </select>
          </label>
          <p class="about">{t(`about-${textId(chosen)}`)}</p>
          {readings.length > 1 && (
            <Radios name="reading" legend={t("new-reading")} value={chosen} choose={choose}
              options={readings.map((info) => [info.rules, t(`game-${textId(info.rules)}`)])} />
          )}
        </>}
        <Radios name="against" legend={t("new-opponent")} value={person ? "person" : perfect ? "perfect" : "computer"}
          choose={(value) => set({ against: value === "computer" ? undefined : value })}
          options={[
            ["computer", t("new-opponent-computer")],
            ...(proven ? [["perfect", t("new-opponent-perfect")] as [string, string]] : []),
            ["person", t("new-opponent-person")],
          ]} />
        {perfect && <p class="about">{t(`new-perfect-${proven}`, { level: best })}</p>}
        {!person && !perfect && (
          <label>
            <span>{t("new-level")}</span>
            <output>{levelName(Math.min(level, best), best)}</output>
            <input type="range" min="1" max={best} value={Math.min(level, best)}
              aria-valuetext={levelName(Math.min(level, best), best)}
              onInput={(event) => set({ level: event.currentTarget.value })} />
          </label>
        )}
        {!person && (
          <Radios name="side" legend={t("new-side")} value={side === "N" ? "N" : "S"} choose={(value) => set({ side: value })}
            options={[["S", from ? seatName("S") : t("new-side-south")], ["N", from ? seatName("N") : t("new-side-north")]]} />
        )}
        <label>
          <span>{t("clock")}</span>
          <select value={String(control)} onChange={(event) => set({ clock: CONTROLS[Number(event.currentTarget.value)]?.join("-") })}>
            <option value="-1">{t("clock-none")}</option>
            {CONTROLS.map(([minutes, seconds], index) => (
              <option key={index} value={String(index)}>{t("clock-control", { minutes, seconds })}</option>
            ))}
          </select>
        </label>
        {kept.value && underWay(kept.value) && <p class="note">{t("new-replaces")}</p>}
        <button class="button primary" type="submit">{t("new-begin")}</button>
      </form>
    </div>
  );
}

/** Tells that the position of an address can't be played, and leads to where it can be mended. */
function Unfit({ rules, why }: { rules: string; why: string }) {
  return (
    <>
      <h1>{t("new-title")}</h1>
      <p class="note" role="status">{t("new-unfit", { why })}</p>
      <p class="row">
        <a class="button primary" href={`#/new/${rules}`}>{t("new-usual")}</a>
        <a class="button" href={`#/editor/${encodeURIComponent(rules)}`}>{t("home-editor")}</a>
      </p>
    </>
  );
}

/** A game's board as it stands at the start, or at another position, to be looked at. */
export function Sample({ info, at, viewer }: { info: GameInfo; at?: BoardView | undefined; viewer: Seat }) {
  const board = useRef<BaoBoard>(null);
  const name = t(`game-${textId(info.rules)}`);
  useLayoutEffect(() => {
    if (!board.current) return;
    board.current.labels = boardLabels(name, seatName);
    board.current.position = at ?? info.start;
  }, [info, at, name]);
  return (
    <div inert>
      <Board layout="landscape" plates="none" viewer={viewer} use={(made) => {
        board.current = made;
        made.setAttribute("bare", "");
        return undefined;
      }} />
    </div>
  );
}

/** One of a few things. */
export function Radios({ name, legend, value, options, choose }: {
  name: string;
  legend: string;
  value: string;
  options: [string, ComponentChildren][];
  choose: (value: string) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([id, text]) => (
        <label key={id} class="radio">
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => choose(id)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
