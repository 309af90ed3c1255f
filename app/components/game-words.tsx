import type { ShownGame } from "../../domain/sunday/sunday-view.ts";
import { formatWeekdayHour } from "../../domain/words/format-weekday-hour.ts";
import { LocalTime } from "./local-time.tsx";

/** A player's game in few words: `at LAC, Sun 4:05 PM`, `GB 27, JAX 17, Q4 13:24`. His own team stands first. */
export function GameWords({ game, team }: { game: ShownGame; team: string | null }) {
  const { awayTeam, homeTeam, isNeutralSite, awayScore, homeScore, phase, state, kickoff } = game;
  const isHome = homeTeam === team;
  if (phase === "before") {
    return (
      <>
        {isHome ? `vs ${awayTeam}` : `${isNeutralSite ? "vs" : "at"} ${homeTeam}`}
        {state !== "" ? `, ${state}` : null}
        {state !== "" || kickoff === null ? null : (
          <>
            , <LocalTime at={kickoff} format={formatWeekdayHour} />
          </>
        )}
      </>
    );
  }
  const [own, other] = isHome ? [homeTeam, awayTeam] : [awayTeam, homeTeam];
  const [ownScore, otherScore] = isHome ? [homeScore, awayScore] : [awayScore, homeScore];
  const score =
    ownScore === null || otherScore === null ? `${own}, ${other}` : `${own} ${ownScore}, ${other} ${otherScore}`;
  return <>{`${score}${state === "" ? "" : `, ${state}`}`}</>;
}
