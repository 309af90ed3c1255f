import { decide, fails, type Finding, holds, unresolved } from "../finding.ts";
import { otherTeam, pointsOf } from "../game-facts.ts";
import type { Receipt } from "../../game/receipt.ts";
import type { ScoreState } from "../score-states.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import type { StoryEvent } from "../story/story-events.ts";
import { findNumbers, type NumberToken } from "../../words/story-numbers.ts";
import type { PeriodMention } from "../story/story-periods.ts";

const WON =
  /\b(?:won|wins?|winning|beat(?:s|ing)?|victory|victories|defeat(?:ed|s|ing)?|topped|top|edged|edge|outlast(?:ed)?|downed|stunned|stun|rout(?:ed)?|final|rall\w+|over|past|down|upset|shut out|held o(?:ff|n)|hold o(?:ff|n)|survived?|triumph\w*|blanked|swept|finished)\b/gi;
const LOST = /\b(?:lost|loss|lose|losing|fell|falls?|losers?)\b/gi;
const MIDWAY =
  /\b(?:led|leads?|leading|ahead|up|trail\w*|tied|tying|level(?:led)?|even|made it|make it|making it|cut|pulled|within|stood|behind|deficit|hole|down|was|advantage|stretched|extended)\b/gi;

/** The words between the nearest joints of the sentence around a score. */
function clauseAround(text: string, token: NumberToken): [number, number] {
  const joints = Array.from(text.matchAll(/[;:]|\b(?:and|but|then|while|before)\b/g), ({ index }) => index);
  return [joints.findLast((at) => at < token.start) ?? 0, joints.find((at) => at >= token.end) ?? text.length];
}

const GETS = /\b(?:for|to take|took|grabbed?|made it|making it)\b[^.;,]{0,20}$/i;

/** The kind of the nearest word that says what a score is. */
function nearestWord(text: string, token: NumberToken): { word: string; kind: "won" | "lost" | "midway" } | null {
  const before = text.slice(Math.max(0, token.start - 90), token.start);
  const after =
    text
      .slice(token.end, token.end + 24)
      .replace(/\b(?:just|little|well) over\b/, "")
      .split(/[,;.]/)[0] ?? "";
  const found = (
    [
      ["lost", LOST],
      ["midway", MIDWAY],
      ["won", WON],
    ] as const
  ).flatMap(([kind, words]) => [
    ...Array.from(before.matchAll(words), (match) => ({
      kind,
      word: match[0].toLowerCase(),
      far: before.length - match.index - match[0].length,
    })),
    ...Array.from(after.matchAll(words), (match) => ({ kind, word: match[0].toLowerCase(), far: match.index / 2 })),
  ]);
  return found.toSorted((a, b) => a.far - b.far)[0] ?? null;
}

/** A score in a text, "27-24": the final one or one on the way there. */
export function checkScore(
  token: NumberToken,
  context: SentenceContext,
  events: readonly StoryEvent[],
  periods: readonly PeriodMention[],
): Finding {
  const { text, facts } = context;
  const { game, states } = facts;
  const [high, low] = [Math.max(token.value, token.other), Math.min(token.value, token.other)];
  const nearest = nearestWord(text, token);
  const isPair = (away: number | null, home: number | null): boolean =>
    away !== null && home !== null && Math.max(away, home) === high && Math.min(away, home) === low;
  const isFinalScore = facts.isOver && isPair(game.awayScore, game.homeScore);
  const finalReceipts: Receipt[] = [
    { kind: "game", field: "awayScore" },
    { kind: "game", field: "homeScore" },
  ];
  const far = (one: PeriodMention): number => (one.start >= token.end ? one.start - token.end : token.start - one.end);
  const period = periods.filter((one) => far(one) < 60).toSorted((a, b) => far(a) - far(b))[0];
  const isTold =
    (high === low && /(?<!\b(?:was|were|is|are|game|it|them)) tied $/.test(text.slice(0, token.start))) ||
    /^ (?:game|win|loss|victory|tie|final|defeat)\b/.test(text.slice(token.end)) ||
    (token.value >= token.other &&
      /\b(?:beat|beating|defeated|topped|edged|won)\b[^.;\d]*$/i.test(text.slice(0, token.start)));
  if (isFinalScore && isTold) return holds("number", finalReceipts);
  if (nearest === null || (nearest.kind !== "midway" && !/\bdown\b/.test(nearest.word))) {
    if (isFinalScore) {
      if (nearest?.kind === "won" && token.value < token.other)
        return fails("number", "The winner's points come first.", finalReceipts);
      return holds("number", finalReceipts);
    }
    if (nearest !== null && period === undefined)
      return fails(
        "number",
        `It ended ${game.awayTeam} ${game.awayScore ?? "?"}, ${game.homeTeam} ${game.homeScore ?? "?"}.`,
        finalReceipts,
      );
  }
  const scoring = events.flatMap(({ plays }) => plays).filter((play) => play.awayPoints + play.homePoints > 0);
  // A return that scored nothing says nothing of the score that came of it.
  const [from, to] = clauseAround(text, token);
  const isAnother =
    findNumbers(text.slice(0, from) + " ".repeat(to - from) + text.slice(to)).some(({ form }) => form === "pair") ||
    periods.some(({ start, end }) => start >= from && end <= to);
  const isElsewhere = isAnother && events.every(({ start, end }) => end <= from || start >= to);
  const told = isElsewhere
    ? []
    : scoring.length > 0 || !GETS.test(text.slice(0, token.start))
      ? events.flatMap(({ plays }) => plays)
      : [];
  const isBefore = /\b(?:from|down|trail\w*|led|ahead|after|erased|at|stood|level|tied)\b[^.;,]*$/i.test(
    text.slice(0, token.start),
  );
  const near = statesFor(states, told, period, isBefore).filter(
    (state) => !state.isBeforeTry && isPair(state.away, state.home),
  );
  const owner = ownerOf(token.start, token.end, context, "team")?.team ?? null;
  const leads = /^(?:led|lead|leads|leading|ahead|up|advantage|stretched|extended)$/.test(nearest?.word ?? "");
  const trails = /^(?:trail\w*|behind|deficit|hole|down)$/.test(nearest?.word ?? "");
  const fitting = near.filter((state) => {
    if (owner === null || high === low || (!leads && !trails)) return true;
    return (
      pointsOf(owner, state, game) === (leads ? high : low) &&
      pointsOf(otherTeam(owner, game), state, game) === (leads ? low : high)
    );
  });
  const playId = fitting.find(({ play }) => play !== null)?.play?.playId;
  const receipts: Receipt[] = playId === undefined ? [] : [{ kind: "play", playId }];
  if (fitting.length === 0 && isFinalScore && nearest?.kind !== "midway") return holds("number", finalReceipts);
  if (states.length < 2) return unresolved("number", "The plays that would show this score are not known.");
  return decide("number", fitting.length > 0, "The score never stood so at that point.", receipts);
}

/** The states that a score may be: around the plays told of, inside a period, or all. */
function statesFor(
  states: readonly ScoreState[],
  told: readonly { playId: string }[],
  period: PeriodMention | undefined,
  isBefore: boolean,
): ScoreState[] {
  if (told.length > 0 && period?.isMoment !== true) {
    const ids = new Set(told.map(({ playId }) => playId));
    return states.filter(({ play }, index) => {
      const next = states[index + 1]?.play?.playId ?? "";
      const before = states[index - 1];
      return (
        (play !== null && ids.has(play.playId)) ||
        (isBefore && ids.has(next)) ||
        (before?.isBeforeTry === true && ids.has(before.play?.playId ?? ""))
      );
    });
  }
  if (period === undefined) return [...states];
  const last =
    states.findLast(({ quarterName }) => period.quarters.includes(quarterName)) ??
    states.findLast(({ quarterName }) => quarterName < (period.quarters[0] ?? "1"));
  if (period.isMoment) return last === undefined ? [] : [last];
  const entering = states.findLast(({ quarterName }) => quarterName < (period.quarters[0] ?? "1"));
  return [
    ...(entering === undefined ? [] : [entering]),
    ...states.filter(({ quarterName }) => period.quarters.includes(quarterName)),
  ];
}
