import { checkElided } from "./check-elided.ts";
import { checkFigure } from "./check-figure.ts";
import { checkKicks } from "./check-kicks.ts";
import { checkMinutes } from "./check-minutes.ts";
import { checkPoints } from "./check-points.ts";
import { checkScore } from "./check-score.ts";
import { checkStanding } from "./check-standing.ts";
import { checkSetting, checkShare } from "./check-setting.ts";
import { checkClock } from "./check-when.ts";
import { decide, fails, type Finding, unresolved } from "./finding.ts";
import { ownerOf, type SentenceContext } from "./sentence-context.ts";
import type { StoryEvent } from "./story-events.ts";
import { type NumberToken, saysIt } from "./story-numbers.ts";
import type { PeriodMention } from "./story-periods.ts";

/** What a sentence tells beside its numbers. */
export interface Told {
  events: readonly StoryEvent[];
  periods: readonly PeriodMention[];
  /** The unit of the last number before this one, for "9 to Detroit's 7". */
  unitBefore: string | null;
}

/** One number of a sentence; null where it claims nothing ("one of the backs"). */
export function checkNumber(token: NumberToken, context: SentenceContext, told: Told): Finding | null {
  const { text } = context;
  const after = text.slice(token.end);
  const before = text.slice(0, token.start);
  if (token.form === "ordinal") return null;
  if (token.form === "clock") return checkClock(token, context, told.events, told.periods);
  if (token.form === "share") return checkShare(token, context);
  if (token.form === "pair") return checkPair(token, context, told);
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
    (/\bon (?:just |only )?$/.test(before) &&
      /^ (?:\w+ )?(?:carry|catch|play|snap|kick|throw|reception)\b/.test(after)) ||
    /\b(?:lofted|threw|tossed|flipped|dropped|launched|caught) $/i.test(before);
  if (/^one$/i.test(token.text) && isOneThing && !/^ (?:touchdown|interception)/.test(after)) return null;
  if (/^one$/i.test(token.text) && /^ (?:play|snap|drive|possession) (?:after|later|before)\b/.test(after)) return null;
  if (/^one$/i.test(token.text) && /^ [a-z]/.test(after) && !hasUnit(after) && !PREPOSITION.test(after)) return null;
  if (/^[a-z]/i.test(after)) return unclear(token);
  if (TWICE.test(token.text)) return checkFigure(token, context, " times");
  const isPart = /^ of (?:them (?:to|by)\b|(?:the )?[A-Z])/.test(after);
  if (/^(?:one|two|three)$/i.test(token.text) && !hasUnit(after) && !isPart && told.unitBefore === null) return null;
  if (
    /^one$/i.test(token.text) &&
    (/^ of (?:the|his|their|them|its)\b/.test(after) || (!hasUnit(after) && told.unitBefore === null))
  )
    return null;
  if (
    /\bthe (?:two|other two)$/i.test(text.slice(0, token.end)) ||
    /^(?:two|four)[- ](?:point (?:conversions?|try|tries|attempts?|play|pass|run)|minute)/i.test(
      text.slice(token.start),
    )
  )
    return null;
  if (told.periods.some(({ start, end }) => token.start >= start && token.end <= end)) return null;
  if (
    /\b(?:each|both) (?:(?:side|team|club|offen[sc]e|defen[sc]e|quarterback)s?)\b[^.;]*$/i.test(
      text.slice(0, token.start),
    )
  )
    return checkBoth(token, context, after);
  const found =
    checkStanding(token, context, told.events) ??
    checkElided(token, context, told.unitBefore) ??
    checkSetting(token, context) ??
    checkPoints(token, context, told.periods) ??
    checkFigure(token, context, after);
  if (found !== null) return found;
  if (told.unitBefore !== null && (!/^\s*(?:-|[a-z])/.test(after) || PREPOSITION.test(after)))
    return checkFigure(token, context, told.unitBefore) ?? unclear(token);
  return unclear(token);
}

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
  return findings.find((one) => one?.verdict !== "holds") ?? findings[0] ?? unclear(token);
}

function unclear(token: NumberToken): Finding {
  return unresolved("number", `It is not clear what ${token.text} counts.`);
}

const UNIT =
  /^[\s-]*(?:[a-z-]+ ){0,2}?(?:yards?|points?|touchdowns?|TDs?|scores|catch\w*|reception\w*|carr\w+|sacks?|interception\w*|picks?|field|turnovers?|giveaways?|takeaways?|first downs|penalt\w+|times?|plays?|drives?|targets?|completions?|attempts?|fumbles?|punts?|rush\w*|pass\w*|lead changes|trips?|extra)\b/i;

function hasUnit(after: string): boolean {
  return UNIT.test(after);
}

function checkPair(token: NumberToken, context: SentenceContext, told: Told): Finding {
  const { text, facts } = context;
  const near = `${text.slice(Math.max(0, token.start - 50), token.start)} ${text.slice(token.end, token.end + 30)}`;
  const field = [
    [/\boutrushed\b|\brushing yards?\b/i, "rushingYards"],
    [/\boutgained\b|\btotal yards?\b|\byards\b|\byardage\b/i, "totalYards"],
    [/\bfirst downs\b/i, "firstDowns"],
    [/\bturnovers?\b|\bgiveaways\b/i, "turnovers"],
  ].find(([words]) => words instanceof RegExp && words.test(near))?.[1];
  const isScore = [...facts.states, { away: facts.game.awayScore ?? -1, home: facts.game.homeScore ?? -1 }].some(
    ({ away, home }) =>
      (away === token.value && home === token.other) || (home === token.value && away === token.other),
  );
  if (typeof field !== "string" || (isScore && !/outgained|outrushed/.test(near)))
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
    [{ kind: "game", field: `${owner}.${field}` }],
  );
}
