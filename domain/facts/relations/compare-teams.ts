import type { Fact } from "../fact.ts";
import { TEAM_ROW_MARKS, type TeamRowMark } from "../mark.ts";
import type { Phrase } from "../phrase.ts";
import { roundHalfAway } from "../../words/round-half-away.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { TEAM_ROW_WORDS } from "../wording/team-row-words.ts";
import { type Relate, relation } from "./relate.ts";

/** Which figure of a row is compared: its made ones where it has tries, else its only one. */
export function rowFigure({ values }: Fact): number {
  const { of: _tries, ...figures } = values;
  return Object.values(figures)[0] ?? 0;
}

/** Both teams' rows side by side; `team` has more of it, and is null where both have as many. */
export const compareTeams: Relate = ({ game }, facts) => {
  const rows = facts.of("team");
  return TEAM_ROW_MARKS.flatMap((mark) => {
    const own = rows.filter(({ marks }) => marks.includes(mark));
    const away = own.find(({ team }) => team === game.awayTeam);
    const home = own.find(({ team }) => team === game.homeTeam);
    return away === undefined || home === undefined ? [] : [compare(mark, away, home)];
  });
};

/** Rows that explain a result by themselves. */
const TELLING: readonly TeamRowMark[] = ["totalYards", "turnovers", "rushingYards", "thirdDowns", "possession"];

function compare(mark: TeamRowMark, away: Fact, home: Fact): Fact {
  const [top, low] = rowFigure(home) > rowFigure(away) ? [home, away] : [away, home];
  const [most, least] = [rowFigure(top), rowFigure(low)];
  const isSame = most === least;
  return relation({
    id: `cmp:${mark}`,
    kind: "compare",
    weight: TELLING.includes(mark) ? 36 : 24,
    team: isSame ? null : top.team,
    marks: [mark, isSame ? "same" : "most"],
    values: { difference: most - least, ratio: least > 0 ? roundHalfAway(most / least, 10) : null },
    of: [top, low],
    clause: comparison(mark, top, low),
  });
}

function comparison(mark: TeamRowMark, top: Fact, low: Fact): Phrase {
  const words = TEAM_ROW_WORDS[mark];
  const figure = (fact: Fact): string => words.figure(rowFigure(fact), fact.values.of ?? null);
  const [one, other] = [top.team ?? "", low.team ?? ""];
  if (rowFigure(top) === rowFigure(low) && top.values.of === low.values.of) {
    if (words.neither !== undefined && rowFigure(top) === 0) return phrase`neither team ${words.neither}`;
    return phrase`both teams ${words.did(rowFigure(top), top.values.of ?? null)}`;
  }
  if (mark === "totalYards") return phrase`${teamName(one)} outgained ${teamName(other)} ${figure(top)}-${figure(low)}`;
  if (mark === "rushingYards")
    return phrase`${teamName(one)} outrushed ${teamName(other)} ${figure(top)}-${figure(low)}`;
  if (top.values.of === 0 || low.values.of === 0) {
    const [tried, idle] = top.values.of === 0 ? [low, top] : [top, low];
    return phrase`${teamName(tried.team ?? "")} ${words.did(rowFigure(tried), tried.values.of ?? 0)} and ${teamName(idle.team ?? "")} ${words.did(0, 0)}`;
  }
  if (top.values.of !== undefined) {
    return phrase`${teamName(one)} were ${figure(top)} and ${teamName(other)} ${figure(low)} ${RATE[mark] ?? ""}`;
  }
  return phrase`${teamName(one)} had ${words.thing(rowFigure(top), null)} to ${teamsOwn(other)} ${figure(low)}`;
}

const RATE: Partial<Record<TeamRowMark, string>> = {
  thirdDowns: "on third down",
  fourthDowns: "on fourth down",
  redZone: "scoring touchdowns in the red zone",
};
