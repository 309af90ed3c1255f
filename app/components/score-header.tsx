import type { ReactNode } from "react";
import { Link } from "react-router";

import { liveClock } from "../../domain/page/cards.ts";
import type { Clock } from "../../domain/words/clock.ts";
import { formatDateLong } from "../../domain/words/format.ts";
import type { Game } from "../../domain/game/game.ts";
import { type GameState, gameState, inPlay, type Live } from "../../domain/game/game-state.ts";
import { seasonTypeLabel } from "../../domain/game/season-type.ts";
import { teamName } from "../../domain/game/team.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { statsSearch } from "../stats-search.ts";
import type { ReadersGame } from "../../domain/live/live-game.ts";
import type { RecordsBefore } from "../../domain/season/records-before.ts";
import type { FeedState } from "../live/feed-state.ts";
import { FantasyStrip } from "./fantasy-strip.tsx";
import { LiveLine } from "./live-line.tsx";
import { LocalTime } from "./local-time.tsx";
import { Mark } from "./mark.tsx";
import { Situation } from "./situation.tsx";
import { Status } from "./status.tsx";
import { Timeouts } from "./timeouts.tsx";
import { TeamMark } from "./team-mark.tsx";

interface ScoreHeaderProps {
  page: Pick<ReadersGame, "game" | "matchup" | "homeSecondEdge" | "moment" | "fantasy" | "my" | "odds">;
  /** Of a game to come alone. */
  records: RecordsBefore | null | undefined;
  feed: FeedState | null;
  isReplay?: boolean;
  /** Beside the title line; for the administrator. */
  exportLink?: ReactNode;
  /** Right under the score. */
  controls?: ReactNode;
}

/** The hero: who plays, the score, the status, when and where to watch. */
export function ScoreHeader({
  page: { game, matchup, homeSecondEdge, moment, fantasy, my, odds },
  records,
  feed,
  isReplay = false,
  exportLink,
  controls,
}: ScoreHeaderProps) {
  const state = gameState(game);
  const now = inPlay(game);
  const week = weekName(game.seasonType, game.week);
  const season = `${seasonTypeLabel(game.seasonType)} ${game.season}`;
  return (
    <header className="hero" id="score">
      <div className="wrap">
        <div className="folio">
          <Link className="back" to={`/stats${statsSearch(game)}`}>
            <span aria-hidden="true">‹</span> {week} scores
          </Link>
          <p>
            <span>Game {game.gameKey}</span> <span className="week">{week}</span> <span>{season}</span>
            {exportLink}
          </p>
        </div>
        <h1 className="vh">
          {matchup}, {week}, {season}
        </h1>
        {/* Before the game the kickoff has the place of the score. */}
        <div className={state.phase === "before" && state.isScheduled ? "board coming" : "board"}>
          <HeaderTeam game={game} state={state} now={now} side="away" record={records?.away} />
          <div className="mid">
            <div className="standing">
              <p className="state" key={game.status}>
                <Status status={game.status} />
                {now && <GameClock now={now} />}
              </p>
              {now && <LiveLine feed={feed} asOf={game.lastUpdated} isReplay={isReplay} />}
            </div>
            <div className="when">
              <p className="small">
                {game.dateTime === null ? "Date to be announced" : <LocalTime at={game.dateTime} format={longDate} />}
              </p>
              {game.channel && <p className="small">{game.channel}</p>}
            </div>
          </div>
          <HeaderTeam game={game} state={state} now={now} side="home" record={records?.home} second={homeSecondEdge} />
        </div>
        {controls}
        {moment && <Situation game={game} moment={moment} homeSecondEdge={homeSecondEdge} />}
        {odds.length === 0 ? null : (
          <dl className="odds">
            {odds.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {fantasy && <FantasyStrip strip={fantasy} my={my} />}
      </div>
    </header>
  );
}

/** Day and hour on a line each: another zone may make them longer, and never a line more. */
function longDate(iso: string, clock: Clock) {
  const [day, hour] = formatDateLong(iso, clock).split(" at ");
  const [time, ...half] = hour?.split(" ") ?? [];
  return (
    <>
      <span className="day">{day}</span>{" "}
      {hour === undefined ? null : (
        <span className="hour">
          <b>{time}</b> {half.join(" ")}
        </span>
      )}
    </>
  );
}

function GameClock({ now }: { now: Live }) {
  const clock = liveClock(now);
  return clock === "" ? null : (
    <span key={clock} className="clock">
      {clock}
    </span>
  );
}

interface HeaderTeamProps {
  game: Game;
  state: GameState;
  /** Null while it is not being played. */
  now: Live | null;
  side: "away" | "home";
  record: string | null | undefined;
  second?: boolean;
}

function HeaderTeam({ game, state, now, side, record, second = false }: HeaderTeamProps) {
  const isAway = side === "away";
  const team = isAway ? game.awayTeam : game.homeTeam;
  const own = isAway ? game.awayScore : game.homeScore;
  const others = isAway ? game.homeScore : game.awayScore;
  const { place, nick } = teamName(team, game.season);
  const isAhead = own !== null && others !== null && own > others;
  return (
    <div className={`side ${side} t-${team}${second ? " second" : ""}${isAhead ? " won" : ""}`}>
      <div className="team">
        <TeamMark team={team} size="big" />
        <p>
          <span className="caps">{isAway ? "AWAY" : "HOME"}</span> <span className="place">{place}</span>{" "}
          <span className="nick">
            {nick}
            {now?.possession === team ? (
              <span className="ball">
                <Mark />
                <span className="vh"> have the ball</span>
              </span>
            ) : null}
          </span>
          {now && <Timeouts left={isAway ? now.awayTimeouts : now.homeTimeouts} />}
        </p>
      </div>
      {/* A number whose beginning moves as it grows is another element: what stays in the document does not move. */}
      {own === null && now === null ? (
        record && <p className="record">{record}</p>
      ) : (
        <p className="pts" key={`${own} ${isAhead}`}>
          {isAhead ? <span className="vh">{state.phase === "over" ? "Won with " : "Lead with "}</span> : null}
          {own ?? <span className="none">-</span>}
        </p>
      )}
    </div>
  );
}
