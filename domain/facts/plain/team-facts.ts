import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { gameReceipts, makeFact } from "../make-fact.ts";
import type { TeamRowMark } from "../mark.ts";
import type { Phrase } from "../phrase.ts";
import { teamComparison } from "../../fold/team-comparison.ts";
import { possessionSeconds } from "../../plays/possession-seconds.ts";
import type { Unit } from "../unit.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { TEAM_ROW_WORDS } from "../wording/team-row-words.ts";

type Label = ReturnType<typeof teamComparison>[number]["label"];

interface RowShape {
  label: Label;
  mark: TeamRowMark;
  unit: Unit;
}

const ROWS: readonly RowShape[] = [
  { label: "total yards", mark: "totalYards", unit: "totalYards" },
  { label: "passing yards", mark: "passingYards", unit: "passingYards" },
  { label: "rushing yards", mark: "rushingYards", unit: "rushingYards" },
  { label: "first downs", mark: "firstDowns", unit: "firstDowns" },
  { label: "third downs", mark: "thirdDowns", unit: "made" },
  { label: "fourth downs", mark: "fourthDowns", unit: "made" },
  { label: "red zone", mark: "redZone", unit: "made" },
  { label: "sacks", mark: "sacks", unit: "sacks" },
  { label: "turnovers", mark: "turnovers", unit: "turnovers" },
  { label: "penalties", mark: "penalties", unit: "penalties" },
  { label: "penalty yards", mark: "penaltyYards", unit: "penaltyYards" },
];

/** The rows of both teams' statistics, as far as the plays give them: the visitors' and the home team's, row by row. */
export function teamFacts(read: GameRead): Fact[] {
  const rows = new Map(teamComparison(read).map((row) => [row.label, row]));
  const { awayTeam, homeTeam } = read.game;
  return [
    ...ROWS.flatMap((shape) => {
      const row = rows.get(shape.label);
      return row === undefined ? [] : [rowFact(shape, awayTeam, row.away), rowFact(shape, homeTeam, row.home)];
    }),
    ...[awayTeam, homeTeam].flatMap((team) => possession(read, team)),
  ];
}

function rowFact({ mark, unit }: RowShape, team: string, { made, of }: { made: number; of: number | null }): Fact {
  return makeFact({
    id: `t:${team}:${mark}`,
    kind: "team",
    weight: 14,
    team,
    marks: [mark],
    values: { [unit]: made, of },
    receipts: gameReceipts(`${team}.${mark}`),
    ...rowWording(mark, team, made, of),
  });
}

function rowWording(
  mark: TeamRowMark,
  team: string,
  made: number,
  of: number | null,
): { clause: Phrase; noun: Phrase | null } {
  const words = TEAM_ROW_WORDS[mark];
  return {
    clause: phrase`${teamName(team)} ${words.did(made, of)}`,
    noun: of === 0 ? null : phrase`${teamsOwn(team)} ${words.thing(made, of)}`,
  };
}

/** Game time of all its drives; nothing where a drive has no clock. */
function possession({ drives }: GameRead, team: string): Fact[] {
  const seconds = possessionSeconds(drives, team);
  if (seconds === null) return [];
  return [
    makeFact({
      id: `t:${team}:possession`,
      kind: "team",
      weight: 14,
      team,
      marks: ["possession"],
      values: { possessionSeconds: seconds },
      receipts: gameReceipts(`${team}.possession`),
      ...rowWording("possession", team, seconds, null),
    }),
  ];
}
