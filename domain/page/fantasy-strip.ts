import type { LineSource, PlayerLine } from "../game/player-line.ts";
import { fantasyPointsOf, type ScoredFigures, SOURCE_PPR_SCORING } from "../fold/fantasy-points.ts";
import { formatPoints } from "../words/format.ts";
import { byLetters } from "../words/by-letters.ts";

/** One player of the strip under the score. */
export interface FantasyBest {
  playerId: string;
  name: string;
  /** `RB CHI` */
  role: string;
  /** PPR, with one decimal. */
  points: string;
  /** `18 carries, 129 yards, 1 TD` */
  phrase: string;
}

export interface FantasyStrip {
  source: LineSource;
  best: FantasyBest[];
}

const SHOWN = 3;

/** The three best of a game in PPR points: of its statistics, or of its projections while it has none; null without either. */
export function fantasyStrip(stats: readonly PlayerLine[], projections: readonly PlayerLine[]): FantasyStrip | null {
  const source: LineSource = stats.length > 0 ? "stats" : "projections";
  const best = (source === "stats" ? stats : projections)
    .filter((line) => (line.fantasyPointsPPR ?? 0) > 0)
    .toSorted((a, b) => (b.fantasyPointsPPR ?? 0) - (a.fantasyPointsPPR ?? 0) || byLetters(a.playerName, b.playerName))
    .slice(0, SHOWN)
    .map((line) => ({
      playerId: line.playerId,
      name: line.playerName,
      role: `${line.position} ${line.team}`,
      points: formatPoints(line.fantasyPointsPPR),
      phrase: phraseOf(line, source),
    }));
  return best.length === 0 ? null : { source, best };
}

/** A part of a line, and the points that it made. */
interface Part {
  words: string;
  weight: number;
  isPassing: boolean;
}

/**
 * What made the points, the largest part first: at most two parts, so that it is one line. The best one is told however small it is, and
 * of a quarterback his passing.
 */
function phraseOf(line: PlayerLine, source: LineSource): string {
  const parts = partsOf(line, source).toSorted((one, other) => other.weight - one.weight);
  const told = parts.filter(({ weight }, place) => place === 0 || weight >= LEAST_PART).slice(0, 2);
  const passing = line.position === "QB" ? parts.filter(({ isPassing }) => isPassing) : [];
  const all = passing.every((part) => told.includes(part)) ? told : [...told.slice(0, 1), ...passing];
  return all.map(({ words }) => words).join("; ");
}

function partsOf(line: PlayerLine, source: LineSource): Part[] {
  const figure = (value: number | null): string =>
    source === "stats" ? String(value ?? 0) : formatPoints(value ?? 0).replace(/\.0$/, "");
  // What is expected too seldom for a tenth is none.
  const some = (count: number | null, unit: string): string[] =>
    figure(count) === "0" ? [] : [`${figure(count)} ${unit}`];
  const part = (scored: readonly (keyof ScoredFigures)[], words: () => string[]): Part[] =>
    scored.every((field) => (line[field] ?? 0) === 0)
      ? []
      : [
          {
            words: words().join(", "),
            weight: fantasyPointsOf((field) => (scored.includes(field) ? line[field] : null), SOURCE_PPR_SCORING),
            isPassing: scored.includes("passingYards"),
          },
        ];
  return [
    ...part(["passingYards", "passingTouchdowns", "passingInterceptions"], () => [
      `${figure(line.passingYards)} passing ${of(line.passingYards, "yard")}`,
      ...some(line.passingTouchdowns, "TD"),
      // Everybody is expected to throw a part of one.
      ...(source === "stats" ? some(line.passingInterceptions, "INT") : []),
    ]),
    ...part(["rushingYards", "rushingTouchdowns"], () => [...ran(line, figure), ...some(line.rushingTouchdowns, "TD")]),
    ...part(["receivingYards", "receptions", "receivingTouchdowns"], () => [
      caught(line, figure),
      ...some(line.receivingTouchdowns, "TD"),
    ]),
    ...part(["specialTeamsTouchdowns"], () => some(line.specialTeamsTouchdowns, "TD on special teams")),
    ...part(["twoPointConversions"], () =>
      some(line.twoPointConversions, of(line.twoPointConversions, "two-point conversion")),
    ),
  ];
}

/** The word for so many: `carry` of one alone. */
function of(count: number | null, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** In points: a part of a line that made less is not told behind another. */
const LEAST_PART = 2;

/** The yards of a lateral have no carry. */
function ran({ rushingAttempts, rushingYards }: PlayerLine, figure: (value: number | null) => string): string[] {
  const yards = of(rushingYards, "yard");
  if ((rushingAttempts ?? 0) === 0) return [`${figure(rushingYards)} rushing ${yards}`];
  return [`${figure(rushingAttempts)} ${of(rushingAttempts, "carry", "carries")}`, `${figure(rushingYards)} ${yards}`];
}

/** The yards of a lateral have no catch. */
function caught(
  { receptions, receivingTargets, receivingYards }: PlayerLine,
  figure: (value: number | null) => string,
): string {
  const yards = of(receivingYards, "yard");
  if ((receptions ?? 0) === 0) return `${figure(receivingYards)} receiving ${yards}`;
  const catches =
    (receivingTargets ?? 0) === 0
      ? `${figure(receptions)} ${of(receptions, "catch", "catches")}`
      : `${figure(receptions)} of ${figure(receivingTargets)} ${of(receivingTargets, "target")}`;
  return `${catches} for ${figure(receivingYards)} ${yards}`;
}
