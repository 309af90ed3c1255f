import type { RosterPlayer } from "../../names/game-roster.ts";
import type { GroundFact, GroundRow, Standing } from "./ground-book.ts";
import { namePattern } from "../../names/name-pattern.ts";
import { isGameInfo, isPlayList, type ToolUse } from "../tools/tool-use.ts";

/** The rows of every result, each once. */
export function rowsOf(uses: readonly ToolUse[]): GroundRow[] {
  const rows = new Map<string, GroundRow>();
  for (const { answer } of uses) {
    if (!answer.ok) continue;
    const data = answer.value;
    if (isGameInfo(data)) {
      for (const { quarter, clock, team, what, text } of data.scoring)
        rows.set(`score ${quarter} ${clock} ${text}`, { quarter, clock, team, type: what, text, isScore: true });
    } else if (isPlayList(data)) {
      for (const [quarter, clock, team, , type, , , text] of data.plays)
        rows.set(`play ${quarter} ${clock} ${text}`, { quarter, clock, team, type, text, isScore: false });
    }
  }
  return [...rows.values()];
}

/** Who did it, in the part of a play's text that tells of him alone. */
const DOERS = {
  fieldGoals: { type: "field goal", of: /^.*?(?=\d+[ -]yard|field goal)/ },
  interceptionsMade: { type: "Interception", of: /INTERCEPTED by [^.]*?\.[^ (]*|intercepted by [^,.]*/ },
  sacksSuffered: { type: "Sack", of: /^.*?(?= sacked)/ },
  sacks: { type: "Sack", of: /(?<= sacked ).*?(?=\)|\. |$)/ },
} as const;

const SHARED = /sack split by| sacked by [^.]* and /;
const NOBODY = /(?!)/;
/** `33-C.DeJean for 38 yards, TOUCHDOWN`: who carried it in last. */
const RETURNED = /[^.(]{0,3}\.?[^.(]{0,30}(?= for -?\d+ yards?, TOUCHDOWN)/;

/**
 * What nobody lists and a tool's rows tell when they are counted: field goals, touchdowns of every kind, sacks suffered,
 * interceptions and sacks made, punts. A team is sacked as often as the other one made sacks.
 */
export function countedFacts(
  rows: readonly GroundRow[],
  facts: readonly GroundFact[],
  roster: readonly RosterPlayer[],
  standing: Standing | null,
): GroundFact[] {
  const counts: GroundFact[] = [];
  const count = (subject: string | null, unit: string, value: number): void => {
    if (value > 0) counts.push({ subject, unit, value });
  };
  const scores = rows.filter(({ isScore }) => isScore);
  const teams = standing === null ? [] : [standing.awayTeam, standing.homeTeam];
  for (const team of teams) {
    const own = scores.filter((row) => row.team === team);
    const touchdowns = own.filter(({ type }) => type === "touchdown").length;
    const fieldGoals = own.filter(({ type }) => type === "field goal").length;
    counts.push({ subject: team, unit: "touchdowns", value: touchdowns });
    counts.push({ subject: team, unit: "fieldGoals", value: fieldGoals });
    count(team, "scores", own.length);
    count(team, "punts", rows.filter((row) => row.type === "Punt" && row.team === team).length);
    const other = teams.find((one) => one !== team);
    const sacks = facts.find(({ subject, unit }) => subject === other && unit === "sacks")?.value;
    if (sacks !== undefined) counts.push({ subject: team, unit: "sacksSuffered", value: sacks });
  }
  count(null, "gameTouchdowns", scores.filter(({ type }) => type === "touchdown").length);
  count(null, "gameFieldGoals", scores.filter(({ type }) => type === "field goal").length);
  const done = Object.entries(DOERS).map(([unit, { type, of }]) => ({
    unit,
    plays: rows
      .filter((row) => row.type === type)
      .map(({ text }) => ({ doers: of.exec(text)?.[0] ?? "", share: unit === "sacks" && SHARED.test(text) ? 0.5 : 1 })),
  }));
  const returned = scores.flatMap(({ type, text }) => (type === "touchdown" ? (RETURNED.exec(text)?.[0] ?? []) : []));
  const sumOf = doneBy(facts);
  // A pattern for everybody on two rosters takes longer than all the rest.
  const told = [...done.flatMap(({ plays }) => plays.map(({ doers }) => doers)), ...returned].join("\n");
  for (const { playerName } of roster) {
    const isTold = told.includes(playerName.split(" ")[1] ?? playerName);
    const pattern = isTold ? namePattern(playerName) : NOBODY;
    for (const { unit, plays } of done)
      count(
        playerName,
        unit,
        plays.reduce((sum, { doers, share }) => (pattern.test(doers) ? sum + share : sum), 0),
      );
    const returns = returned.filter((text) => pattern.test(text)).length;
    const listed = sumOf(playerName, ["rushingTouchdowns", "receivingTouchdowns"]);
    count(playerName, "touchdowns", Math.max(listed, returns));
    const threw = sumOf(playerName, ["passingTouchdowns"]);
    if (threw > 0) count(playerName, "touchdowns", listed + threw);
    count(playerName, "touches", sumOf(playerName, ["rushingAttempts", "receptions"]));
  }
  return counts;
}

/** Of one list: what a player did, never with what was expected of him. */
function doneBy(facts: readonly GroundFact[]): (player: string, units: readonly string[]) => number {
  const values = new Map<string, number>();
  for (const { subject, unit, value, isProjected } of facts)
    if (isProjected === false) values.set(`${subject} ${unit}`, value);
  return (player, units) => units.reduce((sum, unit) => sum + (values.get(`${player} ${unit}`) ?? 0), 0);
}
