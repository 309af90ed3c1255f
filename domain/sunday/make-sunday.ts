import { gameState, isOn } from "../game/game-state.ts";
import { isNeutralSite } from "../game/is-neutral-site.ts";
import type { MyLeague } from "../my-players/my-league.ts";
import { countedTableOf } from "../scoring/counted-log.ts";
import { givesPoints } from "../scoring/gives-points.ts";
import { foldLedger } from "../scoring/ledger.ts";
import { partWords } from "../scoring/part-words.ts";
import { uncountedKeys } from "../scoring/uncounted-keys.ts";
import { findChanges, newestOf, type Sides } from "./find-changes.ts";
import { gameStateWords } from "./game-state-words.ts";
import { newestPlay } from "./newest-play.ts";
import { rulesText } from "./rules-text.ts";
import { sharePlayers } from "./share-players.ts";
import { isLeft, type Match, standMatches } from "./stand-match.ts";
import { type Standing, standPlayer } from "./stand-player.ts";
import type { LeagueTab, ShownGame, Sunday, SundayCorrection, SundayLeague, SundayTeam } from "./sunday-view.ts";
import type { SundayGame } from "./sunday-game.ts";
import type { SundayWeek } from "./sunday-week.ts";
import { tellMatch } from "./tell-match.ts";

/** A reader's week: one of his leagues in full (the first where none of them is chosen), all as tabs. Null without a league. */
export function makeSunday(leagues: readonly MyLeague[], chosen: string | null, week: SundayWeek): Sunday | null {
  const league = leagues.find(({ id }) => id === chosen) ?? leagues[0];
  if (league === undefined) return null;
  const matches = standMatches(leagues, week);
  const match = matches[leagues.indexOf(league)];
  if (match === undefined) return null;
  const bench = league.mine.bench.map((one) => standPlayer(one, match.options));
  return {
    week: week.week,
    version: week.version,
    tabs: matches.map(tabOf),
    league: { ...showLeague(match, bench, week), shared: sharePlayers(league, leagues) },
    games: shownGames([...match.sides.mine, ...match.sides.theirs, ...bench]),
    isLive: week.games.some(({ game }) => isOn(game)),
    asOf: newestUpdate(week.games),
    waits: week.games.map(({ game: { status, isInProgress, hasStarted, dateTime } }) => ({
      status,
      isInProgress,
      hasStarted,
      dateTime,
    })),
  };
}

function tabOf({ league: { id, name }, mine, theirs, percent, isDecided }: Match): LeagueTab {
  return { id, name, mine: mine.total, theirs: theirs?.total ?? null, percent, isDecided };
}

function showLeague(match: Match, bench: readonly Standing[], week: SundayWeek): Omit<SundayLeague, "shared"> {
  const { league, sides, lead, percent, isDecided } = match;
  const newestAt = newestPlay(week.games);
  const newest = newestOf(sides, newestAt);
  const lit = (team: SundayTeam, standings: readonly Standing[]): SundayTeam => {
    const last = new Map(standings.map((one) => [one.shown, newest.get(one) ?? null]));
    const groups = team.groups.map((group) => ({
      ...group,
      players: group.players.map((one) => ({ ...one, newest: last.get(one) ?? null })),
    }));
    return { ...team, groups };
  };
  const mine = lit(match.mine, sides.mine);
  const theirs = match.theirs === null ? null : lit(match.theirs, sides.theirs);
  return {
    id: league.id,
    name: league.name,
    source: league.source,
    scoringName: league.scoring.name,
    uncounted: uncountedKeys(league.scoring, []),
    rules: rulesText(league.scoring),
    mine,
    theirs,
    percent,
    isDecided,
    tell: tellMatch({ mine, theirs, lead, season: week.week.season }),
    changes: findChanges(sides, newestAt),
    bench: bench.map(({ shown }) => shown),
    corrections: correctionsOf(sides),
    unprojected: namesOf(sides, (one) => isLeft(one) && one.remaining === null && !one.isAway && !isUnscored(one)),
    unscored: namesOf(sides, isUnscored),
  };
}

function namesOf({ mine, theirs }: Sides, isMeant: (one: Standing) => boolean): string[] {
  return [...mine, ...theirs].filter(isMeant).map(({ shown }) => shown.name);
}

/** A defender under rules without a defender's deeds, a kicker or a team's defense under those without theirs. */
function isUnscored({ shown: { owner }, who: { role, position }, scoring }: Standing): boolean {
  if (owner === null) return false;
  const table = role === "defense" ? role : countedTableOf({ position: position ?? "" });
  return table !== null && !givesPoints(table, scoring);
}

/** What official statistics changed after the plays were counted. */
function correctionsOf(sides: Sides): SundayCorrection[] {
  return (["mine", "theirs"] as const).flatMap((side) =>
    sides[side].flatMap(({ place, shown, who, scoring }): SundayCorrection[] => {
      const own = place?.own ?? null;
      if (own === null || shown.points === null || Object.keys(own.official).length === 0) return [];
      const { official } = foldLedger(own.plays, who, scoring, own.official);
      const { owner, gameKey, name } = shown;
      if (official === null || official.points === 0 || owner === null || gameKey === null) return [];
      const words = official.parts.map(partWords).join(", ");
      return [{ side, name, points: official.points, words, owner, gameKey }];
    }),
  );
}

function shownGames(standings: readonly Standing[]): Record<string, ShownGame> {
  return Object.fromEntries(
    standings.flatMap(({ place }) => {
      const game = place?.game?.game;
      if (game === undefined) return [];
      const { gameKey, awayTeam, homeTeam, awayScore, homeScore, dateTime } = game;
      const state = gameState(game);
      const shown: ShownGame = {
        gameKey,
        awayTeam,
        homeTeam,
        isNeutralSite: isNeutralSite(game),
        phase: state.phase,
        awayScore: state.phase === "before" ? null : awayScore,
        homeScore: state.phase === "before" ? null : homeScore,
        state: gameStateWords(game),
        kickoff: dateTime,
        possession: state.phase === "live" ? state.possession : null,
      };
      return [[gameKey, shown] as const];
    }),
  );
}

function newestUpdate(games: readonly SundayGame[]): string | null {
  const moments = games.map(({ game }) => Date.parse(game.lastUpdated ?? "")).filter((one) => !Number.isNaN(one));
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
}
