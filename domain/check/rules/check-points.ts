import { checkFantasy } from "./check-fantasy.ts";
import { checkGain } from "./check-gain.ts";
import { playProof } from "../claim-proofs.ts";
import { checkPointRun } from "./check-point-run.ts";
import { decide, type Finding, holds, unresolved } from "../finding.ts";
import { otherTeam, pointsOf } from "../game-facts.ts";
import { stateToldOf } from "../lead-play.ts";
import { pointsIn } from "../period-points.ts";
import { ownerOf, type SentenceContext, subjectOf } from "../sentence-context.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";
import type { ScoreState } from "../score-states.ts";
import type { Mention } from "../story/story-mentions.ts";
import type { PeriodMention } from "../story/story-periods.ts";

const FINAL = [
  { kind: "game" as const, field: "awayScore" },
  { kind: "game" as const, field: "homeScore" },
];
const SPREAD = /\b(?:(?<!\b(?:his|her) )favou?r\w*|underdogs?|spread|getting|giving|laying|line)\b/i;
const OTHER_UNIT =
  /^[- ](?:(?!from|on|with|and|of)\w+ ){0,2}?(?:yards?|touchdowns?|catch\w*|receptions?|carr\w+|targets|attempts|completions|interceptions?)\b/i;
const BY =
  /(?<!\b(?:put|racked|piled|broke|broken|picked|ran|made|set|gave|ended|wound|batted|knocked) )\b(?:by|up|down|trailed|within|back from)\s+(?:as (?:many|much) as |at most |exactly )?$/i;
const FANTASY = /\b(?:fantasy|PPR|project\w*)\b/i;

/** Points of fantasy, of a team, of a lead or of the spread; null where the number speaks of none of these. */
export function checkPoints(
  token: NumberToken,
  context: SentenceContext,
  periods: readonly PeriodMention[],
): Finding | null {
  const { text, facts } = context;
  const before = text.slice(0, token.start);
  const after = text.slice(token.end);
  const run = checkPointRun(token, context);
  if (run !== null) return run;
  const near = `${before.slice(-45)} ${after.slice(0, 45)}`;
  const isPoints =
    !/^ extra points?/.test(after) &&
    (/^\s*(?:-|\s)?(?:[\w-]+ ){0,2}?points?\b/i.test(after) || /^[- ]points?\b/.test(after));
  const isBy = BY.test(before) && !/^[- ]?(?:\w+ ){0,2}(?:yards?|catch|carr)/i.test(after);
  const isProjection =
    /\b(?:project(?:ed|ions?|s)?(?: (?:for|at|of|was|to score|him (?:for|at)|only))*|instead of|against|short of|beyond|above|below)\s+(?:a |his |the )?(?:projection of |projected )?$/i.test(
      before,
    ) || /^\s*projected\b/i.test(after);
  if (
    facts.game.overUnder !== null &&
    !facts.isOver &&
    /\b(?:oddsmakers|bookmakers|books|Vegas)\b[^.;,]*$/i.test(before) &&
    /^ (?:total )?points? (?:between|in|combined|from|to be|tonight)\b/i.test(after)
  )
    return decide("number", saysIt(token, before, facts.game.overUnder), `The total was ${facts.game.overUnder}.`, [
      { kind: "game", field: "overUnder" },
    ]);
  if (
    /\b(?:over\/under|over-under|total)\b(?:[^.;]{0,24}| for [^.;]{0,60} stands at )$/i.test(before) &&
    /\b(?:over\/under|over-under|bookmakers?|set|line|total (?:of|is|was|stood|stands|sits|at|for))\b/i.test(before) &&
    facts.game.overUnder !== null &&
    !/combined|points? in(?! all)/.test(near)
  )
    return decide("number", saysIt(token, before, facts.game.overUnder), `The total was ${facts.game.overUnder}.`, [
      { kind: "game", field: "overUnder" },
    ]);
  if (
    SPREAD.test(near) &&
    !/^ (?:PPR|fantasy)/i.test(after) &&
    (isPoints ||
      isBy ||
      /[- ]?(?:favou?rites?|underdogs?)/.test(after.slice(0, 24)) ||
      /\bspread\b/.test(before.slice(-30)))
  )
    return checkSpread(token, before, context);
  const hasPerson = context.mentions.some(({ playerIds }) => playerIds.length > 0) || context.lastPlayer !== null;
  if (
    (isPoints || isBy || isProjection) &&
    !OTHER_UNIT.test(after) &&
    hasPerson &&
    (FANTASY.test(near) || (token.decimals > 0 && FANTASY.test(text)))
  )
    return checkFantasy(token, before, after, context);
  const named = context.mentions.some(({ end, playerIds }) => end <= token.start && playerIds.length > 0);
  if (!facts.isOver && isPoints && named && !OTHER_UNIT.test(after)) return checkFantasy(token, before, after, context);
  if (isProjection && hasPerson && !OTHER_UNIT.test(after)) return checkFantasy(token, before, after, context);
  if (token.decimals > 0 && hasPerson && (isPoints || (FANTASY.test(text) && !OTHER_UNIT.test(after))))
    return checkFantasy(token, before, after, context);
  if (!isPoints && !isBy) return null;
  const isAlone = context.isFantasy && isPoints && hasPerson && context.mentions.every(({ team }) => team === null);
  const own = isAlone ? checkFantasy(token, before, after, context) : null;
  if (own?.verdict === "holds") return own;
  const gain = isPoints && !isBy ? checkGain(token, context, periods) : null;
  if (gain !== null) return gain;
  return checkMargin(token, before, after, context, periods) ?? checkTeamPoints(token, before, after, context, periods);
}

function checkSpread(token: NumberToken, before: string, context: SentenceContext): Finding {
  const { pointSpread, awayTeam, homeTeam } = context.facts.game;
  if (pointSpread === null) return unresolved("number", "There is no spread for this game.");
  const favorite = pointSpread < 0 ? homeTeam : awayTeam;
  const named = context.mentions.filter(({ team }) => team !== null);
  const owner = named.length === 0 ? null : ownerOf(token.start, token.end, context, "team")?.team;
  const isDog = /underdog|getting/i.test(context.text);
  const fits = owner === null || owner === undefined || named.length > 1 || (owner === favorite) !== isDog;
  return decide(
    "number",
    fits && saysIt(token, before, Math.abs(pointSpread)),
    `The ${favorite} were favored by ${Math.abs(pointSpread)}.`,
    [{ kind: "game", field: "pointSpread" }],
  );
}

const LEAD = /\b(?:led|leads?|leading|ahead|up|advantage|cushion)\b/i;
const DEFICIT = /\b(?:trail\w*|down|behind|deficit|hole|comeback|rall\w+|back|erased?|overc[ao]me|within)\b/i;
const RESULT = /\b(?:won|wins?|beat|victory|lost|loss|margin|defeat\w*|fell|rout\w*|blowout|decided)\b/i;

/** `by 10`, `a 10-point lead`: a final margin, or one on the way. */
function checkMargin(
  token: NumberToken,
  before: string,
  after: string,
  context: SentenceContext,
  periods: readonly PeriodMention[],
): Finding | null {
  const { facts } = context;
  const { game, states } = facts;
  const noun =
    /^[- ]points?\s+((?:\w+[- ]){0,2}?)(lead|deficit|comeback|rally|hole|win|victory|loss|margin|defeat|rout|advantage|cushion|edge|game|run)\b/i.exec(
      after,
    )?.[2];
  const isBy = BY.test(before);
  const isMargin = /\bmargin (?:was|of)\s+(?:only |just )?$/i.test(before);
  if (noun === undefined && !isBy && !isMargin) return null;
  if (noun === "run") return null;
  const words =
    (isMargin ? "margin" : noun) ??
    (
      before
        .slice(-40)
        .match(
          /\b(?:led|lead|leading|ahead|up|trail\w*|down|behind|within|back|won|wins?|beat|lost|fell|outscored|decided)\b/gi,
        ) ?? []
    ).at(-1) ??
    "";
  const isSaid = context.mentions.length > 0 || /\b(?:they|their|its|it|he|his)\b/i.test(context.text);
  const owner = isSaid ? (ownerOf(token.start, token.end, context, "team")?.team ?? null) : null;
  // "24-13, an 11-point hole": whose it is, the score before it says.
  const pair = /(\d+)-(\d+), (?:good for )?an? $/.exec(before);
  if (pair !== null && Math.abs(Number(pair[1]) - Number(pair[2])) === token.value) return holds("number", FINAL);
  const final = game.awayScore === null || game.homeScore === null ? null : Math.abs(game.awayScore - game.homeScore);
  const isOnTheWay =
    noun === "game" &&
    (/\b(?:ma(?:k|d)e|making|into|cut|turn\w*|brought|became|remained|stayed)\b[\w ]{0,16}\ba $/i.test(before) ||
      /^-points? game (?:well |deep )?(?:into|until|at|in|through|late|midway|entering|heading)\b/.test(after));
  if ((RESULT.test(words) || /^(?:edge|game)$/.test(words)) && !isOnTheWay)
    return decide(
      "number",
      facts.isOver && final !== null && saysIt(token, before, final),
      `The margin was ${final ?? "not known"}.`,
      FINAL,
    );
  const sign = LEAD.test(words) ? 1 : DEFICIT.test(words) ? -1 : 0;
  const period = periods.find(({ start }) => start >= token.end) ?? null;
  const isMost =
    /\b(?:as many as|as much as|at most|largest|biggest)\b/i.test(before.slice(-40) + after.slice(0, 24)) ||
    /comeback|rally|erase|overc|back/i.test(words + before.slice(-30));
  const margins = states
    .filter(
      ({ quarterName }) =>
        period === null ||
        period.isMoment ||
        period.quarters.includes(quarterName) ||
        (!isOnTheWay && quarterName < (period.quarters[0] ?? "1")),
    )
    .map((state) => ({
      state,
      by:
        owner === null || sign === 0
          ? Math.abs(state.away - state.home)
          : sign * (pointsOf(owner, state, game) - pointsOf(otherTeam(owner, game), state, game)),
    }));
  const closer = /\bwithin $/.test(before) ? context.mentions.findLast(({ end }) => end <= token.start - 8) : undefined;
  const by = closer === undefined ? [] : margins.filter(({ state }) => isOf(state, closer, context));
  const accepted =
    by.length > 0
      ? by
      : isMost
        ? [
            margins.reduce<(typeof margins)[number] | null>(
              (most, one) => (most === null || one.by > most.by ? one : most),
              null,
            ),
          ].filter((one) => one !== null)
        : margins;
  const fitting = accepted.filter(({ by }) => saysIt(token, before, by)).map(({ state }) => state);
  const told = stateToldOf(fitting, sign < 0, context.text, facts, periods);
  return decide("number", told !== undefined, "The score never stood so.", playProof(told?.play));
}

/** A score that somebody had a hand in: "Gray brought the Chiefs back within two". */
function isOf({ play }: ScoreState, { team }: Mention, { mentions }: SentenceContext): boolean {
  if (team === null || play === null) return false;
  const [first] = mentions.filter(({ playerIds }) => playerIds.length > 0);
  return first !== undefined && play.credits.some(({ playerId }) => first.playerIds.includes(playerId));
}

function checkTeamPoints(
  token: NumberToken,
  before: string,
  after: string,
  context: SentenceContext,
  periods: readonly PeriodMention[],
): Finding {
  const { facts } = context;
  const { game } = facts;
  if (
    /\b(?:combined|total|between them|in all|together|shootout|put up|game of|(?:sides|teams) scored|track meet|slugfest)\b/i.test(
      before.slice(-60) + after.slice(0, 40),
    )
  ) {
    const total = (game.awayScore ?? 0) + (game.homeScore ?? 0);
    return decide("number", saysIt(token, before, total), `They scored ${total} points in all.`, FINAL);
  }
  const isHeld = /\bh(?:eld|olding) (?:the )?[\w' ]+ to (?:just |only )?$/i.test(before);
  const nearestTeam = context.mentions.findLast(({ team, end }) => team !== null && end <= token.start);
  const owner =
    isHeld && nearestTeam !== undefined
      ? subjectOf(nearestTeam, facts)
      : ownerOf(token.start, token.end, context, "any");
  const team = owner?.team ?? owner?.players[0]?.team ?? null;
  if (team === null) return unresolved("number", "It is not clear whose points these are.");
  const isAllowed = /\b(?:allow\w*|gave up|surrendered|conceded|yielded)\b[^.;,]*$/i.test(before);
  const side = isAllowed ? otherTeam(team, game) : team;
  const period =
    periods.find(({ start }) => start >= token.end && start - token.end < 60) ??
    periods.findLast(({ end }) => end <= token.start);
  const final = side === game.awayTeam ? game.awayScore : game.homeScore;
  const real = period === undefined ? final : pointsIn(side, period, context);
  const isBare = period !== undefined && !context.mentions.some(({ end }) => end <= token.start);
  const both = isBare ? [game.awayTeam, game.homeTeam].map((one) => pointsIn(one, period, context)) : [];
  // "41 points in the final period", with nobody named before: both sides together.
  if (isBare && saysIt(token, before, (both[0] ?? 0) + (both[1] ?? 0))) return holds("number", FINAL);
  if (real === null) return unresolved("number", "These points are not known.");
  return decide(
    "number",
    saysIt(token, before, real),
    `${side} scored ${real} points${period === undefined ? "" : ` in ${period.text}`}.`,
    FINAL,
  );
}
