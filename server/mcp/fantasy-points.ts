import type { AnalystTool } from "../../domain/analyst/tools/analyst-tool.ts";
import { clipped, resultFrame, rowsThatFit } from "../../domain/analyst/tools/result-frame.ts";
import { argumentTable, limitOf, optionalText } from "../../domain/analyst/tools/tool-arguments.ts";
import { resolveTeam } from "../../domain/names/resolve-team.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { parseScoring, scoringOf, scoringText } from "../../domain/scoring/scoring-address.ts";
import type { AnalystGame } from "../games/read-analyst-game.ts";
import { ownPoints } from "../pages/own-points.server.ts";

export const FANTASY_POINTS = {
  name: "get_fantasy_points",
  description:
    "Fantasy points of one game under any league's rules, counted from the plays, best first: players, kickers, defenders and team defenses (DST).",
  parameters: {
    type: "object",
    properties: {
      scoring: {
        type: ["string"],
        description:
          "The rules: standard, half, ppr, six-point, te-premium, first-downs, idp, or own for none, then Sleeper's keys with their points: half*pass_td*6.",
      },
      team: {
        type: ["string", "null"],
        description: "Team code, nickname or place, in any case: KC, Chiefs, Kansas City. Null or absent: both teams.",
      },
      limit: { type: ["number", "null"], description: "The most players to list. Null, absent or less than 1: 20." },
    },
    required: ["scoring"],
    additionalProperties: false,
  } satisfies AnalystTool["parameters"],
} as const;

const UNITS = {
  points: "points under the rules, to the hundredth; null without a play",
  projected: "points of the projection, bonuses by their chance, without two-point conversions; null without one",
  uncounted: "keys of the rules that the plays do not have: they count nothing",
};

/** The points of a game under the rules of `args`: the text of the answer, or what is wrong in a sentence. */
export function fantasyPointsText(
  { snapshot, tools }: AnalystGame,
  args: unknown,
  now: number,
): Result<string, string> {
  const table = argumentTable(args);
  if (!table.ok) return table;
  const { scoring: given } = table.value;
  const asked = typeof given === "string" ? parseScoring(given.trim()) : null;
  if (asked === null)
    return fail(
      "`scoring` must name the rules: standard, half or ppr, then keys with their points, as in half*pass_td*6.",
    );
  const team = optionalText(table.value, "team");
  if (!team.ok) return team;
  const limit = limitOf(table.value);
  if (!limit.ok) return limit;
  const { name, uncounted, rows } = ownPoints(snapshot, { scoring: scoringOf(asked), text: scoringText(asked) });
  const code = team.value === null ? null : (resolveTeam(team.value, snapshot.game) ?? team.value);
  const matching = rows.filter((row) => code === null || row.team.toLowerCase() === code.toLowerCase());
  const frame = {
    ...resultFrame(tools, now, UNITS),
    scoring: scoringText(asked),
    scoringName: name,
    uncounted,
    matching: matching.length,
  };
  const players = rowsThatFit(
    matching.slice(0, limit.value).map(({ id: _id, name: player, team: own, ...row }) => ({
      playerName: clipped(player, 80),
      team: clipped(own, 8),
      ...row,
    })),
    frame,
  );
  return ok(JSON.stringify({ ...frame, players, omitted: matching.length - players.length }));
}
