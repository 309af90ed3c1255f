import type { LineSource, PlayerLine } from "../game/player-line.ts";
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

/** What made the points, the largest part first: at most two parts, so that it is one line. */
function phraseOf(line: PlayerLine, source: LineSource): string {
  const figure = (value: number | null): string =>
    source === "stats" ? String(value ?? 0) : formatPoints(value ?? 0).replace(/\.0$/, "");
  const touchdowns = (count: number | null): string[] => ((count ?? 0) > 0 ? [`${figure(count)} TD`] : []);
  const parts = [
    {
      weight: (line.passingYards ?? 0) / 25,
      words: [`${figure(line.passingYards)} passing yards`, ...touchdowns(line.passingTouchdowns)],
    },
    {
      weight: (line.rushingYards ?? 0) / 10 + (line.rushingTouchdowns ?? 0) * 6,
      words: [
        `${figure(line.rushingAttempts)} ${of(line.rushingAttempts, "carry", "carries")}, ${figure(line.rushingYards)} ${of(line.rushingYards, "yard")}`,
        ...touchdowns(line.rushingTouchdowns),
      ],
    },
    {
      weight: (line.receivingYards ?? 0) / 10 + (line.receptions ?? 0) + (line.receivingTouchdowns ?? 0) * 6,
      words: [
        `${caught(line, figure)} for ${figure(line.receivingYards)} ${of(line.receivingYards, "yard")}`,
        ...touchdowns(line.receivingTouchdowns),
      ],
    },
  ];
  return parts
    .filter(({ weight }) => weight >= LEAST_PART)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ words }) => words.join(", "))
    .join("; ");
}

/** The word for so many: `carry` of one alone. */
function of(count: number | null, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** In points: a part of a line that made less is not told. */
const LEAST_PART = 2;

function caught({ receptions, receivingTargets }: PlayerLine, figure: (value: number | null) => string): string {
  return receivingTargets === null || receivingTargets === 0
    ? `${figure(receptions)} ${of(receptions, "catch", "catches")}`
    : `${figure(receptions)} of ${figure(receivingTargets)} ${of(receivingTargets, "target")}`;
}
