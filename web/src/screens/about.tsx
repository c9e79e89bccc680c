import "./about.css";
import { version } from "../../package.json";
import { games } from "../games.js";
import { t } from "../texts.js";

/** What each source of the rules is for. */
const SOURCES = ["about-source-world", "about-source-klamroth", "about-source-voogt", "about-source-donkers", "about-source-museum"];

/** The games and where they come from, and what this program is. */
export function About() {
  return (
    <div class="about-all">
      <h1>{t("about-title")}</h1>
      <p class="says">{t("app-aim")}</p>
      <h2>{t("about-games")}</h2>
      <dl>
        {games.filter((info) => !info.rules.includes("/")).map(({ rules }) => (
          <div key={rules}>
            <dt>{t(`game-${rules}`)}</dt>
            <dd>{t(`about-${rules}-past`)}</dd>
          </div>
        ))}
      </dl>
      <h2>{t("about-sources")}</h2>
      <ul>{SOURCES.map((id) => <li key={id}>{t(id)}</li>)}</ul>
      <p>{t("about-source-readings")}</p>
      <p><a class="button" href="#/rules">{t("home-rules")}</a></p>
      <h2>{t("about-program")}</h2>
      <p>{t("about-private")}</p>
      <p>{t("about-licence")}</p>
      <p><small>{t("about-version", { version })}</small></p>
    </div>
  );
}
