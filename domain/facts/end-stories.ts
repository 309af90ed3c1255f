import {
  FINAL_SCORE,
  type GameAccount,
  nameOf,
  otherSide,
  playReceipts,
  scoreBefore,
  scoreFor,
} from "./game-account.ts";
import type { StoryLine } from "./game-brief.ts";
import { clockSeconds } from "../game/game-clock.ts";
import type { Play, PlayType, ShownPlay } from "../game/play.ts";
import { clockFact, type ScoreEvent, whenFacts } from "./score-events.ts";
import { leadForGood, marginFor } from "./score-stories.ts";
import { storyWeight } from "./story-weights.ts";

export const LATE_SECONDS = 120;

/** How a close game was decided at its end: in overtime, on the last snap, or by a score in the last two minutes. */
export function endStories(account: GameAccount): StoryLine[] {
  const { final, plays } = account;
  const lead = final.winner === null ? null : leadForGood(account, final.winner);
  if (plays.some(({ quarterName }) => quarterName === "OT")) return [overtime(account, lead)];
  if (lead === null || final.winner === null || !isLate(lead.play)) return [];
  const isLast = isLastSnap(plays, lead.play);
  const before = scoreFor(scoreBefore(plays, lead.play), final.winner, account.game);
  const after = scoreFor(lead, final.winner, account.game);
  const answered = lateLeadBefore(account, lead);
  const kind = isLast ? "walkOff" : "lateLead";
  return [
    {
      kind,
      weight: storyWeight(kind, isLast ? 0 : secondsGone(lead.play)),
      facts: {
        team: lead.team,
        opponent: otherSide(account.game, lead.team),
        ...decidedFacts(account, lead),
        teamScore: after.own,
        opponentScore: after.other,
        beforeTeam: before.own,
        beforeOpponent: before.other,
        ...(answered === null
          ? {}
          : {
              answeredWhat: answered.what,
              answeredQuarter: answered.play.quarterName,
              ...clockFact(answered.play, "answeredClock"),
            }),
      },
      team: lead.team,
      playerId: lead.scorer?.playerId ?? null,
      proof: playReceipts([lead.play, lead.tryPlay, answered?.play ?? null, answered?.tryPlay ?? null]),
    },
  ];
}

/** The late score just before, by which the other side had gone in front; null where there was none. */
function lateLeadBefore(account: GameAccount, lead: ScoreEvent): ScoreEvent | null {
  const { events, game } = account;
  const index = events.indexOf(lead);
  const [previous, earlier] = [events[index - 1], events[index - 2]];
  if (previous === undefined || previous.team === lead.team || !isLate(previous.play)) return null;
  const wasBehind = earlier === undefined || marginFor(earlier, previous.team, account) <= 0;
  const { own, other } = scoreFor(previous, previous.team, game);
  return wasBehind && own > other ? previous : null;
}

/** In overtime, or with at most two minutes left in the fourth quarter. */
export function isLate(play: ShownPlay): boolean {
  if (play.quarterName === "OT") return true;
  const left = clockSeconds(play);
  return play.quarterName === "4" && left !== null && left <= LATE_SECONDS;
}

/** Of the last two minutes; all of them in overtime. */
export function secondsGone(play: ShownPlay): number {
  const left = clockSeconds(play);
  return play.quarterName === "OT" || left === null ? LATE_SECONDS : LATE_SECONDS - left;
}

const NO_SNAPS: readonly PlayType[] = [
  "Period",
  "Timeout",
  "TwoMinuteWarning",
  "ExtraPoint",
  "TwoPointConversion",
  "Other",
];

/** Nothing but the try and markers came after it. */
export function isLastSnap(plays: readonly Play[], play: Play): boolean {
  return plays.slice(plays.indexOf(play) + 1).every(({ type }) => NO_SNAPS.includes(type));
}

/** What the score was, who made it, and when. */
function decidedFacts(account: GameAccount, event: ScoreEvent): Record<string, string | number> {
  const { scorer, play, what, yards, points } = event;
  const passer = play.credits.find(({ stat }) => stat === "passingTouchdowns");
  return {
    what,
    points,
    ...(scorer === null ? {} : { scorer: nameOf(account, scorer.playerId, scorer.playerName) }),
    ...(what === "touchdown catch" && passer !== undefined
      ? { passer: nameOf(account, passer.playerId, passer.playerName) }
      : {}),
    ...(yards === null ? {} : { yards }),
    ...whenFacts(play),
  };
}

function overtime(account: GameAccount, lead: ScoreEvent | null): StoryLine {
  const { final, game, plays, events } = account;
  const { winner, loser, winnerScore, loserScore } = final;
  const regulation = events.findLast(({ play }) => play.quarterName !== "OT") ?? null;
  const isDecided = lead !== null && lead.play.quarterName === "OT";
  return {
    kind: "overtime",
    weight: storyWeight("overtime"),
    facts: {
      ...(winner === null || loser === null
        ? { isTie: "yes", score: winnerScore, away: game.awayTeam, home: game.homeTeam }
        : { winner, loser, winnerScore, loserScore }),
      regulationScore: regulation?.awayScore ?? 0,
      ...(isDecided ? { ...decidedFacts(account, lead), isLastSnap: isLastSnap(plays, lead.play) ? "yes" : "no" } : {}),
      ...(regulation === null || regulation.awayScore === 0
        ? {}
        : {
            tiedBy: regulation.team,
            tiedWhat: regulation.what,
            tiedQuarter: regulation.play.quarterName,
            ...clockFact(regulation.play, "tiedClock"),
          }),
    },
    team: winner,
    playerId: isDecided ? (lead.scorer?.playerId ?? null) : null,
    proof: [
      ...playReceipts([
        lead?.play ?? null,
        lead?.tryPlay ?? null,
        regulation?.play ?? null,
        regulation?.tryPlay ?? null,
      ]),
      { kind: "game", field: "isOvertime" },
      ...FINAL_SCORE,
    ],
  };
}
