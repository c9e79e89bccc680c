import type { BoardView, LegalMove, OutcomeView, Played } from "../wasm/bingwa.js";

/** What a learner is to bring about by a move, told in facts that the rules give of it. */
export type Aim =
  /** Any legal move. */
  | { kind: "any" }
  /** The move ends in this hole. */
  | { kind: "ends"; hole: string }
  /** So many laps at least. */
  | { kind: "laps"; number: number }
  /** So many captures at least. */
  | { kind: "captures"; number: number }
  /** So many seeds captured at least. */
  | { kind: "seeds"; number: number }
  /** The seeds of this hole are captured. */
  | { kind: "takes"; hole: string }
  /** The first captured seeds enter by this kichwa. */
  | { kind: "enters"; hole: string }
  /** The move ends in the house, of the mover's choice. */
  | { kind: "stop" }
  /** The mover goes on from his house. */
  | { kind: "safari" }
  /** The house pays its tax. */
  | { kind: "tax" }
  /** A hole is takasiaed. */
  | { kind: "takasia" }
  /** A hole is reserved. */
  | { kind: "reserve" }
  /** The opponent's house is lost. */
  | { kind: "house-lost" }
  /** The opponent's replies capture so many seeds at most. */
  | { kind: "safe"; number: number }
  /** The game is won. */
  | { kind: "wins" };

/** A hole to point out; the rules say which it is. */
export type Question =
  /** Where the first lap of a move ends. */
  | { kind: "lands"; move: string }
  /** Where a move ends. */
  | { kind: "last"; move: string }
  /** The hole that a move captures first. */
  | { kind: "captured"; move: string }
  /** The kichwa by which the seeds enter that a move captures first. */
  | { kind: "entered"; move: string }
  /** The hole that is takasiaed. */
  | { kind: "frozen" };

export type Goal = Aim | Question;

/** What became of a move, all of it told by the rules. */
export interface Seen {
  played: Played;
  outcome: OutcomeView | undefined;
  /** The opponent's legal moves after it. */
  replies: LegalMove[];
}

/** Whether a goal is met, and what was found of what it asks for. */
export interface Judgement {
  met: boolean;
  found: string | number;
}

const QUESTIONS: readonly string[] = ["lands", "last", "captured", "entered", "frozen"] satisfies Question["kind"][];

export function isQuestion(goal: Goal): goal is Question {
  return QUESTIONS.includes(goal.kind);
}

/** Judges a move by what the rules told of it. */
export function judge(aim: Aim, { played, outcome, replies }: Seen): Judgement {
  const { steps, before } = played;
  const of = (...kinds: (typeof steps)[number]["kind"][]) => steps.filter(({ kind }) => kinds.includes(kind));
  const least = (found: number, wanted: number) => ({ met: found >= wanted, found });
  const same = (found: string | undefined, wanted: string) => ({ met: found === wanted, found: found ?? "none" });
  const happens = (kind: (typeof steps)[number]["kind"]) => ({ met: of(kind).length > 0, found: "" });
  switch (aim.kind) {
    case "any":
      return { met: true, found: "" };
    case "ends":
      return same(last(played), aim.hole);
    case "laps":
      return least(of("lift", "tax", "enter").length, aim.number);
    case "captures":
      return least(of("capture").length, aim.number);
    case "seeds":
      return least(of("capture", "take").reduce((sum, { seeds }) => sum + seeds, 0), aim.number);
    case "takes": {
      const taken = of("capture", "take").map((step) => step.from ?? step.hole ?? "");
      return { met: taken.includes(aim.hole), found: taken.length };
    }
    case "enters":
      return same(of("enter")[0]?.hole, aim.hole);
    case "stop":
      return { met: of("house").some(({ safari }) => !safari) && of("house").every(({ safari }) => !safari), found: "" };
    case "safari":
      return { met: of("house").some(({ safari }) => safari), found: "" };
    case "tax":
    case "takasia":
    case "reserve":
      return happens(aim.kind);
    case "house-lost":
      return { met: of("house-lost").some(({ seat }) => seat !== before.turn), found: "" };
    case "safe": {
      const found = Math.max(0, ...replies.map(({ captures }) => captures));
      return { met: found <= aim.number, found };
    }
    case "wins":
      return { met: outcome?.winner === before.turn, found: "" };
  }
}

/** The hole that answers a question about a position or a move in it, by what the rules say of them. */
export function answer(question: Question, { board, legal, played }: {
  board: BoardView;
  legal: LegalMove[];
  /** The move that is asked about. */
  played: Played | undefined;
}): string | undefined {
  switch (question.kind) {
    case "lands":
      return legal.find(({ text }) => text === played?.text)?.lands;
    case "last":
      return played && last(played);
    case "captured": {
      const step = played?.steps.find(({ kind }) => kind === "capture" || kind === "take");
      return step?.from ?? step?.hole;
    }
    case "entered":
      return played?.steps.find(({ kind }) => kind === "enter")?.hole;
    case "frozen":
      return board.holes.find(({ takasia }) => takasia)?.name;
  }
}

/** Where a move ended. */
function last({ steps }: Played): string | undefined {
  return steps.findLast(({ kind }) => kind === "end")?.hole;
}
