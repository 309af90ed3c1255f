import { checkFantasy } from "./check-fantasy.ts";
import { checkFigure } from "./check-figure.ts";
import { returnYards } from "../../plays/play-text.ts";
import { decide, type Finding } from "../finding.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

const NO_UNIT = /^\s*(?:[.,;:)\]]|$|--|\band\b|\bin defeat\b)/;
const FANTASY = /\b(?:fantasy|PPR|project\w*|managers|lineups?|start(?:er|ers|ing)?|waiver)\b/i;
const COUNTED =
  /\b(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)([ -](?:penalty yards|total yards|yards?|catch\w*|receptions?|grabs?|carr\w+|touchdowns?|targets?|receiving|rushing|passing|sacks?|tackles?|points?|plays|first downs?|interceptions?)\b[a-z ]*)/gi;

/** "of Detroit's four sacks": what it is a part of has the unit. */
const PART =
  /^ of (?:the |his |their |its |(?:the )?[A-Z][\w.'-]*?'s? )?(?:team's )?(?:\w+ )?(sacks|catches|receptions|carries|touchdowns|interceptions|targets|takeaways|penalties|punts)\b/;

/** The units of the numbers told last, the nearest first. */
function unitsBefore(text: string): string[] {
  return Array.from(text.matchAll(COUNTED), (match) => match[1] ?? "")
    .slice(-3)
    .toReversed();
}

/** A number whose unit stands elsewhere: "52 more", "to Kansas City's 67", "51 of them", "Jackson was next at 25.1". */
export function checkElided(token: NumberToken, context: SentenceContext, unitBefore: string | null): Finding | null {
  const { text, mentions } = context;
  const before = text.slice(0, token.start);
  const after = text.slice(token.end);
  if (token.form !== "plain") return null;
  const rival = mentions.findLast(({ end }) => end <= token.start);
  if (
    rival !== undefined &&
    unitBefore !== null &&
    /\bto (?:the )?$/.test(text.slice(0, rival.start)) &&
    /^'s? (?:just |only )?$/.test(text.slice(rival.end, token.start))
  )
    return checkFigure(token, { ...context, mentions: [rival], lastPlayer: null, lastTeam: null }, unitBefore);
  if (/^ times (?:his|the|that) (?:\w+ )?(?:projection|projected)/.test(after)) return checkTimes(token, context);
  if (/^ (?:more|additional|others?)\b(?! (?:than|yards|catches|points|times))/.test(after))
    return checkMore(token, context, before, after, unitBefore);
  const whole = PART.exec(after)?.[1];
  if (whole !== undefined) {
    const named = mentions.filter(({ end }) => end <= token.start);
    return checkFigure(token, { ...context, mentions: named }, ` ${whole}`);
  }
  if (/^ of (?:them|those|which)\b/.test(after)) return checkSome(token, context, after, unitBefore);
  const hasPerson = mentions.some(({ playerIds }) => playerIds.length > 0) || context.lastPlayer !== null;
  const isLine = /\b(?:total|over\/under|spread|line)\b[^.;,]*$/i.test(before);
  const isFree =
    NO_UNIT.test(after) || (token.decimals > 0 && / (?:on|with|despite|thanks|from|in) /.test(after.slice(0, 9)));
  const isRival = token.decimals > 0 && /^ (?:better|worse|more|fewer|ahead|clear|behind)\b/.test(after);
  if ((isFree || isRival) && token.decimals > 0 && hasPerson && !isLine)
    if (FANTASY.test(`${context.previous} ${text}`) || context.isFantasy)
      return checkFantasy(token, before, after, context);
  if (!NO_UNIT.test(after)) return null;
  if (
    token.decimals > 0 ||
    !/\b(?:added|with|had|for|chipped in|totall?ed|managed|gained|finished with|at)\s+(?:just |only |another )?$/i.test(
      before,
    )
  )
    return null;
  const findings = unitsBefore(`${context.previous} ${before}`).map((unit) =>
    checkFigure(token, context, unit.replace(/^-/, " ")),
  );
  return findings.find((one) => one?.verdict === "holds") ?? findings.find((one) => one !== null) ?? null;
}

/** What was had beside the rest: yards, or touchdowns where those were told last. */
function checkMore(
  token: NumberToken,
  context: SentenceContext,
  before: string,
  after: string,
  unitBefore: string | null,
): Finding | null {
  const kind = /^ more (touchdown (?:pass|run|catch)\w*|touchdowns?|scores|field goals?|interceptions?|sacks?)\b/.exec(
    after,
  )?.[1];
  if (kind !== undefined) return checkRest(token, context, ` ${kind}`);
  const isScores =
    /\byards and $/.test(before) || /^\s*(?:[a-z]+ )?(?:touchdowns?|TDs?|scores?)\b/i.test(unitBefore ?? "");
  const isYards = /^ more (?:yards|on (?:the ground|\w+ (?:catch|carr|rec|rush)))/.test(after) || token.value > 9;
  return checkFigure(token, context, isScores && !isYards ? " touchdowns" : " yards");
}

/** "four times his projection". */
function checkTimes(token: NumberToken, context: SentenceContext): Finding {
  const person = ownerOf(token.start, token.end, context, "player")?.players[0];
  const [real, planned] = [person?.stats?.fantasyPointsPPR ?? null, person?.projection?.fantasyPointsPPR ?? null];
  const times = real === null || planned === null || planned === 0 ? null : real / planned;
  return decide(
    "number",
    times !== null && Math.abs(times - token.value) <= token.value * 0.1,
    `It was ${times?.toFixed(1) ?? "?"} times as much.`,
    person === undefined
      ? []
      : [{ kind: "line", playerId: person.playerId, source: "stats", field: "fantasyPointsPPR" }],
  );
}

/** "Two more touchdown passes": all but the one told before. */
function checkRest(token: NumberToken, context: SentenceContext, unit: string): Finding | null {
  const all = checkFigure({ ...token, value: token.value + 1 }, context, unit);
  return all?.verdict === "holds" ? all : checkFigure(token, context, unit);
}

/** A part of what was told before: "two of them to Greyson", "51 of them on one catch". */
function checkSome(
  token: NumberToken,
  context: SentenceContext,
  after: string,
  unitBefore: string | null,
): Finding | null {
  const { text, mentions, facts } = context;
  if (/^ of (?:them|those|which) (?:went |were |good )?(?:for )?(?:touchdowns|scores|TDs)\b/i.test(after))
    return checkFigure(token, context, " touchdowns");
  const given = mentions.find(
    ({ start }) =>
      start >= token.end &&
      /^ of (?:them|those|which) (?:came )?(?:to|by|from) (?:the )?$/.test(text.slice(token.end, start)),
  );
  if (given !== undefined && unitBefore !== null)
    return checkFigure(token, { ...context, mentions: [given], lastPlayer: null, lastTeam: null }, unitBefore);
  const owner = ownerOf(token.start, token.end, context, "player");
  if (
    token.value > 9 &&
    /^ of (?:them|those|which) (?:came )?on (?:a|one|an|his|that)\b/.test(after) &&
    owner !== null
  ) {
    const fit = facts.plays.find(
      (play) =>
        (play.yardsGained === token.value || returnYards(play) === token.value) &&
        play.credits.some(({ playerId }) => owner.players.some((one) => one.playerId === playerId)),
    );
    return decide(
      "number",
      fit !== undefined,
      "He had no play of so many yards.",
      fit === undefined ? [] : [{ kind: "play", playId: fit.playId }],
    );
  }
  if (/\b(?:caught|hauled in|came down with|turned) $/i.test(text.slice(0, token.start)))
    return checkFigure(token, context, " catches");
  const noun = /\b((?:passing |rushing |receiving )?yards(?: through the air| on the ground)?)\b[^.;\d]*$/i.exec(
    text.slice(0, token.start),
  )?.[1];
  return noun === undefined ? null : checkFigure(token, context, ` ${noun}`);
}
