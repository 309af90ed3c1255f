import type { Game } from "../game/game.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { homeEdge } from "../game/home-edge.ts";
import { isNeutralSite } from "../game/is-neutral-site.ts";
import { isFinal } from "../game/status.ts";
import type { Counts } from "../scoring/counting/count.ts";
import { lineCounts } from "../scoring/official-counts.ts";
import { CHANCE_POSITIONS, type ChancePosition, playerPosition } from "./projected-position.ts";
import { type Matchup, USUAL_POINTS } from "./matchup.ts";
import { type PastGame, weekOrder } from "./past-game.ts";
import type { HistoryGame } from "./player-history.ts";

/** What is known of somebody before a week. */
export interface KnownPlayer {
  /** As in the newest of his games, like team and name. */
  position: ChancePosition | "K";
  team: string;
  name: string;
  games: HistoryGame[];
  /** The season's and the week's place of the newest of them. */
  newest: GamePlace;
  /** Of the newest in which he had a chance, a quarterback a pass; null where he had none. */
  newestChance: (GamePlace & { chances: number }) | null;
  /** His chances in each game in which he had one, newest first. */
  chances: (GamePlace & { chances: number })[];
}

/** The season's and the week's place of a game. */
export interface GamePlace {
  season: number;
  order: number;
}

/** Everything that earlier weeks say about the next. */
export interface SeasonForm {
  players: ReadonlyMap<string, KnownPlayer>;
  /** The weeks' places of a team's newest five games of this season whose lines are known, newest first; fewer where there are fewer. */
  recentWeeks(team: string): readonly number[];
  /** The game as a team sees it; throws for a team that is in neither place. */
  matchup(game: Game, team: string): Matchup;
}

/** A game of last season beside one of this. */
const LAST_SEASON = 0.25;
/** So many say who is a part of a team, and who is its passer though he rested in one of them. */
const RECENT_GAMES = 5;
/** So many average games stand beside a team's own. */
const SHRINK_GAMES = 8;
/** The points that half of any line add to what a team is given: no team is expected to score fewer. */
const FEWEST_POINTS = 6;

const TEAM_STATS = ["points", "sacks", "interceptions", ...CHANCE_POSITIONS] as const;
type TeamStat = (typeof TEAM_STATS)[number];
type Side = "made" | "allowed";

/**
 * Reads the games of a season before a week and those of the season before. Games of the week itself and of later ones are passed
 * over whatever they hold, and so are games that are not over.
 */
export function readSeasonForm(past: readonly PastGame[], season: number, order: number): SeasonForm {
  const earlier = earlierGames(past, season, order);
  const teams = new TeamMeans();
  for (const one of earlier) teams.add(one, one.game.season === season ? 1 : LAST_SEASON);
  const impliedOf = (game: Game, team: string): { own: number; other: number } => {
    const isHome = game.homeTeam === team;
    const line = impliedByLine(game) ?? teams.implied(game);
    return isHome ? { own: line.home, other: line.away } : { own: line.away, other: line.home };
  };
  const players = new Map<string, KnownPlayer>();
  for (const one of earlier) addGame(players, one, { isThisSeason: one.game.season === season, impliedOf });
  const own = earlier.filter(({ game }) => game.season === season);
  return {
    players,
    recentWeeks: (team) =>
      own
        .filter(({ game, lines }) => lines.length > 0 && (game.awayTeam === team || game.homeTeam === team))
        .slice(0, RECENT_GAMES)
        .map(({ game }) => weekOrder(game) ?? 0),
    matchup(game, team) {
      const isHome = game.homeTeam === team;
      const opponent = isHome ? game.awayTeam : game.homeTeam;
      const { own, other } = impliedOf(game, team);
      return {
        place: isNeutralSite(game) ? "neutral" : isHome ? "home" : "away",
        implied: own,
        opposing: other,
        allowed: {
          QB: teams.ratio(opponent, "allowed", "QB"),
          RB: teams.ratio(opponent, "allowed", "RB"),
          WR: teams.ratio(opponent, "allowed", "WR"),
          TE: teams.ratio(opponent, "allowed", "TE"),
        },
        defense: {
          sacksMade: teams.ratio(team, "allowed", "sacks"),
          sacksTaken: teams.ratio(opponent, "made", "sacks"),
          interceptionsMade: teams.ratio(team, "allowed", "interceptions"),
          interceptionsThrown: teams.ratio(opponent, "made", "interceptions"),
        },
      };
    },
  };
}

/** The games that a week of a season is projected from, newest first. */
export function earlierGames(past: readonly PastGame[], season: number, order: number): PastGame[] {
  return past
    .filter(({ game }) => isEarlier(game, season, order))
    .toSorted((one, other) => placeOf(other.game) - placeOf(one.game));
}

function isEarlier(game: Game, season: number, order: number): boolean {
  const place = weekOrder(game);
  if (place === null || !isFinal(game)) return false;
  return game.season === season - 1 || (game.season === season && place < order);
}

function placeOf(game: Game): number {
  return game.season * 100 + (weekOrder(game) ?? 0);
}

/** What the betting line expects of both teams; null without a line. */
function impliedByLine({ pointSpread, overUnder }: Game): { away: number; home: number } | null {
  if (pointSpread === null || overUnder === null) return null;
  return {
    away: Math.max(FEWEST_POINTS, (overUnder + pointSpread) / 2),
    home: Math.max(FEWEST_POINTS, (overUnder - pointSpread) / 2),
  };
}

interface LineContext {
  isThisSeason: boolean;
  impliedOf(game: Game, team: string): { own: number; other: number };
}

/** Games come newest first, so that the first line of somebody says who he is. */
function addGame(players: Map<string, KnownPlayer>, past: PastGame, context: LineContext): void {
  const { game } = past;
  const implied = new Map([game.awayTeam, game.homeTeam].map((team) => [team, context.impliedOf(game, team)]));
  for (const { line, position, counts } of digestOf(past).lines) {
    const { own, other } = implied.get(line.team) ?? { own: USUAL_POINTS, other: USUAL_POINTS };
    const played: HistoryGame = {
      isThisSeason: context.isThisSeason,
      counts,
      implied: own,
      favoredBy: own - other,
    };
    const place = { season: game.season, order: weekOrder(game) ?? 0 };
    const chances = chancesOf(position, counts);
    const newestChance = chances === 0 ? null : { ...place, chances };
    const known = players.get(line.playerId);
    if (known !== undefined) {
      known.games.push(played);
      known.newestChance ??= newestChance;
      if (newestChance !== null) known.chances.push(newestChance);
      continue;
    }
    players.set(line.playerId, {
      position,
      team: line.team,
      name: line.playerName,
      games: [played],
      newest: place,
      newestChance,
      chances: newestChance === null ? [] : [newestChance],
    });
  }
}

/** Passes of a quarterback, carries and targets of everybody else: a line can also be of a tackle or a return. */
function chancesOf(position: ChancePosition | "K", { pass_att = 0, rush_att = 0, rec_tgt = 0 }: Counts): number {
  return position === "QB" ? pass_att : rush_att + rec_tgt;
}

/** What every week after a game reads of it. */
interface Digest {
  lines: { line: PlayerLine; position: ChancePosition | "K"; counts: Counts }[];
  teams: { team: string; other: string; stats: [TeamStat, number][] }[];
}

/** A game is read once, however many weeks come after it: nobody changes one that was given. */
const DIGESTS = new WeakMap<PastGame, Digest>();

function digestOf(past: PastGame): Digest {
  const known = DIGESTS.get(past);
  if (known !== undefined) return known;
  const { game } = past;
  const lines = past.lines.flatMap((line) => {
    const position = playerPosition(line.position);
    return position === null ? [] : [{ line, position, counts: lineCounts(line) }];
  });
  const teams = [
    { team: game.awayTeam, other: game.homeTeam, score: game.awayScore, sacks: past.sacks?.away ?? null },
    { team: game.homeTeam, other: game.awayTeam, score: game.homeScore, sacks: past.sacks?.home ?? null },
  ].map(({ team, other, score, sacks }) => ({ team, other, stats: teamStats(team, lines, { score, sacks }) }));
  const digest = { lines, teams };
  DIGESTS.set(past, digest);
  return digest;
}

function teamStats(
  team: string,
  lines: Digest["lines"],
  { score, sacks }: { score: number | null; sacks: number | null },
): [TeamStat, number][] {
  const stats: [TeamStat, number][] = [];
  if (score !== null) stats.push(["points", score]);
  if (sacks !== null) stats.push(["sacks", sacks]);
  const own = lines.filter(({ line }) => line.team === team);
  if (own.length === 0) return stats;
  stats.push(["interceptions", own.reduce((sum, { counts }) => sum + (counts.pass_int ?? 0), 0)]);
  for (const wanted of CHANCE_POSITIONS) {
    const points = own
      .filter(({ position }) => position === wanted)
      .reduce((sum, { counts }) => sum + plainPoints(counts), 0);
    stats.push([wanted, points]);
  }
  return stats;
}

/** What teams make and allow in a game, shrunken to the league's mean. */
class TeamMeans {
  readonly #sums = new Map<string, { sum: number; weight: number }>();

  add(past: PastGame, weight: number): void {
    for (const { team, other, stats } of digestOf(past).teams) {
      for (const [stat, value] of stats)
        for (const key of [`${team} made ${stat}`, `${other} allowed ${stat}`, stat]) this.#add(key, value, weight);
    }
  }

  /** Beside the league's mean; 1 for a team without a game. */
  ratio(team: string, side: Side, stat: TeamStat): number {
    const league = this.#sums.get(stat);
    if (league === undefined || league.sum <= 0) return 1;
    const mean = league.sum / league.weight;
    const own = this.#sums.get(`${team} ${side} ${stat}`) ?? { sum: 0, weight: 0 };
    return (own.sum + SHRINK_GAMES * mean) / ((own.weight + SHRINK_GAMES) * mean);
  }

  /** What is expected of a game without a betting line, from what both teams have scored and allowed. */
  implied(game: Game): { away: number; home: number } {
    const { awayTeam, homeTeam } = game;
    const edge = homeEdge(game);
    const points = (team: string, other: string): number =>
      USUAL_POINTS * this.ratio(team, "made", "points") * this.ratio(other, "allowed", "points");
    return {
      away: Math.max(FEWEST_POINTS, points(awayTeam, homeTeam) - edge / 2),
      home: Math.max(FEWEST_POINTS, points(homeTeam, awayTeam) + edge / 2),
    };
  }

  #add(key: string, value: number, weight: number): void {
    const own = this.#sums.get(key) ?? { sum: 0, weight: 0 };
    own.sum += weight * value;
    own.weight += weight;
    this.#sums.set(key, own);
  }
}

/** PPR points of chances, by the rules that all formats share: measured for a comparison, shown to nobody. */
function plainPoints(counts: Counts): number {
  return (
    (counts.pass_yd ?? 0) * 0.04 +
    (counts.pass_td ?? 0) * 4 -
    (counts.pass_int ?? 0) * 2 +
    ((counts.rush_yd ?? 0) + (counts.rec_yd ?? 0)) * 0.1 +
    ((counts.rush_td ?? 0) + (counts.rec_td ?? 0)) * 6 +
    (counts.rec ?? 0)
  );
}
