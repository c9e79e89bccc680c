import type { BaoBoard, Seat } from "@bingwa/board";
import { FluentNumber } from "@fluent/bundle";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { replaceAnalysis } from "../analysis/keep.js";
import { player } from "../bingwa.js";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { textId } from "../games.js";
import { go } from "../router.js";
import { change, settings } from "../settings.js";
import { t, ungrouped } from "../texts.js";
import { Told } from "../told.js";
import { daily, movesOf, nameOf, type Puzzle } from "./collection.js";
import { dateOf } from "./days.js";
import { fail, rating, solve, streak } from "./progress.js";
import { of, Solving } from "./solving.js";

/** One puzzle, to be solved on the board; with the addresses of the list that it is of, and of the one after it. */
export function PuzzleView({ puzzle, list, next }: { puzzle: Puzzle; list: string; next: string | undefined }) {
  const solving = useRef<Solving>(null);
  const board = useRef<BaoBoard>(null);
  const made = useSignal(false);
  const gained = useSignal<number | undefined>(undefined);
  const today = dateOf(new Date());
  const isDaily = nameOf(daily(today)) === nameOf(puzzle);
  const turn: Seat = / N(?: |$)/.test(puzzle.position) ? "N" : "S";
  const name = t(`game-${textId(puzzle.rules)}`);
  const at = made.value ? solving.current : null;
  const stage = at?.stage.value ?? "opening";
  const over = stage === "solved" && puzzle.goal === "win";
  useEffect(() => {
    if (board.current) board.current.labels = boardLabels(name, seatName, over);
  }, [settings.value.locale, over]);
  useEffect(() => player.prepare(), []);
  // The first try is what counts.
  const rate = (what: () => void) => {
    const before = rating();
    what();
    gained.value = (gained.value ?? 0) + rating() - before;
  };
  const analyse = () => {
    const moves = puzzle.solution.map((text, place) => ({ text, comment: "", nags: [], ...(place > 0 ? { after: place - 1 } : {}) }));
    replaceAnalysis({ rules: puzzle.rules, start: puzzle.position, moves, comment: "", tags: {} });
    go("#/analysis");
  };
  return (
    <div class="play puzzle">
      <div class="asked">
        <p class="game-name"><a href={list}>{t(isDaily ? "puzzle-of-the-day" : "puzzles-title")}</a> <span>{name}</span></p>
        <h1>{goal(puzzle, turn)}</h1>
      </div>
      <Board interactive layout="window" viewer={turn} use={(element) => {
        board.current = element;
        element.labels = boardLabels(name, seatName);
        element.addEventListener("bao-speed", (event) => {
          const { speed } = (event as CustomEvent<{ speed: number }>).detail;
          change({ speed: speed === Infinity ? 0 : speed });
        });
        const mine = new Solving(element, puzzle,
          () => rate(() => fail(puzzle)),
          () => rate(() => solve(puzzle, isDaily ? today : undefined)));
        solving.current = mine;
        made.value = true;
        void mine.open();
        return () => mine.leave();
      }}>
        <Told along said={at?.saying.value ?? stage === "solved"}>
          <p class={`say ${stage}`} role="status">{at ? <Say solving={at} puzzle={puzzle} turn={turn} /> : t("loading")}</p>
        </Told>
      </Board>
      {stage === "solved" && <Solved puzzle={puzzle} isDaily={isDaily} gained={gained.value ?? 0} />}
      <div class="row acts">
        {stage === "wrong" && <button type="button" class="primary" onClick={() => void at?.open()}>{t("puzzle-again")}</button>}
        {stage === "solved" && next && <a class="button primary" href={next}>{t("puzzle-next")}</a>}
        {stage === "solved" && <button type="button" onClick={analyse}>{t("analyse")}</button>}
        {stage !== "solved" && (
          <button type="button" disabled={stage !== "yours"} onClick={() => void at?.hint()}>{t("hint")}</button>
        )}
        {stage !== "solved" && next && <a class="button" href={next}>{t("puzzle-skip")}</a>}
      </div>
    </div>
  );
}

/** What the puzzle asks for. */
function goal(puzzle: Puzzle, turn: Seat): string {
  const seat = seatName(turn);
  return puzzle.goal === "win" ? t("puzzle-win", { seat, moves: movesOf(puzzle) }) : t("puzzle-margin", { seat });
}

/** What is said under the board. */
function Say({ solving, puzzle, turn }: { solving: Solving; puzzle: Puzzle; turn: Seat }) {
  const said = solving.saying.value;
  const stage = solving.stage.value;
  if (stage === "solved") {
    const values = puzzle.goal === "win" ? { moves: movesOf(puzzle) } : of(puzzle.margin ?? 0);
    return <b>{t(puzzle.goal === "win" ? "puzzle-solved-win" : "puzzle-solved-margin", values)}</b>;
  }
  if (said) return <>{said.text}{said.clause && <span class="clause">{said.clause}</span>}</>;
  if (stage === "yours") {
    return <>{t(solving.moves.value.length > 0 ? "puzzle-go-on" : "puzzle-find", { seat: seatName(turn) })}</>;
  }
  return <>{t(stage === "answering" ? "puzzle-looking" : "loading")}</>;
}

/** What a solved puzzle was, and what became of the solver's numbers. */
function Solved({ puzzle, isDaily, gained }: { puzzle: Puzzle; isDaily: boolean; gained: number }) {
  // A sign belongs to its number: from right to left, too, it stands before it.
  const by = new FluentNumber(gained, { signDisplay: "exceptZero" });
  return (
    <div class="facts">
      <p>{t("puzzle-ratings", { rating: ungrouped(puzzle.rating), yours: ungrouped(rating()), by })}</p>
      {isDaily && <p>{t("puzzle-streak", { days: streak() })}</p>}
      <ul class="themes" aria-label={t("puzzle-themes")}>
        {puzzle.themes.map((theme) => <li key={theme}>{t(`theme-of-${theme}`)}</li>)}
      </ul>
    </div>
  );
}
