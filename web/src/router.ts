import { batch, signal } from "@preact/signals";
import { family, games, textId } from "./games.js";

/** Each screen with its address, after the `#`. */
export type Route =
  | { screen: "home" }
  | { screen: "new"; rules: string | undefined; position: string | undefined }
  | { screen: "game" }
  | { screen: "analysis"; game: string | undefined }
  | { screen: "editor"; rules: string | undefined; position: string | undefined }
  | { screen: "learn"; game: string | undefined; lesson: string | undefined; number: string | undefined }
  | { screen: "rules"; game: string | undefined; clause: string | undefined }
  | { screen: "puzzles"; game: string | undefined; id: string | undefined }
  | { screen: "settings" }
  | { screen: "about" }
  /** A game that there is not, and the screen on which it was sought. */
  | { screen: "no-game"; game: string; on: OfGame["screen"] }
  | { screen: "lost" };

/** A screen of one game. */
type OfGame = Extract<Route, { screen: "new" | "editor" | "learn" | "rules" | "puzzles" }>;

/** The route of an address. */
export function read(hash: string): Route {
  const [screen = "", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  switch (screen) {
    case "":
      return { screen: "home" };
    case "new": {
      const parts = rest.map(decode);
      // A reading may stand there as it is, in two parts of the address.
      const two = parts.slice(0, 2).join("/");
      const [rules, position] = isGame(two) ? [two, parts[2]] : parts;
      return known({ screen: "new", rules, position }, rules, isGame);
    }
    case "game":
      return { screen: "game" };
    case "analysis":
      return { screen: "analysis", game: rest[0] };
    case "editor": {
      const [rules, position] = rest.map(decode);
      return known({ screen: "editor", rules, position }, rules, isGame);
    }
    case "learn":
      return known({ screen: "learn", game: rest[0], lesson: rest[1], number: rest[2] }, rest[0], isFamily);
    case "rules":
      return known({ screen: "rules", game: rest[0], clause: rest[1] }, rest[0], isFamily);
    case "puzzles":
      return known({ screen: "puzzles", game: rest[0], id: rest[1] }, rest[0], (id) => id === "today" || games.some(({ rules }) => textId(rules) === id));
    case "settings":
      return { screen: "settings" };
    case "about":
      return { screen: "about" };
    default:
      return { screen: "lost" };
  }
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

export const route = signal(read(location.hash));

/** How often an address was gone to: the same one may be gone to again, and from elsewhere. */
export const visits = signal(0);

addEventListener("hashchange", () => {
  batch(() => {
    route.value = read(location.hash);
    visits.value += 1;
  });
});

/** Writes what a screen shows now into the address, unless one has left the screen meanwhile. */
export function stay(address: string): void {
  if (read(address).screen === route.peek().screen) history.replaceState(null, "", address);
}

/** Goes to an address. */
export function go(address: string): void {
  location.hash = address;
}
