import { Link } from "react-router";

import type { MyWeek } from "../../domain/live/my-week.ts";
import { formatPoints } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import type { Leader } from "../../domain/page/leader.ts";
import type { LeaderPosition } from "../../domain/page/leader-positions.ts";
import { lineSummary } from "../../domain/page/line-summary.ts";
import type { LineSource } from "../../domain/game/player-line.ts";
import { PageTabs, type PageTab } from "./page-tabs.tsx";
import { Sleeve } from "./sleeve.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

interface LeadersProps {
  leaders: Leader[];
  source: LineSource | null;
  position: LeaderPosition | null;
  /** Under the reader's own rules, for a third column of points; null without it. */
  my: MyWeek | null;
  /** `Week 1 of 2025` */
  week: string;
  tabs: PageTab[];
}

/** The points of lists that plays are counted for, which have one kind each. */
const COUNTED: Partial<Record<LeaderPosition, { scoring: string; head: string }>> = {
  K: { scoring: "standard scoring", head: "FPTS" },
  DST: { scoring: "standard scoring", head: "FPTS" },
  IDP: { scoring: "IDP scoring", head: "IDP" },
};

/** The week's best by PPR points; projections while nobody has played. Kickers, defenses and defenders by their own. */
export function Leaders({ leaders, source, position, my, week, tabs }: LeadersProps) {
  const counted = position === null ? undefined : COUNTED[position];
  const isProjected = source === "projections";
  const best = (field: "fantasyPoints" | "fantasyPointsPPR") =>
    Math.max(...leaders.map(({ line }) => line[field] ?? Number.NEGATIVE_INFINITY));
  const bestMy = Math.max(...leaders.map(({ line }) => my?.points[line.playerId] ?? Number.NEGATIVE_INFINITY));
  const [bestStandard, bestPpr] = [best("fantasyPoints"), best("fantasyPointsPPR")];
  return (
    <section className="leaders" id="leaders" aria-labelledby="leaders-h">
      <div className="slug">
        <h2 id="leaders-h">{isProjected ? "Projected leaders" : "Fantasy leaders"}</h2>
        <p className="small">
          {counted ? `By points, ${counted.scoring}` : isProjected ? "By projected PPR points" : "By PPR points"}
        </p>
      </div>
      <PageTabs label="Position" className="positions" tabs={tabs} />
      {source === null ? (
        <p className="empty">
          {counted
            ? `Nobody in this list has points in ${week} yet. They are counted from the plays.`
            : `No statistics or projections for ${week} yet. They appear here as soon as they are loaded.`}
        </p>
      ) : (
        <ScrollFrame label="Table of leaders">
          <table>
            <caption className="vh">
              {isProjected ? "Projected fantasy leaders" : "Fantasy leaders"}, {week}
            </caption>
            <Heads position={position} my={my} />
            <tbody>
              {leaders.map(({ line, gameKey, opponent, counted: figures }, index) => (
                // By place, as in the box score.
                <tr key={index} id={`leader-${line.playerId}`}>
                  <td className="rk">{index + 1}</td>
                  <th scope="row">
                    <span className="who">
                      <Sleeve team={line.team} mini />
                      <span>
                        <Link to={`/players/${line.playerId}`}>{line.playerName}</Link>{" "}
                        <span className="pos">
                          {line.position}, {line.team}
                        </span>
                      </span>
                    </span>
                  </th>
                  <td className="l opp">
                    <Link to={`/games/${gameKey}`} aria-label={`Game against ${opponent}`}>
                      {opponent}
                    </Link>
                  </td>
                  <td className="l wrapt line-col">{figures ?? lineSummary(line, source)}</td>
                  <td className={line.fantasyPoints === bestStandard ? "fan top" : "fan"}>
                    {withMinus(formatPoints(line.fantasyPoints))}
                  </td>
                  {counted ? null : (
                    <td className={line.fantasyPointsPPR === bestPpr ? "fan top" : "fan"}>
                      {withMinus(formatPoints(line.fantasyPointsPPR))}
                    </td>
                  )}
                  {my === null ? null : (
                    <td className={my.points[line.playerId] === bestMy ? "fan top" : "fan"}>
                      {withMinus(formatPoints(my.points[line.playerId] ?? null))}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      {source === null ? null : (
        <p className="small note">
          <Link to={position === null ? "/players" : `/players?pos=${position}`}>
            The newest season’s {position === null ? "" : `${position} `}leaders
          </Link>
        </p>
      )}
      {my === null ? null : (
        <MyWords my={my} isShort={leaders.some(({ line }) => my.points[line.playerId] === undefined)} />
      )}
    </section>
  );
}

function Heads({ position, my }: Pick<LeadersProps, "position" | "my">) {
  const counted = position === null ? undefined : COUNTED[position];
  return (
    <thead>
      <tr>
        <th scope="col">
          <abbr title="Rank">#</abbr>
        </th>
        <th scope="col">{position === "DST" ? "Team" : "Player"}</th>
        <th scope="col" className="l opp">
          <abbr title="Opponent">Opp</abbr>
        </th>
        <th scope="col" className="l line-col">
          Line
        </th>
        <th scope="col" className="fan">
          <abbr title={`Fantasy points, ${counted?.scoring ?? "standard scoring"}`}>{counted?.head ?? "FPTS"}</abbr>
        </th>
        {counted ? null : (
          <th scope="col" className="fan">
            <abbr title="Fantasy points, one per reception">PPR</abbr>
          </th>
        )}
        {my === null ? null : (
          <th scope="col" className="fan">
            <abbr title={`Fantasy points, ${my.name}`}>MY</abbr>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Which rules MY goes by, what of them is not counted, and why a figure is not there. */
function MyWords({ my: { name, source, uncounted, beyond }, isShort }: { my: MyWeek; isShort: boolean }) {
  return (
    <p className="small note my-note">
      <b>MY</b> is {name}. {beyond} <Link to="/players#rules">Other rules</Link>
      {isShort && source === "stats"
        ? " A dash: his game has changed since this page was loaded, or has no plays. Reload for the newest."
        : ""}
      {uncounted.length === 0
        ? ""
        : ` Not counted, because the play-by-play here does not have it: ${uncounted.join(", ")}.`}
    </p>
  );
}
