import { fail, ok } from "../../result.ts";
import { matchupCodes } from "../../game/matchup.ts";
import { resolvePlayer } from "../../names/resolve-player.ts";
import { gameRoster } from "../../names/game-roster.ts";
import { resolveTeam } from "../../names/resolve-team.ts";
import { analystTool, type ArgumentSchema, type ToolAnswer, type ToolData, type ToolSnapshot } from "./analyst-tool.ts";
import type { FactRow } from "../../facts/fact-row.ts";
import { askBack } from "./plays-of-player.ts";
import { parseQuarter } from "./parse-quarter.ts";
import { resultFrame } from "./result-frame.ts";
import { argumentTable, limitOf, optionalText } from "./tool-arguments.ts";

/** What can be asked for, and the kinds of facts that it is. */
const TOPICS = {
  scoring: ["score", "twoPoint", "tying", "goAhead"],
  turnovers: ["turnover", "block", "miss", "stop", "conversion", "ledTo"],
  drives: ["drive", "inARow"],
  leads: ["break", "quarter", "largestLead", "comeback", "count", "neverLed", "neverTrailed", "run"],
  team_stats: ["team", "compare"],
  leaders: ["rank", "threshold", "seasonHigh"],
  players: ["line", "fantasy", "projection", "usage", "absence"],
  big_plays: ["play"],
  story: ["result", "stage", "deciding", "comeback", "ledTo", "run", "rank"],
  setting: ["stage", "place", "weather", "betting", "record", "streak", "lastGame", "mean", "form"],
} as const satisfies Record<string, readonly FactRow["kind"][]>;

type Topic = keyof typeof TOPICS;

export interface FactList extends ToolData {
  /** Facts that the filters leave, before the limit. */
  matching: number;
  columns: readonly string[];
  /** In the order of `columns`. */
  facts: [id: string, when: string, words: string, playId: string | null][];
  /** Where a play stands on this site: `#play-` with its `playId` after it. */
  page: string;
}

const UNITS = {
  page: "the game's page; #play- and a playId after it lead to the play",
  id: "what a clause cites",
  when: "quarter and time left in it at the snap; empty of the whole game",
};

const PARAMETERS: ArgumentSchema = {
  type: "object",
  properties: {
    about: {
      type: ["string", "null"],
      enum: [...Object.keys(TOPICS), null],
      description: "What about. Null or absent: whatever matters most.",
    },
    team: { type: ["string", "null"], description: "Only this team's: code, nickname or place. Null or absent: both." },
    player: {
      type: ["string", "null"],
      description: "Only facts in which this player has a part. Null or absent: all.",
    },
    quarter: {
      type: ["string", "null"],
      enum: ["1", "2", "3", "4", "OT", null],
      description: "Only what happened in this quarter. Null or absent: the whole game.",
    },
    limit: { type: ["number", "null"], description: "The most facts to list. Null, absent or less than 1: 20." },
  },
  required: [],
  additionalProperties: false,
};

const MISSING = "No facts available for this game yet";

/** The game's facts in words, each with its id: what recaps and answers are made of. */
export const getFacts = analystTool<FactList>({
  name: "get_facts",
  description:
    "Facts of this game in words, each with its id: scoring, turnovers, drives, leads, team_stats, leaders, players, big_plays, story, setting. Small: ask this before get_all_plays.",
  parameters: PARAMETERS,
  run: (args, snapshot, now) =>
    snapshot === null || (snapshot.facts ?? []).length === 0 ? fail(MISSING) : listFacts(args, snapshot, now),
});

function listFacts(args: unknown, snapshot: ToolSnapshot, now: number): ToolAnswer<FactList> {
  const table = argumentTable(args);
  if (!table.ok) return table;
  const about = optionalText(table.value, "about");
  if (!about.ok) return about;
  if (about.value !== null && !isTopic(about.value))
    return fail(`\`about\` must be one of ${Object.keys(TOPICS).join(", ")}, or null.`);
  const named = optionalText(table.value, "team");
  if (!named.ok) return named;
  const team = named.value === null ? null : resolveTeam(named.value, snapshot.game);
  if (named.value !== null && team === null)
    return fail(`No team of this game is called "${named.value}": it is ${matchupCodes(snapshot.game)}.`);
  const player = optionalText(table.value, "player");
  if (!player.ok) return player;
  const quarter = parseQuarter(table.value["quarter"] ?? null);
  if (!quarter.ok) return quarter;
  const limit = limitOf(table.value);
  if (!limit.ok) return limit;
  const who = player.value === null ? null : resolvePlayer(player.value, gameRoster(snapshot), snapshot.game);
  if (who !== null && who.kind !== "found") return fail(askBack(who.kind === "ask" ? who.candidates : []));
  const kinds: readonly string[] | null = about.value === null ? null : TOPICS[about.value];
  const all = (snapshot.facts ?? []).filter(
    (row) =>
      (kinds === null || kinds.includes(row.kind)) &&
      (team === null || row.team === team) &&
      (who === null || Object.values(row.roles).includes(who.player.playerId)) &&
      (quarter.value === null || row.at?.quarter === quarter.value),
  );
  // The weightiest, told in the game's order.
  const heaviest = new Set(all.toSorted((a, b) => b.weight - a.weight).slice(0, limit.value));
  const facts = all
    .filter((row) => heaviest.has(row))
    .map(({ id, when, words, at }): FactList["facts"][number] => [id, when, words, at?.playId ?? null]);
  const omitted = all.length - facts.length;
  return ok({
    ...resultFrame(snapshot, now, UNITS),
    matching: all.length,
    columns: ["id", "when", "words", "playId"],
    page: `/games/${snapshot.game.gameKey}`,
    facts,
    omitted,
    note:
      all.length === 0
        ? "No fact of this game matches these filters."
        : omitted === 0
          ? null
          : `The ${omitted} least weighty are left out; a higher limit or a filter brings them.`,
  });
}

function isTopic(text: string): text is Topic {
  return text in TOPICS;
}
