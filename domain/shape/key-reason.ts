import { isKneelDown } from "../plays/is-kneel-down.ts";
import { isFallenOn, RETURN_TOUCHDOWNS } from "../fold/score-events.ts";
import { isTry } from "../game/is-try.ts";
import type { Play } from "../game/play.ts";
import { gainedIt, isRushOrPass } from "../plays/flow-rules.ts";
import { kickDistance, mentionsMuff, penaltyYards, returnYards } from "../plays/play-text.ts";
import { situation } from "../words/format.ts";
import { isTakeaway } from "./is-takeaway.ts";
import type { KeyMoment } from "./key-moment.ts";

/** A gain or a return that is worth its yards. */
const LONG_YARDS = 20;
const RED_ZONE = 20;
/** A punt that leaves the other team inside its own 10. */
const PINNED = 90;
/** A kickoff's return that ends inside the own 20. */
const DEEP = 80;
/** Percent at which the game is decided: see `game-chances.ts`. */
const [LOST, WON] = [0.5, 99.5];

/** Why a play is key, in the field's words and without a period: `Took the lead`, `Takeaway at the WAS 1`, `22 yards to the red zone`. */
export function keyReason(moment: KeyMoment): string {
  const { play } = moment;
  if (isTry(play.type)) return tryReason(moment);
  if (play.awayPoints + play.homePoints > 0) return scoreReason(moment);
  if (isTakeaway(moment)) return takeawayReason(moment);
  switch (play.type) {
    case "FieldGoal":
      return play.isBlocked ? "Blocked field goal" : "Missed field goal";
    case "Punt":
      return puntReason(moment);
    case "Kickoff":
      return kickoffDeed(moment) ?? "Kickoff";
    case "Penalty":
      return penaltyReason(play);
    default:
      return snapReason(moment);
  }
}

function tryReason(moment: KeyMoment): string {
  const { play, nextTeam } = moment;
  const points = play.awayPoints + play.homePoints;
  if (points > 0 && nextTeam !== play.team) return "Try returned for two points";
  if (play.type === "TwoPointConversion") return points > 0 ? goodTwoPoints(moment) : "Two-point try failed";
  if (points > 0) return "Extra point";
  return play.isBlocked ? "Blocked extra point" : "Missed extra point";
}

function goodTwoPoints({ play, leadBefore, lead }: KeyMoment): string {
  const sign = play.homePoints > 0 ? 1 : -1;
  const turn = turned(leadBefore * sign, lead * sign);
  return turn === null ? "Two-point try good" : `Two-point try ${turn}`;
}

/** What points changed about who leads; null where nothing. */
function turned(before: number, after: number): "tied the game" | "took the lead" | null {
  if (before < 0 && after === 0) return "tied the game";
  return before <= 0 && after > 0 ? "took the lead" : null;
}

function scoreReason({ play, leadBefore, lead, chance }: KeyMoment): string {
  const sign = play.homePoints > 0 ? 1 : -1;
  const what = unusualScore(play);
  const [before, after] = [leadBefore * sign, lead * sign];
  const won = scoreEffect(before, after, play.quarterName === "OT" && isDecided(chance));
  const alone = before + Math.max(play.homePoints, play.awayPoints);
  // The try is told with it, and for two points it did what the touchdown had not done.
  const effect = after - alone === 2 && turned(alone, after) !== null ? `${won} with the two-point try` : won;
  return what === null ? effect : `${what}, ${effect.charAt(0).toLowerCase()}${effect.slice(1)}`;
}

function isDecided(chance: number): boolean {
  return chance <= LOST || chance >= WON;
}

/** A safety, or a touchdown on a return; null for the offense's own, and for a field goal. */
function unusualScore(play: Play): string | null {
  if (Math.max(play.homePoints, play.awayPoints) === 2) return "Safety";
  const scorer = play.credits.find(({ stat }) => RETURN_TOUCHDOWNS.includes(stat));
  if (scorer === undefined) return null;
  if (isFallenOn(play, scorer)) {
    return play.type === "Punt" && mentionsMuff(play.description)
      ? "Muffed punt touchdown"
      : "Fumble recovery touchdown";
  }
  switch (play.type) {
    case "Interception":
      return "Pick-six";
    case "Kickoff":
      return "Kickoff return touchdown";
    case "Punt":
      return play.isBlocked ? "Blocked punt touchdown" : "Punt return touchdown";
    case "FieldGoal":
      return "Field goal return touchdown";
    default:
      return "Fumble return touchdown";
  }
}

/** What a score did, from the view of the team that scored. */
function scoreEffect(before: number, after: number, isWon: boolean): string {
  if (isWon) return "Won it in overtime";
  if (after === 0) return "Tied the game";
  if (before <= 0 && after > 0) return "Took the lead";
  return after < 0 ? `Cut the lead to ${-after}` : `Extended the lead to ${after}`;
}

function takeawayReason({ nextSpot, play }: KeyMoment): string {
  if (play.type === "Kickoff" && /\bonside\b/i.test(play.description)) return "Onside kick recovered";
  return nextSpot === null ? "Takeaway" : `Takeaway at the ${nextSpot.text}`;
}

function puntReason({ play, nextSpot }: KeyMoment): string {
  if (play.isBlocked) return "Blocked punt";
  const back = returnYards(play) ?? 0;
  if (back >= LONG_YARDS) return `${back}-yard punt return`;
  if (nextSpot !== null && nextSpot.yardsToEndZone >= PINNED) return `Punt to the ${nextSpot.text}`;
  const yards = kickDistance(play);
  return yards === null ? "Punt" : `${yards}-yard punt`;
}

/** What somebody did with a kickoff; null for one that is caught or kneeled on. */
function kickoffDeed({ play, nextSpot }: KeyMoment): string | null {
  const back = returnYards(play) ?? 0;
  if (/\bonside\b/i.test(play.description)) return "Onside kick failed";
  // Who has the ball first is worth more there than any return.
  if (play.quarterName === "OT" && play.opponent !== null) return `${play.opponent} receives in overtime`;
  if (back >= LONG_YARDS) return `${back}-yard kickoff return`;
  return nextSpot !== null && nextSpot.yardsToEndZone >= DEEP ? `Return stopped at the ${nextSpot.text}` : null;
}

/** What a kickoff changes that is caught or kneeled on is who has the ball first, which the coin had decided: it is no play that moved the game. */
export function isPlainKickoff(moment: KeyMoment): boolean {
  const { type, awayPoints, homePoints } = moment.play;
  return type === "Kickoff" && awayPoints + homePoints === 0 && !isTakeaway(moment) && kickoffDeed(moment) === null;
}

function penaltyReason(play: Play): string {
  const yards = penaltyYards(play);
  const down = situation(play);
  const what = yards === null ? "Penalty" : `${yards}-yard penalty`;
  if (play.isFirstDown === 1) return `${what} for a first down`;
  return down === null ? what : `${what} on ${down}`;
}

function snapReason({ play, nextTeam, nextSpot, gained }: KeyMoment): string {
  const down = situation(play);
  const on = down === null ? "" : ` on ${down}`;
  const isLate = play.down === 3 || play.down === 4;
  const made = isRushOrPass(play) ? gainedIt(play) : null;
  if (play.down === 4 && made === false && nextTeam !== play.team) return `Stopped${on}`;
  if (play.yardsGained >= LONG_YARDS) return gainReason(play, nextSpot);
  if (isLate && made === true) return `Kept the drive alive${on}`;
  if (isKneelDown(play)) return "Ran down the clock";
  const isPenalty = gained > 0 && play.yardsGained < play.distance && (penaltyYards(play) ?? 0) > 0;
  if (isPenalty) return penaltyReason(play);
  if (made === false && gained > 0) {
    if (play.type === "Rush" && (play.quarterName === "4" || play.quarterName === "OT")) return "Ran down the clock";
    if (isLate) return `Short${on}`;
  }
  if (play.type === "Sack") return `Sack${on}`;
  return isLate && made === false ? `Stopped${on}` : lesserGain(play, on);
}

function gainReason({ yardsGained }: Play, spot: KeyMoment["nextSpot"]): string {
  if (spot === null) return `${yardsGained} yards`;
  return spot.yardsToEndZone <= RED_ZONE
    ? `${yardsGained} yards to the red zone`
    : `${yardsGained} yards to the ${spot.text}`;
}

function lesserGain({ yardsGained, type, credits }: Play, on: string): string {
  const isCaught = credits.some(({ stat }) => stat === "receptions");
  if (yardsGained === 0) return `${type === "Pass" && !isCaught ? "Incomplete" : "No gain"}${on}`;
  const yards = `${Math.abs(yardsGained)} ${Math.abs(yardsGained) === 1 ? "yard" : "yards"}`;
  return yardsGained > 0 ? `${yards}${on}` : `Lost ${yards}${on}`;
}
