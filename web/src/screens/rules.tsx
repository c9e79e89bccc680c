import "./table.css";
import "../rules/rules.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import { boardLabels, seatName } from "../board-labels.js";
import { Board } from "../board-view.js";
import { games } from "../games.js";
import { clausesOf, parts } from "../rules/clauses.js";
import { Trials } from "../rules/example.js";
import { stay } from "../router.js";
import { examplesOf } from "../rules/examples.js";
import { aside, t } from "../texts.js";
import type { GameInfo } from "../wasm/bingwa.js";

/** The rules: of which game, which clause of them, and which of its examples. */
export function Rules({ game, clause, example }: { game: string | undefined; clause: string | undefined; example: string | undefined }) {
  const info = games.find((each) => each.rules === game && !each.rules.includes("/"));
  return info ? <OfGame info={info} clause={clause} example={example} /> : <Contents />;
}

/** What a clause is about. */
function title(clause: string): string {
  return t(`clause-${clause.toLowerCase()}`);
}

/** The games, each with its board. */
function Contents() {
  return (
    <>
      <h1>{t("rules-title")}</h1>
      <p class="aim">{t("rules-aim")}</p>
      <ul class="games even">
        {games.filter((info) => !info.rules.includes("/")).map((info) => {
          const name = t(`game-${info.rules}`);
          return (
            <li key={info.rules} class="card">
              <div class="little" inert>
                <Board layout="landscape" plates="none" use={(board) => {
                  board.labels = boardLabels(name, seatName);
                  board.setAttribute("bare", "");
                  board.position = info.start;
                  return undefined;
                }} />
              </div>
              <h2><a class="cover" href={`#/rules/${info.rules}`}>{name}</a></h2>
              <p>{t("rules-clauses", { number: clausesOf(info.rules).length })}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A clause of a game with its boards, beside all the others. */
function OfGame({ info, clause, example }: { info: GameInfo; clause: string | undefined; example: string | undefined }) {
  const name = t(`game-${info.rules}`);
  const list = clausesOf(info.rules);
  const wanted = clause?.toUpperCase();
  const known = wanted === undefined || list.includes(wanted);
  const at = known ? (wanted ?? list[0]!) : undefined;
  const address = (id: string) => `#/rules/${info.rules}/${id}`;
  const place = at === undefined ? -1 : list.indexOf(at);
  const [before, after] = [list[place - 1], place < 0 ? undefined : list[place + 1]];
  const contents = useRef<HTMLDetailsElement>(null);
  const article = useRef<HTMLElement>(null);
  // From clause to clause the reader is taken along, and the list gives way where there is no room.
  const first = useRef(true);
  useLayoutEffect(() => {
    if (contents.current) contents.current.open = matchMedia("(min-width: 62rem)").matches;
    if (!first.current) {
      scrollTo(0, 0);
      article.current?.focus();
    }
    first.current = false;
  }, [at]);
  return (
    <div class="ruled">
      <h1 class="game-name">{t("rules-of", { game: name })}</h1>
      <details class="contents" ref={contents}>
        <summary>{t("rules-contents")}</summary>
        <nav aria-label={t("rules-contents")}>
          {parts(info.rules).map((part) => (
            <section key={part.name}>
              <h2>{t(`rules-part-${part.name}`)}</h2>
              <ul>
                {part.clauses.map((id) => (
                  <li key={id}><a href={address(id)} aria-current={id === at ? "page" : undefined}><small>{id}</small> {title(id)}</a></li>
                ))}
              </ul>
            </section>
          ))}
          <p><a class="button" href="#/rules">{t("rules-other")}</a></p>
        </nav>
      </details>
      <article ref={article} tabIndex={-1} class="clause-of">
        {at === undefined
          ? <p class="note">{t("rules-no-clause", { clause: clause ?? "" })}</p>
          : <Clause game={info.rules} id={at} key={at} wanted={Number(example ?? 1) - 1} choose={(place) => stay(`${address(at)}${place > 0 ? `/${place + 1}` : ""}`)} />}
        <p class="row between">
          {before ? <a class="button" href={address(before)} rel="prev"><span aria-hidden="true" class="way">‹</span> {title(before)}</a> : <span />}
          {after && <a class="button" href={address(after)} rel="next">{title(after)} <span aria-hidden="true" class="way">›</span></a>}
        </p>
      </article>
    </div>
  );
}

/** What a clause says, and where it can be seen. */
function Clause({ game, id, wanted, choose }: { game: string; id: string; wanted: number; choose: (place: number) => void }) {
  const name = `clause-${id.toLowerCase()}`;
  const zanzibar = aside(name, "zanzibar");
  const examples = examplesOf(id, game);
  const shown = examples[wanted] ? wanted : 0;
  const example = examples[shown];
  return (
    <>
      <h2><small>{id}</small> {title(id)}</h2>
      <p class="says">{aside(name, "text")}</p>
      {zanzibar && <p class="zanzibar"><b>{t("rules-zanzibar")}</b> {zanzibar}</p>}
      {examples.length > 1 && (
        <div class="row" role="group">
          {examples.map((each, index) => (
            <button key={index} type="button" aria-pressed={index === shown} onClick={() => choose(index)}>
              {each.rules.length > 1 ? t("rules-compare") : t("rules-example", { number: index + 1 })}
            </button>
          ))}
        </div>
      )}
      {example && <Trials key={shown} example={example} />}
    </>
  );
}
