import type { AnalystTool } from "../../domain/analyst/tools/analyst-tool.ts";
import { teamForms } from "../../domain/names/resolve-team.ts";
import { rowsThatFit } from "../../domain/analyst/tools/result-frame.ts";
import { plainName } from "../../domain/names/sound.ts";
import { argumentTable, limitOf, optionalText } from "../../domain/analyst/tools/tool-arguments.ts";
import { formatDateLong } from "../../domain/words/format.ts";
import { leagueClock } from "../../domain/words/league-clock.ts";
import type { Game } from "../../domain/game/game.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { parseSeasonTypeCode, seasonTypeLabel, type SeasonType } from "../../domain/game/season-type.ts";
import { statusWord } from "../../domain/game/status.ts";
import { TEAMS } from "../../domain/game/team.ts";
import { canonicalTeamCode } from "../../domain/game/team-code.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { findDefaultWeek } from "../pages/default-week.server.ts";
import { inPlayingOrder } from "../pages/in-playing-order.server.ts";
import type { Store } from "../store/store.ts";
import { creditOf } from "./credit-of.ts";

type Games = Pick<Store, "weeks" | "weekGames" | "scrambledGames">;

interface Wanted {
  season: number | null;
  seasonType: SeasonType | null;
  week: number | null;
  team: string | null;
  limit: number;
}

export const LIST_GAMES = {
  name: "list_games",
  description:
    "The games on this site, with the gameKey that the other tools need. Without arguments: the newest week.",
  parameters: {
    type: "object",
    properties: {
      season: {
        type: ["number", "null"],
        description: "Year in which the season began, such as 2024. Null or absent: the newest.",
      },
      seasonType: {
        type: ["string", "null"],
        enum: ["PRE", "REG", "POST", null],
        description: "Preseason, regular season or postseason. Null or absent: all three.",
      },
      week: {
        type: ["number", "null"],
        description:
          "Week within its season type; 1 to 4 in the postseason are its rounds. Null or absent: every week.",
      },
      team: {
        type: ["string", "null"],
        description: "Only games of this team: code, nickname or place, in any case: KC, Chiefs, Kansas City.",
      },
      limit: { type: ["number", "null"], description: "The most games to list. Null, absent or less than 1: 20." },
    },
    required: [],
    additionalProperties: false,
  } satisfies AnalystTool["parameters"],
} as const;

/** The stored games under the tool's filters, newest week first: the text of the answer, and whose data it holds. Fails as the store does. */
export async function listGames(
  args: unknown,
  { store, baseUrl }: { store: Games; baseUrl: string | null },
): Promise<Result<{ text: string; credits: string[] }, string>> {
  const wanted = readWanted(args);
  if (!wanted.ok) return wanted;
  const all = inPlayingOrder(await store.weeks());
  const found: { game: Game; provider: ProviderName }[] = [];
  for (const week of await chooseWeeks(all, wanted.value, store)) {
    found.push(...(await store.weekGames(week)).filter(({ game }) => hasTeam(game, wanted.value.team)));
  }
  const frame = {
    units: { "awayScore, homeScore": "points", kickoff: "Eastern Time" },
    matching: found.length,
  };
  const asked = found.slice(0, wanted.value.limit);
  const games = rowsThatFit(
    asked.map(({ game }) => listed(game, baseUrl)),
    frame,
  );
  const omitted = found.length - games.length;
  const note = noteOf(all, wanted.value.team, { matching: found.length, omitted });
  const shown = asked.slice(0, games.length);
  const altered = new Set(await store.scrambledGames(shown.map(({ game }) => game.gameKey)));
  const credits = shown.map(({ game, provider }) => creditOf(provider, altered.has(game.gameKey)));
  return ok({ text: JSON.stringify({ ...frame, games, omitted, note }), credits: [...new Set(credits)] });
}

function readWanted(args: unknown): Result<Wanted, string> {
  const table = argumentTable(args);
  if (!table.ok) return table;
  const season = optionalWhole(table.value, "season", "2024");
  if (!season.ok) return season;
  const week = optionalWhole(table.value, "week", "1");
  if (!week.ok) return week;
  const type = optionalText(table.value, "seasonType");
  if (!type.ok) return type;
  const seasonType = type.value === null ? null : parseSeasonTypeCode(type.value);
  if (type.value !== null && seasonType === null) return fail("`seasonType` must be PRE, REG, POST or null.");
  const team = optionalText(table.value, "team");
  if (!team.ok) return team;
  const limit = limitOf(table.value);
  if (!limit.ok) return limit;
  return ok({ season: season.value, seasonType, week: week.value, team: team.value, limit: limit.value });
}

function optionalWhole(table: Record<string, unknown>, name: string, example: string): Result<number | null, string> {
  const value = table[name] ?? null;
  if (value === null) return ok(null);
  const whole = typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value;
  if (typeof whole === "number" && Number.isInteger(whole) && whole >= 0) return ok(whole);
  return fail(`\`${name}\` must be a whole number such as ${example}, or null.`);
}

/** The weeks to look through, newest first. Without a season it is that of the newest week. */
async function chooseWeeks(all: readonly WeekId[], wanted: Wanted, store: Games): Promise<WeekId[]> {
  const { season, seasonType, week, team } = wanted;
  const hasStarted = async (one: WeekId): Promise<boolean> =>
    (await store.weekGames(one)).some(({ game }) => game.hasStarted);
  const newest = season === null ? await findDefaultWeek(all, hasStarted) : null;
  if (newest !== null && seasonType === null && week === null && team === null) return [newest];
  return all
    .filter(
      (one) =>
        one.season === (season ?? newest?.season) &&
        (seasonType === null || one.seasonType === seasonType) &&
        (week === null || one.week === week),
    )
    .toReversed();
}

function hasTeam({ awayTeam, homeTeam, season }: Game, text: string | null): boolean {
  return text === null || isCalled(awayTeam, season, text) || isCalled(homeTeam, season, text);
}

/** Exactly what a team is called: in a list of many games a name that only sounds alike would find others' games. */
function isCalled(team: string, season: number, text: string): boolean {
  const names = teamForms({ awayTeam: team, homeTeam: team, season });
  return canonicalTeamCode(text.toUpperCase()) === team || names.has(plainName(text).replace(/^the /, ""));
}

function listed(game: Game, baseUrl: string | null): object {
  const { gameKey, season, seasonType, week, awayTeam, homeTeam, awayScore, homeScore, status, dateTime } = game;
  return {
    gameKey,
    season,
    seasonType: seasonTypeLabel(seasonType),
    week: weekName(seasonType, week),
    awayTeam,
    homeTeam,
    awayScore,
    homeScore,
    status: statusWord(status).slice(0, 40),
    kickoff: dateTime === null ? null : formatDateLong(dateTime, leagueClock),
    ...(baseUrl === null ? {} : { page: `${baseUrl}/games/${gameKey}` }),
  };
}

function noteOf(
  all: readonly WeekId[],
  team: string | null,
  { matching, omitted }: { matching: number; omitted: number },
): string | null {
  if (omitted > 0) return `${omitted} more games match; narrow by week or team, or raise the limit.`;
  if (matching > 0) return null;
  const seasons = [...new Set(all.map(({ season }) => season))];
  return seasons.length === 0
    ? "This site has no games yet."
    : `No stored game matches. ${nobodyCalled(team, seasons)}There are games of ${seasons.join(", ")}.`;
}

/** A misspelt team would otherwise read as one that did not play. */
function nobodyCalled(team: string | null, seasons: readonly number[]): string {
  const isKnown = (text: string): boolean =>
    TEAMS.some(({ code }) => seasons.some((season) => isCalled(code, season, text)));
  return team === null || isKnown(team)
    ? ""
    : "`team` does not match any team; use a code, nickname or place: KC, Chiefs, Kansas City. ";
}
