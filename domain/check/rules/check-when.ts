import { clockSeconds } from "../../game/game-clock.ts";
import { decide, type Finding, holds, unresolved } from "../finding.ts";
import type { Play } from "../../game/play.ts";
import { otherTeam, pointsOf } from "../game-facts.ts";
import { isAt } from "../play-clock.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import type { StoryEvent } from "../story/story-events.ts";
import { isNews } from "../story/story-news.ts";
import { findNumbers, type NumberToken } from "../../words/story-numbers.ts";
import type { PeriodMention } from "../story/story-periods.ts";

function clausePlayers(context: SentenceContext): string[][] {
  return context.mentions.filter(({ playerIds }) => playerIds.length > 0).map(({ playerIds }) => playerIds);
}

function receipt(plays: readonly Play[]): { kind: "play"; playId: string }[] {
  return plays.slice(0, 1).map(({ playId }) => ({ kind: "play", playId }));
}

/** `2:31 left in the third quarter`, or a time of possession. */
export function checkClock(
  token: NumberToken,
  context: SentenceContext,
  events: readonly StoryEvent[],
  periods: readonly PeriodMention[],
): Finding {
  const { text, facts } = context;
  if (/\b(?:possession|held (?:on to )?the ball|kept the ball)\b/i.test(text)) {
    const drive = /\bdrive\b/i.test(text) ? facts.drives.find(({ seconds }) => seconds === token.value) : undefined;
    const owner = ownerOf(token.start, token.end, context, "team")?.team;
    const seconds = owner === null || owner === undefined ? [] : (facts.teams.get(owner)?.["possessionSeconds"] ?? []);
    return decide(
      "number",
      drive !== undefined || seconds.includes(token.value),
      "The time of possession was another.",
      [{ kind: "game", field: `${owner ?? ""}.possessionSeconds` }],
    );
  }
  const near =
    periods.find(({ start }) => start >= token.end && start - token.end < 50) ??
    periods.findLast(({ end }) => end <= token.start);
  const isSnap = (play: Play): number => Number(clockSeconds(play) === token.value);
  // The one that began then before the one that ended then: it is the likelier proof.
  const at = facts.plays
    .filter(
      (play) =>
        play.type !== "Period" &&
        isAt(play, token.value, facts) &&
        (near === undefined || near.quarters.includes(play.quarterName)),
    )
    .toSorted((a, b) => isSnap(b) - isSnap(a));
  // "... a 54-yard field goal wide left and Hurts tied the game": what is told before another subject is another play.
  const own = events.filter(({ end }) => !/\band [A-Z][\w.'-]+ [a-z]+ed\b/.test(text.slice(end, token.start)));
  const told = own.flatMap(({ plays }) => plays);
  if (told.length > 0) {
    // The play's own time says which quarter it was; the one named before may be another play's.
    const both = told.filter((play) => play.type !== "Period" && isAt(play, token.value, facts));
    return decide("number", both.length > 0, "That play was at another time.", receipt(both));
  }
  if (/\b(?:final|last) $/.test(text.slice(0, token.start))) {
    const late = at.filter((play) => /4|OT/.test(play.quarterName) && isBy(play, context));
    return decide("number", late.length > 0, "No play was then.", receipt(late));
  }
  const people = clausePlayers(context);
  // "X's interception" is the defender's, no matter who else had a hand in the play.
  const taker = context.mentions.find(({ end }) => /^(?:'s?) (?:[\w-]+ )?interception\b/.test(text.slice(end)));
  if (taker !== undefined && taker.playerIds.length > 0) {
    const taken = at.filter((play) =>
      play.credits.some(({ stat, playerId }) => stat === "interceptions" && taker.playerIds.includes(playerId)),
    );
    return decide("number", taken.length > 0, `${taker.text} took no pass then.`, receipt(taken));
  }
  const withPeople = at.filter((play) =>
    people.some((ids) => play.credits.some(({ playerId }) => ids.includes(playerId))),
  );
  if (people.length > 0 && withPeople.length > 0) return holds("number", receipt(withPeople));
  const scores = findNumbers(text).filter(({ form }) => form === "pair");
  const news = at.filter((play) => isNews(play) || scores.length > 0);
  if (at.length > 0 && people.length === 0 && (news.length > 0 || near !== undefined))
    return holds("number", receipt(news.length > 0 ? news : at));
  return decide(
    "number",
    false,
    `Nothing of the kind happened with ${token.text} on the clock${near === undefined ? "" : ` in ${near.text}`}.`,
  );
}

/** A play of the side that a sentence begins with, where it begins with one. */
function isBy({ team }: Play, { mentions }: SentenceContext): boolean {
  const first = mentions[0]?.team ?? null;
  return first === null || team === first;
}

const ACTS: readonly [RegExp, (play: Play) => boolean][] = [
  [/\bintercept\w*|\bpick(?:ed (?:off|\w+ off)|-six)\b/i, (play) => play.type === "Interception"],
  [
    /\b(?:sneaked|plunged|dove|dived|walked|ran|scrambled|bulled|barrel+ed) in\b/i,
    (play) => play.isTouchdown && play.type === "Rush",
  ],
  [/\bfield goals?\b/i, (play) => play.type === "FieldGoal"],
  [/\btouchdowns?\b|\bend zone\b|\bscor(?:ed|es|ing)\b/i, (play) => play.isScoringPlay === 1],
  [/\bpick(?:ed|s)?\b/i, (play) => play.type === "Interception"],
  [/\bfumbl\w*/i, (play) => /fumbl/i.test(play.description)],
  [/\bsack\w*/i, (play) => play.type === "Sack" || /sack/i.test(play.description)],
  [/\bpunt\w*/i, (play) => play.type === "Punt"],
];

/** `in the third quarter`: what the sentence tells of was then. */
export function checkPeriod(period: PeriodMention, context: SentenceContext, events: readonly StoryEvent[]): Finding {
  const { text, facts } = context;
  if (period.quarters.includes("OT")) {
    const isNone = /\b(?:no|not(?! even)|without|avoid\w*|never)\b[^,;]{0,20}$/i.test(text.slice(0, period.start));
    if (facts.game.isOvertime === isNone)
      return decide("order", false, isNone ? "It went to overtime." : "There was no overtime.", [
        { kind: "game", field: "isOvertime" },
      ]);
  }
  const isReached =
    /^ (?:beckoned|loomed|followed|awaited)\b/i.test(text.slice(period.end)) ||
    /\b(?:to|into|forc(?:e|ed|ing)) $/i.test(text.slice(0, period.start));
  if (period.quarters.includes("OT") && isReached) return holds("order", [{ kind: "game", field: "isOvertime" }]);
  const isResult = /\b(?:wins?|won|victory|loss|lost|lose|fall|fell|beat|decided|settled)\b/i.test(text);
  if (period.quarters.includes("OT") && isResult && events.length === 0)
    return holds("order", [{ kind: "game", field: "isOvertime" }]);
  if (period.isMoment) return holds("order");
  if (/\bfor good\b[^.;,]{0,50}$/i.test(text.slice(0, period.start)) && facts.winner !== null) {
    const lead = facts.states.findLastIndex(
      (state) =>
        pointsOf(facts.winner ?? "", state, facts.game) <=
        pointsOf(otherTeam(facts.winner ?? "", facts.game), state, facts.game),
    );
    const taken = facts.states[lead + 1];
    return decide(
      "order",
      taken !== undefined && period.quarters.includes(taken.quarterName),
      `The lead was taken for good in quarter ${taken?.quarterName ?? "?"}.`,
      taken === undefined || taken.play === null ? [] : receipt([taken.play]),
    );
  }
  const inside = (play: Play): boolean => period.quarters.includes(play.quarterName);
  const nearest = events.toSorted((a, b) => Math.abs(a.end - period.start) - Math.abs(b.end - period.start))[0];
  const isPast =
    nearest !== undefined &&
    nearest.end <= period.start &&
    /\b(?:and|then|but) [a-z]+ed\b/.test(text.slice(nearest.end, period.start));
  const isOther =
    nearest !== undefined &&
    nearest.start > period.end &&
    period.start > 25 &&
    /[,;](?! this one\b| his\b)/.test(text.slice(period.end, nearest.start));
  if (nearest !== undefined && nearest.plays.length > 0 && !isOther && !isPast) {
    const there = nearest.plays.filter(inside);
    return decide(
      "order",
      there.length > 0,
      `That play was in ${nearest.plays[0]?.quarterName ?? "?"}.`,
      receipt(there),
    );
  }
  if (/\d+:\d\d/.test(text) || /\d-\d/.test(text) || /\bpoints?\b/i.test(text)) return holds("order");
  const clause = text.slice(Math.max(0, period.start - 90), period.end + 60);
  const act = ACTS.find(([words]) => words.test(clause));
  const people = clausePlayers(context);
  const team = people.length > 0 ? null : (ownerOf(period.start, period.end, context, "team")?.team ?? null);
  const there = facts.plays.filter(
    (play) =>
      inside(play) &&
      (act === undefined || act[1](play)) &&
      (people.length === 0 || people.some((ids) => play.credits.some(({ playerId }) => ids.includes(playerId)))) &&
      (team === null || play.team === team || play.opponent === team),
  );
  if (facts.plays.length === 0) return unresolved("order", "The plays are not known.");
  return decide("order", there.length > 0, `Nothing of the kind happened in ${period.text}.`, receipt(there));
}
