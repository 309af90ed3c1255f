import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { gameReceipts, makeFact } from "../make-fact.ts";
import type { TeamRowMark } from "../mark.ts";
import type { Phrase } from "../phrase.ts";
import { teamComparison } from "../team-comparison.ts";
import type { Unit } from "../unit.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { TEAM_ROW_WORDS } from "../wording/team-row-words.ts";

type Label = ReturnType<typeof teamComparison>[number]["label"];

interface RowShape {
  label: Label;
  mark: TeamRowMark;
  unit: Unit;
  /** What a receipt calls it after the team's code. */
  fields: readonly string[];
}

const ROWS: readonly RowShape[] = [
  { label: "total yards", mark: "totalYards", unit: "totalYards", fields: ["totalYards"] },
  { label: "passing yards", mark: "passingYards", unit: "passingYards", fields: ["passingYards"] },
  { label: "rushing yards", mark: "rushingYards", unit: "rushingYards", fields: ["rushingYards"] },
  { label: "first downs", mark: "firstDowns", unit: "firstDowns", fields: ["firstDowns"] },
  { label: "third downs", mark: "thirdDowns", unit: "made", fields: ["thirdDownsMade", "thirdDowns"] },
  { label: "fourth downs", mark: "fourthDowns", unit: "made", fields: ["fourthDownsMade", "fourthDowns"] },
  { label: "red zone", mark: "redZone", unit: "made", fields: ["redZoneTouchdowns", "redZoneTrips"] },
  { label: "sacks", mark: "sacks", unit: "sacks", fields: ["sacks"] },
  { label: "turnovers", mark: "turnovers", unit: "turnovers", fields: ["turnovers"] },
  { label: "penalties", mark: "penalties", unit: "penalties", fields: ["penalties"] },
  { label: "penalty yards", mark: "penaltyYards", unit: "penaltyYards", fields: ["penaltyYards"] },
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

function rowFact(
  { mark, unit, fields }: RowShape,
  team: string,
  { made, of }: { made: number; of: number | null },
): Fact {
  return makeFact({
    id: `t:${team}:${mark}`,
    kind: "team",
    weight: 14,
    team,
    marks: [mark],
    values: { [unit]: made, of },
    receipts: gameReceipts(...fields.map((field) => `${team}.${field}`)),
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
  const own = drives.filter((drive) => drive.team === team);
  const known = own.flatMap(({ seconds }) => seconds ?? []);
  if (own.length === 0 || known.length < own.length) return [];
  const seconds = known.reduce((sum, one) => sum + one, 0);
  return [
    makeFact({
      id: `t:${team}:possession`,
      kind: "team",
      weight: 14,
      team,
      marks: ["possession"],
      values: { possessionSeconds: seconds },
      receipts: gameReceipts(`${team}.possessionSeconds`),
      ...rowWording("possession", team, seconds, null),
    }),
  ];
}
