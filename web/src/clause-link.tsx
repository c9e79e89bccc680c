import { family } from "./games.js";

/** A clause by its id, which leads to what it says. */
export function ClauseLink({ game, clause }: { game: string; clause: string }) {
  return <a class="clause" href={`#/rules/${family(game)}/${clause}`}>{clause}</a>;
}
