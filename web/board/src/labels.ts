import { handOf, seedsOf, type Lap } from "./timeline.js";
import { seatOf, type BoardPosition, type Choice, type HoleState, type Seat } from "./types.js";

/** Every text of the board. Give your own to have it in another language. */
export interface Labels {
  /** The board as a whole. */
  board: (position: BoardPosition) => string;
  /** A hole for a screen reader; `choices` are what it can be played to, none if it can't be. */
  hole: (hole: HoleState, choices: Choice[]) => string;
  /** A player beside the board: whose turn, or who makes the move that is being shown; stage, house. */
  seat: (seat: Seat, position: BoardPosition, moving: boolean) => string;
  /** The seeds beside the board. */
  hand: (seat: Seat, position: BoardPosition) => string;
  /** The button of a choice. */
  choice: (choice: Choice, hole: string) => string;
  /** A short word on the button that stops in the house, or goes on from it. */
  safari: (goesOn: boolean) => string;
  /** The move that has just been shown, in one sentence. */
  moved: (text: string, laps: Lap[]) => string;
  /** The seeds of each row, for who asks. */
  rows: (rows: readonly { row: string; seeds: number }[]) => string;
  /** A number of seeds as it stands in a hole. */
  count: (seeds: number) => string;
  /** A lap in the strip. */
  lap: (lap: Lap, number: number) => string;
  /** How a lap ended, in a word. */
  lapEnd: (lap: Lap) => string;
  /** Where the slider stands. */
  instant: (instant: number, of: number) => string;
  /** The names of the controls. */
  controls: Record<Control, string>;
  /** The speed that is chosen. */
  speed: (speed: number) => string;
}

export type Control =
  | "play"
  | "pause"
  | "replay"
  | "back"
  | "on"
  | "lapBack"
  | "lapOn"
  | "skip"
  | "slider"
  | "speed"
  | "strip"
  | "transport"
  | "cancel";

const seats = { S: "South", N: "North" };

function seeds(number: number): string {
  return number === 1 ? "1 seed" : `${number} seeds`;
}

/** The board in English. */
export const english: Labels = {
  board: () => "Board",
  hole: (hole, choices) =>
    [
      hole.name,
      hole.house ? (hole.house === "lost" ? "lost house" : `house, ${hole.house}`) : "",
      hole.reserved ? "reserved" : "",
      hole.takasia ? "takasiaed" : "",
      seeds(hole.seeds),
      choices.length > 0 ? `can be played${towards(choices)}` : "",
    ]
      .filter(Boolean)
      .join(", "),
  seat: (seat, position, moving) => {
    const house = position.holes.find((hole) => hole.house && seatOf(hole.name) === seat)?.house;
    return [
      seats[seat],
      seeds(seedsOf(position, seat)),
      position.stages?.[seat === "S" ? 0 : 1] ?? "",
      house ? `house ${house}` : "",
      position.turn === seat ? (moving ? "playing" : "to move") : "",
    ]
      .filter(Boolean)
      .join(" · ");
  },
  hand: (seat, position) => {
    const what = { reserve: "in reserve", store: "captured", won: "won" };
    return `${handOf(position, seat)} ${what[position.hand_is ?? "reserve"]}`;
  },
  choice: (choice, hole) => {
    if (choice.kind === "direction") return `Sow ${hole} towards ${choice.hole}`;
    if (choice.kind === "kichwa") return `Captured seeds enter at ${choice.hole}`;
    return choice.safari ? `Go on from the house ${choice.hole}` : `Stop in the house ${choice.hole}`;
  },
  safari: (goesOn) => (goesOn ? "Safari" : "Stop"),
  moved: (text, laps) => {
    const captured = laps.reduce((sum, lap) => sum + lap.captured, 0);
    const much = laps.length === 1 ? "1 lap" : `${laps.length} laps`;
    return `${text}: ${much}${captured ? `, captures ${seeds(captured)}` : ""}, ends in ${laps.at(-1)?.to ?? ""}.`;
  },
  rows: (rows) => rows.map(({ row, seeds: number }) => `${row}: ${seeds(number)}`).join(", "),
  count: String,
  lap: (lap, number) =>
    `Lap ${number}: ${seeds(lap.seeds)} from ${lap.from} to ${lap.to}; ${english.lapEnd(lap)}`,
  lapEnd: (lap) => {
    const took = lap.captured ? `captures ${lap.captured}` : "";
    const end = { relay: "relay", capture: "", safari: "safari", stop: "stop", end: "end" }[lap.end];
    return [took, end].filter(Boolean).join(", ");
  },
  instant: (instant, of) => `${instant} of ${of}`,
  controls: {
    play: "Play",
    pause: "Pause",
    replay: "Replay",
    back: "One seed back",
    on: "One seed on",
    lapBack: "One lap back",
    lapOn: "One lap on",
    skip: "To the end",
    slider: "Instant of the move",
    speed: "Speed",
    strip: "Laps of the move",
    transport: "The move, seed by seed",
    cancel: "Cancel",
  },
  speed: (speed) => (speed === Infinity ? "instant" : `${speed}×`),
};

function towards(choices: Choice[]): string {
  const holes = choices.filter((choice) => choice.kind !== "house").map((choice) => choice.hole);
  return holes.length > 0 ? ` towards ${holes.join(" or ")}` : "";
}
