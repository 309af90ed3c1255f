import { checkFigure } from "./check-figure.ts";
import type { CreditStat } from "../../game/credit.ts";
import { decide, type Finding } from "../finding.ts";
import type { PlayerFacts } from "../game-facts.ts";
import { pointsIn } from "../period-points.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import { findNumbers, type NumberToken, saysIt } from "../../words/story-numbers.ts";
import type { PeriodMention } from "../story/story-periods.ts";

/** After a part and before its whole: "of his team's", "of the Chargers'". */
const OF = /^ of (?:(?:his|her|their|its) (?:team's |side's )?|the (?:team|side)'s |(?:the )?[A-Z][\w' ]*'s? )$/;
const UNIT =
  /^ (points|passing yards|rushing yards|receiving yards|total yards|yards|completions|catches|receptions|carries|touchdowns|first downs|field goals|sacks)\b/;
const SCORED = /^ \w+ (?:went|were good|good|turned into)(?: for)? (?:touchdowns|scores|TDs)\b/;
const FINAL = [
  { kind: "game" as const, field: "awayScore" },
  { kind: "game" as const, field: "homeScore" },
];
const SIX: readonly CreditStat[] = [
  "rushingTouchdowns",
  "receivingTouchdowns",
  "fumbleReturnTouchdowns",
  "kickReturnTouchdowns",
  "kickRecoveryTouchdowns",
  "puntReturnTouchdowns",
  "interceptionReturnTouchdowns",
];
const TWO: readonly CreditStat[] = ["rushingTwoPoints", "receivingTwoPoints"];

/** A part beside its whole: "14 of his team's 26 points", "three of his 15 completions". Both are looked up. Null for other numbers. */
export function checkPart(
  token: NumberToken,
  context: SentenceContext,
  periods: readonly PeriodMention[],
): Finding | null {
  const { text } = context;
  const told = wholeOf(token, text);
  if (told === null) return null;
  const { whole, unit, after } = told;
  const part: NumberToken = { ...token, form: "plain" };
  if (unit === "points") return checkPoints(part, whole.value, context, periods);
  // The whole is somebody's; the part is the subject's, or of what he did.
  const all = wholeFigure({ ...whole, form: "plain" }, context, unit);
  if (all !== null && all.verdict !== "holds") return all;
  if (SCORED.test(after)) return checkFigure(part, context, " touchdown passes");
  const subject = { ...context, mentions: context.mentions.filter(({ end }) => end <= token.start) };
  const kinds = unit === "passing yards" ? [" receiving yards", " passing yards"] : [` ${unit}`];
  const found = kinds.map((kind) => checkFigure(part, subject, kind));
  return found.find((one) => one?.verdict === "holds") ?? found[0] ?? null;
}

/** The figure of the whole; of touchdowns, of passes alone where all of them may not be meant. */
function wholeFigure(whole: NumberToken, context: SentenceContext, unit: string): Finding | null {
  if (unit !== "touchdowns") return checkFigure(whole, context, ` ${unit}`);
  const side = { ...context, mentions: context.mentions.filter(({ team }) => team !== null), lastPlayer: null };
  const found = [" touchdowns", " touchdown passes"].map((one) => checkFigure(whole, side, one));
  return found.find((one) => one?.verdict === "holds") ?? null;
}

/** The whole that a number is a part of, with its unit. */
function wholeOf(token: NumberToken, text: string): { whole: NumberToken; unit: string; after: string } | null {
  if (token.form === "share") {
    const after = text.slice(token.end);
    const unit = UNIT.exec(after)?.[1];
    const isPart = unit === "points" || (unit === "touchdowns" && / of the /.test(token.text)) || SCORED.test(after);
    return unit === undefined || !isPart || !/ of /.test(token.text)
      ? null
      : { whole: { ...token, value: token.other }, unit, after };
  }
  if (token.form !== "plain" || !text.startsWith(" of ", token.end)) return null;
  const whole = findNumbers(text).find(({ start }) => start >= token.end);
  if (whole === undefined || whole.form !== "plain" || !OF.test(text.slice(token.end, whole.start))) return null;
  const after = text.slice(whole.end);
  const unit = UNIT.exec(after)?.[1];
  return unit === undefined ? null : { whole, unit, after };
}

function checkPoints(
  part: NumberToken,
  whole: number,
  context: SentenceContext,
  periods: readonly PeriodMention[],
): Finding {
  const { facts, text } = context;
  const owner = ownerOf(part.start, part.start, context, "any");
  const team = owner?.team ?? owner?.players[0]?.team ?? "";
  const final = team === facts.game.awayTeam ? facts.game.awayScore : facts.game.homeScore;
  const [period] = periods;
  const own =
    owner?.team === null
      ? owner.players.flatMap((one) => pointsBy(one, /\b(?:accounted|hand in|responsible)\b/.test(text)))
      : [period === undefined ? (final ?? 0) : pointsIn(team, period, context)];
  return decide(
    "number",
    final === whole && own.some((value) => saysIt(part, text.slice(0, part.start), value)),
    `It was ${own.join(" or ")} of ${final ?? "?"} points.`,
    FINAL,
  );
}

/** The points that somebody scored, and with those of his passes where a text may mean them too. */
function pointsBy({ totals }: PlayerFacts, withPasses: boolean): number[] {
  const sum = (stats: readonly CreditStat[]): number => stats.reduce((all, stat) => all + (totals[stat] ?? 0), 0);
  const own = 3 * sum(["fieldGoalsMade"]) + sum(["extraPointsMade"]) + 6 * sum(SIX) + 2 * sum(TWO);
  return withPasses ? [own, own + 6 * sum(["passingTouchdowns"]) + 2 * sum(["passingTwoPoints"])] : [own];
}
