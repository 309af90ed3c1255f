import { ballBack, overtimeDrives } from "./plays/answer-drive-ends.ts";
import { answerClosest } from "./score/answer-closest.ts";
import { afterTurnovers, pointsSince } from "./score/answer-points.ts";
import { answerPartEnd } from "./score/answer-part-end.ts";
import { answerPartWon } from "./score/answer-part-won.ts";
import { answerPremise } from "./score/answer-premise.ts";
import { answerShape } from "./score/answer-shape.ts";
import { answerPulledAway } from "./score/answer-pulled-away.ts";
import { answerAirYards } from "./figures/answer-air-yards.ts";
import { answerAllOf } from "./figures/answer-all-of.ts";
import { answerDeep } from "./figures/answer-deep.ts";
import { answerSnaps } from "./figures/answer-snaps.ts";
import { answerCountedPoints } from "./fantasy/answer-counted-points.ts";
import { answerStuds } from "./fantasy/answer-studs.ts";
import { answerBeatProjection } from "./fantasy/answer-beat-projection.ts";
import { answerDriveRun } from "./plays/answer-drive-run.ts";
import { answerCost } from "./plays/answer-cost.ts";
import { answerKickedAgain } from "./plays/answer-kicked-again.ts";
import { answerGiveaways } from "./events/answer-giveaways.ts";
import { answerDowns } from "./plays/answer-downs.ts";
import { answerForced } from "./events/answer-forced.ts";
import { answerOddScorer } from "./events/answer-odd-scorer.ts";
import { answerFumble } from "./plays/answer-fumble.ts";
import { answerGoalLineFumble } from "./plays/answer-goal-line-fumble.ts";
import { answerAbsent } from "./setting/answer-absent.ts";
import { answerDelay } from "./setting/answer-delay.ts";
import { answerLedWhen } from "./score/answer-led-when.ts";
import { aroundMoment } from "./score/answer-moment.ts";
import { answerOvertime } from "./score/answer-overtime.ts";
import { answerPassers } from "./figures/answer-passers.ts";
import { answerPointsWithin } from "./score/answer-points-within.ts";
import { answerTryReturned } from "./plays/answer-try-returned.ts";
import { answerRecovered } from "./plays/answer-recovered.ts";
import { answerPartsOf } from "./figures/answer-parts-of.ts";
import { answerHeadCount } from "./figures/answer-head-count.ts";
import { answerPlayPoints } from "./fantasy/answer-play-points.ts";
import { answerPointRates } from "./fantasy/answer-point-rates.ts";
import { answerKickoff } from "./plays/answer-kickoff.ts";
import { answerStoodIn } from "./plays/answer-stood-in.ts";
import { answerThrownBy } from "./figures/answer-thrown-by.ts";
import { answerWays } from "./figures/answer-ways.ts";
import { answerScrambles } from "./figures/answer-scrambles.ts";
import { answerKicker } from "./figures/answer-kicker.ts";
import { answerTeamKicker } from "./figures/answer-team-kicker.ts";
import { answerTies } from "./score/answer-ties.ts";
import { answerField } from "./figures/answer-field.ts";
import { answerHurt } from "./plays/answer-hurt.ts";
import { answerPassStreak } from "./plays/answer-pass-streak.ts";
import { answerIncident, answerSealedBy } from "./plays/answer-incident.ts";
import { answerKicks } from "./plays/answer-kicks.ts";
import { answerLulls } from "./score/answer-lulls.ts";
import { answerLongestOf } from "./plays/answer-longest-of.ts";
import { answerNullified } from "./plays/answer-nullified.ts";
import { answerOthers } from "./figures/answer-others.ts";
import { answerAgainstTeam } from "./figures/answer-against-team.ts";
import { answerSeasonHigh } from "./figures/answer-season-high.ts";
import { answerTackled } from "./plays/answer-tackled.ts";
import { answerConnection } from "./figures/answer-connection.ts";
import { answerFlags } from "./plays/answer-flags.ts";
import { answerFlagOnPlay } from "./plays/answer-flag-on-play.ts";
import { answerDeeds } from "./plays/answer-deeds.ts";
import { answerHits } from "./plays/answer-hits.ts";
import { answerRunOut } from "./plays/answer-run-out.ts";
import { answerFlagsOf, answerPenalty } from "./plays/answer-penalty.ts";
import { answerReplaced } from "./plays/answer-replaced.ts";
import { answerSituation } from "./figures/answer-situation.ts";
import { pickedInEndZone } from "./plays/picked-in-end-zone.ts";
import { offTurnover } from "./plays/off-turnover.ts";
import { downOfPlay } from "./plays/down-of-play.ts";
import { firstFirstDown } from "./plays/first-first-down.ts";
import { answerSeries } from "./plays/answer-series.ts";
import { answerSetUp } from "./plays/answer-set-up.ts";
import { answerSetback } from "./plays/answer-setback.ts";
import { answerReturnFumbles } from "./plays/answer-return-fumbles.ts";
import { answerLeftOut, answerSix, answerTry } from "./plays/answer-six.ts";
import { answerSwings } from "./plays/answer-swings.ts";
import { answerChallenges } from "./plays/answer-challenges.ts";
import { answerTimeouts } from "./plays/answer-timeouts.ts";
import { answerManagers } from "./fantasy/answer-managers.ts";
import { answerOtherRules } from "./fantasy/answer-other-rules.ts";
import { answerTrips } from "./plays/answer-trips.ts";
import { tellChoice } from "./plays/tell-likely.ts";
import { ledEarlier } from "./score/led-earlier.ts";
import { whySoFew } from "./score/why-so-few.ts";
import type { GameSheet, Sentence } from "./sheet/game-sheet.ts";
import type { Question } from "./question/question.ts";

/**
 * What is understood although words stand in it that no other answer takes: who was listed out, who is left out, the chance to win, how a long down came, what set up a play, the
 * longest penalty, where drives began, who took over, who beat his projection, points of kickers and defenders, a touchdown without its try, a play that did not stand, and the season.
 */
export function answerApart(question: Question, sheet: GameSheet): Sentence[] | null {
  return (
    answerChallenges(question, sheet) ??
    answerTimeouts(question, sheet) ??
    overtimeDrives(question, sheet) ??
    ballBack(question, sheet) ??
    answerAbsent(question, sheet) ??
    answerCountedPoints(question, sheet) ??
    answerPointRates(question, sheet) ??
    answerPlayPoints(question, sheet) ??
    answerOtherRules(question, sheet) ??
    answerManagers(question, sheet) ??
    answerPartsOf(question, sheet) ??
    answerOthers(question, sheet) ??
    answerSix(question, sheet) ??
    tellChoice(question, sheet) ??
    aroundMoment(question, sheet) ??
    answerClosest(question, sheet) ??
    answerPulledAway(question, sheet) ??
    answerPartEnd(question, sheet) ??
    answerPartWon(question, sheet) ??
    answerRunOut(question, sheet) ??
    answerSituation(question, sheet) ??
    answerLulls(question, sheet) ??
    answerDeeds(question, sheet) ??
    answerHits(question, sheet) ??
    answerCost(question, sheet) ??
    answerKickedAgain(question, sheet) ??
    answerGiveaways(question, sheet) ??
    answerDowns(question, sheet) ??
    answerForced(question, sheet) ??
    answerOddScorer(question, sheet) ??
    answerFlagOnPlay(question, sheet) ??
    answerFlags(question, sheet) ??
    answerConnection(question, sheet) ??
    answerThrownBy(question, sheet) ??
    answerRecovered(question, sheet) ??
    answerLedWhen(question, sheet) ??
    answerTryReturned(question, sheet) ??
    answerPassers(question, sheet) ??
    answerPointsWithin(question, sheet) ??
    answerOvertime(question, sheet) ??
    answerDelay(question, sheet) ??
    answerGoalLineFumble(question, sheet) ??
    answerSeries(question, sheet) ??
    firstFirstDown(question, sheet) ??
    downOfPlay(question, sheet) ??
    offTurnover(question, sheet) ??
    pickedInEndZone(question, sheet) ??
    answerHeadCount(question, sheet) ??
    answerTies(question, sheet) ??
    answerScrambles(question, sheet) ??
    answerTeamKicker(question, sheet) ??
    answerKicker(question, sheet) ??
    answerWays(question, sheet) ??
    answerStoodIn(question, sheet) ??
    answerKickoff(question, sheet) ??
    answerFumble(question, sheet) ??
    answerKicks(question, sheet) ??
    answerPassStreak(question, sheet) ??
    answerHurt(question, sheet) ??
    whySoFew(question, sheet) ??
    answerPremise(question, sheet) ??
    answerSnaps(question, sheet) ??
    answerAirYards(question, sheet) ??
    answerDeep(question, sheet) ??
    answerAllOf(question, sheet) ??
    answerStuds(question, sheet) ??
    answerTrips(question, sheet) ??
    answerDriveRun(question, sheet) ??
    ledEarlier(question, sheet) ??
    answerSetUp(question, sheet) ??
    answerLongestOf(question, sheet) ??
    answerSealedBy(question, sheet) ??
    answerNullified(question, sheet) ??
    answerIncident(question, sheet) ??
    answerSwings(question, sheet) ??
    answerSetback(question, sheet) ??
    answerShape(question, sheet) ??
    answerTry(question, sheet) ??
    answerLeftOut(question, sheet) ??
    afterTurnovers(question, sheet) ??
    pointsSince(question, sheet) ??
    answerReturnFumbles(question, sheet) ??
    answerPenalty(question, sheet) ??
    answerFlagsOf(question, sheet) ??
    answerTackled(question, sheet) ??
    answerField(question, sheet) ??
    answerReplaced(question, sheet) ??
    answerBeatProjection(question, sheet) ??
    answerSeasonHigh(question, sheet) ??
    answerAgainstTeam(question, sheet)
  );
}
