import type { Play } from "../../../domain/game/play.ts";
import type { ComparedGame, SourceDifference } from "./source-difference.ts";
import type { PlayPair } from "./pair-plays.ts";

interface Compared {
  first: ComparedGame;
  second: ComparedGame;
  pairs: readonly PlayPair[];
}

type Cause = (difference: SourceDifference, compared: Compared) => string | null;

/** Why nflverse and SportsDataIO say something differently; null when no rule knows, and for other pairs of sources. */
export function sourceCause(difference: SourceDifference, compared: Compared): string | null {
  const sources = [compared.first.provider, compared.second.provider].toSorted().join(" ");
  if (sources !== "nflverse sportsdataio") return null;
  const rules = { game: GAME_CAUSES, play: PLAY_CAUSES, line: LINE_CAUSES }[difference.part];
  for (const rule of rules) {
    const cause = rule(difference, compared);
    if (cause !== null) return cause;
  }
  return null;
}

const GAME_CAUSES: readonly Cause[] = [
  ({ field }) => (field === "pointSpread" || field === "overUnder" ? "the betting line at two different times" : null),
  ({ field }) =>
    field.startsWith("forecast") ? "nflverse has the weather of the game, SportsDataIO the forecast before it" : null,
  (difference) => (oneIsNull(difference) ? "only one of the two publishes it" : null),
];

const SPOT: ReadonlySet<string> = new Set(["yardLine", "yardLineTerritory", "yardsToEndZone"]);

const PLAY_CAUSES: readonly Cause[] = [
  ({ field, where }) =>
    field === "row" && /Timeout$|TwoMinuteWarning$/.test(where)
      ? "SportsDataIO has rows for television timeouts, two-minute warnings and lost challenges; nflverse has none"
      : null,
  ({ field, where }) =>
    field === "row" && where.endsWith("Period")
      ? "SportsDataIO marks the end of regulation and the end of the game"
      : null,
  ({ field, where }) =>
    (field === "row" && where.endsWith("Penalty")) || field === "penaltyYards"
      ? "SportsDataIO tells of some penalties in the text of the play before; nflverse counts a declined one as 0 yards"
      : null,
  ({ field, first, second }) =>
    SPOT.has(field) && [first, second].some((value) => value === 0 || value === null)
      ? "SportsDataIO has no spot for a try, nor for a penalty before it"
      : null,
  ({ field }) => (field === "kickDistance" ? "SportsDataIO has no distance for extra points and for touchbacks" : null),
  ({ field, where }) =>
    field === "yardsGained" && where.endsWith("TwoPointConversion")
      ? "nflverse counts the yards of a two-point try"
      : null,
  ({ field }) =>
    field === "yardsGained" ? "SportsDataIO counts the yards of a penalty in the play that it followed" : null,
  ({ field }) =>
    field === "timeoutTeam" ? "nflverse charges a lost challenge on the row of the challenged play" : null,
  ({ field }) => (field.startsWith("timeRemaining") ? "the two scorers read the clock a second apart" : null),
  ({ field }) =>
    SPOT.has(field) || field === "distance" || field === "down" || field === "isFirstDown"
      ? "SportsDataIO's scorer put the ball at another spot"
      : null,
];

/** A player's play that reached the line to gain by one of the two accounts. */
function isMeasuredApart({ first, second }: PlayPair, playerName: string): boolean {
  if (first === null || second === null) return false;
  const isReached = ({ yardsGained, distance }: Play): boolean => yardsGained >= distance;
  const isHis = [first, second].some(({ credits }) => credits.some((credit) => credit.playerName === playerName));
  return isHis && isReached(first) !== isReached(second);
}

const LATERAL = /\blateral\b/i;

const LINE_CAUSES: readonly Cause[] = [
  ({ field, where }, { pairs }) =>
    field.endsWith("FirstDowns") && pairs.some((pair) => isMeasuredApart(pair, where))
      ? "SportsDataIO's scorer put the ball at another spot, and the play made a first down by one account alone"
      : null,
  ({ field, where }, { pairs }) => {
    const hasLateral = pairs.some(
      ({ first, second }) =>
        LATERAL.test(`${first?.description} ${second?.description}`) &&
        [first, second].some((play) => play?.credits.some(({ playerName }) => playerName === where) === true),
    );
    return hasLateral && LATERAL_FIELDS.has(field)
      ? "a lateral: nflverse gives the passer the whole gain and counts no fumble after it"
      : null;
  },
  ({ field, where }, { pairs }) =>
    field === "receivingTargets" && pairs.some(({ first, second }) => isTargetOfInterception([first, second], where))
      ? "SportsDataIO names no target of an interception"
      : null,
  ({ field }) => (field === "position" ? "a position in the words of another list" : null),
  (difference) =>
    difference.field === "row" && isEmpty(difference.first ?? difference.second)
      ? "nflverse lists everybody with any figure, also tackles and penalties that no play of SportsDataIO credits"
      : null,
];

function isTargetOfInterception(plays: readonly (Play | null)[], playerName: string): boolean {
  return plays.some(
    (play) =>
      play?.type === "Interception" &&
      play.credits.some((credit) => credit.stat === "receivingTargets" && credit.playerName === playerName),
  );
}

const LATERAL_FIELDS: ReadonlySet<string> = new Set([
  "passingYards",
  "fumblesLost",
  "fantasyPoints",
  "fantasyPointsPPR",
]);

function isEmpty(figures: unknown): boolean {
  return typeof figures === "object" && figures !== null && Object.keys(figures).length === 0;
}

function oneIsNull({ first, second }: SourceDifference): boolean {
  return (first === null) !== (second === null);
}
