import "./table.css";
import type { BaoBoard, Seat } from "@bingwa/board";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { replaceAnalysis } from "../analysis/keep.js";
import { records } from "../bingwa.js";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { ClauseLink } from "../clause-link.js";
import type { Clock } from "../clock.js";
import { begin, kept, lay, whose, type Kept } from "../game.js";
import { textId } from "../games.js";
import { download } from "../files.js";
import { computerName } from "../levels.js";
import { other, outcome } from "../outcome.js";
import { go } from "../router.js";
import { change, settings } from "../settings.js";
import { recordOf, Table } from "../table.js";
import { digits, numeral, t } from "../texts.js";
import { shown, times } from "../times.js";

/** The game under way. */
export function Play() {
  return kept.value ? <Game /> : (
    <>
      <h1>{t("menu-game")}</h1>
      <p>{t("no-game")}</p>
      <p><a class="button primary" href="#/">{t("choose-game")}</a></p>
    </>
  );
}

function Game() {
  const game = kept.value!;
  const table = useRef<Table>(null);
  const made = useSignal(false);
  const persons = game.south === "person" && game.north === "person";
  const viewer: Seat = game.viewer ?? (game.south === "person" ? "S" : "N");
  const opposite = persons && game.opposite === true;
  const resigning = useSignal(false);
  const name = t(`game-${textId(game.text.rules)}`);
  const who = (seat: Seat) => seatLabel(game, seat);
  const board = useRef<BaoBoard>(null);
  const at = made.value ? table.current : null;
  const over = at?.over.value ?? false;
  // What is said and asked is turned to whoever is to move.
  const turned = opposite && !over && at?.view.value !== undefined && at.view.value.board.turn !== viewer;
  // The texts follow the language.
  useMemo(() => {
    if (board.current) board.current.labels = boardLabels(name, who, over);
  }, [settings.value.locale, game.south, game.north, name, over]);

  return (
    <div class="play">
      <h1 class="game-name">{name}</h1>
      <Board
        interactive
        layout="window"
        viewer={viewer}
        opposite={opposite}
        use={(element) => {
          board.current = element;
          element.labels = boardLabels(name, who);
          element.addEventListener("bao-speed", (event) => {
            const { speed } = (event as CustomEvent<{ speed: number }>).detail;
            change({ speed: speed === Infinity ? 0 : speed });
          });
          const mine = new Table(element);
          table.current = mine;
          made.value = true;
          void mine.open();
          return () => mine.leave();
        }}
      >
        <div class={turned ? "told turned" : "told"}>
          <p class="say" role="status">{at ? <Say table={at} game={game} /> : t("loading")}</p>
          {at?.asked.value !== undefined && <Sure table={at} move={at.asked.value} key={at.asked.value} board={board} />}
          {resigning.value && !over && (
            <Question label={t("resign-sure")} board={board} decline={() => { resigning.value = false; }}>
              <span>{t("resign-sure")}</span>
              <button type="button" onClick={() => { table.current?.resign(); resigning.value = false; }}>{t("resign-yes")}</button>
              <button type="button" onClick={() => { resigning.value = false; }}>{t("no")}</button>
            </Question>
          )}
        </div>
        {at && <Clocks clock={at.clock} />}
      </Board>
      <div class="row acts">
        {over && (
          <button type="button" class="primary" onClick={() => {
            const { clock } = game;
            begin(game.text.rules, game.south, game.north, game.text.start, clock && times(clock.whole / 60_000, clock.more / 1000));
            lay(viewer, opposite);
            void table.current?.open();
          }}>{t("new-again")}</button>
        )}
        {over && <button type="button" onClick={() => analyse(game)}>{t("analyse")}</button>}
        <button type="button" disabled={game.text.moves.length === 0 || game.clock !== undefined} onClick={() => void table.current?.undo()}>{t("undo")}</button>
        {!over && <button type="button" onClick={() => void table.current?.hint()}>{t("hint")}</button>}
        <button type="button" onClick={() => lay(other(viewer), opposite)}>{t("turn-board")}</button>
        {persons && (
          <button type="button" aria-pressed={opposite} onClick={() => lay(viewer, !opposite)}>{t("opposite")}</button>
        )}
        <button type="button" disabled={game.text.moves.length === 0} onClick={() => void saveRecord(game)}>{t("record")}</button>
        {!over && !resigning.value && (
          <button type="button" onClick={() => { resigning.value = true; }}>{t("resign")}</button>
        )}
      </div>
      <Moves moves={game.text.moves} />
    </div>
  );
}

/** Asks something: it takes the focus, Escape declines, and the board has the focus afterwards. */
function Question({ label, board, decline, children }: {
  label: string;
  board: RefObject<BaoBoard>;
  decline: () => void;
  children: ComponentChildren;
}) {
  const asked = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = asked.current!;
    element.querySelector("button")?.focus();
    return () => {
      if (element.contains(document.activeElement)) board.current?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div class="row sure" role="alertdialog" aria-label={label} ref={asked} onKeyDown={(event) => {
      if (event.key === "Escape") decline();
    }}>
      {children}
    </div>
  );
}

/** Asks whether a move is meant. */
function Sure({ table, move, board }: { table: Table; move: string; board: RefObject<BaoBoard> }) {
  const sure = t("confirm-move", { move });
  return (
    <Question label={sure} board={board} decline={() => table.decline()}>
      <button type="button" class="primary" onClick={() => void table.confirm()}>{sure}</button>
      <button type="button" onClick={() => table.decline()}>{t("confirm-other")}</button>
    </Question>
  );
}

/** What is said under the board: one thing at a time, and first what is happening there. */
function Say({ table, game }: { table: Table; game: Kept }) {
  const shows = table.showing.value;
  if (shows) return <>{t("showing", { seat: seatName(shows.seat), move: shows.move })}</>;
  const said = table.saying.value;
  const view = table.view.value;
  if (said) {
    return <>{said.text}{said.clause && <ClauseLink game={game.text.rules} clause={said.clause} />}</>;
  }
  if (game.resigned) return <b>{lost("over-won-resigned", game.resigned)}</b>;
  if (game.late) return <b>{lost("over-won-late", game.late)}</b>;
  if (view?.outcome) return <b>{outcome(view.outcome, view.board.turn)}</b>;
  if (table.thinking.value) return <>{t("thinking")}</>;
  if (!view) return <>{t("loading")}</>;
  const { turn } = view.board;
  const both = game.south === "person" && game.north === "person";
  return <>{both || whose(game, turn) !== "person" ? t("turn-of", { seat: seatName(turn) }) : t("your-turn")}</>;
}

function seatLabel(game: Kept, seat: Seat): string {
  const who = whose(game, seat);
  const both = game.south === "person" && game.north === "person";
  if (who !== "person") return computerName(seat, who);
  return both ? seatName(seat) : t("you", { seat: seatName(seat) });
}

function lost(how: "over-won-resigned" | "over-won-late", loser: Seat): string {
  return t(how, { winner: seatName(other(loser)), loser: seatName(loser) });
}

/** What each player has left, beside his name on the board. */
function Clocks({ clock }: { clock: Clock }) {
  const left = clock.left.value;
  if (!left) return null;
  return (
    <>
      {(["N", "S"] as const).map((seat) => (
        <span key={seat} slot={seat} role="timer" dir="ltr" class={clock.running.value === seat ? "clock runs" : "clock"} aria-label={t("clock-of", { seat: seatName(seat), time: digits(shown(left[seat])) })}>
          {digits(shown(left[seat]))}
        </span>
      ))}
    </>
  );
}

/** The moves so far, two a line. */
function Moves({ moves }: { moves: string[] }) {
  if (moves.length === 0) return null;
  const pairs = Array.from({ length: Math.ceil(moves.length / 2) }, (_, index) => moves.slice(2 * index, 2 * index + 2));
  return (
    <details class="moves">
      <summary>{t("moves-played")} <small>{numeral(moves.length)}</small></summary>
      <ol>{pairs.map((pair, index) => <li key={index}>{pair.join("  ")}</li>)}</ol>
    </details>
  );
}

/** Looks into the game. */
function analyse(game: Kept): void {
  replaceAnalysis(recordOf(game));
  go("#/analysis");
}

async function saveRecord(game: Kept): Promise<void> {
  download(await records.call("writeRecord", recordOf(game), "bao"), "text/plain", `${textId(game.text.rules)}.bao`);
}
