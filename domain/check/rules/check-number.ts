import { bothSidesProof } from "../claim-proofs.ts";
import { checkBoxLine } from "./check-box-line.ts";
import { checkCounted } from "./check-counted.ts";
import { checkDown } from "./check-down.ts";
import { checkElided } from "./check-elided.ts";
import { checkFigure } from "./check-figure.ts";
import { checkGap } from "./check-gap.ts";
import { checkKicks } from "./check-kicks.ts";
import { checkListed } from "./check-listed.ts";
import { checkMinutes } from "./check-minutes.ts";
import { checkConnected, checkOnePlay } from "./check-one-play.ts";
import { checkOthers } from "./check-others.ts";
import { checkPart } from "./check-part.ts";
import { checkPoints } from "./check-points.ts";
import { checkScore } from "./check-score.ts";
import { checkSpot } from "./check-spot.ts";
import { checkStanding } from "./check-standing.ts";
import { checkSetting, checkShare } from "./check-setting.ts";
import { checkSum, checkTogether } from "./check-together.ts";
import { checkClock } from "./check-when.ts";
import { decide, fails, type Finding, unresolved } from "../finding.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";
import type { Told } from "../told.ts";

/** One number of a sentence; null where it claims nothing ("one of the backs"). */
export function checkNumber(token: NumberToken, context: SentenceContext, told: Told): Finding | null {
  const { text } = context;
  const after = text.slice(token.end);
  const before = text.slice(0, token.start);
  if (token.form === "ordinal") return null;
  if (token.form === "clock") return checkClock(token, context, told.events, told.periods);
  if (token.form === "share") return checkPart(token, context, told.periods) ?? checkShare(token, context);
  if (token.form === "pair") return checkBoxLine(token, context) ?? checkPair(token, context, told);
  const event = told.events.find(({ start }) => start === token.start);
  if (event !== undefined) {
    const [play] = event.plays;
    return play === undefined
      ? fails("number", "No play of the game was like that.")
      : decide("number", true, "", [{ kind: "play", playId: play.playId }]);
  }
  if (/\ball (?:of (?:his|her|their|its) )?$/i.test(before) && ALL.test(after))
    return checkShare({ ...token, form: "share", other: token.value }, context);
  const timed = checkMinutes(token, context, told) ?? checkKicks(token, context);
  if (timed !== null) return timed;
  const isOneThing =
    /\bthat $/i.test(before) ||
    (/\bon $/.test(before) && /^\s*(?:[.,;)]|$)/.test(after)) ||
    (/\bon (?:just |only )?$/.test(before) &&
      /^ (?:\w+ )?(?:carry|catch|play|snap|kick|throw|reception)\b/.test(after)) ||
    /\b(?:lofted|threw|tossed|flipped|dropped|launched|caught) $/i.test(before);
  if (/^no$/i.test(token.text)) return checkNone(token, context, told);
  if (/^15$/.test(token.text) && /\b(?:those|these|that) $/.test(before) && /^ minutes\b/.test(after)) return null;
  const whole =
    checkBoxLine(token, context) ??
    checkCounted(token, context, told.periods) ??
    checkGap(token, context) ??
    checkSpot(token, context) ??
    checkConnected(token, context) ??
    checkOthers(token, context) ??
    checkListed(token, context, told.unitBefore) ??
    checkPart(token, context, told.periods) ??
    checkTogether(token, context, told.periods);
  if (whole !== null) return whole;
  if (QUARTERS.test(after) && token.value <= 4)
    return token.value > 1 === after.startsWith(" quarters") ? null : unclear(token);
  // "went for two", "took it back for two": what a try is worth.
  if (
    /\b(?:go|goes|going|gone|went|back) for $/.test(before) &&
    /^(?:\s*[.,;]|$| and\b| on\b| or\b)/.test(after) &&
    token.value < 6
  )
    return token.value === 2 ? null : fails("number", "A try of that kind is worth two points.");
  if (/^one$/i.test(token.text) && isOneThing && !/^ (?:touchdown|interception)/.test(after)) return null;
  if (/^one$/i.test(token.text) && /^ (?:play|snap|drive|possession) (?:after|later|before)\b/.test(after)) return null;
  if (/^one$/i.test(token.text) && /^ [a-z]/.test(after) && !hasUnit(after) && !PREPOSITION.test(after)) return null;
  if (/^[a-z]/i.test(after)) return unclear(token);
  if (TWICE.test(token.text)) {
    const how = /^ on (interceptions|fumbles|picks)\b/.exec(after)?.[1];
    return checkFigure(token, context, how === undefined ? " times" : ` ${how}`);
  }
  // "took it back 21 yards for six"
  if (
    /^six$/i.test(token.text) &&
    /\bfor $/.test(before) &&
    /\b(?:back|took|returned|ran)\b/.test(before) &&
    /^\s*(?:[.,;]|$)/.test(after)
  )
    return null;
  const isPart = /^ of (?:them (?:to|by)\b|(?:the )?[A-Z])/.test(after);
  if (
    /^(?:one|two|three)$/i.test(token.text) &&
    !hasUnit(after) &&
    !isPart &&
    told.unitBefore === null &&
    !/\btied at $/.test(before)
  )
    return null;
  if (
    /^one$/i.test(token.text) &&
    (/^ of (?:the|his|their|them|its)\b/.test(after) || (!hasUnit(after) && told.unitBefore === null))
  )
    return null;
  if (
    /\bthe (?:two|other two)$/i.test(text.slice(0, token.end)) ||
    /^(?:two[- ]point (?:conversions?|try|tries|attempts?|play|pass|run)|(?:two|four)[- ]minute)/i.test(
      text.slice(token.start),
    )
  )
    return null;
  if (told.periods.some(({ start, end }) => token.start >= start && token.end <= end)) return null;
  if (
    /\b(?:each|both) (?:(?:of them|side|team|club|offen[sc]e|defen[sc]e|quarterback)s?)\b[^.;]*$/i.test(
      text.slice(0, token.start),
    )
  )
    return checkBoth(token, context, after);
  const found =
    checkDown(token, context, told.events) ??
    checkStanding(token, context, told.events) ??
    checkElided(token, context, told.unitBefore) ??
    checkSetting(token, context) ??
    checkPoints(token, context, told.periods) ??
    checkFigure(token, context, after);
  if (found !== null) return lenient(found, token, context);
  if (told.unitBefore !== null && (!/^\s*(?:-|[a-z])/.test(after) || PREPOSITION.test(after)))
    return lenient(checkFigure(token, context, told.unitBefore) ?? unclear(token), token, context);
  return lenient(unclear(token), token, context);
}

/** What does not hold as a day's figure may be one play's. */
function lenient(found: Finding, token: NumberToken, context: SentenceContext): Finding {
  return found.verdict === "holds" ? found : (checkOnePlay(token, context) ?? checkSum(token, context) ?? found);
}

/** A length of time: "for two and a half quarters". */
const QUARTERS = /^ quarters?\b/;
const TWICE = /^(?:twice|thrice)$/i;
const ALL =
  /^ (?:of (?:his|her|their|its) )?(?:targets|attempts|passes|throws|kicks|tries|field[- ]goals?|looks|extra points)\b/i;
const PREPOSITION = /^ (?:to|and|for|in|on|of|at|from|with|by|but|more|as)\b/;

/** "Each side had one turnover": true of both. */
function checkBoth(token: NumberToken, context: SentenceContext, unit: string): Finding {
  const { awayTeam, homeTeam } = context.facts.game;
  const findings = [awayTeam, homeTeam].map((team) => {
    const side = { start: 0, end: 0, text: team, playerIds: [], team };
    return checkFigure(token, { ...context, mentions: [side], lastPlayer: null, lastTeam: null }, unit);
  });
  const [first, second] = findings;
  const failed = findings.find((one) => one?.verdict !== "holds");
  if (first === undefined || first === null || failed !== undefined) return failed ?? unclear(token);
  return { ...first, receipts: [...first.receipts, ...(second?.receipts ?? [])] };
}

/** "no interceptions": none in the whole game. Of a part of it, or of nobody in particular, it claims nothing that is looked up. */
function checkNone(token: NumberToken, context: SentenceContext, told: Told): Finding | null {
  const after = context.text.slice(token.end);
  if (told.periods.length > 0 || /^ \w+ (?:to|of|on|in|after|until|against|by|from|for)\b/.test(after)) return null;
  const found = checkTogether(token, context, told.periods) ?? checkFigure(token, context, after);
  return found?.verdict === "unresolved" ? null : found;
}

function unclear(token: NumberToken): Finding {
  return unresolved("number", `It is not clear what ${token.text} counts.`);
}

const UNIT =
  /^[\s-]*(?:[a-z-]+ ){0,2}?(?:yards?|points?|touchdowns?|TDs?|scores|catch\w*|grabs?|reception\w*|carr\w+|sacks?|interception\w*|picks?|field|turnovers?|giveaways?|takeaways?|first downs|penalt\w+|times?|plays?|drives?|targets?|completions?|attempts?|fumbles?|punts?|rush\w*|pass\w*|lead changes|trips?|extra)\b/i;

function hasUnit(after: string): boolean {
  return UNIT.test(after);
}

function checkPair(token: NumberToken, context: SentenceContext, told: Told): Finding {
  const { text, facts } = context;
  if (/^\s*(?:third|fourth)[ -]downs?: /i.test(text)) return checkShare(token, context);
  const near = `${text.slice(Math.max(0, token.start - 50), token.start)} ${text.slice(token.end, token.end + 30)}`;
  const field = [
    [/\boutrush\w+\b|\brushing yards?\b/i, "rushingYards"],
    [/\boutgain\w+\b|\btotal yards?\b|\byards\b|\byardage\b/i, "totalYards"],
    [/\bfirst downs\b/i, "firstDowns"],
    [/\bturnovers?\b|\bgiveaways\b/i, "turnovers"],
  ].find(([words]) => words instanceof RegExp && words.test(near))?.[1];
  const isScore = [...facts.states, { away: facts.game.awayScore ?? -1, home: facts.game.homeScore ?? -1 }].some(
    ({ away, home }) =>
      (away === token.value && home === token.other) || (home === token.value && away === token.other),
  );
  if (typeof field !== "string" || (isScore && !/outgain|outrush/.test(near)))
    return checkScore(token, context, told.events, told.periods);
  const owner = ownerOf(token.start, token.end, context, "team")?.team ?? facts.game.awayTeam;
  const other = owner === facts.game.awayTeam ? facts.game.homeTeam : facts.game.awayTeam;
  const fits = (facts.teams.get(owner)?.[field] ?? []).some(
    (own, index) => saysIt(token, "", own) && (facts.teams.get(other)?.[field] ?? [])[index] === token.other,
  );
  return decide(
    "number",
    fits,
    `${owner} had ${facts.teams.get(owner)?.[field]?.[0] ?? "?"}, ${other} ${facts.teams.get(other)?.[field]?.[0] ?? "?"} (${field}).`,
    bothSidesProof(owner, other, field),
  );
}
