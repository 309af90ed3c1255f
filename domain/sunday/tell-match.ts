import { toHundredth } from "../fold/fantasy-points.ts";
import { formatPoints } from "../words/format.ts";
import { formatListPoints } from "../words/points-change.ts";
import { capitalized, listWords } from "../words/sentence-words.ts";
import { shortName } from "./short-name.ts";
import type { SundayPlayer, SundayTeam } from "./sunday-view.ts";

/** A match-up as its sentences see it. */
export interface ToldMatch {
  mine: SundayTeam;
  theirs: SundayTeam | null;
  /** Above 0 where I lead. */
  lead: number;
  season: number;
}

const NUMBERS = ["no one", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Somebody this far from what was projected is a reason. */
const REASON = 4;
/** The smallest step of a total that lists show. */
const STEP = 0.1;

/**
 * Whether I am winning, why, and what I still need, a sentence each: `You lead 98.4 to 91.2.` `Jalen Hurts has 35.1 and was projected
 * for 18.5.` `They need 7.3 more from Chase and two others than you get from Barkley.` Where the commissioner set a total, that is why.
 */
export function tellMatch(match: ToldMatch): string[] {
  const { mine, theirs } = match;
  const fixed = fixedSentence(mine, theirs);
  if (theirs === null) return fixed === null ? tellAlone(match) : [fixed];
  const left = leftOf(mine).length + leftOf(theirs).length;
  const hasBegun = fixed !== null || hasPoints(mine) || hasPoints(theirs);
  if (!hasBegun) return [left === 0 ? "None of these players has a game this week." : tellBefore(mine, theirs)];
  const reason = fixed ?? tellReason(match);
  return [tellScore(match, left === 0), ...(reason === null ? [] : [reason]), ...tellNeed(match)];
}

/** Whose total the league's commissioner set; null for nobody's. */
export function fixedSentence(mine: SundayTeam, theirs: SundayTeam | null): string | null {
  const [isMine, isTheirs] = [mine.isFixed, theirs?.isFixed === true];
  if (!isMine && !isTheirs) return null;
  return `The league's commissioner set ${isMine && isTheirs ? "both totals" : isMine ? "your total" : "their total"}.`;
}

function tellAlone({ mine, season }: ToldMatch): string[] {
  const left = leftOf(mine);
  // The total stands above, larger than any sentence.
  if (left.length === 0)
    return [hasPoints(mine) ? "Everyone with a game has played." : "None of these players has a game this week."];
  const still = (players: SundayPlayer[], words: string): string[] =>
    players.length === 0
      ? []
      : [`${capitalized(namesOf(players, season))} ${players.length === 1 ? "is" : "are"} ${words}.`];
  return [...still(inPhase(mine, "now"), "on now"), ...still(inPhase(mine, "coming"), "still to play")];
}

function tellBefore(mine: SundayTeam, theirs: SundayTeam): string {
  if (mine.projected === null || theirs.projected === null) return "Nobody has played yet.";
  const ahead = mine.projected - theirs.projected;
  const figures = `${formatPoints(Math.max(mine.projected, theirs.projected))} to ${formatPoints(Math.min(mine.projected, theirs.projected))}`;
  if (Math.abs(ahead) < STEP) return `Nobody has played yet. Both are projected for ${formatPoints(mine.projected)}.`;
  return `Nobody has played yet. ${ahead > 0 ? "You are" : "They are"} projected to win ${figures}.`;
}

function tellScore({ mine, theirs, lead }: ToldMatch, isOver: boolean): string {
  const other = theirs?.total ?? 0;
  const most = Math.max(mine.total, other);
  const least = Math.min(mine.total, other);
  const figures = `${formatListPoints(most)} to ${formatListPoints(least)}`;
  if (lead === 0) return isOver ? `It is a tie, ${figures}.` : `You are tied at ${formatListPoints(mine.total)}.`;
  if (isOver) return `You ${lead > 0 ? "won" : "lost"} ${figures}.`;
  return `You ${lead > 0 ? "lead" : "trail"} ${figures}.`;
}

/** The player who did most for the side that leads, or whose failure did: the farthest from what was projected for his game so far. */
function tellReason({ mine, theirs, lead }: ToldMatch): string | null {
  if (theirs === null) return null;
  const gap = ({ shown: { points, projected, phase } }: { shown: SundayPlayer }): number =>
    // What a game under way still brings is not missing yet.
    points === null || projected === null ? 0 : phase === "over" ? points - projected : Math.max(0, points - projected);
  const sides = [
    ...playersOf(mine).map((shown) => ({ shown, sign: 1, whose: "" })),
    ...playersOf(theirs).map((shown) => ({ shown, sign: -1, whose: " for them" })),
  ];
  const best = sides
    .map((one) => ({ ...one, gap: gap(one) }))
    .toSorted((one, other) => weigh(other) - weigh(one))
    .find((one) => Math.abs(one.gap) >= REASON);
  if (best === undefined || weigh(best) <= 0 || best.shown.points === null) return null;
  const { shown, whose } = best;
  const verb = shown.phase === "over" ? "made" : "has";
  return `${shown.name} ${verb} ${formatListPoints(shown.points)}${whose}, projected for ${formatPoints(shown.projected)}.`;

  function weigh(one: { sign: number; gap: number }): number {
    return one.sign * one.gap * (lead >= 0 ? 1 : -1);
  }
}

function tellNeed({ mine, theirs, lead, season }: ToldMatch): string[] {
  if (theirs === null) return [];
  const [my, their] = [leftOf(mine), leftOf(theirs)];
  if (my.length + their.length === 0) return [];
  const need = formatPoints(toHundredth(Math.floor(Math.abs(lead) * 10 + 1e-6) / 10 + STEP));
  const [mineLeft, theirsLeft] = [namesOf(my, season), namesOf(their, season)];
  if (lead === 0) {
    if (my.length === 0) return [...nobodyLeft(mine, "You"), `They have ${theirsLeft}.`];
    return their.length === 0
      ? [...nobodyLeft(theirs, "They"), `You have ${mineLeft}.`]
      : [`You have ${mineLeft}; they have ${theirsLeft}.`];
  }
  if (lead > 0) {
    if (their.length === 0) return nobodyLeft(theirs, "They");
    return my.length === 0
      ? [`They need ${need} from ${theirsLeft}.`, ...nobodyLeft(mine, "You")]
      : [`They need ${need} more from ${theirsLeft} than you get from ${mineLeft}.`];
  }
  if (my.length === 0) return nobodyLeft(mine, "You");
  return their.length === 0
    ? [`You need ${need} from ${mineLeft}.`, ...nobodyLeft(theirs, "They")]
    : [`You need ${need} more from ${mineLeft} than they get from ${theirsLeft}.`];
}

/** Whose total is set may have players left, who change nothing. */
function nobodyLeft({ isFixed }: SundayTeam, who: "You" | "They"): string[] {
  return isFixed ? [] : [`${who} have nobody left.`];
}

/** Those whose points can still count. */
function leftOf(team: SundayTeam): SundayPlayer[] {
  if (team.isFixed) return [];
  return [...inPhase(team, "now"), ...inPhase(team, "coming")];
}

function inPhase({ groups }: SundayTeam, wanted: SundayPlayer["phase"]): SundayPlayer[] {
  return groups.find(({ phase }) => phase === wanted)?.players ?? [];
}

function playersOf({ groups }: SundayTeam): SundayPlayer[] {
  return groups.flatMap(({ players }) => players);
}

function hasPoints(team: SundayTeam): boolean {
  return playersOf(team).some(({ points, phase }) => points !== null || phase === "now" || phase === "over");
}

/** `Barkley`, `Barkley and Chase`, `Barkley and two others`: the one with the most still expected stands first. */
function namesOf(players: readonly SundayPlayer[], season: number): string {
  const rest = ({ likely, points }: SundayPlayer): number => (likely?.middle ?? 0) - (points ?? 0);
  const ordered = players.toSorted((one, other) => rest(other) - rest(one));
  const names = ordered.map((one) => shortName(one, season));
  if (names.length <= 2) return listWords(names);
  const others = names.length - 1;
  return `${names[0] ?? ""} and ${NUMBERS[others] ?? others} others`;
}
