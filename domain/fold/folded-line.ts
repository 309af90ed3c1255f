import type { Credit, CreditStat } from "../game/credit.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** One player's sums over the plays folded so far. A statistic without a credit is absent, which reads as 0. */
export interface FoldedLine {
  playerId: string;
  playerName: string;
  team: string;
  totals: Partial<Record<CreditStat, number>>;
  /** Most yards on one rush and on one catch (laterals on the same play included); null without either. */
  rushingLong: number | null;
  receivingLong: number | null;
}

/** Adds the credits of one play to the lines. The longest gains need the whole play at once, so pass all its credits. */
export function foldCredits(lines: Map<string, FoldedLine>, credits: readonly Credit[]): void {
  for (const credit of credits) {
    const line = lineOf(lines, credit);
    line.totals[credit.stat] = (line.totals[credit.stat] ?? 0) + credit.amount;
    if (credit.stat === "rushingYards") line.rushingLong = longer(line.rushingLong, yardsOn(credits, credit));
    if (credit.stat === "receivingYards") line.receivingLong = longer(line.receivingLong, yardsOn(credits, credit));
  }
}

function lineOf(lines: Map<string, FoldedLine>, credit: Credit): FoldedLine {
  const known = lines.get(credit.playerId);
  if (known !== undefined) return known;
  const line: FoldedLine = {
    playerId: credit.playerId,
    playerName: credit.playerName,
    team: credit.team,
    // Without a prototype it is a plain table: a literal would give every order of statistics a hidden class of its own,
    // which costs an import more memory than its data.
    totals: Object.create(null),
    rushingLong: null,
    receivingLong: null,
  };
  lines.set(credit.playerId, line);
  return line;
}

function longer(known: number | null, yards: number): number {
  return known === null ? yards : Math.max(known, yards);
}

/** A player can catch a ball and get it back by a lateral: one gain, two credits. */
function yardsOn(credits: readonly Credit[], { playerId, stat }: Credit): number {
  return credits.reduce(
    (yards, other) => (other.playerId === playerId && other.stat === stat ? yards + other.amount : yards),
    0,
  );
}

/** The specification's line of a folded player, without fantasy points: those depend on the scoring. */
export function lineFromFold(
  folded: FoldedLine,
  position: string,
): Omit<PlayerLine, "fantasyPoints" | "fantasyPointsPPR"> {
  const total = (stat: CreditStat): number => folded.totals[stat] ?? 0;
  return {
    playerId: folded.playerId,
    playerName: folded.playerName,
    team: folded.team,
    position,
    passingAttempts: total("passingAttempts"),
    passingCompletions: total("passingCompletions"),
    passingYards: total("passingYards"),
    passingTouchdowns: total("passingTouchdowns"),
    passingInterceptions: total("passingInterceptions"),
    rushingAttempts: total("rushingAttempts"),
    rushingYards: total("rushingYards"),
    rushingYardsPerAttempt: perAttempt(total("rushingYards"), total("rushingAttempts")),
    rushingTouchdowns: total("rushingTouchdowns"),
    rushingLong: folded.rushingLong,
    receptions: total("receptions"),
    receivingTargets: total("receivingTargets"),
    receivingYards: total("receivingYards"),
    receivingYardsPerReception: perAttempt(total("receivingYards"), total("receptions")),
    receivingTouchdowns: total("receivingTouchdowns"),
    receivingLong: folded.receivingLong,
    twoPointConversions: total("passingTwoPoints") + total("rushingTwoPoints") + total("receivingTwoPoints"),
    fumblesLost: total("fumblesLost") + total("returnFumblesLost"),
    specialTeamsTouchdowns: total("kickReturnTouchdowns") + total("puntReturnTouchdowns"),
  };
}

/** Yards per attempt or per catch; null without one, because there is no average of nothing. */
export function perAttempt(yards: number | null, attempts: number | null): number | null {
  return yards === null || attempts === null || attempts === 0 ? null : yards / attempts;
}
