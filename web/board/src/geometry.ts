import { rowOf, type BoardPosition, type Seat } from "./types.js";

/** The distance between two holes of a row; all other lengths are in the same unit. */
export const PITCH = 100;
/** From the middle of a hole to its lip. */
export const RADIUS = 41;
/** The ridge between the two players. */
const RIDGE = 20;
/** How much farther apart rows lie on an upright board, which has room beside it where they are few. */
const SPREAD = 1.3;
/** The rows of both players that so far apart are as wide as a narrow phone. */
const FEW = 4;
/** The rim round the holes, where their numbers stand. */
const RIM = 34;

/** The least length of a hole's cell on the screen, in CSS pixels: what a finger needs. */
export const TARGET = 44;
/** The least width of a cell for which rows lie flat; below it the board stands upright. */
const FLAT = 46;
/** By which part its holes must become larger for a board to stand up that could lie. */
const GAIN = 1.1;

export interface Point {
  x: number;
  y: number;
}

/** Where everything is on a board of some size, as the viewer sees it. */
export interface Layout {
  width: number;
  height: number;
  upright: boolean;
  /** The middle of each hole, by name. */
  holes: Map<string, Point>;
  /** The names at the rim: row letters and column numbers. */
  rim: { text: string; at: Point; seat: Seat }[];
  /** The ends of the ridge. */
  ridge: [Point, Point];
}

/**
 * Whether a board so wide on the screen stands upright: where lying flat its holes are too small for
 * fingers, or in so much height they become larger by a good part.
 */
export function standsUpright(position: Pick<BoardPosition, "rows" | "columns">, cssWidth: number, cssHeight = 0): boolean {
  if (cssWidth <= 0) return false;
  const [flat, upright] = [false, true].map((stands) => size(position, stands)) as [Size, Size];
  const cell = cssWidth / flat.width;
  return cell * PITCH < FLAT || Math.min(cssWidth / upright.width, cssHeight / upright.height) > cell * GAIN;
}

type Size = Pick<Layout, "width" | "height">;

/** How far apart rows lie. */
function between(rows: number, upright: boolean): number {
  return upright ? PITCH * Math.max(1, SPREAD * Math.min(1, FEW / (2 * rows))) : PITCH;
}

/** How large a board is. */
function size({ rows, columns }: Pick<BoardPosition, "rows" | "columns">, upright: boolean): Size {
  const along = columns * PITCH + 2 * RIM;
  const across = 2 * rows * between(rows, upright) + RIDGE + 2 * RIM;
  return upright ? { width: across, height: along } : { width: along, height: across };
}

/** Lays out a board. */
export function layout(
  position: Pick<BoardPosition, "rows" | "columns" | "holes">,
  viewer: Seat,
  upright: boolean,
): Layout {
  const { rows, columns } = position;
  const seenAs = size(position, upright);
  const [width, height] = upright ? [seenAs.height, seenAs.width] : [seenAs.width, seenAs.height];
  const apart = between(rows, upright);
  const turned = viewer === "N";
  // As the viewer sees it: turned by half for North; upright, his own side is at the right hand.
  const seen = (x: number, y: number): Point => {
    const [u, v] = turned ? [width - x, height - y] : [x, y];
    return upright ? { x: v, y: width - u } : { x: u, y: v };
  };
  const column = (index: number) => RIM + (index + 0.5) * PITCH;
  const row = (index: number) => RIM + (index + 0.5) * apart + (index >= rows ? RIDGE : 0);
  const holes = new Map<string, Point>();
  position.holes.forEach((hole, index) => {
    holes.set(hole.name, seen(column(index % columns), row(Math.floor(index / columns))));
  });
  const rim: Layout["rim"] = [];
  for (let index = 0; index < columns; index += 1) {
    rim.push({ text: `${index + 1}`, at: seen(column(index), height - RIM * 0.45), seat: "S" });
    rim.push({ text: `${columns - index}`, at: seen(column(index), RIM * 0.45), seat: "N" });
  }
  for (let index = 0; index < 2 * rows; index += 1) {
    const seat: Seat = index < rows ? "N" : "S";
    const text = rowOf(position.holes[index * columns]!.name);
    rim.push({ text, at: seen(seat === "S" ? RIM * 0.42 : width - RIM * 0.42, row(index)), seat });
  }
  const middle = RIM + rows * apart + RIDGE / 2;
  return {
    ...seenAs,
    upright,
    holes,
    rim,
    ridge: [seen(RIM, middle), seen(width - RIM, middle)],
  };
}

/** Numbers that look drawn by lot but are the same each time, from 0 to 1. */
function lots(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** As many seeds are drawn in a hole; beyond that the heap looks the same and the number tells. */
export const DRAWN = 18;

export interface SeedPlace {
  x: number;
  y: number;
  turn: number;
  /** One of the kinds of seed. */
  kind: number;
}

/** The places of a hole's seeds: the seed of a number always lies in the same place. */
export function seedPlaces(hole: number): SeedPlace[] {
  const lot = lots(hole * 31 + 5);
  const begin = lot() * Math.PI * 2;
  return Array.from({ length: DRAWN }, (_, index) => {
    // One in the middle, five round it, six at the wall; the rest lie on top of those.
    const [ring, distance, turn] =
      index === 0
        ? [0, 3, 0]
        : index < 6
          ? [1, 15.5, (index - 1) / 5]
          : index < 12
            ? [2, 26.5, (index - 5.5) / 6]
            : [3, 12.5, (index - 11.6) / 6];
    const angle = begin + ring * 0.7 + (turn + (lot() - 0.5) * 0.07) * Math.PI * 2;
    const far = distance + (lot() - 0.5) * 4;
    return {
      x: Math.cos(angle) * far,
      y: Math.sin(angle) * far * 0.94,
      turn: Math.round(lot() * 180),
      kind: Math.floor(lot() * 3),
    };
  });
}
