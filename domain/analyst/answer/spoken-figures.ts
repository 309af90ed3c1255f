import { formatPoints } from "../../words/format.ts";
import type { ListedPlayer } from "../tools/player-list.ts";

export type SpokenFigure = Exclude<keyof ListedPlayer, "playerName" | "team" | "position">;

/** A figure's name for one and for several. */
const NOUNS: Readonly<Partial<Record<SpokenFigure, readonly [one: string, many: string]>>> = {
  passingAttempts: ["pass attempt", "pass attempts"],
  passingCompletions: ["completion", "completions"],
  passingYards: ["passing yard", "passing yards"],
  passingTouchdowns: ["touchdown pass", "touchdown passes"],
  passingInterceptions: ["interception", "interceptions"],
  rushingAttempts: ["carry", "carries"],
  rushingYards: ["rushing yard", "rushing yards"],
  rushingTouchdowns: ["rushing touchdown", "rushing touchdowns"],
  receptions: ["catch", "catches"],
  receivingTargets: ["target", "targets"],
  receivingYards: ["receiving yard", "receiving yards"],
  receivingTouchdowns: ["receiving touchdown", "receiving touchdowns"],
  specialTeamsTouchdowns: ["return touchdown", "return touchdowns"],
  fumblesLost: ["fumble lost", "fumbles lost"],
  fantasyPoints: ["standard fantasy points", "standard fantasy points"],
  fantasyPointsPPR: ["PPR points", "PPR points"],
};

/** `278 passing yards`, `1 carry`, `26.1 PPR points`; null for a figure that is not known. */
export function spokenFigure(player: ListedPlayer, figure: SpokenFigure): string | null {
  const value = player[figure] ?? null;
  if (value === null) return null;
  if (figure === "rushingYardsPerAttempt") return `${formatPoints(value)} yards per carry`;
  if (figure === "receivingYardsPerReception") return `${formatPoints(value)} yards per catch`;
  if (figure === "rushingLong") return `a long run of ${value} yards`;
  if (figure === "receivingLong") return `a long catch of ${value} yards`;
  const [one, many] = NOUNS[figure] ?? [figure, figure];
  const isWhole = Number.isInteger(value) && !figure.startsWith("fantasy");
  return `${isWhole ? value : formatPoints(value)} ${value === 1 && isWhole ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function spokenList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
