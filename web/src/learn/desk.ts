import type { BaoBoard } from "@bingwa/board";
import { signal } from "@preact/signals";
import { rules } from "../bingwa.js";
import { moveInWords, question } from "../board-labels.js";
import { troubleText } from "../fault.js";
import type { Kept } from "../game.js";
import { refusal } from "../refusal.js";
import type { Saying } from "../table.js";
import { t } from "../texts.js";
import type { GameView, LegalMove, Played } from "../wasm/bingwa.js";
import { answer, isQuestion, judge, type Aim, type Question, type Seen } from "./goals.js";
import type { Exercise } from "./lessons.js";

/** How an exercise stands. */
export type State = "open" | "busy" | "missed" | "met";

/** An exercise on a board: what the learner does is judged by what the rules say of it. */
export class Desk {
  readonly saying = signal<Saying | undefined>(undefined);
  readonly state = signal<State>("open");

  readonly #board: BaoBoard;
  readonly #game: string;
  readonly #met: () => void;
  #exercise: Exercise | undefined;
  #view: GameView | undefined;
  #legal: LegalMove[] = [];
  #hints = 0;
  /** Changes whenever what is under way is no longer wanted. */
  #turn = 0;

  /** `met` is told each time that a goal is reached. */
  constructor(board: BaoBoard, game: string, met: () => void) {
    this.#board = board;
    this.#game = game;
    this.#met = met;
    board.addEventListener("bao-move", (event) => {
      const { move } = (event as CustomEvent<{ move: string }>).detail;
      void this.#guard(() => this.#play(move));
    });
    board.addEventListener("bao-refused", (event) => {
      const { hole } = (event as CustomEvent<{ hole: string }>).detail;
      void this.#guard(() => this.#point(hole));
    });
    board.addEventListener("bao-choose", (event) => {
      if (this.state.value !== "open") return;
      this.#clear();
      const text = question(event);
      if (text) this.#say({ text });
    });
  }

  /** Puts an exercise on the board, or the same once more. */
  async set(exercise: Exercise | undefined = this.#exercise): Promise<void> {
    if (!exercise) return;
    this.leave();
    const turn = this.#turn;
    this.#exercise = exercise;
    this.#hints = 0;
    this.state.value = "open";
    await this.#guard(async () => {
      const { position, goal } = exercise;
      const view = await rules.call("game", { rules: this.#game, start: position, moves: [] });
      const legal = await rules.call("legalMoves", this.#game, position);
      if (turn !== this.#turn) return;
      this.#view = view;
      this.#legal = legal;
      this.#board.position = view.board;
      // Where a hole is asked for, none is played.
      this.#board.legal = isQuestion(goal) ? [] : legal;
    });
  }

  /** Helps: first with the hole, then with the whole move or the answer. */
  async hint(): Promise<void> {
    const { goal } = this.#exercise!;
    if (this.state.value !== "open" || !this.#view) return;
    await this.#guard(async () => {
      this.#board.cancel();
      const first = this.#hints === 0;
      this.#hints += 1;
      if (isQuestion(goal)) await this.#hintAt(goal, first);
      else await this.#hintTo(goal, first);
    });
  }

  /** Leaves what is under way. */
  leave(): void {
    this.#turn += 1;
    this.#clear();
  }

  async #hintAt(question: Question, first: boolean): Promise<void> {
    const turn = this.#turn;
    const { hole = "", played } = await this.#answer(question);
    if (turn !== this.#turn) return;
    const move = this.#legal.find(({ text }) => text === played?.text);
    if (!first || !move) {
      this.#board.arrows = [];
      this.#board.lit = [hole];
      this.#say({ text: t("learn-answer", { hole }) });
      return;
    }
    const way = move.choices[0]?.hole;
    this.#board.arrows = way ? [{ from: move.hole, to: way }] : [];
    this.#board.lit = [move.hole];
    const reserve = played?.steps[0]?.kind === "place" ? "yes" : "no";
    this.#say({ text: t("learn-count", { hole: move.hole, reserve }) });
  }

  async #hintTo(aim: Aim, first: boolean): Promise<void> {
    const turn = this.#turn;
    for (const move of this.#legal) {
      const met = judge(aim, await this.#see(move.text)).met;
      if (turn !== this.#turn) return;
      if (!met) continue;
      this.#board.lit = [move.hole];
      const way = move.choices[0]?.hole;
      if (!first && way) this.#board.arrows = [{ from: move.hole, to: way }];
      this.#say({ text: first ? t("learn-begin", { hole: move.hole }) : t("hint-is", { move: move.text, words: moveInWords(move) }) });
      return;
    }
  }

  /** What becomes of a move. */
  async #see(move: string): Promise<Seen> {
    const start = this.#exercise!.position;
    const [played, view] = await Promise.all([
      rules.call("play", this.#game, start, move),
      rules.call("game", { rules: this.#game, start, moves: [move] }),
    ]);
    const replies = await rules.call("legalMoves", this.#game, view.board.text);
    return { played, outcome: view.outcome, replies };
  }

  async #answer(question: Question): Promise<{ hole: string | undefined; played: Played | undefined }> {
    const { board } = this.#view!;
    const played = "move" in question ? await rules.call("play", this.#game, board.text, question.move) : undefined;
    return { hole: answer(question, { board, legal: this.#legal, played }), played };
  }

  async #play(move: string): Promise<void> {
    const { goal } = this.#exercise!;
    if (this.state.value !== "open" || isQuestion(goal)) return;
    const turn = this.#turn;
    this.#clear();
    this.state.value = "busy";
    this.#board.legal = [];
    const seen = await this.#see(move);
    if (turn !== this.#turn) return;
    await this.#board.show(seen.played);
    if (turn !== this.#turn) return;
    const { met, found } = judge(goal, seen);
    if (met) this.#reached({ text: t("learn-right") });
    else {
      this.state.value = "missed";
      this.#say({ text: t(`wrong-${goal.kind}`, { ...goal, found, rules: this.#game }) });
    }
  }

  /** The learner asked for a hole: to answer, or to play where nothing can begin. */
  async #point(hole: string): Promise<void> {
    const { goal } = this.#exercise!;
    if (this.state.value !== "open" || !this.#view) return;
    const turn = this.#turn;
    if (!isQuestion(goal)) {
      const asked: Kept = { version: 2, text: { rules: this.#game, moves: [] }, south: "person", north: "person", seed: 1 };
      const { saying, holes } = await refusal(asked, this.#view, hole);
      if (turn !== this.#turn) return;
      this.#clear();
      this.#board.lit = holes;
      this.#say(saying);
      return;
    }
    const { hole: right, played } = await this.#answer(goal);
    if (turn !== this.#turn) return;
    this.#clear();
    if (hole !== right) {
      this.#say({ text: t("learn-not", { hole }) });
      return;
    }
    this.state.value = "busy";
    const saying = { text: t("learn-right-hole", { hole }) };
    // Nobody waits for the showing to know that he was right.
    this.#say(saying);
    if (played) await this.#board.show(played);
    if (turn === this.#turn) this.#reached(saying);
  }

  #reached(saying: Saying): void {
    this.state.value = "met";
    this.#met();
    this.#say(saying);
  }

  #say(saying: Saying): void {
    this.saying.value = saying;
  }

  #clear(): void {
    this.saying.value = undefined;
    this.#board.lit = [];
    this.#board.arrows = [];
  }

  /** Says that something went wrong rather than stopping in silence. */
  async #guard(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn;
    try {
      await work();
    } catch (error) {
      if (turn !== this.#turn) return;
      this.state.value = "missed";
      this.#say({ text: t("failed", { why: await troubleText(error) }) });
    }
  }
}
