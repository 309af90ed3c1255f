import { elapsedSeconds } from "../../../game/game-clock.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { formatDuration } from "../../../words/format.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { Period } from "../question/when-asked.ts";

/** Seconds of a quarter, which is what both teams together had of it. */
const QUARTER = 900;

/** How long each team had the ball in a quarter or a half, by the clocks of its drives. Null where the drives do not fill it, or anything else is asked. */
export function answerPossession(
  { concepts, period, teams, players, asks }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (period === null || period.within !== null || period.plays !== undefined || period.quarters.includes("OT"))
    return null;
  if (!concepts.has("possession") || players.length > 0 || asks === "yesNo") return null;
  if (!isOnly(concepts, "possession eachTeam compare most win better total stats list")) return null;
  const order = teams.length === 1 ? [teams[0] ?? "", sheet.other(teams[0] ?? "")] : sheet.teams;
  const held = order.map((team) => ({ team, ...heldIn(period, team, sheet) }));
  const sum = held.reduce((all, { seconds }) => all + seconds, 0);
  if (sum !== QUARTER * period.quarters.length) return null;
  return held.map(({ team, seconds, drives }) =>
    sheet.say(`The ${sheet.nick(team)} held the ball for ${formatDuration(seconds)} ${period.words}.`, ...drives),
  );
}

/** The seconds that a team's drives have in a part of the game: one that goes on into the next quarter counts in both. */
function heldIn(period: Period, team: string, sheet: GameSheet): { seconds: number; drives: Fact[] } {
  const { plays, drives } = sheet.read;
  const times = elapsedSeconds(plays);
  const elapsedOf = new Map(plays.map((play, at) => [play, times[at] ?? null]));
  const spans = period.quarters.map((quarter) => (Number(quarter) - 1) * QUARTER);
  const each = drives
    .filter((drive) => drive.team === team)
    .flatMap(({ rows, seconds }) => {
      const start = rows.map((row) => elapsedOf.get(row) ?? null).find((time) => time !== null) ?? null;
      const [first] = rows.filter(({ down }) => down > 0);
      if (start === null || seconds === null) return [];
      const inside = spans.reduce(
        (sum, from) => sum + Math.max(0, Math.min(start + seconds, from + QUARTER) - Math.max(start, from)),
        0,
      );
      return inside > 0 ? [{ inside, fact: first === undefined ? null : driveWith(first, sheet) }] : [];
    });
  return {
    seconds: each.reduce((sum, { inside }) => sum + inside, 0),
    drives: each.flatMap(({ fact }) => fact ?? []),
  };
}
