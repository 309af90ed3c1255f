import { ballBack, overtimeDrives } from "./answer-drive-ends.ts";
import { answerClosest } from "./answer-closest.ts";
import { afterTurnovers, pointsSince } from "./answer-points.ts";
import { answerPremise } from "./answer-premise.ts";
import { answerSnaps } from "./answer-snaps.ts";
import { answerStuds } from "./answer-studs.ts";
import { answerBeatProjection } from "./answer-beat-projection.ts";
import { answerDriveRun } from "./answer-drive-run.ts";
import { answerFumble } from "./answer-fumble.ts";
import { answerGoalLineFumble } from "./answer-goal-line-fumble.ts";
import { answerDelay } from "./answer-delay.ts";
import { answerLedWhen } from "./answer-led-when.ts";
import { answerOvertime } from "./answer-overtime.ts";
import { answerPassers } from "./answer-passers.ts";
import { answerPointsWithin } from "./answer-points-within.ts";
import { answerTryReturned } from "./answer-try-returned.ts";
import { answerRecovered } from "./answer-recovered.ts";
import { answerHeadCount } from "./answer-head-count.ts";
import { answerPlayPoints } from "./answer-play-points.ts";
import { answerPointRates } from "./answer-point-rates.ts";
import { answerKickoff } from "./answer-kickoff.ts";
import { answerStoodIn } from "./answer-stood-in.ts";
import { answerWays } from "./answer-ways.ts";
import { answerScrambles } from "./answer-scrambles.ts";
import { answerTeamKicker } from "./answer-team-kicker.ts";
import { answerTies } from "./answer-ties.ts";
import { answerField } from "./answer-field.ts";
import { answerHurt } from "./answer-hurt.ts";
import { answerPassStreak } from "./answer-pass-streak.ts";
import { answerIncident, answerSealedBy } from "./answer-incident.ts";
import { answerKicks } from "./answer-kicks.ts";
import { answerLulls } from "./answer-lulls.ts";
import { answerLongestOf } from "./answer-longest-of.ts";
import { answerNullified } from "./answer-nullified.ts";
import { answerOthers } from "./answer-others.ts";
import { answerSeasonHigh } from "./answer-season-high.ts";
import { answerTackled } from "./answer-tackled.ts";
import { answerConnection } from "./answer-connection.ts";
import { answerFlags } from "./answer-flags.ts";
import { answerHits } from "./answer-hits.ts";
import { answerRunOut } from "./answer-run-out.ts";
import { answerFlagsOf, answerPenalty } from "./answer-penalty.ts";
import { answerReplaced } from "./answer-replaced.ts";
import { answerSituation } from "./answer-situation.ts";
import { answerSetUp } from "./answer-set-up.ts";
import { answerSetback } from "./answer-setback.ts";
import { answerReturnFumbles } from "./answer-return-fumbles.ts";
import { answerLeftOut, answerSix, answerTry } from "./answer-six.ts";
import { answerSwings } from "./answer-swings.ts";
import { answerTimeouts } from "./answer-timeouts.ts";
import { answerOtherRules } from "./answer-other-rules.ts";
import { answerTrips } from "./answer-trips.ts";
import { tellChoice } from "./tell-likely.ts";
import { ledEarlier } from "./led-earlier.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";

/**
 * What is understood although words stand in it that no other answer takes: who is left out, the chance to win, how a long down came, what set up a play, the
 * longest penalty, where drives began, who took over, who beat his projection, a touchdown without its try, a play that did not stand, and the season.
 */
export function answerApart(question: Question, sheet: GameSheet): Sentence[] | null {
  return (
    answerTimeouts(question, sheet) ??
    overtimeDrives(question, sheet) ??
    ballBack(question, sheet) ??
    answerPointRates(question, sheet) ??
    answerPlayPoints(question, sheet) ??
    answerOtherRules(question, sheet) ??
    answerOthers(question, sheet) ??
    tellChoice(question, sheet) ??
    answerClosest(question, sheet) ??
    answerRunOut(question, sheet) ??
    answerSituation(question, sheet) ??
    answerLulls(question, sheet) ??
    answerHits(question, sheet) ??
    answerFlags(question, sheet) ??
    answerConnection(question, sheet) ??
    answerRecovered(question, sheet) ??
    answerLedWhen(question, sheet) ??
    answerTryReturned(question, sheet) ??
    answerPassers(question, sheet) ??
    answerPointsWithin(question, sheet) ??
    answerOvertime(question, sheet) ??
    answerDelay(question, sheet) ??
    answerGoalLineFumble(question, sheet) ??
    answerHeadCount(question, sheet) ??
    answerTies(question, sheet) ??
    answerScrambles(question, sheet) ??
    answerTeamKicker(question, sheet) ??
    answerWays(question, sheet) ??
    answerStoodIn(question, sheet) ??
    answerKickoff(question, sheet) ??
    answerFumble(question, sheet) ??
    answerKicks(question, sheet) ??
    answerPassStreak(question, sheet) ??
    answerHurt(question, sheet) ??
    answerPremise(question, sheet) ??
    answerSnaps(question, sheet) ??
    answerStuds(question, sheet) ??
    answerTrips(question, sheet) ??
    answerDriveRun(question, sheet) ??
    ledEarlier(question, sheet) ??
    answerLongestOf(question, sheet) ??
    answerSealedBy(question, sheet) ??
    answerIncident(question, sheet) ??
    answerSwings(question, sheet) ??
    answerSetback(question, sheet) ??
    answerSix(question, sheet) ??
    answerTry(question, sheet) ??
    answerLeftOut(question, sheet) ??
    afterTurnovers(question, sheet) ??
    pointsSince(question, sheet) ??
    answerReturnFumbles(question, sheet) ??
    answerSetUp(question, sheet) ??
    answerPenalty(question, sheet) ??
    answerFlagsOf(question, sheet) ??
    answerTackled(question, sheet) ??
    answerField(question, sheet) ??
    answerReplaced(question, sheet) ??
    answerBeatProjection(question, sheet) ??
    answerNullified(question, sheet) ??
    answerSeasonHigh(question, sheet)
  );
}
