import "./forms.css";
import "./table.css";
import "../hollow.css";
import "../puzzles/puzzles.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { rules } from "../bingwa.js";
import { textId } from "../games.js";
import { address, daily, find, LEVELS, levelOf, movesOf, nameOf, puzzles, RULES, THEMES, type Puzzle } from "../puzzles/collection.js";
import { dateOf } from "../puzzles/days.js";
import { isDayDone, isSolved, rating, stateOf, streak } from "../puzzles/progress.js";
import { PuzzleView } from "../puzzles/puzzle-view.jsx";
import { asking, stay } from "../router.js";
import { numeral, t, ungrouped } from "../texts.js";

/** What is listed; an empty word leaves all. */
interface Wanted {
  game: string;
  level: string;
  theme: string;
}

/** What an address wants to be listed: the game also by its name alone. */
function wantedBy(query: URLSearchParams, game?: string): Wanted {
  const among = (name: string, values: readonly string[]) => values.find((value) => value === query.get(name)) ?? "";
  const named = RULES.find((each) => textId(each) === (query.get("game") ?? game));
  return { game: named ?? "", level: among("level", LEVELS.map(([level]) => level)), theme: among("theme", THEMES) };
}

/** The address of a screen that lists or goes on with what is wanted. */
function withWanted(path: string, { game, level, theme }: Wanted): string {
  return asking(path, { game: textId(game), level, theme });
}

function listed({ game, level, theme }: Wanted): readonly Puzzle[] {
  return puzzles.filter((puzzle) =>
    (game === "" || puzzle.rules === game) &&
    (level === "" || levelOf(puzzle) === level) &&
    (theme === "" || puzzle.themes.includes(theme)));
}

/** The address of the puzzle to go on with: of those listed and not solved, the one as hard as the person is good. */
function nextOf(wanted: Wanted, but?: Puzzle): string | undefined {
  const open = listed(wanted).filter((puzzle) => puzzle !== but && !isSolved(puzzle));
  const far = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating()) + (stateOf(puzzle) === "failed" ? 200 : 0);
  const [next] = open.toSorted((a, b) => far(a) - far(b));
  return next && withWanted(address(next), wanted);
}

/** The puzzles, or one of them. */
export function Puzzles({ game, id, query }: { game: string | undefined; id: string | undefined; query: URLSearchParams }) {
  const chosen = game === "today" ? daily(dateOf(new Date())) : game !== undefined && id !== undefined ? find(`${game}/${id}`) : undefined;
  const from = useRef(location.hash);
  // A screen reader is taken along from puzzle to puzzle.
  useLayoutEffect(() => {
    if (from.current !== location.hash) document.querySelector("main")?.focus();
    from.current = location.hash;
    scrollTo(0, 0);
  }, [chosen, id]);
  const wanted = wantedBy(query, chosen ? undefined : game);
  if (chosen) return <PuzzleView key={nameOf(chosen)} puzzle={chosen} list={withWanted("#/puzzles", wanted)} next={nextOf(wanted, chosen)} />;
  return (
    <>
      {id !== undefined && <p class="note" role="status">{t("puzzle-lost")}</p>}
      <List wanted={wanted} />
    </>
  );
}

function List({ wanted }: { wanted: Wanted }) {
  const shown = listed(wanted);
  const next = nextOf(wanted);
  const set = (some: Partial<Wanted>) => stay(withWanted("#/puzzles", { ...wanted, ...some }));
  const { game, level, theme } = wanted;
  const solved = shown.filter(isSolved).length;
  return (
    <div class="puzzle-list">
      <h1>{t("puzzles-title")}</h1>
      <p class="aim">{t("puzzles-about", { number: puzzles.length })}</p>
      <Today />
      <section class="choice" aria-label={t("puzzles-choose")}>
        <div class="filters">
          <label><span>{t("puzzles-game")}</span>
            <select value={game} onChange={(event) => set({ game: event.currentTarget.value })}>
              <option value="">{t("puzzles-all-games")}</option>
              {RULES.map((each) => <option key={each} value={each}>{t(`game-${textId(each)}`)}</option>)}
            </select>
          </label>
          <label><span>{t("puzzles-level")}</span>
            <select value={level} onChange={(event) => set({ level: event.currentTarget.value })}>
              <option value="">{t("puzzles-all-levels")}</option>
              {LEVELS.map(([each]) => <option key={each} value={each}>{t(`puzzle-level-${each}`)}</option>)}
            </select>
          </label>
          <label><span>{t("puzzles-theme")}</span>
            <select value={theme} onChange={(event) => set({ theme: event.currentTarget.value })}>
              <option value="">{t("puzzles-all-themes")}</option>
              {THEMES.map((each) => <option key={each} value={each}>{t(`theme-of-${each}`)}</option>)}
            </select>
          </label>
        </div>
        <div class="row">
          {next && <a class="button primary" href={next}>{t("puzzles-go")}</a>}
          <p class="count" role="status">{t("puzzles-count", { solved, number: shown.length })}</p>
          <p class="count">{t("puzzle-your-rating", { rating: ungrouped(rating()) })}</p>
        </div>
      </section>
      <ul class="tiles">{shown.map((puzzle) => <Tile key={nameOf(puzzle)} puzzle={puzzle} at={withWanted(address(puzzle), wanted)} />)}</ul>
    </div>
  );
}

/** What is to be done in a puzzle. */
function goalOf(puzzle: Puzzle): string {
  return puzzle.goal === "win" ? t("puzzles-win", { moves: movesOf(puzzle) }) : t("puzzles-margin");
}

/** A puzzle in the list: a hollow, full once it is solved. */
function Tile({ puzzle, at }: { puzzle: Puzzle; at: string }) {
  const state = stateOf(puzzle) ?? "new";
  return (
    <li>
      <a href={at} class={state}>
        <i class={isSolved(puzzle) ? "hollow full" : "hollow"} aria-hidden="true" />
        <span>{goalOf(puzzle)}</span>
        <small>{t(`game-${textId(puzzle.rules)}`)}</small>
        <b>{numeral(puzzle.rating)}</b>
        <span class="unseen">{t(`puzzles-state-${state}`)}</span>
      </a>
    </li>
  );
}

/** The puzzle of the day, on a live little board. */
function Today() {
  const date = dateOf(new Date());
  const puzzle = daily(date);
  const name = t(`game-${textId(puzzle.rules)}`);
  const done = isDayDone(date);
  const days = streak();
  return (
    <section class="today" aria-labelledby="today">
      <div class="little" inert>
        <Board layout="landscape" plates="none" viewer={/ N(?: |$)/.test(puzzle.position) ? "N" : "S"} use={(board) => {
          board.labels = boardLabels(name, seatName);
          board.setAttribute("bare", "");
          void rules.call("parse", puzzle.rules, puzzle.position).then((position) => { board.position = position; });
          return undefined;
        }} />
      </div>
      <div class="about">
        <h2 id="today">{t("puzzle-of-the-day")}</h2>
        <p>{t("puzzles-goal-in", { game: name, goal: goalOf(puzzle) })}</p>
        <p class="days">
          <span class="hollows" aria-hidden="true">
            {Array.from({ length: 7 }, (_, day) => <i key={day} class={day < Math.min(days, 7) ? "hollow full" : "hollow"} />)}
          </span>
          <span>{t("puzzle-streak", { days })}</span>
        </p>
        <p><a class={done ? "button" : "button primary"} href="#/puzzles/today">{t(done ? "puzzles-today-done" : "puzzles-today-go")}</a></p>
      </div>
    </section>
  );
}
