import { RATE_NAMES, RATES, type Rate, type Volume } from "../../domain/projections/volume-rates.ts";
import { gameTerms, tiltFactor } from "../../domain/projections/game-terms.ts";
import { type Detail, DETAILS_OF, type DetailShares } from "../../domain/projections/line-details.ts";
import type { Matchup } from "../../domain/projections/matchup.ts";
import { type PastGame, weekOrder } from "../../domain/projections/past-game.ts";
import type { PlayerHistory } from "../../domain/projections/player-history.ts";
import type { ChanceWeights } from "../../domain/projections/project-chances.ts";
import { defenseTerms, type DefenseWeights } from "../../domain/projections/project-defense.ts";
import { kickerTerms, type KickerWeights } from "../../domain/projections/project-kicker.ts";
import { type ChancePosition, chancePosition } from "../../domain/projections/projected-position.ts";
import { readSeasonForm } from "../../domain/projections/season-form.ts";
import { type MeanShape, type RateShape, shrunkenMean, shrunkenRate } from "../../domain/projections/weigh-games.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import { lineCounts } from "../../domain/scoring/official-counts.ts";
import type { Stat } from "../../domain/scoring/stats.ts";
import { fitTilt } from "./fit-tilt.ts";
import type { FitGame, FitSeasons } from "./read-fit-games.ts";

/** A player's game with what was known before it. */
export interface PlayerSample {
  playerId: string;
  season: number;
  week: number;
  isOfficial: boolean;
  history: PlayerHistory;
  matchup: Matchup;
  /** What he did. */
  line: Counts;
}

/** The same of a team's kicker and its defense. */
export interface TeamSample {
  matchup: Matchup;
  kicks: Counts;
  defense: Counts;
}

export interface FittedProjections {
  chances: Record<ChancePosition, ChanceWeights>;
  details: Record<ChancePosition, DetailShares>;
  kicker: KickerWeights;
  defense: DefenseWeights;
}

/** The volumes that a position is projected in; the others are accidents of a season. */
const POSITION_VOLUMES: Readonly<Record<ChancePosition, readonly Volume[]>> = {
  QB: ["pass_att", "rush_att"],
  RB: ["rush_att", "rec_tgt"],
  WR: ["rec_tgt", "rush_att"],
  TE: ["rec_tgt", "rush_att"],
};

/** Every game of the seasons with what earlier weeks said: of players with an earlier game, and of all teams. */
export function projectionSamples({ games }: Pick<FitSeasons, "games">): {
  players: PlayerSample[];
  teams: TeamSample[];
} {
  const players: PlayerSample[] = [];
  const teams: TeamSample[] = [];
  for (const [season, own] of games) {
    const past: PastGame[] = [...(games.get(season - 1) ?? []), ...own];
    for (const [order, week] of Map.groupBy(own, ({ game }) => weekOrder(game))) {
      if (order === null) continue;
      const form = readSeasonForm(past, season, order);
      for (const one of week) {
        players.push(...playerSamples(one, form));
        if (order > 1) teams.push(...teamSamples(one, form));
      }
    }
  }
  return { players, teams };
}

type Form = ReturnType<typeof readSeasonForm>;

function playerSamples({ game, lines, isOfficial }: FitGame, form: Form): PlayerSample[] {
  const matchups = new Map([game.awayTeam, game.homeTeam].map((team) => [team, form.matchup(game, team)]));
  return lines.flatMap((line) => {
    const known = form.players.get(line.playerId);
    const matchup = matchups.get(line.team);
    const position = chancePosition(line.position);
    if (known === undefined || matchup === undefined || position === null) return [];
    const history = { position, games: known.games };
    return [
      {
        playerId: line.playerId,
        season: game.season,
        week: game.week,
        isOfficial,
        history,
        matchup,
        line: lineCounts(line),
      },
    ];
  });
}

function teamSamples({ game, kicks, defenses }: FitGame, form: Form): TeamSample[] {
  return [game.awayTeam, game.homeTeam].map((team) => ({
    matchup: form.matchup(game, team),
    kicks: kicks.get(team) ?? {},
    defense: defenses.get(team) ?? {},
  }));
}

/** Fits every number of the projections. */
export function fitProjections(
  { players, teams }: ReturnType<typeof projectionSamples>,
  { details }: Pick<FitSeasons, "details">,
): FittedProjections {
  const byPosition = Map.groupBy(players, ({ history }) => history.position);
  const each = <T>(of: (position: ChancePosition) => T): Record<ChancePosition, T> => ({
    QB: of("QB"),
    RB: of("RB"),
    WR: of("WR"),
    TE: of("TE"),
  });
  return {
    chances: each((position) => fitChances(position, byPosition.get(position) ?? [])),
    details: each((position) => detailShares(details.get(position) ?? {})),
    kicker: fitKicker(teams),
    defense: fitDefense(teams),
  };
}

function fitChances(position: ChancePosition, samples: readonly PlayerSample[]): ChanceWeights {
  const weights: ChanceWeights = { volumes: {}, rates: {} };
  for (const volume of POSITION_VOLUMES[position]) {
    const shape = fitMean(samples, volume);
    const expected = samples.map(({ history }) => shrunkenMean(history.games, volume, shape));
    const terms = samples.map(({ history, matchup }, at) =>
      gameTerms(history, matchup, (expected[at] ?? 0) / shape.mean),
    );
    const rows = samples.map(({ line }, at) => ({
      expected: expected[at] ?? 0,
      amount: line[volume] ?? 0,
      terms: terms[at] ?? [],
    }));
    const tilt = fitTilt(rows);
    weights.volumes[volume] = { shape, tilt };
    const chances = rows.map((row) => row.expected * tiltFactor(row.terms, tilt));
    for (const rate of RATE_NAMES) {
      if (RATES[rate] !== volume) continue;
      const rateShape = fitRate(samples, rate, volume);
      weights.rates[rate] = {
        shape: rateShape,
        tilt: fitTilt(
          samples.map(({ history, line }, at) => ({
            expected: (chances[at] ?? 0) * shrunkenRate(history.games, rate, volume, rateShape),
            amount: line[rate] ?? 0,
            terms: terms[at] ?? [],
          })),
        ),
      };
    }
  }
  return weights;
}

/** Values that are tried for each number of a mean, coarse first: the error is flat around its least. */
const MEAN_TRIES = {
  decay: [0.75, 0.8, 0.85, 0.88, 0.9, 0.92, 0.94, 0.96, 0.98],
  lastSeason: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1],
  games: [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3],
} as const;
const MEAN_ROUNDS = 3;

function fitMean(samples: readonly PlayerSample[], volume: Volume): MeanShape {
  // A player with few games is nearer to a newcomer's mean than to the position's.
  const few = samples.filter(({ history }) => history.games.length <= 3);
  const mean = round(average(few.map(({ line }) => line[volume] ?? 0)));
  let best: MeanShape = { decay: 0.9, lastSeason: 0.3, games: 0.5, mean };
  const errorOf = (shape: MeanShape): number =>
    samples.reduce(
      (sum, { history, line }) => sum + ((line[volume] ?? 0) - shrunkenMean(history.games, volume, shape)) ** 2,
      0,
    );
  let least = errorOf(best);
  for (let turn = 0; turn < MEAN_ROUNDS; turn += 1) {
    for (const name of ["decay", "lastSeason", "games"] as const) {
      for (const value of MEAN_TRIES[name]) {
        const tried = { ...best, [name]: value };
        const error = errorOf(tried);
        if (error < least) [best, least] = [tried, error];
      }
    }
  }
  return best;
}

const RATE_TRIES = [5, 10, 20, 35, 50, 75, 100, 150, 225, 350, 500, 800, 1200, 2000] as const;

/** The least squared error of what came of the chances that there were, each row by its chances. */
function fitRate(samples: readonly PlayerSample[], rate: Rate, volume: Volume): RateShape {
  const own = samples.filter(({ line }) => (line[volume] ?? 0) > 0);
  const sum = (stat: Stat): number => own.reduce((total, { line }) => total + (line[stat] ?? 0), 0);
  const league = round(sum(rate) / sum(volume), 5);
  const errorOf = (chances: number): number =>
    own.reduce((total, { history, line }) => {
      const count = line[volume] ?? 0;
      const expected = count * shrunkenRate(history.games, rate, volume, { chances, rate: league });
      return total + ((line[rate] ?? 0) - expected) ** 2 / count;
    }, 0);
  const errors = RATE_TRIES.map((chances) => ({ chances, error: errorOf(chances) }));
  const [best] = errors.toSorted((one, other) => one.error - other.error);
  return { chances: best?.chances ?? 100, rate: league };
}

function detailShares(counts: Counts): DetailShares {
  const shares = Object.entries(DETAILS_OF).flatMap(([detail, of]) => {
    const [own, all] = [counts[detail as Detail] ?? 0, counts[of] ?? 0];
    return own === 0 || all === 0 ? [] : [[detail, round(own / all, 5)]];
  });
  const touches = (counts.pass_att ?? 0) + (counts.rush_att ?? 0) + (counts.rec ?? 0);
  // `fromEntries` forgets which keys it was given.
  return {
    ...(Object.fromEntries(shares) as Partial<Record<Detail, number>>),
    fum_lost: round((counts.fum_lost ?? 0) / touches, 5),
  };
}

const KICKS = [
  "fgm_0_19",
  "fgm_20_29",
  "fgm_30_39",
  "fgm_40_49",
  "fgm_50_59",
  "fgm_60p",
  "fgmiss_20_29",
  "fgmiss_30_39",
  "fgmiss_40_49",
  "fgmiss_50_59",
  "fgmiss_60p",
] as const satisfies readonly Stat[];
/** Extra points kicked that were good: 2,422 of 2,559 in 2021 and 2023; the extracts hold the kicks alone. */
const GOOD_TRIES = 0.946;

function fitKicker(teams: readonly TeamSample[]): KickerWeights {
  const meanOf = (stat: Stat): number => average(teams.map(({ kicks }) => kicks[stat] ?? 0));
  const means: KickerWeights["means"] = {};
  for (const stat of KICKS) means[stat] = round(meanOf(stat), 4);
  const tries = meanOf("xpm");
  means.xpm = round(tries * GOOD_TRIES, 4);
  means.xpmiss = round(tries * (1 - GOOD_TRIES), 4);
  const made = KICKS.reduce((sum, stat) => sum + meanOf(stat), 0);
  const tilt = (expected: number, amountOf: (kicks: Counts) => number): number[] =>
    fitTilt(teams.map(({ matchup, kicks }) => ({ expected, amount: amountOf(kicks), terms: kickerTerms(matchup) })));
  return {
    means,
    fieldGoals: tilt(made, (kicks) => KICKS.reduce((sum, stat) => sum + (kicks[stat] ?? 0), 0)),
    extraPoints: tilt(tries, ({ xpm }) => xpm ?? 0),
  };
}

const DEFENSE_STATS = [
  "sack",
  "int",
  "fum_rec",
  "def_td",
  "def_st_td",
  "def_st_fum_rec",
  "pts_allow",
  "yds_allow",
] as const satisfies readonly Stat[];
/** What the extracts do not hold, by the official statistics of 2021 and 2023: means of a game. */
const RARE_MEANS = { safe: 0.0228, blk_kick: 0.0605, ff: 0.7974 } as const;

function fitDefense(teams: readonly TeamSample[]): DefenseWeights {
  const weights: DefenseWeights = {};
  for (const stat of DEFENSE_STATS) {
    const mean = round(average(teams.map(({ defense }) => defense[stat] ?? 0)), 4);
    const rows = teams.map(({ matchup, defense }) => ({
      expected: mean,
      amount: defense[stat] ?? 0,
      terms: defenseTerms(matchup),
    }));
    weights[stat] = { mean, tilt: fitTilt(rows) };
  }
  for (const [stat, mean] of Object.entries(RARE_MEANS)) weights[stat as keyof typeof RARE_MEANS] = { mean, tilt: [] };
  return weights;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
