import type { CreditStat } from "../credit.ts";
import { type Figure, FIGURES } from "./figure-words.ts";
import { decide, type Finding, unresolved } from "./finding.ts";
import { otherTeam, type PlayerFacts } from "./game-facts.ts";
import type { PlayerLine } from "../player-line.ts";
import type { Receipt } from "../receipt.ts";
import { ownerOf, type SentenceContext, type Subject } from "./sentence-context.ts";
import { type NumberToken, saysIt } from "./story-numbers.ts";

type LineField = keyof PlayerLine &
  (CreditStat | "rushingLong" | "receivingLong" | "fantasyPoints" | "fantasyPointsPPR");

const PASSING = /\b(?:threw|throws?|throwing|pass(?:ed|ing|es)?|passers?|completed|through the air|under center)\b/gi;
const RUSHING = /\b(?:ran|runs?|rush(?:ed|ing|es)?|rushers?|carr(?:y|ies|ied)|on the ground|ground)\b/gi;
const RECEIVING = /\b(?:caught|catch(?:es)?|receiving|receivers?|receptions?|hauled|grabbed|targets?)\b/gi;

/** Which kind of gain the words nearest to a bare `yards` or `touchdowns` speak of. */
function wayOf(token: NumberToken, text: string): "passing" | "rushing" | "receiving" | null {
  const after = text.slice(token.end, token.end + 40).split(/[;,.]|\band \d|\bbut\b|\bwhile\b/)[0] ?? "";
  const before = text.slice(0, token.start);
  const near = (where: string, isAfter: boolean) =>
    (
      [
        ["passing", PASSING],
        ["rushing", RUSHING],
        ["receiving", RECEIVING],
      ] as const
    )
      .map(([way, words]) => ({
        way,
        at: (isAfter ? Array.from(where.matchAll(words))[0] : Array.from(where.matchAll(words)).at(-1))?.index ?? null,
      }))
      .filter((one) => one.at !== null)
      .toSorted((a, b) => (isAfter ? 1 : -1) * ((a.at ?? 0) - (b.at ?? 0)))[0]?.way ?? null;
  // "caught 8 passes for 100 yards" is receiving, whatever passes are.
  const caught = /\b(?:caught|catch(?:es)?(?= \w+ (?:pass|ball))|hauled in|grabbed)\b[^;.]*$/i.test(before.slice(-60));
  if (caught && !/\b(?:threw|ran|rushed)\b(?!.*\bcaught\b)/i.test(before.slice(-60))) return "receiving";
  const onward =
    /^\s*(?:yards?|touchdowns?|TDs?|scores?|more)?\s*(?:on|from) (?:\d+|\w+) (carr|rush|catch|recep|grab|pass|comple|throw)/i.exec(
      text.slice(token.end),
    )?.[1];
  if (onward !== undefined)
    return /^(?:carr|rush)/i.test(onward) ? "rushing" : /^(?:catch|recep|grab)/i.test(onward) ? "receiving" : "passing";
  if (/^ yards? (?:with|on|using) his (?:legs|feet)\b/.test(text.slice(token.end))) return "rushing";
  if (/\d(?: for )\d+, $/.test(before)) return "passing";
  if (/\d(?:-of-|-for-| of |\/)\d+,?(?: passing| passes| attempts| throws)? for $/.test(before)) return "passing";
  return near(before, false) ?? near(after.split(/\b(?:and|who) (?:also )?(?:led|ran|added|rushed)\b/)[0] ?? "", true);
}

const HAS_PROJECTION = /\bproject(?:ed|ions?|s)?\b[^.;\d]*$/i;
const PROJECTED_AFTER = /^\s*(?:\w+ ){0,3}?projected\b/i;

/** The value of `a+b|c`: alternatives of sums, over a line's fields and a player's credits. */
function valuesOf(spec: string, person: PlayerFacts, isProjected: boolean): { value: number; field: string }[] {
  const line = isProjected ? person.projection : person.stats;
  return spec.split("|").flatMap((sum) => {
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
      : [{ value: parts.reduce<number>((total, part) => total + (part ?? 0), 0), field: fields[0] ?? sum }];
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
  if (/^\s*yards?\b/.test(unit) && /\b(?:penalt\w+|flags) (?:for|worth|totall?ing|costing)(?: \w+)? $/.test(lead))
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
  const receipts = (fit === undefined ? found.slice(0, 1) : [fit]).map(({ person, field }): Receipt => ({
    kind: "line",
    playerId: person.playerId,
    source: isProjected ? "projections" : "stats",
    field,
  }));
  const [real] = found;
  return decide(
    "number",
    fit !== undefined,
    `${real?.person.playerName ?? "He"} had ${real?.value ?? "none"} (${real?.field ?? ""}).`,
    receipts,
  );
}

/** "outgained the Bears by 378 total yards to 275": the second figure is the other side's. */
function comparedSide(token: NumberToken, { text, mentions, facts }: SentenceContext): Subject | null {
  if (!/\d [a-z ]*\bto $/.test(text.slice(0, token.start)) || !/\bout\w+\b/.test(text)) return null;
  const first = mentions.find(({ team }) => team !== null)?.team ?? null;
  return first === null ? null : { players: [], team: otherTeam(first, facts.game) };
}

/** The text without its names: Cooper Rush passes. */
function masked({ text, mentions }: SentenceContext): string {
  return mentions.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
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
    [{ kind: "game", field: `${owner}.${field}` }],
  );
}

function bareFigure(word: string, token: NumberToken, context: SentenceContext): Figure | undefined {
  const way = wayOf(token, masked(context));
  const unit = /./;
  if (word.startsWith("yard")) {
    if (way === null) return { unit, player: ["passingYards|rushingYards|receivingYards"], team: "totalYards" };
    return { unit, player: [`${way}Yards`], team: way === "rushing" ? "rushingYards" : "passingYards" };
  }
  if (word.startsWith("pass")) {
    if (/\b(?:half|most|all but \w+) of (?:his|their|its) $/i.test(context.text.slice(0, token.start)))
      return { unit, player: ["passingAttempts"], team: "passingAttempts" };
    const verb = /\b(caught|catches|catch|completed|completes|threw|attempted|intercepted|defended|defensed)\b[^.;]*$/i
      .exec(context.text.slice(0, token.start))?.[1]
      ?.toLowerCase();
    const field = {
      caught: "receptions",
      catches: "receptions",
      catch: "receptions",
      completes: "passingCompletions",
      completed: "passingCompletions",
      threw: "passingAttempts",
      attempted: "passingAttempts",
      intercepted: "interceptions",
    }[verb ?? ""];
    return field === undefined ? undefined : { unit, player: [field], team: field };
  }
  if (word === "times") {
    const verb =
      /^.*\b(scored|found the end zone|reached the end zone|crossed the goal line|sacked|threw|throw|ran|run|carried|carry|intercepted|punted|got home|went down|touched the ball|picked off|picked \w+ off|targeted|targeting)\b[^.;]*$/i
        .exec(context.text.slice(0, token.start))?.[1]
        ?.toLowerCase();
    const isTaken = /\b(?:was|were|been|got|being) (?:\w+ )?(?:sacked|intercepted|picked off)\b[^.;]*$/i.test(
      context.text.slice(0, token.start),
    );
    if (verb === "got home") return { unit, player: ["sacks"], team: "sacks" };
    if (verb === "went down" || (verb === "sacked" && isTaken))
      return { unit, player: ["sacksTaken"], team: "sacksTaken" };
    if (verb === "sacked") return { unit, player: ["sacks"], team: "sacks" };
    if (verb === "intercepted" || verb?.startsWith("picked") === true)
      return isTaken
        ? { unit, player: ["passingInterceptions"], team: "passingInterceptions" }
        : { unit, player: ["interceptions|passingInterceptions"], team: "interceptions" };
    if (verb === "threw" || verb === "throw") return { unit, player: ["passingAttempts"], team: "passingAttempts" };
    if (verb === "touched the ball") return { unit, player: ["rushingAttempts+receptions"] };
    if (verb === "targeted" || verb === "targeting") return { unit, player: ["receivingTargets"] };
    if (/\btook the ball away[^.;]*$/i.test(context.text.slice(0, token.start))) return { unit, team: "takeaways" };
    if (/\bturned (?:it|the ball) over (?:just |only )?$/i.test(context.text.slice(0, token.start)))
      return { unit, player: ["passingInterceptions+fumblesLost"], team: "turnovers" };
    if (verb === "scored" || verb?.includes("end zone") === true || verb?.includes("goal line") === true)
      return { unit, player: ["rushingTouchdowns+receivingTouchdowns"], team: "touchdowns" };
    if (verb === "punted") return { unit, player: ["punts"], team: "punts" };
    if (verb === "carried" || verb === "carry" || verb === "ran" || verb === "run")
      return { unit, player: ["rushingAttempts"], team: "rushingAttempts" };
    return undefined;
  }
  const total = "rushingTouchdowns+receivingTouchdowns";
  if (/\b(?:accounted for|responsible for|had a hand in|'s?)\s+(?:all )?$/i.test(context.text.slice(0, token.start)))
    return { unit, player: [`passingTouchdowns+${total}`], team: "touchdowns" };
  const isPasser = /\d(?:-of-|-for-| of | for |\/)\d/.test(context.text);
  if (way === null) return { unit, player: [isPasser ? "passingTouchdowns" : total], team: "touchdowns" };
  return {
    unit,
    player: [way === "passing" ? "passingTouchdowns" : `${way}Touchdowns|${total}`],
    team: `${way === "receiving" ? "passing" : way}Touchdowns`,
  };
}
