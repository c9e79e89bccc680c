import type { BaoBoard, BoardEvents, Seat } from "@bingwa/board";
import { computed, signal } from "@preact/signals";
import { moveInWords, question } from "./board-labels.js";
import { Clock } from "./clock.js";
import { Refused, rules, Stopped } from "./bingwa.js";
import { troubleText } from "./fault.js";
import { alone, elsewhere, keep, kept, mend, whose, type Kept } from "./game.js";
import { games } from "./games.js";
import { advice, answer, prepare, stop } from "./opponent.js";
import { refusal } from "./refusal.js";
import { settings } from "./settings.js";
import { t } from "./texts.js";
import type { GameText, GameView, LegalMove, Played, RecordText } from "./wasm/bingwa.js";

/** What is said under the board: a text, and the clause behind it. */
export interface Saying {
  text: string;
  clause?: string;
}

/** A move on the board, and whose it is. */
export interface Shown {
  seat: Seat;
  move: string;
}

/** A game on a board: who moves, what is shown, what is said. The rules are asked, never known. */
export class Table {
  readonly view = signal<GameView | undefined>(undefined);
  readonly saying = signal<Saying | undefined>(undefined);
  /** The move that is being shown, until the board stands where it leads. */
  readonly showing = signal<Shown | undefined>(undefined);
  readonly thinking = signal(false);
  /** A move that waits for the person to confirm it. */
  readonly asked = signal<string | undefined>(undefined);
  /** Whether the game is over, by the rules or because somebody resigned. */
  readonly over = computed(() => this.view.value?.outcome !== undefined || (kept.value?.resigned ?? kept.value?.late) !== undefined);
  readonly clock = new Clock((seat) => this.#late(seat), (clock) => {
    const game = kept.peek();
    if (game?.clock) keep({ ...game, clock });
  });

  readonly #board: BaoBoard;
  /** The move that the board shows, or has shown. */
  #last: Shown | undefined;
  /** Changes whenever what is under way is no longer wanted. */
  #turn = 0;
  /** Where the last move began: no other begins there. */
  #left: GameView | undefined;
  readonly #unwatch: () => void;

  constructor(board: BaoBoard) {
    this.#board = board;
    board.addEventListener("bao-move", (event) => {
      const { move } = (event as CustomEvent<{ move: string }>).detail;
      const { confirm } = settings.peek();
      if (confirm === "always" || (confirm === "untimed" && !kept.peek()?.clock)) this.#ask(move);
      else void this.#guard(() => this.#move(move));
    });
    board.addEventListener("bao-refused", (event) => {
      const { hole } = (event as CustomEvent<{ hole: string }>).detail;
      void this.#guard(() => this.#why(hole));
    });
    board.addEventListener("bao-choose", (event) => {
      this.#clear();
      const text = question(event);
      if (text) this.#say({ text });
    });
    // Whoever goes through a move again sees it being shown again.
    board.addEventListener("bao-instant", (event) => {
      const { instant, of } = (event as CustomEvent<BoardEvents["bao-instant"]>).detail;
      this.showing.value = instant < of ? this.#last : undefined;
    });
    let seen = elsewhere.peek();
    this.#unwatch = elsewhere.subscribe((times) => {
      if (times === seen) return;
      seen = times;
      void this.open().then(() => {
        if (kept.peek() && !this.saying.peek()) this.#say({ text: t("elsewhere") });
      });
    });
  }

  /** Takes up the kept game. */
  async open(): Promise<void> {
    const game = kept.value;
    if (!game) return;
    this.#abandon();
    const turn = this.#turn;
    this.clock.set(game.clock);
    for (const who of [game.south, game.north]) if (who !== "person") prepare(who);
    await this.#guard(async () => {
      let view: GameView;
      try {
        view = await rules.call("game", game.text);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        mend(game, await troubleText(error), error.fault.ply);
        await this.open();
        return;
      }
      if (turn !== this.#turn) return;
      this.showing.value = undefined;
      this.#board.position = view.board;
      this.#board.reveal();
      const last = view.moves.length - 1;
      if (last >= 0) {
        const played = await rules.call("play", game.text.rules, view.positions[last]!, view.moves[last]!);
        if (turn !== this.#turn) return;
        await this.#shows(played, true);
      }
      if (turn === this.#turn) await this.#next(game, view);
    });
  }

  /** Makes the move that waited. */
  async confirm(): Promise<void> {
    const move = this.asked.value;
    if (move !== undefined) await this.#guard(() => this.#move(move));
  }

  /** Gives up the move that waited. */
  decline(): void {
    this.#clear();
  }

  /** Takes back the last move of a person, and what the computer answered. */
  async undo(): Promise<void> {
    const game = kept.value;
    if (!game) return;
    const moves = [...game.text.moves];
    const rest = { ...game };
    delete rest.resigned;
    delete rest.over;
    if (!game.resigned) {
      const first: Seat = (await this.#first(game)) ?? "S";
      const mover = (): Seat => (moves.length % 2 === 0 ? first : first === "S" ? "N" : "S");
      do moves.pop();
      while (moves.length > 0 && whose(game, mover()) !== "person");
    }
    keep({ ...rest, text: { ...game.text, moves } });
    await this.open();
  }

  /** Shows a good move. */
  async hint(): Promise<void> {
    const [game, view] = [kept.value, this.view.value];
    if (!game || !view || this.over.value || this.thinking.value || whose(game, view.board.turn) !== "person") return;
    const turn = this.#turn;
    await this.#guard(async () => {
      this.thinking.value = true;
      const { best, proven } = await advice(game.text);
      const legal = await rules.call("legalMoves", game.text.rules, view.board.text);
      // Who has moved meanwhile wants none.
      if (!this.#stands(turn, view)) return;
      this.thinking.value = false;
      const move = legal.find((each) => each.text === best);
      if (!move) return;
      this.#board.lit = [move.hole];
      this.#board.arrows = [{ from: move.hole, to: move.choices[0]?.hole ?? move.lands }];
      this.#say({ text: t(proven ? "hint-proven" : "hint-is", { move: move.text, words: moveInWords(move) }) });
    });
  }

  /** The person to move, or the person against the computer, gives up. */
  resign(): void {
    const [game, view] = [kept.value, this.view.value];
    if (!game || !view || this.over.value) return;
    this.#abandon();
    const alone: Seat = game.south === "person" ? "S" : "N";
    const both = game.south === "person" && game.north === "person";
    keep({ ...game, resigned: both ? view.board.turn : alone });
    this.#board.legal = [];
  }

  /** Leaves the table. */
  leave(): void {
    this.#abandon();
    this.#unwatch();
  }

  /** Says that something went wrong rather than stopping in silence. */
  async #guard(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn;
    try {
      await work();
    } catch (error) {
      if (error instanceof Stopped || turn !== this.#turn) return;
      this.thinking.value = false;
      this.#say({ text: t("failed", { why: await troubleText(error) }) });
    }
  }

  /** Ends whatever is under way. */
  #abandon(): void {
    this.#turn += 1;
    this.#rest();
    this.clock.stop();
    this.#clear();
  }

  /** Ends the player's thinking. */
  #rest(): void {
    if (this.thinking.value) stop();
    this.thinking.value = false;
  }

  /** Whether what was begun in a position is still wanted: nobody has moved since, or left it. */
  #stands(turn: number, view: GameView): boolean {
    return turn === this.#turn && view === this.view.peek() && view !== this.#left;
  }

  /** A player's time has run out. */
  #late(seat: Seat): void {
    const game = kept.peek();
    const clock = this.clock.left.peek();
    if (!game || !clock || this.over.peek()) return;
    this.#abandon();
    keep({ ...game, clock, late: seat });
    this.#board.legal = [];
  }

  /** Shows where the first lap of a move would end, and waits. */
  #ask(move: string): void {
    this.#clear();
    const { hole, lands } = this.#board.legal.find((each) => each.text === move) ?? {};
    if (hole !== undefined && lands !== undefined && hole !== lands) this.#board.arrows = [{ from: hole, to: lands }];
    this.asked.value = move;
  }

  #clear(): void {
    this.asked.value = undefined;
    this.saying.value = undefined;
    this.#board.lit = [];
    this.#board.arrows = [];
  }

  #say(saying: Saying): void {
    this.saying.value = saying;
  }

  /** A person makes a move, where it is his. */
  async #move(move: string): Promise<void> {
    const [game, view] = [kept.value, this.view.value];
    if (game && view && whose(game, view.board.turn) === "person") await this.#play(move);
  }

  /** Makes a move, shows it, and goes on: its showing keeps nobody waiting; `answered` says that it is the computer's. */
  async #play(move: string, answered = false): Promise<void> {
    const [game, view] = [kept.value, this.view.value];
    // A second tap may come before the first is answered.
    if (!game || !view || this.over.value || view === this.#left) return;
    this.#left = view;
    // A hint comes too late; that the computer thinks is said until its move is made.
    if (!answered) this.#rest();
    const turn = this.#turn;
    const text = { ...game.text, moves: [...view.moves, move] };
    const asked = [rules.call("game", text), rules.call("play", text.rules, view.board.text, move)] as const;
    const [after, played] = await Promise.all(asked).catch((error: unknown) => {
      // It was not made, and may be tried again.
      if (view === this.#left) this.#left = undefined;
      throw error;
    });
    if (turn !== this.#turn) return;
    const clock = this.clock.moved(view.board.turn);
    const next = { ...game, text: { ...text, moves: after.moves }, ...(clock && { clock }) };
    keep(next);
    this.thinking.value = false;
    this.#clear();
    this.#board.legal = [];
    const shown = this.#shows(played, false);
    await this.#next(next, after, shown);
  }

  /** Shows a move on the board. */
  #shows(played: Played, ended: boolean): Promise<void> {
    this.#last = { seat: played.before.turn, move: played.text };
    return this.#board.show(played, { ended });
  }

  /** After a move: the game is over, a person may move, or the computer thinks. */
  async #next(game: Kept, view: GameView, shown?: Promise<void>): Promise<void> {
    const turn = this.#turn;
    this.view.value = view;
    if (view.outcome && !game.over) keep({ ...game, over: true });
    if (view.outcome || game.resigned || game.late) {
      await shown;
      return;
    }
    const who = whose(game, view.board.turn);
    if (who === "person") {
      const legal = await rules.call("legalMoves", game.text.rules, view.board.text);
      if (!this.#stands(turn, view)) return;
      this.#board.legal = legal;
      this.clock.run(view.board.turn);
      await shown;
      const [only, another] = legal;
      // Somebody may have made it while the move before it was being shown.
      if (!only || another || !this.#stands(turn, view)) return;
      this.#only(only);
      // After a reload, or a move taken back, it waits for the person.
      if (shown && settings.peek().only) await this.#play(only.text);
      return;
    }
    this.thinking.value = true;
    this.clock.run(view.board.turn);
    const seed = (game.seed + view.moves.length) >>> 0;
    // One tab thinks; when its answer is there, the others take up what it kept.
    const found = await alone(async () => (this.#stands(turn, view) ? answer(game.text, who, seed) : undefined));
    // The answer to a position that is gone is nobody's.
    if (found === undefined || !this.#stands(turn, view)) return;
    this.clock.stop();
    // The person sees his own move to its end before the answer comes; he may skip it.
    await shown;
    if (!this.#stands(turn, view)) return;
    await this.#play(found, true);
  }

  /** Shows the only move there is. */
  #only({ text, hole, choices, lands }: LegalMove): void {
    this.#board.lit = [hole];
    this.#board.arrows = [{ from: hole, to: choices[0]?.hole ?? lands }];
    this.#say({ text: t("only-move", { move: text }) });
  }

  /** Why no move begins with a hole. */
  async #why(hole: string): Promise<void> {
    const [game, view] = [kept.value, this.view.value];
    if (!game || !view || this.over.value) return;
    this.#clear();
    const { saying, holes } = await refusal(game, view, hole);
    this.#say(saying);
    this.#board.lit = holes;
    this.#board.say(saying.text);
  }

  async #first(game: Kept): Promise<Seat | undefined> {
    const { start, rules: id } = game.text;
    if (start === undefined) return games.find((info) => info.rules === id)?.start.turn;
    return (await rules.call("parse", id, start)).turn;
  }
}

/** A kept game as a record. */
export function recordOf(game: Kept): RecordText {
  const name = (who: Kept["south"]) => (who === "person" ? "?" : who === "perfect" ? "Bingwa, perfect" : `Bingwa, level ${who}`);
  const loser = game.resigned ?? game.late;
  const end = loser && { result: loser === "S" ? "0-1" : "1-0", termination: game.resigned ? "resignation" : "time" };
  const tags = { South: name(game.south), North: name(game.north), Date: today() };
  return { ...line(game.text), tags, ...end };
}

/** A game as a record without variations. */
export function line({ moves, ...text }: GameText): RecordText {
  const told = moves.map((move, place) => ({ text: move, comment: "", nags: [], ...(place > 0 ? { after: place - 1 } : {}) }));
  return { ...text, comment: "", moves: told, tags: {} };
}

function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
}
