import { Link } from "react-router";

import { conditionsCard, stadiumCard } from "../../domain/page/cards.ts";
import type { HiddenGame as Hidden } from "../../domain/page/without-score.ts";
import type { Game } from "../../domain/game/game.ts";
import { gamePhase, isCalledOff } from "../../domain/game/game-state.ts";
import { seasonTypeLabel } from "../../domain/game/season-type.ts";
import { teamName } from "../../domain/game/team.ts";
import { weekName } from "../../domain/game/week-name.ts";
import type { Clock } from "../../domain/words/clock.ts";
import { formatDateLong } from "../../domain/words/format.ts";
import { statsSearch } from "../stats-search.ts";
import { LocalTime } from "./local-time.tsx";
import { PageShell } from "./page-shell.tsx";
import { ScoreSwitch } from "./score-switch.tsx";
import { Status } from "./status.tsx";
import { TeamMark } from "./team-mark.tsx";
import { WatchLater } from "./watch-later.tsx";

/** A game's page while its score is hidden: who plays, when and where, and the ways on. */
export default function HiddenGame({ game, matchup, firstPlay, play, homeSecondEdge, sources }: Hidden) {
  const week = weekName(game.seasonType, game.week);
  const season = `${seasonTypeLabel(game.seasonType)} ${game.season}`;
  const path = `/games/${game.gameKey}`;
  const isOver = gamePhase(game) === "over";
  return (
    <PageShell skipTo="game" sources={sources}>
      <header className="hero hidden-score" id="score">
        <div className="wrap">
          <div className="folio">
            <Link className="back" to={`/stats${statsSearch(game)}`}>
              <span aria-hidden="true">‹</span> {week} scores
            </Link>
            <p>
              <span>Game {game.gameKey}</span> <span className="week">{week}</span> <span>{season}</span>
            </p>
          </div>
          <h1 className="vh">
            {matchup}, {week}, {season}, score hidden
          </h1>
          <div className="board">
            <HiddenTeam team={game.awayTeam} season={game.season} side="away" />
            <div className="mid">
              <p className="state">
                <Status status={game.status} />
              </p>
              <div className="when">
                <p className="small">
                  {game.dateTime === null ? null : <LocalTime at={game.dateTime} format={dayAndHour} />}
                </p>
                {game.channel === null ? null : <p className="small">{game.channel}</p>}
              </div>
            </div>
            <HiddenTeam team={game.homeTeam} season={game.season} side="home" second={homeSecondEdge} />
          </div>
          <section className="spoil" aria-labelledby="spoil-h">
            <h2 id="spoil-h">Scores hidden</h2>
            <p>
              {isOver
                ? "The game is over. "
                : isCalledOff(game)
                  ? "The game was called off. "
                  : "The game has started. "}
              Nothing on this page, in its title or in its picture gives the score away.
            </p>
            <div className="ways">
              {firstPlay === null ? null : <WatchLater gameKey={game.gameKey} firstPlay={firstPlay} />}
              {/* A whole new page: it is another one for the server. */}
              <a className="btn quiet" href={shownAddress(path, play)}>
                {play === null ? "Show the score" : "Show this play and the score"}
              </a>
              <ScoreSwitch isHidden to={path} label="Show scores everywhere" />
            </div>
          </section>
        </div>
      </header>
      <div className="wrap page hidden-facts">
        <div className="cards" id="facts">
          <Facts game={game} />
        </div>
      </div>
    </PageShell>
  );
}

/** Day and hour on a line each. */
function dayAndHour(iso: string, clock: Clock) {
  const [day, hour] = formatDateLong(iso, clock).split(" at ");
  return (
    <>
      <span className="day">{day}</span> <span className="hour">{hour}</span>
    </>
  );
}

/** The page with everything, for once; a play's own address stays that. */
function shownAddress(path: string, play: string | null): string {
  return play === null ? `${path}?scores=shown` : `${path}?play=${play}&scores=shown#play-${play}`;
}

interface HiddenTeamProps {
  team: string;
  season: number;
  side: "away" | "home";
  second?: boolean;
}

function HiddenTeam({ team, season, side, second = false }: HiddenTeamProps) {
  const { place, nick } = teamName(team, season);
  return (
    <div className={`side ${side} t-${team}${second ? " second" : ""}`}>
      <div className="team">
        <TeamMark team={team} size="big" />
        <p>
          <span className="caps">{side === "away" ? "AWAY" : "HOME"}</span> <span className="place">{place}</span>{" "}
          <span className="nick">{nick}</span>
        </p>
      </div>
      <p className="pts">
        <span className="vh">Score hidden</span>
        <span className="cover" aria-hidden="true" />
      </p>
    </div>
  );
}

/** What was known before kickoff. */
function Facts({ game }: { game: Game }) {
  const cards = [
    { id: "stadium", heading: "Stadium", rows: stadiumCard(game) },
    { id: "conditions", heading: "Conditions", rows: conditionsCard(game) },
  ];
  return cards
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, heading, rows }) => (
      <section key={id} className="card" id={id} aria-labelledby={`${id}-h`}>
        <div className="slug">
          <h2 id={`${id}-h`}>{heading}</h2>
        </div>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}
