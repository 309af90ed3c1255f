import { FINAL_SCORE, type GameAccount, otherSide, playReceipts, scoreFor } from "./game-account.ts";
import type { StoryLine } from "./game-brief.ts";
import { clockFact, type ScoreEvent, whenFacts } from "./score-events.ts";
import { storyWeight } from "./story-weights.ts";

const LEAST_COMEBACK = 10;
const LEAST_LATE_DEFICIT = 7;
const LEAST_COLLAPSE = 14;
const LEAST_LEAD_CHANGES = 4;

/** What the course of the score tells: a deficit overcome, a lead lost, a lead that passed to and fro or never. */
export function scoreStories(account: GameAccount): StoryLine[] {
  const { final, events } = account;
  if (events.length === 0) return [];
  return [
    ...(final.winner === null ? tiedCollapses(account) : turnaround(account, final.winner)),
    ...leadChangeStory(account),
    ...(final.winner === null ? [] : neverTrailed(account, final.winner)),
  ];
}

/** By how much a side led after a score; below 0 it trailed. */
export function marginFor(event: ScoreEvent, team: string, { game }: GameAccount): number {
  const { own, other } = scoreFor(event, team, game);
  return own - other;
}

/** The score from which on the winner led to the end; null where it is none of the events (a tie). */
export function leadForGood(account: GameAccount, winner: string): ScoreEvent | null {
  const { events } = account;
  const lastLevel = events.findLastIndex((event) => marginFor(event, winner, account) <= 0);
  return events[lastLevel + 1] ?? null;
}

/** The event after which a side was furthest behind; null when it never was. */
export function deepest(account: GameAccount, team: string): ScoreEvent | null {
  return account.events.reduce<ScoreEvent | null>((most, event) => {
    const margin = marginFor(event, team, account);
    return margin < (most === null ? 0 : marginFor(most, team, account)) ? event : most;
  }, null);
}

/** Ten points down in the last quarter are more than in the first. */
const LATENESS = { "1": 0.7, "2": 0.9, "3": 1, "4": 1.25, OT: 1.25 } as const;

/** The deficit that weighs most: each stood until the next score, so it counts as late as that. */
function comebackSize(account: GameAccount, winner: string): number {
  const { events } = account;
  return Math.max(
    0,
    ...events.map((event, index) => {
      const until = events[index + 1]?.play.quarterName ?? event.play.quarterName;
      return -marginFor(event, winner, account) * LATENESS[until];
    }),
  );
}

function turnaround(account: GameAccount, winner: string): StoryLine[] {
  const { final, game } = account;
  const low = deepest(account, winner);
  if (low === null) return [];
  const deficit = -marginFor(low, winner, account);
  const loser = otherSide(game, winner);
  const lead = leadForGood(account, winner);
  const comeback: StoryLine = {
    kind: "comeback",
    weight: storyWeight("comeback", comebackSize(account, winner)),
    facts: {
      team: winner,
      opponent: loser,
      deficit,
      teamScore: scoreFor(low, winner, game).own,
      opponentScore: scoreFor(low, winner, game).other,
      ...whenFacts(low.play),
      winnerScore: final.winnerScore,
      loserScore: final.loserScore,
      ...(lead === null ? {} : { leadQuarter: lead.play.quarterName, ...clockFact(lead.play, "leadClock") }),
    },
    team: winner,
    playerId: null,
    proof: [...playReceipts([low.play, low.tryPlay, lead?.play ?? null, lead?.tryPlay ?? null]), ...FINAL_SCORE],
  };
  return [
    ...(deficit >= LEAST_COMEBACK ? [comeback] : fourthQuarterComeback(account, winner, lead)),
    ...(deficit >= LEAST_COLLAPSE ? [collapse(account, loser, low)] : []),
  ];
}

/** Behind by a touchdown with its try, or nearly two scores, at some time in the last quarter, and won. */
function fourthQuarterComeback(account: GameAccount, winner: string, lead: ScoreEvent | null): StoryLine[] {
  const { events, final, game } = account;
  const low = events
    .filter((_, index) => {
      // It stood until the next score, so that one of the third quarter can stand in the fourth.
      return events[index + 1]?.play.quarterName === "4";
    })
    .reduce<ScoreEvent | null>((most, event) => {
      const margin = marginFor(event, winner, account);
      return margin <= -LEAST_LATE_DEFICIT && (most === null || margin <= marginFor(most, winner, account))
        ? event
        : most;
    }, null);
  if (low === null) return [];
  const deficit = -marginFor(low, winner, account);
  const { own, other } = scoreFor(low, winner, game);
  return [
    {
      kind: "fourthQuarterComeback",
      weight: storyWeight("fourthQuarterComeback", deficit),
      facts: {
        team: winner,
        opponent: otherSide(game, winner),
        deficit,
        teamScore: own,
        opponentScore: other,
        ...whenFacts(low.play),
        winnerScore: final.winnerScore,
        loserScore: final.loserScore,
        ...(lead === null ? {} : { leadQuarter: lead.play.quarterName, ...clockFact(lead.play, "leadClock") }),
      },
      team: winner,
      playerId: null,
      proof: [...playReceipts([low.play, low.tryPlay, lead?.play ?? null, lead?.tryPlay ?? null]), ...FINAL_SCORE],
    },
  ];
}

function tiedCollapses(account: GameAccount): StoryLine[] {
  return [account.game.awayTeam, account.game.homeTeam].flatMap((team) => {
    const low = deepest(account, otherSide(account.game, team));
    return low !== null && marginFor(low, team, account) >= LEAST_COLLAPSE ? [collapse(account, team, low)] : [];
  });
}

/** `team` led by most after `high` and did not win. */
function collapse(account: GameAccount, team: string, high: ScoreEvent): StoryLine {
  const { game, final } = account;
  const lead = marginFor(high, team, account);
  const { own, other } = scoreFor(high, team, game);
  const last = scoreFor(final, team, game);
  return {
    kind: "collapse",
    weight: storyWeight("collapse", lead),
    facts: {
      team,
      opponent: otherSide(game, team),
      lead,
      teamScore: own,
      opponentScore: other,
      ...whenFacts(high.play),
      teamFinal: last.own,
      opponentFinal: last.other,
    },
    team,
    playerId: null,
    proof: [...playReceipts([high.play, high.tryPlay]), ...FINAL_SCORE],
  };
}

/** The scores that put another side in front than the one that led last. */
export function leadChanges({ events }: Pick<GameAccount, "events">): ScoreEvent[] {
  let leader = 0;
  return events.filter(({ awayScore, homeScore }) => {
    const now = Math.sign(awayScore - homeScore);
    const isChange = now !== 0 && leader !== 0 && now !== leader;
    if (now !== 0) leader = now;
    return isChange;
  });
}

function leadChangeStory(account: GameAccount): StoryLine[] {
  const { final, game } = account;
  const changes = leadChanges(account);
  if (changes.length < LEAST_LEAD_CHANGES) return [];
  return [
    {
      kind: "backAndForth",
      weight: storyWeight("backAndForth", changes.length),
      facts: {
        leadChanges: changes.length,
        ...(final.winner === null || final.loser === null ? {} : { winner: final.winner, loser: final.loser }),
        winnerScore: final.winnerScore,
        loserScore: final.loserScore,
        away: game.awayTeam,
        home: game.homeTeam,
      },
      team: null,
      playerId: null,
      proof: [...playReceipts(changes.flatMap(({ play, tryPlay }) => [play, tryPlay])), ...FINAL_SCORE],
    },
  ];
}

function neverTrailed(account: GameAccount, winner: string): StoryLine[] {
  if (deepest(account, winner) !== null) return [];
  const highest = deepest(account, otherSide(account.game, winner));
  if (highest === null) return [];
  const largestLead = marginFor(highest, winner, account);
  const { own, other } = scoreFor(highest, winner, account.game);
  return [
    {
      kind: "neverTrailed",
      weight: storyWeight("neverTrailed", largestLead),
      facts: {
        team: winner,
        opponent: otherSide(account.game, winner),
        largestLead,
        teamScore: own,
        opponentScore: other,
        ...whenFacts(highest.play),
      },
      team: winner,
      playerId: null,
      proof: playReceipts(account.events.flatMap(({ play, tryPlay }) => [play, tryPlay])),
    },
  ];
}
