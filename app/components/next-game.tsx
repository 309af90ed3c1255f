import { Link } from "react-router";

import { matchupWord } from "../../domain/game/matchup-word.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { formatExpectedPoints } from "../../domain/words/points-change.ts";
import { formatWeekdayHour } from "../../domain/words/format-weekday-hour.ts";
import type { NextGame as Next } from "../../domain/projections/next-game.ts";
import { LocalTime } from "./local-time.tsx";
import { VerdictWords } from "./verdict-words.tsx";

/** Who comes next, what that team allows the position, and what is expected. */
export function NextGame({ next, position }: { next: Next; position: string }) {
  const { game, opponent, isHome, expected, scoringName, allowedPercent } = next;
  return (
    <section className="next" aria-labelledby="next-h">
      <div className="slug">
        <h2 id="next-h">Next</h2>
      </div>
      <p>
        <Link to={`/games/${game.gameKey}`}>
          {isHome ? "vs" : matchupWord(game)} {opponent}, {weekName(game.seasonType, game.week)}
        </Link>
        {game.dateTime === null ? null : (
          <>
            , <LocalTime at={game.dateTime} format={formatWeekdayHour} />
          </>
        )}
        .{allowedPercent === null ? null : ` ${allowedWords(opponent, position, allowedPercent)}`}
        {expected === null ? (
          " Nothing is projected."
        ) : (
          <>
            {" "}
            Projected for <b>{formatExpectedPoints(expected.projected)}</b> {scoringName} points, likely{" "}
            <VerdictWords judged={expected} />.
          </>
        )}
      </p>
    </section>
  );
}

function allowedWords(opponent: string, position: string, percent: number): string {
  if (percent === 0) return `${opponent} allows ${position} what an average defense does.`;
  return `${opponent} allows ${position} ${Math.abs(percent)}% ${percent > 0 ? "more" : "fewer"} PPR points than an average defense.`;
}
