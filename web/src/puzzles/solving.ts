import type { BaoBoard } from "@bingwa/board";
import { signal } from "@preact/signals";
import { player, Stopped, rules } from "../bingwa.js";
import { question, seatName } from "../board-labels.js";
import { troubleText } from "../fault.js";
import { other } from "../outcome.js";
import { refusal } from "../refusal.js";
import type { Saying } from "../table.js";
import { t } from "../texts.js";
import type { GameView, PuzzleAnswer } from "../wasm/bingwa.js";
import type { Puzzle } from "./collection.js";

/** Positions that an answer may look at: a few seconds on a slow phone. */
const EFFORT = 4_000_000;

/** Where a person stands with a puzzle. */
export type Stage = "opening" | "yours" | "answering" | "wrong" | "solved";

/** A puzzle on a board. The rules say what may be played, the prover what is right. */
export class Solving {
  readonly stage = signal<Stage>("opening");
  readonly saying = signal<Saying | undefined>(undefined);
  /** The right moves so far, and the answers to them. */
  readonly moves = signal<string[]>([]);

  readonly #board: BaoBoard;
  readonly #puzzle: Puzzle;
  readonly #failed: () => void;
  readonly #solved: () => void;
  #view: GameView | undefined;
  /** Within how many plies it is won from here. */
  #left: number;
  #hints = 0;
  /** Changes whenever what is under way is no longer wanted. */
  #turn = 0;

  constructor(board: BaoBoard, puzzle: Puzzle, failed: () => void, solved: () => void) {
    this.#board = board;
    this.#puzzle = puzzle;
    this.#failed = failed;
    this.#solved = solved;
    this.#left = puzzle.plies ?? 0;
    board.addEventListener("bao-move", (event) => {
      const { move } = (event as CustomEvent<{ move: string }>).detail;
      void this.#guard(() => this.#play(move));
    });
    board.addEventListener("bao-refused", (event) => {
      const { hole } = (event as CustomEvent<{ hole: string }>).detail;
      void this.#guard(() => this.#why(hole));
    });
    board.addEventListener("bao-choose", (event) => {
      this.#clear();
      const text = question(event);
      if (text) this.#say(text);
    });
  }

  /** Puts the puzzle on the board, as far as it is solved. */
  async open(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    await this.#guard(async () => {
      const { rules: id, position: start } = this.#puzzle;
      const view = await rules.call("game", { rules: id, start, moves: this.moves.value });
      if (turn !== this.#turn) return;
      this.#clear();
      this.#view = view;
      this.#board.position = view.board;
      await this.#yours();
    });
  }

  /** First the hole of the right move is lit, then the move is told. */
  async hint(): Promise<void> {
    const view = this.#view;
    if (!view || this.stage.value !== "yours") return;
    this.#failed();
    const turn = this.#turn;
    await this.#guard(async () => {
      const right = await this.#right(view);
      const legal = await rules.call("legalMoves", this.#puzzle.rules, view.board.text);
      const move = legal.find(({ text }) => text === right);
      if (turn !== this.#turn || !move) return;
      this.#clear();
      this.#hints += 1;
      this.#board.lit = [move.hole];
      if (this.#hints === 1) this.#say(t("puzzle-hint-hole", { hole: move.hole }));
      else {
        this.#board.arrows = [{ from: move.hole, to: move.choices[0]?.hole ?? move.lands }];
        this.#say(t("puzzle-hint-move", { move: move.text }));
      }
    });
  }

  /** Leaves the puzzle. */
  leave(): void {
    this.#turn += 1;
    if (this.stage.value === "answering") player.stop();
  }

  /** A right move in a position that was reached by right moves. */
  async #right(view: GameView): Promise<string | undefined> {
    const { rules: id, solution } = this.#puzzle;
    const made = this.moves.value;
    if (made.every((move, ply) => move === solution[ply])) return solution[made.length];
    for (const { text } of await rules.call("legalMoves", id, view.board.text)) {
      if ((await this.#ask(view.board.text, text)).right) return text;
    }
    return undefined;
  }

  async #ask(before: string, move: string): Promise<PuzzleAnswer> {
    return player.puzzleAnswer(this.#puzzle.rules, before, move, this.#left, EFFORT);
  }

  /** Whether a move is right, and what is answered: as the solution says while it is followed. */
  async #judge(before: string, move: string): Promise<PuzzleAnswer> {
    const { solution } = this.#puzzle;
    const made = this.moves.value;
    const ply = made.length;
    if (move !== solution[ply] || made.some((each, at) => each !== solution[at])) return this.#ask(before, move);
    const answer = solution[ply + 1];
    return { right: true, left: this.#left - 2, ...(answer === undefined ? {} : { answer }) };
  }

  async #play(move: string): Promise<void> {
    const view = this.#view;
    if (!view || this.stage.value !== "yours") return;
    const turn = this.#turn;
    const before = view.board.text;
    this.stage.value = "answering";
    this.#board.legal = [];
    this.#clear();
    const played = await rules.call("play", this.#puzzle.rules, before, move);
    const shown = this.#board.show(played);
    const judged = await this.#judge(before, move);
    await shown;
    if (turn !== this.#turn) return;
    if (judged.right) await this.#goOn(move, judged, turn);
    else await this.#refute(move, played.after.text, judged, turn);
  }

  /** After a right move: the answer to it, or the end. */
  async #goOn(move: string, { answer, left }: PuzzleAnswer, turn: number): Promise<void> {
    const made = [...this.moves.value, move];
    if (answer !== undefined) {
      this.#say(t("puzzle-right"));
      await this.#show(made, answer);
      if (turn !== this.#turn) return;
      made.push(answer);
    }
    this.moves.value = made;
    const { rules: id, position: start, goal } = this.#puzzle;
    this.#view = await rules.call("game", { rules: id, start, moves: made });
    if (turn !== this.#turn) return;
    this.#left = left;
    this.#hints = 0;
    const kept = goal === "margin" && answer === undefined;
    if (!this.#view.outcome && !kept) {
      await this.#yours();
      return;
    }
    this.stage.value = "solved";
    this.#solved();
  }

  /** After a wrong move: what refutes it. */
  async #refute(move: string, after: string, { answer, margin }: PuzzleAnswer, turn: number): Promise<void> {
    this.#failed();
    if (answer !== undefined) {
      const played = await rules.call("play", this.#puzzle.rules, after, answer);
      if (turn !== this.#turn) return;
      await this.#board.show(played);
      if (turn !== this.#turn) return;
    }
    this.stage.value = "wrong";
    const seat = seatName(other(this.#view!.board.turn));
    const values = { move, answer: answer ?? "", seat };
    if (margin !== undefined) this.#say(t("puzzle-wrong-margin", { ...values, ...of(margin), wanted: this.#puzzle.margin ?? 0 }));
    else this.#say(answer === undefined ? t("puzzle-wrong-over", values) : t("puzzle-wrong", values));
  }

  async #show(made: string[], move: string): Promise<void> {
    const { rules: id, position: start } = this.#puzzle;
    const view = await rules.call("game", { rules: id, start, moves: made });
    await this.#board.show(await rules.call("play", id, view.board.text, move));
  }

  /** The person may move. */
  async #yours(): Promise<void> {
    const turn = this.#turn;
    const legal = await rules.call("legalMoves", this.#puzzle.rules, this.#view!.board.text);
    if (turn !== this.#turn) return;
    this.#board.legal = legal;
    this.stage.value = "yours";
  }

  /** Why no move begins with a hole. */
  async #why(hole: string): Promise<void> {
    const view = this.#view;
    if (!view || this.stage.value !== "yours") return;
    this.#clear();
    const { rules: id, position: start } = this.#puzzle;
    const text = { rules: id, start, moves: this.moves.value };
    const { saying, holes } = await refusal({ version: 2, text, south: "person", north: "person", seed: 1 }, view, hole);
    this.saying.value = saying;
    this.#board.lit = holes;
    this.#board.say(saying.text);
  }

  #clear(): void {
    this.saying.value = undefined;
    this.#board.lit = [];
    this.#board.arrows = [];
  }

  #say(text: string): void {
    this.saying.value = { text };
  }

  /** Says that something went wrong rather than stopping in silence, and lets the person go on. */
  async #guard(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn;
    try {
      await work();
    } catch (error) {
      if (error instanceof Stopped || turn !== this.#turn) return;
      await this.open();
      this.#say(t("failed", { why: await troubleText(error) }));
    }
  }
}

/** A margin as who has more, and how much. */
export function of(margin: number): { margin: number; ahead: "yes" | "no" | "even" } {
  return { margin: Math.abs(margin), ahead: margin > 0 ? "yes" : margin < 0 ? "no" : "even" };
}
