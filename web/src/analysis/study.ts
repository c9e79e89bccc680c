import type { Arrow, BaoBoard, Seat } from "@bingwa/board";
import { signal } from "@preact/signals";
import { known, player, records, rules, Stopped } from "../bingwa.js";
import type { Known } from "../calls.js";
import { seatName } from "../board-labels.js";
import { troubleText } from "../fault.js";
import { games } from "../games.js";
import { other } from "../outcome.js";
import { refusal } from "../refusal.js";
import { settings } from "../settings.js";
import type { Saying } from "../table.js";
import { listed, percent, t } from "../texts.js";
import type { Analysis, GameText, GameView, LegalMove, RecordText } from "../wasm/bingwa.js";
import { elsewhere, keepAnalysis, keptAnalysis, replaceAnalysis } from "./keep.js";
import { GameTree, lineFrom, movesTo, type Place } from "./tree.js";

/** Lines that are told at once. */
const LINES = 3;
/** Threats that are told, the greatest first. */
const THREATS = 3;
/** Positions looked at for each move of the graph. */
const EACH = 40_000;
/** From so many permille of a game on, a move that lost them is a mistake. */
const MISTAKE = 100;

/** What is known of a place: South's chances in permille, and the best move from it. */
export interface Worth {
  south: number;
  best: string | undefined;
}

/** A move of the main line that lost chances. */
export interface Mistake {
  place: Place;
  /** The mover's loss in permille of a won game. */
  loss: number;
  best: string;
}

/** A game that is looked into: where one stands in it, and what the player thinks of it. */
export class Study {
  tree: GameTree;
  readonly at = signal<Place>(undefined as unknown as Place);
  readonly view = signal<GameView | undefined>(undefined);
  /** Changes whenever moves or words do. */
  readonly changed = signal(0);
  readonly saying = signal<Saying | undefined>(undefined);
  readonly running = signal(false);
  readonly found = signal<Analysis | undefined>(undefined);
  /** What is proven of the place where one stands. */
  readonly proven = signal<Known>(undefined);
  readonly worths = signal(new Map<Place, Worth>());
  /** Which move of the game is being judged; nothing while none is. */
  readonly judging = signal<number | undefined>(undefined);
  /** The mistake that is to be done better. */
  readonly trying = signal<Mistake | undefined>(undefined);
  first: Seat = "S";
  readonly #board: BaoBoard;
  #legal: LegalMove[] = [];
  /** What is drawn over the board: a good move, and what is threatened. */
  #good: Arrow[] = [];
  #threats: Arrow[] = [];
  /** What was said of threats. */
  #told: Saying | undefined;
  #turn = 0;

  constructor(record: RecordText, board: BaoBoard) {
    this.tree = new GameTree(record);
    this.at.value = this.tree.start;
    this.#board = board;
    addEventListener("storage", this.#hear);
    addEventListener("visibilitychange", this.#hear);
  }

  /** Ends all that is under way. */
  leave(): void {
    removeEventListener("storage", this.#hear);
    removeEventListener("visibilitychange", this.#hear);
    this.stop();
  }

  /** Stands at a place, told by its number among all; at the start where there is none of this number. */
  async open(number = 0): Promise<void> {
    const { start, rules: id } = this.tree.facts;
    const first = start === undefined
      ? games.find((info) => info.rules === id)?.start
      : await rules.call("parse", id, start);
    this.first = first?.turn ?? "S";
    await this.go(this.tree.places()[number] ?? this.tree.start);
  }

  /** A game up to a place. */
  text(place: Place): GameText {
    const { start, rules: id } = this.tree.facts;
    return { rules: id, moves: movesTo(place), ...(start === undefined ? {} : { start }) };
  }

  /** Who moves at a place. */
  mover(place: Place): Seat {
    const second = this.first === "S" ? "N" : "S";
    return movesTo(place).length % 2 === 0 ? this.first : second;
  }

  /** Goes to a place; `shown` shows the move that leads there, seed by seed. */
  async go(place: Place, shown = false): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.at.value = place;
    this.saying.value = undefined;
    this.found.value = undefined;
    this.proven.value = undefined;
    known.stop();
    this.#board.lit = [];
    this.#good = this.#threats = [];
    this.#draw();
    if (this.judging.value === undefined) player.stop();
    await this.#guard(async () => {
      const view = await rules.call("game", this.text(place));
      const legal = view.outcome ? [] : await rules.call("legalMoves", this.tree.facts.rules, view.board.text);
      const last = view.moves.at(-1);
      const before = view.positions.at(-2);
      const played = last !== undefined && before !== undefined
        ? await rules.call("play", this.tree.facts.rules, before, last)
        : undefined;
      if (turn !== this.#turn) return;
      this.view.value = view;
      this.#legal = legal;
      if (played) void this.#board.show(played, { ended: !shown });
      else this.#board.position = view.board;
      this.#board.legal = legal;
      this.#think(turn);
      void this.#threaten(turn);
    });
  }

  /** Goes so many moves on along the line, or back. */
  step(by: number): void {
    let place = this.at.value;
    for (let left = Math.abs(by); left > 0; left -= 1) {
      const next = by > 0 ? place.next[0] : place.parent;
      if (!next) break;
      place = next;
    }
    if (place !== this.at.value) void this.go(place, by === 1);
  }

  toEnd(): void {
    void this.go(lineFrom(this.at.value).at(-1)!);
  }

  /** A move made on the board. */
  async play(move: string): Promise<void> {
    const place = this.at.value;
    const tried = this.trying.value;
    if (tried && place === tried.place.parent) {
      await this.#guard(() => this.#judgeTry(tried, place, move));
      return;
    }
    const next = this.tree.play(place, move);
    this.touch();
    await this.go(next, true);
  }

  /** Why no move begins with a hole. */
  async why(hole: string): Promise<void> {
    const view = this.view.value;
    if (!view || view.outcome) return;
    await this.#guard(async () => {
      const asked = { version: 2, text: this.text(this.at.value), south: "person", north: "person", seed: 1 } as const;
      const { saying, holes } = await refusal(asked, view, hole);
      this.saying.value = saying;
      this.#board.lit = holes;
      this.#board.say(saying.text);
    });
  }

  /** What is drawn from moves and words follows their changes. */
  heed(): number {
    return this.changed.value;
  }

  /** Shows what is threatened at the place where one stands, or no longer, as is wanted now. */
  threats(): void {
    this.#threats = [];
    this.#draw();
    if (this.saying.value === this.#told) this.saying.value = undefined;
    void this.#threaten(this.#turn);
  }

  /** Shows what the opponent would capture if he were to move now, where that is wanted. */
  async #threaten(turn: number): Promise<void> {
    const view = this.view.value;
    if (!settings.peek().threats || !view || view.outcome) return;
    await this.#guard(async () => {
      const { rules: id } = this.tree.facts;
      const { edit } = await records.call("draft", id, view.board.text);
      const turned = { ...edit, turn: other(edit.turn) };
      // A hole is frozen for the move of its owner alone.
      delete turned.takasia;
      const { board, fault, over } = await records.call("setUp", id, turned);
      const legal = fault || over ? [] : await rules.call("legalMoves", id, board.text);
      if (turn !== this.#turn || !settings.peek().threats) return;
      const takes = legal.filter(({ captures }) => captures > 0).toSorted((a, b) => b.captures - a.captures).slice(0, THREATS);
      this.#threats = takes.map((move) => ({ ...arrow(move), threat: true }));
      this.#draw();
      const [most] = takes;
      const seat = seatName(turned.turn);
      const text = most
        ? t("threats", { seat, moves: listed(takes.map((move) => move.text), "disjunction"), most: most.captures })
        : t("threats-none", { seat });
      this.#told = { text };
      // Whatever else is said about the place comes first.
      this.saying.value ??= this.#told;
    });
  }

  /** Something was changed: it is kept, along with what another tab has changed meanwhile. */
  touch(): void {
    this.changed.value += 1;
    const other = elsewhere();
    if (other === "another") replaceAnalysis(this.tree.record());
    else if (other === undefined) keepAnalysis(this.tree.record());
    else {
      const tree = new GameTree(other.record);
      tree.join(this.tree, new GameTree(other.before));
      keepAnalysis(tree.record());
      this.#take(tree);
    }
  }

  /** Looks what another tab has done. */
  readonly #hear = () => {
    if (elsewhere() === undefined) return;
    // What is being written here counts: it is changed before the other's changes are taken up.
    const writing = document.activeElement;
    if (writing instanceof HTMLTextAreaElement) {
      writing.blur();
      writing.focus();
    }
    const other = elsewhere();
    if (other === "another") this.saying.value = { text: t("analysis-another") };
    else if (other) {
      keptAnalysis();
      this.#take(new GameTree(other.record));
    }
  };

  /** Goes on with the game as another tab has left it. */
  #take(tree: GameTree): void {
    const moves = movesTo(this.at.value);
    this.tree = tree;
    this.worths.value = new Map();
    this.trying.value = undefined;
    if (this.judging.value !== undefined) player.stop();
    this.changed.value += 1;
    const at = tree.find(moves);
    const say = () => { this.saying.value = { text: t("analysis-elsewhere") }; };
    if (movesTo(at).length === moves.length) {
      this.at.value = at;
      say();
    } else void this.go(at).then(say);
  }

  remove(): void {
    const at = this.tree.remove(this.at.value);
    this.touch();
    void this.go(at);
  }

  promote(): void {
    this.tree.promote(this.at.value);
    this.touch();
  }

  /** Turns the player's thinking about each place on or off. */
  think(on: boolean): void {
    this.running.value = on;
    if (on) this.#think(this.#turn);
    else {
      this.#turn += 1;
      player.stop();
    }
  }

  /** Judges each move of the main line. */
  async judge(): Promise<void> {
    if (this.judging.value !== undefined) return;
    player.stop();
    this.running.value = false;
    this.worths.value = new Map();
    await this.#guard(async () => {
      try {
        for (const [ply, place] of this.tree.main().entries()) {
          this.judging.value = ply;
          const worth = await this.#worth(place);
          this.worths.value = new Map(this.worths.value).set(place, worth);
        }
      } finally {
        this.judging.value = undefined;
      }
    });
  }

  /** Ends whatever the player is thinking about. */
  stop(): void {
    this.running.value = false;
    player.stop();
    known.stop();
  }

  /** The moves of the main line that lost chances, as far as they are judged. */
  mistakes(): Mistake[] {
    const worths = this.worths.value;
    return this.tree.main().flatMap((place) => {
      const [before, after] = [place.parent && worths.get(place.parent), worths.get(place)];
      if (!place.parent || !before?.best || !after) return [];
      const gain = before.south - after.south;
      const loss = this.mover(place.parent) === "S" ? gain : -gain;
      return loss >= MISTAKE && before.best !== place.move ? [{ place, loss, best: before.best }] : [];
    });
  }

  /** Stands before a mistake, to do better. */
  tryAgain(mistake: Mistake): void {
    this.think(false);
    this.trying.value = mistake;
    void this.go(mistake.place.parent!).then(() => {
      this.saying.value = { text: t("try-now", { move: mistake.place.move }) };
    });
  }

  /** Leaves the mistake, and shows what was best. */
  showBest(): void {
    const mistake = this.trying.value;
    if (!mistake) return;
    this.trying.value = undefined;
    this.#arrow(mistake.best);
    this.saying.value = { text: t("try-best", { move: mistake.best }) };
  }

  async #judgeTry(mistake: Mistake, place: Place, move: string): Promise<void> {
    const before = this.worths.value.get(place);
    const after = await this.#worth({ move, comment: "", nags: [], parent: place, next: [] });
    const gain = (before?.south ?? 500) - after.south;
    const loss = Math.max(0, this.mover(place) === "S" ? gain : -gain);
    if (move !== mistake.best && loss >= MISTAKE / 2) {
      this.saying.value = { text: t("try-worse", { move, loss: percent(loss) }) };
      return;
    }
    this.trying.value = undefined;
    const next = this.tree.play(place, move);
    this.touch();
    await this.go(next, true);
    this.saying.value = { text: t("try-good", { move }) };
  }

  /** What a place is worth, after a short search. */
  async #worth(place: Place): Promise<Worth> {
    const text = this.text(place);
    const { outcome } = await rules.call("game", text);
    if (outcome) {
      const south = outcome.winner === undefined ? 500 : outcome.winner === "S" ? 1000 : 0;
      return { south, best: undefined };
    }
    const [line] = (await player.analyse(text, { lines: 1, nodes: EACH }, () => undefined)).lines;
    return { south: line!.south, best: line!.moves[0] };
  }

  /** Thinks about the place where one stands, until it is left or the thinking is turned off. */
  #think(turn: number): void {
    if (!this.running.value || this.judging.value !== undefined || !this.view.value || this.view.value.outcome) return;
    player.stop();
    const tell = (found: Analysis) => {
      if (turn !== this.#turn) return;
      this.found.value = found;
      const best = found.lines[0]?.moves[0];
      if (best) this.#arrow(best);
    };
    const text = this.text(this.at.value);
    void this.#guard(async () => {
      const proven = await known.of(text);
      if (turn === this.#turn) this.proven.value = proven;
    });
    void this.#guard(async () => tell(await player.analyse(text, { lines: LINES }, tell)));
  }

  #arrow(text: string): void {
    const move = this.#legal.find((each) => each.text === text);
    this.#good = move ? [arrow(move)] : [];
    this.#draw();
  }

  #draw(): void {
    this.#board.arrows = [...this.#threats, ...this.#good];
  }

  /** Says that something went wrong rather than stopping in silence. */
  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Stopped) return;
      this.saying.value = { text: t("failed", { why: await troubleText(error) }) };
    }
  }
}

/** From where a move sets out, and which way. */
function arrow({ hole, choices, lands }: LegalMove): Arrow {
  return { from: hole, to: choices[0]?.hole ?? lands };
}
