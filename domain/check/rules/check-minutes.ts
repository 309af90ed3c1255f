import { checkClock } from "./check-when.ts";
import { driveProof } from "../claim-proofs.ts";
import { decide, type Finding } from "../finding.ts";
import { clockSeconds } from "../../game/game-clock.ts";
import type { Told } from "../told.ts";
import { otherTeam } from "../game-facts.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import { isNews } from "../story/story-news.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";

const LEFT = /^ seconds? (?:left|remaining|to (?:go|play|spare)|on the (?:game )?clock|before|showing)\b/i;
const MINUTES_LEFT =
  /^ minutes? (?:left|remaining|to (?:go|play|spare)|on the (?:game )?clock|before|until|showing)\b/i;
const HOLDING =
  /\b(?:possession|held (?:on to )?the ball|kept the ball|had the ball|controlled the (?:ball|clock)|clock)\b/i;

/** Seconds and whole minutes in words: time left, time between two events, how long a side or a drive had the ball. */
export function checkMinutes(token: NumberToken, context: SentenceContext, told: Told): Finding | null {
  const after = context.text.slice(token.end);
  if (token.form !== "plain") return null;
  if (
    /\b(?:in|with|inside|over|within|during) the (?:last|final|closing) $/i.test(context.text.slice(0, token.start)) &&
    /^ (?:seconds|minutes)\b/.test(after)
  )
    return checkRange(token, context, told, 0, after.startsWith(" s") ? token.value : token.value * 60);
  if (LEFT.test(after)) return checkClock({ ...token, form: "clock" }, context, told.events, told.periods);
  if (/^ seconds? into\b/i.test(after)) return checkRange(token, context, told, 900 - token.value, 900 - token.value);
  if (/^ seconds? (?:earlier|later|after|apart)\b/i.test(after)) return checkApart(token, context);
  if (MINUTES_LEFT.test(after)) return checkLeft(token, context, told);
  if (/^ minutes? into\b/i.test(after)) return checkInto(token, context, told);
  return /^ minutes?\b/i.test(after) ? checkHeld(token, context) : null;
}

/** Two plays of note, so many seconds from one another in one period. */
function checkApart(token: NumberToken, { facts }: SentenceContext): Finding {
  const news = facts.plays.filter((play) => isNews(play) && clockSeconds(play) !== null);
  const fit = news.find((later) =>
    news.some(
      (one) =>
        one.quarterName === later.quarterName &&
        Number(clockSeconds(one)) - Number(clockSeconds(later)) === token.value,
    ),
  );
  return decide(
    "number",
    fit !== undefined,
    "No two plays of note were so far apart.",
    fit === undefined ? [] : [{ kind: "play", playId: fit.playId }],
  );
}

/** How far from `minutes` a clock may be, in seconds, by the words before the number. */
function rangeOf(token: NumberToken, before: string): [number, number] {
  const seconds = token.value * 60;
  if (/\b(?:less|fewer) than $|\b(?:just |barely )?(?:under|inside) $|\b(?:nearly|almost) $/i.test(before))
    return [Math.max(0, seconds - 60), seconds];
  if (/\b(?:more than|over|at least) $/i.test(before)) return [seconds, seconds + 60];
  if (/\b(?:about|around|roughly|some) $/i.test(before)) return [seconds - 30, seconds + 30];
  // Whole and half minutes are round figures.
  return [seconds - 12, seconds + 12];
}

function checkLeft(token: NumberToken, context: SentenceContext, told: Told): Finding {
  const [least, most] = rangeOf(token, context.text.slice(0, token.start));
  const found = checkRange(token, context, told, least, most);
  if (found.verdict === "holds") return found;
  return stoodThen(context, least, most) ?? found;
}

/** "trailed 23-13 with 12 minutes to play": nothing happened then, but so the score stood. */
function stoodThen({ text, facts }: SentenceContext, least: number, most: number): Finding | null {
  const pair = /\b(?:trail\w*|led|lead\w*|ahead|behind|up|down|tied)\b[^.;]*?\b(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (pair === null) return null;
  const told = [Number(pair[1]), Number(pair[2])].toSorted((a, b) => a - b).join();
  const at = facts.plays.filter((play) => {
    const clock = clockSeconds(play);
    return play.quarterName === "4" && clock !== null && clock >= least - 30 && clock <= most + 30;
  });
  const fit = at.find((play) => {
    const state = facts.states.findLast((one) => one.play === null || one.play.sequence < play.sequence);
    return state !== undefined && [state.away, state.home].toSorted((a, b) => a - b).join() === told;
  });
  return fit === undefined ? null : decide("number", true, "", [{ kind: "play", playId: fit.playId }]);
}

function checkInto(token: NumberToken, context: SentenceContext, told: Told): Finding {
  const [least, most] = rangeOf(token, context.text.slice(0, token.start));
  return checkRange(token, context, told, 900 - most, 900 - least);
}

function checkRange(token: NumberToken, context: SentenceContext, told: Told, least: number, most: number): Finding {
  const { facts, mentions, text } = context;
  const near = told.periods.find(({ start }) => start >= token.end && start - token.end < 50);
  const isHalf = /^ minutes? (?:\w+ ){0,3}?(?:before|until) (?:the |)(?:half|halftime|break|intermission)\b/i.test(
    text.slice(token.end),
  );
  const quarters: readonly string[] = isHalf ? ["2"] : (near?.quarters ?? ["4", "OT"]);
  const people = mentions.flatMap(({ playerIds }) => playerIds);
  const events = new Set(told.events.flatMap(({ plays }) => plays));
  const fit = facts.plays.filter((play) => {
    const clock = clockSeconds(play);
    if (clock === null || clock < least || clock > most || !quarters.includes(play.quarterName)) return false;
    if (events.size > 0) return events.has(play);
    return isNews(play) && (people.length === 0 || play.credits.some(({ playerId }) => people.includes(playerId)));
  });
  const [first] = fit;
  return decide(
    "number",
    first !== undefined,
    `Nothing of the kind happened with ${token.text} minutes on the clock.`,
    first === undefined ? [] : [{ kind: "play", playId: first.playId }],
  );
}

/** Time of possession in whole minutes, of a side or of one drive, or by how much it was won. */
function checkHeld(token: NumberToken, context: SentenceContext): Finding | null {
  const { text, facts } = context;
  const before = text.slice(0, token.start);
  const [least, most] = rangeOf(token, before);
  const isIn = (seconds: number | null): boolean =>
    seconds !== null &&
    ((seconds >= least && seconds <= most) || (most - least === 24 && saysIt(token, "about ", seconds / 60)));
  if (/\b(?:drive|march|possession that)\b/i.test(text)) {
    const fit = facts.drives.find(({ seconds, team }) => team !== null && isIn(seconds));
    return decide("number", fit !== undefined, "No drive took so long.", driveProof(fit));
  }
  if (!HOLDING.test(text)) return null;
  const team = ownerOf(token.start, token.end, context, "team")?.team ?? null;
  if (team === null) return null;
  const of = (side: string): number => facts.teams.get(side)?.["possessionSeconds"]?.[0] ?? 0;
  const isGap = /\bby (?:[\w ]+ )?$/i.test(before) || /^ minutes? (?:more|longer)\b/i.test(text.slice(token.end));
  const real = isGap ? of(team) - of(otherTeam(team, facts.game)) : of(team);
  return decide("number", isIn(real), `It was ${Math.round(real / 60)} minutes.`, [
    { kind: "game", field: `${team}.possessionSeconds` },
  ]);
}
