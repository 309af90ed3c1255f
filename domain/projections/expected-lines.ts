import { withFantasyPoints } from "../fold/fantasy-points.ts";
import { perAttempt } from "../fold/per-attempt.ts";
import type { Game } from "../game/game.ts";
import { AWAY, type InjuryReport } from "../game/injury-report.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { type PlayerLine, UNKNOWN_FIGURES } from "../game/player-line.ts";
import type { Counts } from "../scoring/counting/count.ts";
import type { Matchup } from "./matchup.ts";
import { isPlayoffs } from "./past-game.ts";
import { projectPlayer } from "./project-player.ts";
import type { ChancePosition } from "./projected-position.ts";
import type { KnownPlayer, SeasonForm } from "./season-form.ts";

/** A game of a week with the reports before it. */
export interface ExpectedGame {
  game: Game;
  injuries?: readonly InjuryReport[];
}

/** Who has had a chance in one of so many newest games is a part of his team. */
const ROLE_GAMES = 2;

/** Fewer PPR points than these are expected of nobody with a role. */
const FEWEST_POINTS = 1;

/** Where fewer passes, carries or targets are expected, that kind is no part of somebody's role, and has no figures. */
const FEWEST_CHANCES = 0.5;

interface Candidate {
  playerId: string;
  player: KnownPlayer;
  position: ChancePosition;
  chance: NonNullable<KnownPlayer["newestChance"]>;
}

/**
 * The site's own projections of a week's games by game key, as a source would give them: lines of the passers, runners and receivers who
 * are expected to play. Of runners and receivers those who had a carry or a target since the newest but one of their team's games; one
 * passer a team, who threw in the newest week, or most in it, one who threw for another team only where there is no other. In a team's
 * first game of the playoffs it is who threw most in its newest five games, because starters rest at the end of a regular season. Who is reported
 * out or doubtful is left out, and before the kickoff everybody whose team is not told (`teams`). A game that has begun tells of its
 * players only for which team they played: in a season's first week that says who is there, and so nobody is listed then. Lengths are
 * projected by nobody.
 */
export function expectedLines(
  games: readonly ExpectedGame[],
  form: SeasonForm,
  teams: ReadonlyMap<string, string>,
): Map<string, PlayerLine[]> {
  const rosters = Map.groupBy(candidatesOf(form), ({ playerId, player }) => teams.get(playerId) ?? player.team);
  return new Map(
    games.map(({ game, injuries = [] }) => {
      const away = new Set(injuries.flatMap(({ playerId, status }) => (AWAY.has(status) ? [playerId] : [])));
      const lines = [game.awayTeam, game.homeTeam].flatMap((team) => {
        const roster = (rosters.get(team) ?? []).filter(
          ({ playerId }) => !away.has(playerId) && (game.hasStarted || teams.has(playerId)),
        );
        const matchup = form.matchup(game, team);
        return listed(roster, game, team, form)
          .flatMap((one) => playerLine(one, team, matchup) ?? [])
          .filter(({ fantasyPointsPPR }) => (fantasyPointsPPR ?? 0) >= FEWEST_POINTS)
          .toSorted((one, other) => (other.fantasyPointsPPR ?? 0) - (one.fantasyPointsPPR ?? 0));
      });
      return [game.gameKey, lines];
    }),
  );
}

function candidatesOf({ players }: SeasonForm): Candidate[] {
  return [...players].flatMap(([playerId, player]) => {
    const { position, newestChance: chance } = player;
    return position === "K" || chance === null ? [] : [{ playerId, player, position, chance }];
  });
}

function listed(roster: readonly Candidate[], game: Game, team: string, form: SeasonForm): Candidate[] {
  const recent = form.recentWeeks(team);
  const since = recent.slice(0, ROLE_GAMES).at(-1) ?? null;
  if (since === null && game.hasStarted) return [];
  const isFirstOfPlayoffs = game.seasonType === SEASON_TYPE.postseason && !recent.some(isPlayoffs);
  const passers = roster.filter(({ position }) => position === "QB").toSorted(byPasses(team));
  const passer = isFirstOfPlayoffs
    ? (passers.toSorted(byPassesSince(game.season, recent.at(-1) ?? 0))[0] ?? null)
    : (passers[0] ?? null);
  const others = roster.filter(
    ({ position, chance }) =>
      position !== "QB" && (since === null || (chance.season === game.season && chance.order >= since)),
  );
  return passer === null ? others : [passer, ...others];
}

function byPasses(team: string): (one: Candidate, other: Candidate) => number {
  const isNew = ({ player }: Candidate) => (player.team === team ? 0 : 1);
  return (one, other) =>
    isNew(one) - isNew(other) ||
    other.chance.season - one.chance.season ||
    other.chance.order - one.chance.order ||
    other.chance.chances - one.chance.chances;
}

/** Those with as many stay as they were. */
function byPassesSince(season: number, since: number): (one: Candidate, other: Candidate) => number {
  const passes = ({ player }: Candidate) =>
    player.chances.reduce((sum, one) => (one.season === season && one.order >= since ? sum + one.chances : sum), 0);
  return (one, other) => passes(other) - passes(one);
}

/** Figures as they are shown, so that points, averages and sums are made of what everybody sees. */
function playerLine({ playerId, player, position }: Candidate, team: string, matchup: Matchup): PlayerLine | null {
  const line = projectPlayer({ position, games: player.games }, matchup);
  if (line === null) return null;
  const tenth = (stat: keyof Counts) => rounded(line[stat] ?? 0, 10);
  const hundredth = (stat: keyof Counts) => rounded(line[stat] ?? 0, 100);
  const has = (chances: keyof Counts) => (line[chances] ?? 0) >= FEWEST_CHANCES;
  const [runs, gained, caught, yards] = [tenth("rush_att"), tenth("rush_yd"), tenth("rec"), tenth("rec_yd")];
  return withFantasyPoints({
    playerId,
    playerName: player.name,
    team,
    position,
    ...UNKNOWN_FIGURES,
    ...(has("pass_att") && {
      passingAttempts: tenth("pass_att"),
      passingCompletions: tenth("pass_cmp"),
      passingYards: tenth("pass_yd"),
      passingTouchdowns: hundredth("pass_td"),
      passingInterceptions: hundredth("pass_int"),
    }),
    ...(has("rush_att") && {
      rushingAttempts: runs,
      rushingYards: gained,
      rushingYardsPerAttempt: perAttempt(gained, runs),
      rushingTouchdowns: hundredth("rush_td"),
    }),
    ...(has("rec_tgt") && {
      receptions: caught,
      receivingTargets: tenth("rec_tgt"),
      receivingYards: yards,
      receivingYardsPerReception: perAttempt(yards, caught),
      receivingTouchdowns: hundredth("rec_td"),
    }),
    twoPointConversions: rounded((line.pass_2pt ?? 0) + (line.rush_2pt ?? 0) + (line.rec_2pt ?? 0), 100),
    fumblesLost: hundredth("fum_lost"),
  });
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
