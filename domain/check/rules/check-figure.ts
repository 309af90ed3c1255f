import { bareFigure } from "../bare-figure.ts";
import type { CreditStat } from "../../game/credit.ts";
import { bothSidesProof, figureProof } from "../claim-proofs.ts";
import { FIGURES } from "../figure-words.ts";
import { decide, type Finding, unresolved } from "../finding.ts";
import { wayOf } from "../gain-way.ts";
import { otherTeam, type PlayerFacts } from "../game-facts.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import { ownerOf, type SentenceContext, type Subject } from "../sentence-context.ts";
import { type NumberToken, saysIt } from "../../words/story-numbers.ts";

type LineField = keyof PlayerLine &
  (CreditStat | "rushingLong" | "receivingLong" | "fantasyPoints" | "fantasyPointsPPR");

const HAS_PROJECTION = /\bproject(?:ed|ions?|s)?\b[^.;\d]*$/i;
const PROJECTED_AFTER = /^\s*(?:\w+ ){0,3}?projected\b/i;

/** The value of `a+b|c`: alternatives of sums, over a line's fields and a player's credits. */
function valuesOf(spec: string, person: PlayerFacts, isProjected: boolean): { value: number; fields: string[] }[] {
  const line = isProjected ? person.projection : person.stats;
  return spec.split("|").flatMap((sum) => {
    // A passer's sacks are those that he took.
    if (sum === "sacks" && (person.totals.passingAttempts ?? 0) > 9) return [];
    const fields = sum.split("+");
    const parts = fields.map((field) => {
      const own = line === null ? undefined : line[field as LineField];
      if (typeof own === "number") return own;
      if (isProjected) return null;
      const credited = person.totals[field as CreditStat];
      return credited ?? (Object.keys(person.totals).length > 0 && !(field in (line ?? {})) ? 0 : null);
    });
    return parts.some((part) => part === null)
      ? []
      : [{ value: parts.reduce<number>((total, part) => total + (part ?? 0), 0), fields }];
  });
}

/** A number with a unit of a player's line or a team's column; null where the words after it are none of these. */
export function checkFigure(token: NumberToken, context: SentenceContext, unit: string): Finding | null {
  const { text, facts } = context;
  let figure = FIGURES.find((one) => one.unit.test(unit));
  if (/^\s*fumbles?\b/.test(unit) && /\btakeaways?\b|\btook the ball away\b|\brecovered\b/i.test(text))
    figure = { unit: /./, team: "fumblesWon" };
  const lead = text.slice(Math.max(0, token.start - 50), token.start);
  const gap = /\bout(gained|rushed|passed)\b[^.;]*\bby (?:a |an )?(?:\w+ )?$/.exec(lead)?.[1];
  if (gap !== undefined && /^[- ](?:\w+ )?yards?\b/.test(unit))
    return checkGap(token, context, GAPS[gap] ?? "totalYards");
  if (
    /^\s*yards?\b/.test(unit) &&
    /\b(?:penalt\w+|flags|(?:flagged|penali[sz]ed) (?:\w+ times|once,?)|Penalties: \w+ on [\w ]+) (?:for|worth|totall?ing|costing)(?: an even| \w+)? $/.test(
      lead,
    )
  )
    figure = { unit: /./, team: "penaltyYards" };
  if (/^ (?:for|of) \d/.test(unit) && /\b(?:complet(?:ing|ed)|hit(?:ting)?(?: on)?|connect\w+ on) $/i.test(lead))
    figure = { unit: /./, player: ["passingCompletions"], team: "passingCompletions" };
  if (/^\s*turnovers?\b/.test(unit) && /\bforc(?:e|es|ed|ing)\b[^.;]*$/i.test(lead))
    figure = { unit: /./, team: "takeaways" };
  if (figure === undefined && /^ for \d/.test(unit)) {
    if (/\b(?:catch(?:es)?|caught|catching) $/i.test(lead)) figure = { unit: /./, player: ["receptions"] };
    if (/\b(?:carr(?:y|ies|ied|ying)|ran) $/i.test(lead)) figure = { unit: /./, player: ["rushingAttempts"] };
  }
  if (/\bmiss(?:ed|es|ing)?\b[^.;]*$/i.test(lead)) {
    if (/^\s*field goals?\b/.test(unit)) figure = { unit: /./, team: "fieldGoalsMissed" };
    if (/^\s*extra points?\b/.test(unit)) figure = { unit: /./, team: "extraPointsMissed" };
  }
  if (/^\s*touchdowns? on \w+ (?:trips?|drives|visits)\b/.test(unit)) figure = { unit: /./, team: "redZoneTouchdowns" };
  if (/^\s*attempts\b/.test(unit) && wayOf(token, text) === "rushing")
    figure = { unit: /./, player: ["rushingAttempts"], team: "rushingAttempts" };
  const bare = /^\s*(yards?|touchdowns?|TDs?|scores?|times|pass(?:es)?)\b/i.exec(unit)?.[1]?.toLowerCase();
  if (figure === undefined && bare !== undefined) figure = bareFigure(bare, token, context);
  if (figure === undefined) return null;
  const kind = figure.player === undefined ? "team" : figure.team === undefined ? "player" : "any";
  const owner = comparedSide(token, context) ?? ownerOf(token.start, token.end, context, kind);
  if (owner === null) return unresolved("number", `It is not clear whose ${unit.trim()} these are.`);
  const before = text.slice(0, token.start);
  if (owner.team !== null && figure.team !== undefined) {
    const values = facts.teams.get(owner.team)?.[figure.team] ?? [];
    const isAllowed = /\b(?:allowed|gave up|surrendered|conceded|yielded)\b[^.;,]*$/i.test(before);
    const other = owner.team === facts.game.awayTeam ? facts.game.homeTeam : facts.game.awayTeam;
    const real = isAllowed ? (facts.teams.get(other)?.[figure.team] ?? []) : values;
    const taken = /\b(?:suffered|committed|were sacked|was sacked|threw|gave up|allowed)\b[^.;]*$/i.test(before);
    const more = figure.team === "sacks" && taken ? (facts.teams.get(owner.team)?.["sacksTaken"] ?? []) : [];
    const thrown =
      figure.team === "interceptions" && taken ? (facts.teams.get(owner.team)?.["passingInterceptions"] ?? []) : null;
    const accepted = thrown ?? (more.length > 0 ? more : real);
    if (accepted.length === 0) return unresolved("number", `The game's data does not tell this (${figure.team}).`);
    return decide(
      "number",
      accepted.some((value) => saysIt(token, before, value)),
      `${owner.team} had ${accepted.join(" or ")} by this count (${figure.team}).`,
      [{ kind: "game", field: `${owner.team}.${figure.team}` }],
    );
  }
  const isProjected =
    (HAS_PROJECTION.test(before) || PROJECTED_AFTER.test(text.slice(token.end)) || !facts.isOver) &&
    owner.players.some((one) => one.projection !== null);
  const found = owner.players.flatMap((person) =>
    (figure.player ?? []).flatMap((spec) => valuesOf(spec, person, isProjected).map((one) => ({ ...one, person }))),
  );
  if (found.length === 0) return unresolved("number", `Nothing is known of this figure (${unit.trim()}) here.`);
  // Projections are means: a text may give them in whole numbers.
  const fit = found.find(({ value }) =>
    saysIt(token, before, isProjected && token.decimals === 0 ? Math.round(value) : value),
  );
  const [real] = found;
  const shown = fit ?? real;
  const receipts =
    shown === undefined ? [] : figureProof(shown.fields, shown.person, isProjected ? "projections" : "stats", facts);
  return decide(
    "number",
    fit !== undefined,
    `${real?.person.playerName ?? "He"} had ${real?.value ?? "none"} (${real?.fields.join(" and ") ?? ""}).`,
    receipts,
  );
}

/** "outgained the Bears by 378 total yards to 275": the second figure is the other side's. */
function comparedSide(token: NumberToken, { text, mentions, facts }: SentenceContext): Subject | null {
  if (!/\d [a-z ]*\bto $/.test(text.slice(0, token.start)) || !/\bout\w+\b/.test(text)) return null;
  const first = mentions.find(({ team }) => team !== null)?.team ?? null;
  return first === null ? null : { players: [], team: otherTeam(first, facts.game) };
}

const GAPS: Readonly<Record<string, string>> = {
  gained: "totalYards",
  rushed: "rushingYards",
  passed: "passingYards",
};

/** "outgained the Bears by 174 yards". */
function checkGap(token: NumberToken, context: SentenceContext, field: string): Finding {
  const { facts, text } = context;
  const owner = ownerOf(token.start, token.end, context, "team")?.team ?? facts.game.awayTeam;
  const [own, other] = [owner, otherTeam(owner, facts.game)].map((side) => facts.teams.get(side)?.[field] ?? []);
  const gaps = (own ?? []).map((value, index) => value - (other?.[index] ?? 0));
  return decide(
    "number",
    gaps.some((gap) => saysIt(token, text.slice(0, token.start), gap)),
    `It was ${gaps.join(" or ")} (${field}).`,
    bothSidesProof(owner, otherTeam(owner, facts.game), field),
  );
}
