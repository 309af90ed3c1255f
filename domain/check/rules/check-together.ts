import { bothSidesProof } from "../claim-proofs.ts";
import { FIGURES } from "../figure-words.ts";
import { decide, type Finding } from "../finding.ts";
import type { OrderFinding } from "./check-order.ts";
import { pointsIn } from "../period-points.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";
import { findPeriods, type PeriodMention } from "../story/story-periods.ts";

const BOTH =
  /\b(?:there (?:was|were|had been)|(?:teams|sides|clubs|two|they|offenses|defenses) (?:had )?combined (?:for|to \w+))(?: (?:just|only|exactly|all of|a total of))? $/i;
const OPENS = /^[\w ,-]{0,120}$/;
const THOSE = /^ points in (?:those|that|these)\b/;

/** What both sides did together: "There was one turnover", "The teams combined for 42 points in those 15 minutes". Null for other numbers. */
export function checkTogether(
  token: NumberToken,
  context: SentenceContext,
  periods: readonly PeriodMention[],
): Finding | null {
  const { text, facts, mentions } = context;
  const [before, after] = [text.slice(0, token.start), text.slice(token.end)];
  // "Bills 48, Lions 42: ninety points"
  const isTotal = /^\s*[A-Z][\w .]* \d+, [A-Z][\w .]* \d+: (?:\w+ )?$/.test(before) && / points\b/.test(after);
  if (isTotal) {
    const total = (facts.game.awayScore ?? 0) + (facts.game.homeScore ?? 0);
    return decide("number", token.value === total, `They scored ${total} points in all.`, [
      { kind: "game", field: "awayScore" },
      { kind: "game", field: "homeScore" },
    ]);
  }
  // "The teams combined for 42 points in those 15 minutes, 28 by Washington."
  const given = mentions.find(
    ({ start, team }) =>
      team !== null && start >= token.end && /^ (?:by|from|for) (?:the )?$/.test(text.slice(token.end, start)),
  );
  if (given?.team !== undefined && given.team !== null && /\bcombined for [\w -]*\bpoints\b[^.;]*, $/.test(before)) {
    const [period] = [...periods, ...findPeriods(context.previous)];
    const { awayTeam, awayScore, homeScore } = facts.game;
    const own =
      period === undefined ? (given.team === awayTeam ? awayScore : homeScore) : pointsIn(given.team, period, context);
    return decide("number", own === token.value, `${given.team} scored ${own ?? "?"}.`, [
      { kind: "game", field: "awayScore" },
      { kind: "game", field: "homeScore" },
    ]);
  }
  if (!BOTH.test(before)) return null;
  const sides = [facts.game.awayTeam, facts.game.homeTeam];
  if (/^ points\b/.test(after)) {
    const [period] = THOSE.test(after) ? findPeriods(context.previous) : periods;
    if (period === undefined) return null;
    const sum = sides.reduce((all, team) => all + pointsIn(team, period, context), 0);
    return decide("number", saysIt(token, before, sum), `They scored ${sum} points in ${period.text}.`, [
      { kind: "game", field: "awayScore" },
      { kind: "game", field: "homeScore" },
    ]);
  }
  const field = FIGURES.find(({ unit }) => unit.test(after))?.team ?? (/^ yards\b/.test(after) ? "totalYards" : null);
  if (field === null || periods.length > 0) return null;
  const [away, home] = sides.map((team) => facts.teams.get(team)?.[field] ?? []);
  const sums = (away ?? []).map((value, index) => value + (home?.[index] ?? home?.[0] ?? 0));
  return decide(
    "number",
    sums.some((sum) => saysIt(token, before, sum)),
    `Both sides together had ${sums.join(" or ")} (${field}).`,
    bothSidesProof(facts.game.awayTeam, facts.game.homeTeam, field),
  );
}

/** "Eighty-two points, 895 net yards and ten touchdowns": a sentence that opens with figures of nobody's is of both sides. */
export function checkSum(token: NumberToken, context: SentenceContext): Finding | null {
  const { text, facts, mentions } = context;
  if (mentions.some(({ start }) => start < token.start) || !OPENS.test(text.slice(0, token.start))) return null;
  const after = text.slice(token.end).replace(/^ (?:offensive|defensive|net|total|combined)(?: and \w+)?(?= )/, "");
  const sides = [facts.game.awayTeam, facts.game.homeTeam];
  const points = (facts.game.awayScore ?? 0) + (facts.game.homeScore ?? 0);
  const field = FIGURES.find(({ unit }) => unit.test(after))?.team;
  const named = field ?? (/^ yards\b/.test(after) ? "totalYards" : /^ touchdowns\b/.test(after) ? "touchdowns" : null);
  const [away, home] = named === null ? [] : sides.map((team) => facts.teams.get(team)?.[named] ?? []);
  const sums = /^ points\b/.test(after) ? [points] : (away ?? []).map((value, index) => value + (home?.[index] ?? 0));
  if (!sums.includes(token.value)) return null;
  const receipts =
    named === null
      ? [
          { kind: "game" as const, field: "awayScore" },
          { kind: "game" as const, field: "homeScore" },
        ]
      : bothSidesProof(facts.game.awayTeam, facts.game.homeTeam, named);
  return decide("number", true, "", receipts);
}

/** What no side did, and the count of it that has to be nought for both. */
const NEITHER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:turned (?:the ball|it) over|committed a turnover|gave (?:the ball|it) away)\b/i, "turnovers"],
  [/\b(?:threw an interception|was (?:intercepted|picked off))\b/i, "passingInterceptions"],
  [/\blost a fumble\b/i, "fumblesLost"],
  [/\bmissed a field goal\b/i, "fieldGoalsMissed"],
  [/\bpunted\b/i, "punts"],
  [/\b(?:had|recorded|managed) a sack\b/i, "sacks"],
];
const SUBJECT = /\bneither (?:side|team|club|offen[sc]e|defen[sc]e|kicker|quarterback)\b([^.;,]*)/gi;

/** "Neither side turned the ball over." A part of the game is not looked at. */
export function findNeither({ text, facts }: SentenceContext): OrderFinding[] {
  return Array.from(text.matchAll(SUBJECT)).flatMap((match) => {
    const said = match[1] ?? "";
    const found = NEITHER.find(([words]) => words.test(said));
    if (found === undefined || facts.plays.length === 0) return [];
    if (findPeriods(text).length > 0 || /\b(?:until|after|before|early|late)\b/i.test(said)) return [];
    const [, field] = found;
    const counts = [facts.game.awayTeam, facts.game.homeTeam].map((team) => facts.teams.get(team)?.[field]?.[0] ?? 0);
    const finding = decide(
      "order",
      counts.every((count) => count === 0),
      `The sides had ${counts.join(" and ")} (${field}).`,
      bothSidesProof(facts.game.awayTeam, facts.game.homeTeam, field),
    );
    return [{ ...finding, start: match.index, end: match.index + match[0].length }];
  });
}
