import { seatOf, seedsOf, type BoardEvents, type BoardPosition, type Choice, type HoleState, type Labels, type LegalMove, type Seat } from "@bingwa/board";
import { listed, numeral, t } from "./texts.js";

/** A player in words. */
export function seatName(seat: Seat): string {
  return t(seat === "S" ? "south" : "north");
}

/** The board's texts in the language that is spoken; `name` tells who sits where, `over` whether anybody is to move. */
export function boardLabels(game: string, name: (seat: Seat) => string, over = false): Labels {
  return {
    board: (position) => t("board", { game, seat: name(position.turn) }),
    hole: (hole, choices) => {
      const ways = choices.map((choice) => choice.hole);
      return t("hole", {
        name: hole.name,
        number: hole.seeds,
        state: state(hole),
        ways: ways.length,
        towards: listed(ways, "disjunction"),
      });
    },
    seat: (seat, position, moving) => seatFacts(seat, position, moving, over, name).join(t("plate-between")),
    hand: (seat, position) => {
      const number = position.hand[seat === "S" ? 0 : 1];
      return t(`hand-${position.hand_is ?? "reserve"}`, { number });
    },
    choice: choiceInWords,
    safari: (goesOn) => t(goesOn ? "safari" : "stop"),
    moved: (move, laps) => {
      const captured = laps.reduce((sum, lap) => sum + lap.captured, 0);
      return t("moved", { move, laps: laps.length, captured, to: laps.at(-1)?.to ?? "" });
    },
    rows: (rows) => listed(rows.map(({ row, seeds }) => t("row", { row, seeds: t("seeds", { number: seeds }) })), "unit"),
    count: (seeds) => numeral(seeds),
    lap: (lap, number) =>
      t("lap", { number, seeds: lap.seeds, from: lap.from, to: lap.to, end: lapEnd(lap) }),
    lapEnd,
    instant: (instant, of) => t("instant", { instant, of }),
    controls: {
      play: t("control-play"),
      pause: t("control-pause"),
      replay: t("control-replay"),
      back: t("control-back"),
      on: t("control-on"),
      lapBack: t("control-lapBack"),
      lapOn: t("control-lapOn"),
      skip: t("control-skip"),
      slider: t("control-slider"),
      speed: t("control-speed"),
      strip: t("control-strip"),
      transport: t("control-transport"),
      cancel: t("control-cancel"),
    },
    speed: (speed) => (speed === Infinity ? t("speed-instant") : t("speed-times", { speed })),
  };
}

function choiceInWords(choice: Choice, hole: string): string {
  if (choice.kind === "direction") return t("choice-direction", { hole, to: choice.hole });
  if (choice.kind === "kichwa") return t("choice-kichwa", { to: choice.hole });
  return t(choice.safari ? "choice-safari" : "choice-stop", { hole: choice.hole });
}

/** What a player is to choose now, after a hole, in words; nothing where the hole was given up. */
export function question(event: Event): string | undefined {
  const { kind } = (event as CustomEvent<BoardEvents["bao-choose"]>).detail;
  return kind && t(`choose-${kind}`);
}

/** A move in words: where it begins, and what is chosen after that. */
export function moveInWords({ hole, choices }: LegalMove): string {
  const begins = choices[0]?.kind === "direction" ? [] : [t("choice-begin", { hole })];
  const [first = "", second = "", third = ""] = [...begins, ...choices.map((choice) => choiceInWords(choice, hole))];
  return t("choices", { count: begins.length + choices.length, first, second, third });
}

function state(hole: HoleState): string {
  if (hole.takasia) return "takasia";
  if (hole.reserved) return "reserved";
  return hole.house ?? "none";
}

function lapEnd(lap: Parameters<Labels["lapEnd"]>[0]): string {
  const ends = { relay: "lap-relay", safari: "lap-safari", stop: "lap-stop", end: "lap-last" };
  const took = lap.captured > 0 ? [t("lap-end", { captured: lap.captured })] : [];
  return listed([...took, ...(lap.end === "capture" ? [] : [t(ends[lap.end])])], "unit");
}

/** What stands beside the board of a player, in short phrases. */
function seatFacts(seat: Seat, position: BoardPosition, moving: boolean, over: boolean, name: (seat: Seat) => string): string[] {
  const own = position.holes.filter((hole) => seatOf(hole.name) === seat);
  const facts = [name(seat), t("seeds", { number: seedsOf(position, seat) })];
  const stage = position.stages?.[seat === "S" ? 0 : 1];
  if (stage) facts.push(t(stage === "namua" ? "plate-namua" : "plate-mtaji"));
  const house = own.find((hole) => hole.house)?.house;
  if (house) facts.push(t(`plate-house-${house}`));
  const frozen = own.find((hole) => hole.takasia);
  if (frozen) facts.push(t("plate-takasia", { hole: frozen.name }));
  // Reserved holes lie in the opponent's rows.
  const reserved = position.holes.filter((hole) => hole.reserved && seatOf(hole.name) !== seat);
  if (reserved.length > 0) {
    facts.push(t("plate-reserved", { holes: listed(reserved.map((hole) => hole.name), "conjunction") }));
  }
  if (position.turn === seat && (moving || !over)) facts.push(t(moving ? "plate-playing" : "plate-to-move"));
  // A line ends between two of them; only a name may be too long for it.
  return facts.map((fact, place) => (place > 0 ? fact.replaceAll(" ", "\u00A0") : fact));
}
