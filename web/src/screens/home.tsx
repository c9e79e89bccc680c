import type { BaoBoard } from "@bingwa/board";
import { rules } from "../bingwa.js";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { MOST } from "../away.js";
import { away, kept, takeUp, type Kept } from "../game.js";
import { games, textId } from "../games.js";
import { Icon } from "../icon.js";
import { computerName } from "../levels.js";
import { go } from "../router.js";
import { numeral, t } from "../texts.js";
import type { GameInfo } from "../wasm/bingwa.js";

/** The five games on live little boards, and the game that is under way. */
export function Home() {
  const under = kept.value;
  return (
    <>
      <h1>{t("home-title")}</h1>
      <p class="aim">{t("app-aim")}</p>
      {under ? (
        <p>
          <a class="button primary wide" href="#/game">
            <b>{t("home-continue")}</b>
            <span>{about(under)}</span>
          </a>
        </p>
      ) : (
        <p><a class="button" href="#/learn/kujifunza">{t("home-start")}</a></p>
      )}
      {away.value.length > 0 && <Away games={away.value} />}
      <ul class="games">
        {games
          .filter((info) => !info.rules.includes("/"))
          .flatMap((info, place) => [<Card key={info.rules} info={info} />, ...(place === 0 ? [<More key="more" />] : [])])}
      </ul>
    </>
  );
}

/** What else there is, after the first game. */
function More() {
  return (
    <li class="row more">
      <a class="button" href="#/rules">{t("home-rules")}</a>
      <a class="button" href="#/puzzles">{t("home-puzzles")}</a>
      <a class="button" href="#/analysis">{t("home-analyse")}</a>
      <a class="button" href="#/editor">{t("home-editor")}</a>
    </li>
  );
}

/** A game that is kept, in a few words. */
function about({ text }: Kept): string {
  return t("home-continue-about", { game: t(`game-${textId(text.rules)}`), moves: text.moves.length });
}

/** The games that were put away for others, to be taken up again. */
function Away({ games }: { games: readonly Kept[] }) {
  return (
    <details class="away">
      <summary>{t("home-away")} <small>{numeral(games.length)}</small></summary>
      <ul>
        {games.map((game, place) => (
          <li key={place}>
            <button type="button" class="wide" onClick={() => { takeUp(game); go("#/game"); }}>
              <span>{about(game)}</span>
              <small>{opponent(game)}</small>
            </button>
          </li>
        ))}
      </ul>
      <p>{t("home-away-about", { most: MOST })}</p>
    </details>
  );
}

/** Against whom a game is played. */
function opponent({ south, north }: Kept): string {
  if (south !== "person") return computerName("S", south);
  if (north !== "person") return computerName("N", north);
  return t("two-persons");
}

function Card({ info }: { info: GameInfo }) {
  const name = t(`game-${info.rules}`);
  const live = { board: undefined as BaoBoard | undefined, busy: false };
  // Each time it is asked the little board goes on by one move of a game of chance.
  const watch = async () => {
    const { board } = live;
    if (!board || live.busy) return;
    live.busy = true;
    try {
      const at = board.dataset.position ?? info.start.text;
      const moves = await rules.call("legalMoves", info.rules, at);
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (move) {
        const played = await rules.call("play", info.rules, at, move.text);
        await board.show(played);
        board.dataset.position = played.after.text;
      } else {
        board.position = info.start;
        board.dataset.position = info.start.text;
      }
    } finally {
      live.busy = false;
    }
  };
  return (
    <li class={`card ${info.rules}`}>
      <div class="little" inert>
        <Board
          layout="landscape"
          plates="none"
          use={(board) => {
            board.labels = boardLabels(name, seatName);
            board.setAttribute("bare", "");
            board.position = info.start;
            live.board = board;
            return undefined;
          }}
        />
      </div>
      <h2 id={info.rules}>{name}</h2>
      <p>{t(`about-${info.rules}`)}</p>
      <div class="row">
        <a class="button primary" href={`#/new/${info.rules}`}>{t("home-play", { game: name })}</a>
        <a class="button" href={`#/learn/${info.rules}`} aria-describedby={info.rules}>{t("home-learn")}</a>
        <button type="button" onClick={() => void watch()} aria-label={t("home-watch", { game: name })}>
          <Icon sign="play" />
        </button>
      </div>
    </li>
  );
}
