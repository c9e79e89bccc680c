import { seatOf, Timeline, type BaoBoard } from "@bingwa/board";
import { signal } from "@preact/signals";
import { rules } from "../bingwa.js";
import { boardLabels, question, seatName } from "../board-labels.js";
import { outcome } from "../outcome.js";
import { refused } from "../refusal.js";
import { t } from "../texts.js";
import type { GameView } from "../wasm/bingwa.js";
import type { Saying } from "../table.js";

/** A board on which moves of an example are tried, under one reading of the rules. */
export class Trial {
  readonly view = signal<GameView | undefined>(undefined);
  readonly saying = signal<Saying | undefined>(undefined);
  /** The clauses that the last move was played by. */
  readonly clauses = signal<string[]>([]);

  readonly rules: string;
  readonly #start: string | undefined;
  readonly #name: string;
  readonly #board: BaoBoard;
  /** Changes whenever what is under way is no longer wanted. */
  #turn = 0;

  constructor(board: BaoBoard, id: string, name: string, start: string | undefined) {
    this.rules = id;
    this.#start = start;
    this.#name = name;
    this.#board = board;
    this.relabel();
    board.addEventListener("bao-move", (event) => void this.play((event as CustomEvent<{ move: string }>).detail.move));
    board.addEventListener("bao-refused", (event) => void this.ask((event as CustomEvent<{ hole: string }>).detail.hole));
    board.addEventListener("bao-choose", (event) => {
      this.#clear();
      const text = question(event);
      if (text) this.saying.value = { text };
    });
  }

  /** Names everything in the language that is spoken. */
  relabel(): void {
    this.#board.labels = boardLabels(this.#name, seatName);
  }

  /** Ends what is under way. */
  stop(): void {
    this.#turn += 1;
  }

  /** Stands after these moves; the last one can be gone through. */
  async go(moves: string[]): Promise<void> {
    this.stop();
    const turn = this.#turn;
    const view = await this.#game(moves);
    if (turn !== this.#turn) return;
    this.#clear();
    this.clauses.value = [];
    const [before, move] = [view.positions.at(-1), view.moves.at(-1)];
    if (before !== undefined && move !== undefined) {
      const played = await rules.call("play", this.rules, before, move);
      if (turn !== this.#turn) return;
      void this.#board.show(played, { ended: true });
    } else this.#board.position = view.board;
    await this.#stand(view, turn);
  }

  /** Plays a move from where the board stands; says why not if it isn't legal. */
  async play(move: string): Promise<void> {
    const view = this.view.value;
    if (!view) return;
    this.stop();
    const turn = this.#turn;
    const before = view.board.text;
    const verdict = await rules.call("explain", this.rules, before, move);
    if (turn !== this.#turn) return;
    if (verdict.verdict !== "legal") return this.ask(move);
    const next = await this.#game([...view.moves, verdict.text]);
    const played = await rules.call("play", this.rules, before, verdict.text);
    if (turn !== this.#turn) return;
    this.#clear();
    this.view.value = next;
    this.clauses.value = verdict.clauses;
    this.#board.legal = [];
    await this.#board.show(played);
    if (turn !== this.#turn) return;
    this.saying.value = { text: boardLabels(this.#name, seatName).moved(verdict.text, new Timeline(played).laps) };
    await this.#stand(next, turn);
  }

  /** Says why a move, or any with a hole, is not legal. */
  async ask(asked: string): Promise<void> {
    const view = this.view.value;
    if (!view) return;
    const turn = this.#turn;
    const { turn: seat, text } = view.board;
    const hole = /^[A-Za-z]\d+/.exec(asked)?.[0] ?? asked;
    const why = seatOf(hole) !== seat
      ? { saying: { text: t("refusal-not-yours", { hole }) }, holes: [] }
      : await refused(this.rules, text, asked);
    if (turn !== this.#turn || !why) return;
    this.saying.value = why.saying;
    this.#board.lit = why.holes;
    this.#board.say(why.saying.text);
  }

  #clear(): void {
    this.saying.value = undefined;
    this.#board.lit = [];
  }

  /** What can be played where the board stands, and how the game ended if it did. */
  async #stand(view: GameView, turn: number): Promise<void> {
    this.view.value = view;
    const legal = view.outcome ? [] : await rules.call("legalMoves", this.rules, view.board.text);
    if (turn !== this.#turn) return;
    this.#board.legal = legal;
    if (view.outcome) this.saying.value = { text: outcome(view.outcome, view.board.turn) };
  }

  async #game(moves: string[]): Promise<GameView> {
    const start = this.#start === undefined ? {} : { start: this.#start };
    return rules.call("game", { rules: this.rules, moves, ...start });
  }
}
