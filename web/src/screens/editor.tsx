import "./forms.css";
import "./table.css";
import "../analysis/analysis.css";
import type { BaoBoard } from "@bingwa/board";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { replaceAnalysis } from "../analysis/keep.js";
import { records } from "../bingwa.js";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { faultText, troubleText } from "../fault.js";
import { begin } from "../game.js";
import { games, textId } from "../games.js";
import { go, stay, visits } from "../router.js";
import { t } from "../texts.js";
import type { Draft, Edit } from "../wasm/player.js";
import { Radios } from "./new.js";

/** Sets up any position of any game, and is told at once what is wrong with it. */
export function Editor({ rules: wanted, position }: { rules: string | undefined; position: string | undefined }) {
  const known = games;
  const id = useSignal(wanted ?? "kiswahili");
  const draft = useSignal<Draft | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  const chosen = useSignal("");
  const board = useRef<BaoBoard>(null);
  const asked = useRef(0);
  const show = async (work: Promise<Draft>) => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const found = await work;
      if (turn !== asked.current) return;
      draft.value = found;
      trouble.value = undefined;
      stay(`#/editor/${encodeURIComponent(id.value)}/${encodeURIComponent(found.board.text)}`);
      if (board.current) board.current.position = found.board;
    } catch (error) {
      const why = await troubleText(error);
      if (turn === asked.current) trouble.value = why;
    }
  };
  const read = (text: string) => show(records.call("draft", id.value, text));
  const edit = (change: Partial<Edit>) => {
    if (draft.value) void show(records.call("setUp", id.value, { ...draft.value.edit, ...change }));
  };
  const start = () => known.find((info) => info.rules === id.value)!.start.text;
  useEffect(() => {
    id.value = wanted ?? "kiswahili";
    chosen.value = "";
    draft.value = undefined;
    void read(position ?? start()).then(() => {
      // An address that can't be shown is told of, on a board that can.
      const why = trouble.value;
      if (!draft.value) void read(start()).then(() => { trouble.value = why; });
    });
  }, [visits.value]);
  const name = t(`game-${textId(id.value)}`);
  const made = draft.value;
  const place = made?.board.holes.findIndex((hole) => hole.name === chosen.value) ?? -1;
  const wrong = made?.fault;
  useEffect(() => {
    if (!board.current) return;
    board.current.labels = boardLabels(name, seatName);
    const at = wrong?.hole ?? "";
    board.current.lit = [chosen.value, ...(made?.board.holes.some((hole) => hole.name === at) ? [at] : [])];
  });
  const select = (next: string) => {
    id.value = next;
    chosen.value = "";
    draft.value = undefined;
    void read(start());
  };
  const ready = made !== undefined && !wrong && !made.over && trouble.value === undefined;
  return (
    <div class="editor">
      <h1 class="game-name">{t("editor-title")}</h1>
      <label class="which">
        <span>{t("new-game")}</span>
        <select value={id.value} onChange={(event) => select(event.currentTarget.value)}>
          {known.map((info) => <option key={info.rules} value={info.rules}>{t(`game-${textId(info.rules)}`)}</option>)}
        </select>
      </label>
      <div class="beside-board">
        <div class="stage">
          <Board interactive use={(element) => {
            board.current = element;
            element.addEventListener("bao-refused", (event) => {
              chosen.value = (event as CustomEvent<{ hole: string }>).detail.hole;
            });
            return undefined;
          }} />
          <p class={wrong || trouble.value ? "say wrong" : "say"} role="status">
            {trouble.value ?? (wrong ? t("editor-wrong", { why: faultText(wrong) }) : made?.over ? t("editor-over") : made ? t("editor-right") : t("loading"))}
          </p>
        </div>
        {made && (
          <div class="parts">
            <Hole draft={made} place={place} edit={edit} />
            <Radios name="turn" legend={t("editor-turn")} value={made.edit.turn} choose={(turn) => edit({ turn: turn === "N" ? "N" : "S" })}
              options={[["S", seatName("S")], ["N", seatName("N")]]} />
            {made.has_hand && <Beside edit={made.edit} change={edit} what={made.board.hand_is ?? "won"} />}
            {made.has_houses && (
              <fieldset>
                <legend>{t("editor-houses")}</legend>
                {([0, 1] as const).map((seat) => (
                  <label class="radio" key={seat}>
                    <input type="checkbox" checked={made.edit.houses[seat]} onChange={(event) => {
                      const houses: [boolean, boolean] = [...made.edit.houses];
                      houses[seat] = event.currentTarget.checked;
                      edit({ houses });
                    }} />
                    <span>{seatName(seat === 0 ? "S" : "N")}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <label>
              <span>{t("editor-text")}</span>
              <input type="text" dir="ltr" spellcheck={false} value={made.board.text} onChange={(event) => void read(event.currentTarget.value.trim())} />
            </label>
            <div class="row">
              <button type="button" onClick={() => void read(start())}>{t("editor-start")}</button>
              <button type="button" onClick={() => edit({ seeds: [], reserved: [], hand: [0, 0], houses: [false, false], takasia: undefined })}>{t("editor-empty")}</button>
            </div>
            <div class="row">
              <button type="button" class="primary" disabled={!ready} onClick={() => {
                go(`#/new/${encodeURIComponent(id.value)}/${encodeURIComponent(made.board.text)}`);
              }}>{t("editor-play")}</button>
              <button type="button" disabled={!ready} onClick={() => {
                begin(id.value, "person", "person", made.board.text);
                go("#/game");
              }}>{t("editor-play-two")}</button>
              <button type="button" disabled={wrong !== undefined} onClick={() => {
                replaceAnalysis({ rules: id.value, start: made.board.text, comment: "", moves: [], tags: {} });
                go("#/analysis");
              }}>{t("analyse")}</button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** What is in the chosen hole. */
function Hole({ draft, place, edit }: { draft: Draft; place: number; edit: (change: Partial<Edit>) => void }) {
  const hole = draft.board.holes[place];
  if (!hole) return <p class="aim">{t("editor-choose")}</p>;
  const put = (number: number) => {
    if (Number.isNaN(number)) return;
    edit({ seeds: draft.edit.seeds.with(place, Math.min(255, Math.max(0, Math.trunc(number)))) });
  };
  return (
    <fieldset class="hole">
      <legend>{t("editor-hole", { hole: hole.name })}</legend>
      <button type="button" aria-label={t("editor-less", { hole: hole.name })} onClick={() => put(hole.seeds - 1)}>−</button>
      <input type="number" min="0" max="255" value={hole.seeds} aria-label={t("editor-seeds", { hole: hole.name })}
        onInput={(event) => put(event.currentTarget.valueAsNumber)} />
      <button type="button" aria-label={t("editor-more", { hole: hole.name })} onClick={() => put(hole.seeds + 1)}>+</button>
      {draft.has_reserved && (
        <label class="radio">
          <input type="checkbox" checked={hole.reserved === true} onChange={(event) => edit({ reserved: draft.edit.reserved.with(place, event.currentTarget.checked) })} />
          <span>{t("editor-reserved")}</span>
        </label>
      )}
      {draft.has_houses && (
        <label class="radio">
          <input type="checkbox" checked={hole.takasia === true} onChange={(event) => {
            const takasia = event.currentTarget.checked ? hole.name : (undefined as never);
            edit({ takasia });
          }} />
          <span>{t("editor-takasia")}</span>
        </label>
      )}
    </fieldset>
  );
}

/** The seeds beside the board. */
function Beside({ edit, change, what }: { edit: Edit; change: (change: Partial<Edit>) => void; what: "reserve" | "store" | "won" }) {
  return (
    <fieldset class="beside">
      <legend>{t(`editor-hand-${what}`)}</legend>
      {([0, 1] as const).map((seat) => (
        <label key={seat}>
          <span>{seatName(seat === 0 ? "S" : "N")}</span>
          <input type="number" min="0" max="255" value={edit.hand[seat]} onInput={(event) => {
            const number = event.currentTarget.valueAsNumber;
            if (Number.isNaN(number)) return;
            const hand: [number, number] = [...edit.hand];
            hand[seat] = Math.min(255, Math.max(0, Math.trunc(number)));
            change({ hand });
          }} />
        </label>
      ))}
    </fieldset>
  );
}
