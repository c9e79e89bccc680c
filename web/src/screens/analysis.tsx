import "./forms.css";
import "./table.css";
import "../analysis/analysis.css";
import type { BaoBoard, Seat } from "@bingwa/board";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { addressed, isOfKept } from "../analysis/addressed.js";
import { Bar, Graph, Lines } from "../analysis/judgement.js";
import { EarlierOnes } from "../analysis/earlier.js";
import { earlier, keptAnalysis, mendAnalysis, replaceAnalysis, type Earlier } from "../analysis/keep.js";
import { mended } from "../analysis/mend.js";
import { Moves } from "../analysis/moves.js";
import { Opening, Part, Problems, readText, type Read } from "../analysis/opening.js";
import { Sharing } from "../analysis/sharing.js";
import { unpack } from "../analysis/share.js";
import { Study } from "../analysis/study.js";
import { records } from "../bingwa.js";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { ClauseLink } from "../clause-link.js";
import { troubleText } from "../fault.js";
import { kept } from "../game.js";
import { textId } from "../games.js";
import { Icon } from "../icon.js";
import { outcome } from "../outcome.js";
import { visits } from "../router.js";
import { change, settings } from "../settings.js";
import { t } from "../texts.js";
import { Told } from "../told.js";
import type { RecordText } from "../wasm/bingwa.js";

const EMPTY: RecordText = { rules: "kiswahili", comment: "", moves: [], tags: {} };

/** Looks into a game: the one of the address, the one that was analysed last, or none yet. */
export function Analysis({ game, place, near }: { game: string | undefined; place: string | undefined; near: string | null }) {
  const record = useSignal<{ text: RecordText; number: number; place: number; broken: boolean } | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  /** What of a broken link can be read. */
  const part = useSignal<Read | undefined>(undefined);
  /** What was doubtful in the record that was opened. */
  const doubts = useSignal<string[]>([]);
  const opening = useSignal(false);
  const viewer = useSignal<Seat>("S");
  const show = (text: RecordText, at = 0, broken = false) => {
    record.value = { text, number: (record.peek()?.number ?? 0) + 1, place: at, broken };
  };
  const open = (text: RecordText, problems: string[] = [], at = 0) => {
    replaceAnalysis(text);
    trouble.value = part.value = undefined;
    doubts.value = problems;
    opening.value = false;
    show(text, at);
  };
  /** Opens what was kept: what the rules refuse of it is told. */
  const reopen = async (one: Earlier) => {
    const { record: text, why } = await mended(one.record);
    if (text) open(text);
    if (why !== undefined) trouble.value = t("analysis-unread", { why });
  };
  useEffect(() => {
    viewer.value = near === "N" ? "N" : "S";
    const begin = async () => {
      let last = keptAnalysis();
      if (last) {
        const { record: text, why } = await mended(last);
        if (why !== undefined) mendAnalysis(text, why);
        last = text;
      }
      if (game === undefined) {
        opening.value = !last;
        show(last ?? { ...EMPTY, rules: kept.value?.text.rules ?? EMPTY.rules });
        return;
      }
      const at = Number(place ?? 0);
      // What an address was written for may have gone on since, here or in another tab.
      if (last && isOfKept()) {
        show(last, at);
        return;
      }
      let why: string;
      try {
        const text = await unpack(game).catch(() => undefined);
        // Nor is what is kept opened again by its own address.
        if (last && text !== undefined && text === (await records.call("writeRecord", last, "bao"))) {
          show(last, at);
          return;
        }
        const [read] = text === undefined ? [] : await readText(text, EMPTY.rules);
        if (read?.record) {
          open(read.record, read.problems, at);
          return;
        }
        // What lost the game comes last.
        why = read?.problems.at(-1) ?? t("fault-link");
        part.value = read;
      } catch (error) {
        why = await troubleText(error);
      }
      trouble.value = t("link-broken", { why });
      show(last ?? EMPTY, 0, true);
    };
    void begin();
  }, [visits.value]);
  const [before] = earlier.value;
  return (
    <div class="analysis">
      <h1 class="game-name">{t("analysis-title")}</h1>
      {trouble.value && <p class="note" role="status">{trouble.value}</p>}
      {part.value && <Part read={part.value} open={open} />}
      <Problems problems={doubts.value} />
      <div class="row acts">
        <button type="button" aria-expanded={opening.value} onClick={() => { opening.value = !opening.value; }}>{t("open-title-short")}</button>
        <a class="button" href="#/editor">{t("home-editor")}</a>
        {before && <button type="button" onClick={() => void reopen(before)}>{t("analysis-earlier")}</button>}
      </div>
      {opening.value && <Opening game={record.value?.text.rules ?? EMPTY.rules} open={open} />}
      {opening.value && <EarlierOnes open={(one) => void reopen(one)} />}
      {record.value ? <Studied key={record.value.number} record={record.value.text} place={record.value.place} viewer={viewer} broken={record.value.broken} /> : <p role="status">{t("loading")}</p>}
    </div>
  );
}

/** A game on a board with everything that is known of it; where the link was broken it stays as it is until something is done. */
function Studied({ record, place, viewer, broken }: { record: RecordText; place: number; viewer: Signal<Seat>; broken: boolean }) {
  const study = useRef<Study>(null);
  const board = useRef<BaoBoard>(null);
  const made = useSignal(false);
  const name = t(`game-${textId(record.rules)}`);
  const who = (seat: Seat) => {
    const name = record.tags?.[seat === "S" ? "South" : "North"]?.replace(/^\?$/, "");
    // A name runs its own way, whatever the page does.
    return name ? `\u2068${name}\u2069` : seatName(seat);
  };
  const at = made.value ? study.current : null;
  const over = at?.view.value?.outcome !== undefined;
  useMemo(() => {
    if (board.current) board.current.labels = boardLabels(name, who, over);
  }, [settings.value.locale, over]);
  return (
    <div class="studied">
      <div class="stage">
        <Board
          interactive
          foresee
          viewer={viewer.value}
          use={(element) => {
            board.current = element;
            element.labels = boardLabels(name, who);
            const mine = new Study(record, element);
            element.addEventListener("bao-move", (event) => void mine.play((event as CustomEvent<{ move: string }>).detail.move));
            element.addEventListener("bao-refused", (event) => void mine.why((event as CustomEvent<{ hole: string }>).detail.hole));
            element.addEventListener("bao-speed", (event) => {
              const { speed } = (event as CustomEvent<{ speed: number }>).detail;
              change({ speed: speed === Infinity ? 0 : speed });
            });
            study.current = mine;
            made.value = true;
            void mine.open(place);
            const unwritten = addressed(mine, viewer, broken);
            return () => {
              unwritten();
              mine.leave();
            };
          }}
        >
          <Told said={at?.saying.value ?? over}>
            <p class="say" role="status">{at && <Say study={at} />}</p>
          </Told>
        </Board>
        {at && <Bar study={at} />}
        {at && <Steps study={at} turn={() => { viewer.value = viewer.value === "S" ? "N" : "S"; }} />}
      </div>
      {at && (
        <div class="aside">
          <Moves study={at} />
          <Comment study={at} />
          <Lines study={at} />
          <Graph study={at} />
          <Sharing study={at} picture={() => board.current?.picture() ?? ""} />
        </div>
      )}
    </div>
  );
}

function Say({ study }: { study: Study }) {
  const said = study.saying.value;
  const view = study.view.value;
  if (said) return <>{said.text}{said.clause && <ClauseLink game={study.tree.facts.rules} clause={said.clause} />}</>;
  if (view?.outcome) return <b>{outcome(view.outcome, view.board.turn)}</b>;
  return <>{view ? t("turn-of", { seat: seatName(view.board.turn) }) : t("loading")}</>;
}

/** From move to move. */
function Steps({ study, turn }: { study: Study; turn: () => void }) {
  study.heed();
  const { threats } = settings.value;
  useEffect(() => study.threats(), [threats]);
  const at = study.at.value;
  const [first, end] = [!at.parent, at.next.length === 0];
  const button = (sign: "first" | "back" | "on" | "last", label: string, off: boolean, act: () => void) => (
    <button type="button" aria-label={label} title={label} aria-disabled={off} onClick={() => { if (!off) act(); }}><Icon sign={sign} /></button>
  );
  return (
    <>
      <div class="row acts" dir="ltr">
        {button("first", t("to-start"), first, () => void study.go(study.tree.start))}
        {button("back", t("move-back"), first, () => study.step(-1))}
        {button("on", t("move-on"), end, () => study.step(1))}
        {button("last", t("to-end"), end, () => study.toEnd())}
        <button type="button" onClick={turn}>{t("turn-board")}</button>
        <button type="button" aria-pressed={threats} onClick={() => change({ threats: !threats })}>{t("threats-show")}</button>
      </div>
      {study.trying.value && (
        <div class="row acts"><button type="button" class="primary" onClick={() => study.showBest()}>{t("try-show")}</button></div>
      )}
    </>
  );
}

/** What is said about the move, and what becomes of it. */
function Comment({ study }: { study: Study }) {
  study.heed();
  const at = study.at.value;
  const main = study.tree.main().includes(at);
  return (
    <div class="comment">
      <label>
        <span>{at.parent ? t("comment-on", { move: at.move }) : t("comment-start")}</span>
        <textarea rows={2} dir="auto" value={at.comment} onChange={(event) => {
          at.comment = event.currentTarget.value.trim();
          study.touch();
        }} />
      </label>
      {at.parent && (
        <div class="row">
          {!main && <button type="button" onClick={() => study.promote()}>{t("promote")}</button>}
          <button type="button" onClick={() => study.remove()}>{t("remove-from", { move: at.move })}</button>
        </div>
      )}
    </div>
  );
}
