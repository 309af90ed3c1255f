import type { ToolAnswer, ToolData, ToolSnapshot } from "./analyst-tool.ts";
import { countedPoints } from "../../page/counted-points.ts";
import { toHundredth, withFantasyPoints } from "../../fold/fantasy-points.ts";
import { FIGURES, type LineFigure } from "../../game/figures.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import { POSITION_WORDS } from "../../names/name-context.ts";
import { byPlayerScore } from "../../names/player-score.ts";
import { resolveTeam } from "../../names/resolve-team.ts";
import { fail, ok } from "../../result.ts";
import type { FactRow } from "../../facts/fact-row.ts";
import { clipped, resultFrame, rowsThatFit } from "./result-frame.ts";
import { plainName } from "../../names/sound.ts";
import type { ToolMine } from "./tool-mine.ts";
import { argumentTable, limitOf, optionalText } from "./tool-arguments.ts";

/** A player's line under the specification's names. A group of figures in which nothing happened is not there. */
export type ListedPlayer = {
  playerName: string;
  team: string;
  position: string;
  ids?: readonly string[];
  /** Under the rules of the reader who asks, where these are known; null where nothing was counted. */
  fantasyPointsMY?: number | null;
  /** One of the players of the reader who asks. */
  isYours?: true;
} & Partial<Record<LineFigure, number | null>>;

export interface PlayerList extends ToolData {
  /** Players that the filters leave, before the limit. */
  matching: number;
  players: ListedPlayer[];
}

const UNITS = {
  yards: "yards; averages are yards per carry or catch",
  "attempts, completions, receptions, targets, touchdowns, interceptions, fumblesLost": "counts",
  fantasyPoints:
    "points, standard scoring; null where only kicks or defense could have earned any: those are not counted",
  fantasyPointsPPR: "the same and one per reception",
  ids: "facts of the player, to cite",
  absent: "a group of figures (passing, rushing, receiving) that is not there is all zero or unknown",
};

/** Passing, rushing and receiving are shown whole where one of their figures is not zero, everything else by itself. */
const GROUPS: readonly (readonly LineFigure[])[] = [
  ...Map.groupBy(
    FIGURES.filter(({ unit }) => unit !== "points"),
    ({ group, field }) => (group === "other" ? field : group),
  ).values(),
].map((figures) => figures.map(({ field }) => field));

/** What of the units is the rules of the reader who asks: whose points they are is never left open. */
function unitsOf(mine: ToolMine | undefined): Record<string, string> {
  if (mine === undefined) return UNITS;
  const { label, scoringName, uncounted } = mine;
  const rules = label === scoringName ? scoringName : `${label}, ${scoringName}`;
  const missing = uncounted.length === 0 ? "" : `; not counted: ${uncounted.join(", ")}`;
  return {
    ...UNITS,
    fantasyPointsMY: clipped(`points by the rules of the person who asks: ${rules}${missing}`, 400),
    isYours: "true: one of that person's own players",
  };
}

function listed(line: PlayerLine, facts: readonly FactRow[], mine: ToolMine | undefined): ListedPlayer {
  const ids = facts.filter(({ roles }) => roles.player === line.playerId).map(({ id }) => id);
  const figures: Partial<Record<LineFigure, number | null>> = {};
  for (const group of GROUPS) {
    if (group.every((figure) => (line[figure] ?? 0) === 0)) continue;
    for (const figure of group) figures[figure] = rounded(line[figure]);
  }
  return {
    playerName: clipped(line.playerName, 80),
    team: clipped(line.team, 8),
    position: clipped(line.position, 8),
    ...figures,
    fantasyPoints: rounded(countedPoints(line, "fantasyPoints")),
    fantasyPointsPPR: rounded(countedPoints(line, "fantasyPointsPPR")),
    ...(mine === undefined ? {} : { fantasyPointsMY: mine.points[line.playerId] ?? null }),
    ...(mine?.owners.includes(line.playerId) ? { isYours: true as const } : {}),
    ...(ids.length === 0 ? {} : { ids }),
  };
}

/** Two decimals are all that a source means. */
function rounded(value: number | null): number | null {
  return value === null ? null : toHundredth(value);
}

/** The players of a source under the tool's filters, by score; `missing` is the error where the source has none. */
export function listPlayers(
  lines: readonly PlayerLine[],
  missing: string,
  args: unknown,
  snapshot: ToolSnapshot,
  now: number,
  kinds: readonly FactRow["kind"][],
): ToolAnswer<PlayerList> {
  if (lines.length === 0) return fail(missing);
  const table = argumentTable(args);
  if (!table.ok) return table;
  const team = optionalText(table.value, "team");
  if (!team.ok) return team;
  const position = optionalText(table.value, "position");
  if (!position.ok) return position;
  const limit = limitOf(table.value);
  if (!limit.ok) return limit;

  const isSame = (value: string, wanted: string | null): boolean =>
    wanted === null || value.toLowerCase() === wanted.toLowerCase();
  const code = team.value === null ? null : (resolveTeam(team.value, snapshot.game) ?? team.value);
  const role = position.value === null ? null : positionCode(position.value);
  const matching = byPlayerScore(
    lines
      .filter((line) => isSame(line.team, code) && isSame(line.position, role))
      .map((line) => withFantasyPoints(line)),
  );
  const own = (snapshot.facts ?? []).filter(({ kind }) => kinds.includes(kind));
  // Of a projection the rules of the reader who asks say nothing here.
  const mine = kinds.includes("line") ? snapshot.mine : undefined;
  const wanted = matching.slice(0, limit.value).map((line) => listed(line, own, mine));
  const frame = resultFrame(snapshot, now, unitsOf(mine));
  const players = rowsThatFit(wanted, frame);
  const omitted = matching.length - players.length;
  return ok({
    ...frame,
    matching: matching.length,
    players,
    omitted,
    note: noteOf(players.length, omitted, snapshot.game),
  });
}

/** A position by its code or in words: `wr`, `wide receivers`. */
function positionCode(text: string): string {
  const plain = plainName(text);
  return POSITION_WORDS[plain] ?? POSITION_WORDS[plain.replace(/s$/, "")] ?? text;
}

function noteOf(count: number, omitted: number, { awayTeam, homeTeam }: ToolSnapshot["game"]): string | null {
  if (count === 0 && omitted === 0)
    return `No player of this game matches these filters. Its teams are ${clipped(awayTeam, 8)} and ${clipped(homeTeam, 8)}.`;
  if (omitted === 0) return null;
  return `The ${omitted} lowest ranked of the matching players are left out; a higher limit, a team or a position brings them.`;
}
