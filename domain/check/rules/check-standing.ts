import { decide, type Finding, unresolved } from "../finding.ts";
import { type GameFacts, pointsOf } from "../game-facts.ts";
import type { Play } from "../../game/play.ts";
import type { Receipt } from "../../game/receipt.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import type { StoryEvent } from "../story/story-events.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

/** Where the game stood: level at a score, a side's first points, so many plays after a turn. Null for any other number. */
export function checkStanding(
  token: NumberToken,
  context: SentenceContext,
  events: readonly StoryEvent[],
): Finding | null {
  const { text, facts, mentions } = context;
  const before = text.slice(0, token.start);
  const after = text.slice(token.end);
  if (/\b(?:ti(?:e|ed|ing)|level(?:led)?|knott\w+|even|evened|deadlocked|square\w*)\b[^.;,\d]*\bat $/i.test(before)) {
    const state = facts.states.find(({ away, home }) => away === token.value && home === token.value);
    const playId = state?.play?.playId;
    return decide(
      "number",
      state !== undefined,
      `The game was never level at ${token.value}.`,
      playId === undefined ? [] : [{ kind: "play", playId }],
    );
  }
  if (/^-all\b/.test(after)) {
    const state = facts.states.find(
      ({ away, home, play }) => away === token.value && home === token.value && play !== null,
    );
    return decide(
      "number",
      state !== undefined,
      `The game was never level at ${token.value}.`,
      playReceipt(state?.play ?? null),
    );
  }
  if (/\bfirst $/i.test(before) && /^ points\b/.test(after)) {
    const team = ownerOf(token.start, token.end, context, "team")?.team ?? null;
    const state = facts.states.find(
      (one) =>
        (team === null ? one.away + one.home : pointsOf(team, one, facts.game)) === token.value && one.play !== null,
    );
    const playId = state?.play?.playId;
    return decide(
      "number",
      state !== undefined,
      `The score never stood at ${token.value}.`,
      playId === undefined ? [] : [{ kind: "play", playId }],
    );
  }
  if (
    /\binside (?:the|its|their|his)(?: own)?(?: [A-Z][\w']+){0,2} $/i.test(before) &&
    /^(?:-yard line)?(?:[\s.,;:)]|$)/.test(after)
  ) {
    if (/\b(?:trips?|visits|journeys) inside the $/i.test(before) && token.value !== 20)
      return unresolved("number", "Trips are counted inside the 20 alone.");
    const sides = mentions.flatMap(({ team }) => team ?? []);
    const fit = facts.plays.find(
      (play) =>
        play.yardsToEndZone !== null &&
        play.down > 0 &&
        play.yardsToEndZone <= token.value &&
        (sides.length === 0 || sides.includes(play.team ?? "")),
    );
    return decide(
      "number",
      token.value <= 50 && fit !== undefined,
      `No play was inside the ${token.value}.`,
      playReceipt(fit ?? null),
    );
  }
  if (
    /\b(?:deficit|lead|gap|margin|advantage) (?:to|at) (?:just |only )?$/i.test(before) &&
    /^\s*(?:[.,;)]|$|with\b|and\b|points?\b)/.test(after)
  ) {
    return checkApart(token, facts, events);
  }
  if (
    /\b(?:ma(?:k|d)e|making|into|cut|turn\w*)\b[\w' ]{0,16}\ba $/i.test(before) &&
    /^[- ]points? (?:game|affair|contest)\b/.test(after)
  )
    return checkApart(token, facts, events);
  const isScore = token.decimals === 0 && !/\b(?:PPR|fantasy|project\w*)\b/i.test(text);
  if (isScore && /\bscor(?:e|ed|es|ing) (?:just |only )?$/i.test(before) && /^\s*(?:[.,;]|$)/.test(after)) {
    const team = mentions.length === 0 ? null : (ownerOf(token.start, token.end, context, "team")?.team ?? null);
    const { awayTeam, awayScore, homeScore } = facts.game;
    const real = team === null ? [awayScore, homeScore] : [team === awayTeam ? awayScore : homeScore];
    return decide("number", real.includes(token.value), `It was ${real.join(" to ")}.`, [
      { kind: "game", field: "awayScore" },
      { kind: "game", field: "homeScore" },
    ]);
  }
  const scores = /^[- ](touchdown|score|possession)s?\b/.exec(after)?.[1];
  const isLead = /^[- ](?:touchdown|score|possession) (?:lead|game|deficit|hole|cushion|advantage|margin)\b/.test(
    after,
  );
  if (scores !== undefined && (isLead || /\b(?:won|lost|wins?|fell|beat\w*|lose)\b[^.;,]*\bby $/i.test(before))) {
    const last = facts.states.at(-1);
    const fit = (isLead ? facts.states : last === undefined ? [] : [last]).find(({ away, home }) => {
      const gap = Math.abs(away - home);
      return scores === "touchdown"
        ? gap >= 6 * token.value && gap <= 8 * token.value
        : Math.ceil(gap / 8) === token.value;
    });
    return decide("number", fit !== undefined, "The score was never so.", playReceipt(fit?.play ?? null));
  }
  if (/^ (?:plays|snaps) (?:later|after)\b/i.test(after)) {
    const told = new Set(events.flatMap(({ plays }) => plays));
    const drive = facts.drives.find(
      ({ plays, result, rows }) =>
        (plays === token.value || plays === token.value + 1) &&
        result !== "Punt" &&
        (told.size === 0 || rows.some((row) => told.has(row))),
    );
    const playId = drive?.rows.at(-1)?.playId;
    return decide(
      "number",
      drive !== undefined,
      "Nothing happened so many plays after the ball changed hands.",
      playId === undefined ? [] : [{ kind: "play", playId }],
    );
  }
  return null;
}

/** By how much the sides were apart once what the sentence tells of had happened; at any time where it tells of no score. */
function checkApart(token: NumberToken, { states }: GameFacts, events: readonly StoryEvent[]): Finding {
  const told = new Set(events.flatMap(({ plays }) => plays));
  const after = states.filter(({ play, isBeforeTry }, index) => {
    const before = states[index - 1];
    const isTry = before?.isBeforeTry === true && before.play !== null && told.has(before.play);
    return isTry || (play !== null && !isBeforeTry && told.has(play));
  });
  const fit = (after.length > 0 ? after : states).find(
    ({ away, home, play }) => play !== null && Math.abs(away - home) === token.value,
  );
  return decide(
    "number",
    fit !== undefined,
    `The sides were not ${token.value} apart then.`,
    playReceipt(fit?.play ?? null),
  );
}

function playReceipt(play: Play | null): Receipt[] {
  return play === null ? [] : [{ kind: "play", playId: play.playId }];
}
