import { batch, signal } from "@preact/signals";
import { family, games, textId } from "./games.js";

/** Each screen with its address, after the `#`. */
export type Route =
  | { screen: "home" }
  | { screen: "new"; rules: string | undefined; position: string | undefined; query: URLSearchParams }
  | { screen: "game" }
  | { screen: "analysis"; game: string | undefined; place: string | undefined; query: URLSearchParams }
  | { screen: "editor"; rules: string | undefined; position: string | undefined }
  | { screen: "learn"; game: string | undefined; lesson: string | undefined; number: string | undefined }
  | { screen: "rules"; game: string | undefined; clause: string | undefined; example: string | undefined }
  | { screen: "puzzles"; game: string | undefined; id: string | undefined; query: URLSearchParams }
  | { screen: "settings" }
  | { screen: "about" }
  /** A game that there is not, and the screen on which it was sought. */
  | { screen: "no-game"; game: string; on: OfGame["screen"] }
  | { screen: "lost" };

/** A screen of one game. */
type OfGame = Extract<Route, { screen: "new" | "editor" | "learn" | "rules" | "puzzles" }>;

/** The route of an address. */
export function read(hash: string): Route {
  const [path, asked] = parted(hash.replace(/^#?\/?/, ""));
  const query = new URLSearchParams(asked);
  const [screen = "", ...rest] = path.split("/");
  switch (screen) {
    case "":
      return { screen: "home" };
    case "new": {
      const parts = rest.map(decode);
      // A reading may stand there as it is, in two parts of the address.
      const two = parts.slice(0, 2).join("/");
      const [rules, position] = isGame(two) ? [two, parts[2]] : parts;
      return known({ screen: "new", rules, position, query }, rules, isGame);
    }
    case "game":
      return { screen: "game" };
    case "analysis":
      return { screen: "analysis", game: rest[0], place: rest[1], query };
    case "editor": {
      const [rules, position] = rest.map(decode);
      return known({ screen: "editor", rules, position }, rules, isGame);
    }
    case "learn":
      return known({ screen: "learn", game: rest[0], lesson: rest[1], number: rest[2] }, rest[0], isFamily);
    case "rules":
      return known({ screen: "rules", game: rest[0], clause: rest[1], example: rest[2] }, rest[0], isFamily);
    case "puzzles":
      return known({ screen: "puzzles", game: rest[0], id: rest[1], query }, rest[0], (id) => id === "today" || games.some(({ rules }) => textId(rules) === id));
    case "settings":
      return { screen: "settings" };
    case "about":
      return { screen: "about" };
    default:
      return { screen: "lost" };
  }
}

/** An address without what is asked of its screen, and that. */
function parted(address: string): [path: string, asked: string] {
  const place = address.indexOf("?");
  return place < 0 ? [address, ""] : [address.slice(0, place), address.slice(place + 1)];
}

function isGame(id: string): boolean {
  return games.some(({ rules }) => rules === id);
}

/** Whether there is a game of this name, whatever its reading. */
function isFamily(id: string): boolean {
  return isGame(id) && family(id) === id;
}

/** A screen of a game, if there is such a game. */
function known(route: OfGame, game: string | undefined, is: (game: string) => boolean): Route {
  return !game || is(game) ? route : { screen: "no-game", game: decode(game), on: route.screen };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address that the page has read or written last: the browser may be on its way to another already. */
let heard = location.hash;

export const route = signal(read(heard));

/** How often an address was gone to: the same one may be gone to again, and from elsewhere. */
export const visits = signal(0);

addEventListener("hashchange", () => {
  batch(() => {
    heard = location.hash;
    route.value = read(heard);
    visits.value += 1;
  });
});

/**
 * Writes what a screen shows now into the address, unless one has left the screen meanwhile. It is no
 * step that one could go back; `mark` is kept with the address by the browser.
 */
export function stay(address: string, mark: unknown = null): void {
  const next = read(address);
  if (next.screen !== route.peek().screen || location.hash !== heard) return;
  route.value = next;
  try {
    history.replaceState(mark, "", address);
    heard = location.hash;
  } catch {
    // A browser that has been told too often for its taste shows the address before.
  }
}

/** An address with what is asked of its screen: what is as it is without a word is left out. */
export function asking(path: string, asked: Record<string, string | undefined>): string {
  const query = new URLSearchParams(Object.entries(asked).filter((each): each is [string, string] => Boolean(each[1])));
  return [path, query.toString()].filter(Boolean).join("?");
}

/** Goes to an address. */
export function go(address: string): void {
  location.hash = address;
}
