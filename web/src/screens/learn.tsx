import "./table.css";
import "../hollow.css";
import "../learn/learn.css";
import type { BaoBoard } from "@bingwa/board";
import { useLayoutEffect, useRef } from "preact/hooks";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { games, textId } from "../games.js";
import { LessonView } from "../learn/lesson.js";
import { address, LADDERS } from "../learn/lessons.js";
import { beginAgain, countDone, isDone, nextOf } from "../learn/progress.js";
import { numeral, t } from "../texts.js";

/** The lessons: those of every game, those of one, or one of them. */
export function Learn({ game, lesson, number }: { game: string | undefined; lesson: string | undefined; number: string | undefined }) {
  const ladder = game ? LADDERS[game] : undefined;
  const chosen = ladder?.find(({ name }) => name === lesson);
  const place = Math.trunc(Number(number ?? 1)) - 1;
  const inside = chosen?.exercises[place] !== undefined;
  const lost = lesson !== undefined && !inside;
  const from = useRef(location.hash);
  // A screen reader is taken along from page to page; within a lesson the lesson sees to it.
  useLayoutEffect(() => {
    if (from.current !== location.hash && !inside) document.querySelector("main")?.focus();
    from.current = location.hash;
    scrollTo(0, 0);
  }, [game, lesson]);
  if (chosen && inside) return <LessonView key={`${game!}/${chosen.name}`} game={game!} lesson={chosen} place={place} />;
  return (
    <>
      {lost && <p class="note" role="status">{t("learn-lost")}</p>}
      {ladder ? <Ladder game={game!} /> : <All />}
    </>
  );
}

/** Every game with how far the learner has come. */
function All() {
  return (
    <>
      <h1>{t("learn-title")}</h1>
      <p class="aim">{t("learn-about")}</p>
      <ul class="games">
        {Object.entries(LADDERS).map(([game, ladder]) => {
          const [name, next] = [t(`game-${textId(game)}`), nextOf(game)];
          return (
            <li key={game} class="card">
              <Little game={game} />
              <h2 id={`ladder-${game}`}>{name}</h2>
              <p>{t(`learn-of-${game}`)}</p>
              <Progress game={game} />
              <div class="row">
                <a class="button primary" href={next ? address(game, next) : `#/learn/${game}`} aria-describedby={`ladder-${game}`}>
                  {t(next ? "learn-go" : "learn-all-done", { done: countDone(game) })}
                </a>
                <a class="button" href={`#/learn/${game}`} aria-describedby={`ladder-${game}`}>
                  {t("learn-all", { number: ladder.length })}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The lessons of a game. */
function Ladder({ game }: { game: string }) {
  const name = t(`game-${textId(game)}`);
  const next = nextOf(game);
  return (
    <div class="ladder">
      <div class="top">
        <p><a href="#/learn">{t("learn-title")}</a></p>
        <h1>{name}</h1>
        <p class="aim">{t(`learn-of-${game}`)}</p>
        <Progress game={game} />
      </div>
      <Little game={game} />
      <ol class="rungs">
        {LADDERS[game]!.map((lesson, index) => {
          const done = isDone(game, lesson);
          return (
            <li key={lesson.name}>
              <a href={address(game, lesson)} class={lesson === next ? "next" : undefined}>
                <Hollow full={done} number={index + 1} />
                <span>{t(`lesson-${game}-${lesson.name}`)}</span>
                {done && <small>{t("learn-done")}</small>}
                {lesson === next && <small class="here">{t("learn-next-one")}</small>}
              </a>
            </li>
          );
        })}
      </ol>
      <div class="row">
        <a class="button" href={`#/new/${game}`}>{t("home-play", { game: name })}</a>
        {countDone(game) > 0 && <button type="button" onClick={() => beginAgain(game)}>{t("learn-again-all")}</button>}
      </div>
    </div>
  );
}

/** How many lessons of a game are finished: a row of hollows, filled one by one. */
function Progress({ game }: { game: string }) {
  const ladder = LADDERS[game]!;
  return (
    <p class="progress">
      <span class="hollows" aria-hidden="true">
        {ladder.map((lesson) => <Hollow key={lesson.name} full={isDone(game, lesson)} />)}
      </span>
      <span>{t("learn-progress", { done: countDone(game), of: ladder.length })}</span>
    </p>
  );
}

/** A hole of a board; one that is full holds a seed. */
function Hollow({ full, number }: { full: boolean; number?: number }) {
  return <i class={full ? "hollow full" : "hollow"} aria-hidden="true">{full || number === undefined ? "" : numeral(number)}</i>;
}

/** The board of a game as it starts. */
function Little({ game }: { game: string }) {
  return (
    <div class="little" inert>
      <Board layout="landscape" plates="none" use={(board: BaoBoard) => {
        board.labels = boardLabels(t(`game-${textId(game)}`), seatName);
        board.setAttribute("bare", "");
        board.position = games.find((info) => info.rules === game)!.start;
        return undefined;
      }} />
    </div>
  );
}
