import { decide, type Finding, unresolved } from "../finding.ts";
import type { PlayerFacts } from "../game-facts.ts";
import { bestGame, SEASON_FIGURES, type SeasonFigure } from "../../season/season-lines.ts";
import { linesReceipt, resultsReceipt } from "../../season/season-receipt.ts";
import { countOf, isRounded, type SeasonCheck, type SeasonView, type SeasonWords, sideAt } from "./season-view.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";

/** Which figure the words of a clause speak of; the first that fits is meant. */
const WORDS: readonly (readonly [RegExp, SeasonFigure])[] = [
  [/\b(?:PPR|fantasy)\b/i, "fantasyPointsPPR"],
  [/\b(?:touchdown passes|passing touchdowns?|touchdowns? through the air)\b/i, "passingTouchdowns"],
  [/\brushing touchdowns?\b/i, "rushingTouchdowns"],
  [/\b(?:receiving touchdowns?|touchdown catches)\b/i, "receivingTouchdowns"],
  [/\binterceptions?\b/i, "passingInterceptions"],
  [/\b(?:passing|passed|threw|throwing|throws)\b(?!.*\b(?:ran|rush\w*|caught)\b)/i, "passingYards"],
  [/\b(?:rushing|rushed|ran|running|carr(?:y|ies))\b(?!.*\b(?:threw|caught)\b)/i, "rushingYards"],
  [/\b(?:receiving|caught|hauled|catch(?:es)?|receptions?)\b.*\byards\b/i, "receivingYards"],
  [/\breceiving yards\b/i, "receivingYards"],
  [/\b(?:catch(?:es)?|receptions?)\b/i, "receptions"],
];

/** The clause around a place, up to other punctuation than a comma before the words themselves. */
function clauseAt({ start, end }: SeasonWords, { text }: SentenceContext): { near: string; before: string } {
  const before =
    text
      .slice(Math.max(0, start - 200), start)
      .split(/[;.:](?=\s)|, (?:while|and|but|as) |\bwhile\b/)
      .at(-1) ?? "";
  const after = text.slice(end, end + 100).split(/[;,.:](?=\s|$)|\b(?:on|in|as|and|while|but)\b/)[0] ?? "";
  return { near: after, before };
}

function figureAt(at: SeasonWords, context: SentenceContext): SeasonFigure | "points" | null {
  const named = /^ in ([a-z]+(?: [a-z]+)?)/i.exec(context.text.slice(at.end, at.end + 40))?.[1];
  if (named !== undefined && /^points\b/.test(named)) return "points";
  const own = named === undefined ? undefined : WORDS.find(([words]) => words.test(named))?.[1];
  if (own !== undefined) return own;
  const { near, before } = clauseAt(at, context);
  // What stands behind decides where it has a unit: "ran for a touchdown with a season-high 8 catches".
  const unit = /^[- ]*(?:\d+|[a-z]+)? ?(.*)$/.exec(near)?.[1] ?? "";
  const behind = WORDS.find(([words]) => words.test(unit))?.[1];
  if (behind !== undefined) return behind;
  if (/\bpoints\b/.test(near)) return "points";
  const found = WORDS.find(([words]) => words.test(`${before} ${near}`))?.[1];
  return found ?? (/\bpoints?\b|\bscored\b|\bmanaged\b/.test(before) ? "points" : null);
}

/** More or less than in every earlier game; in a preview, what the most of all games is. */
const high: SeasonCheck = (at, context, view) => {
  const isLow = /\b(?:low|fewest|lowest)\b/i.test(at.words);
  const figure = figureAt(at, context);
  if (figure === null) return unresolved("order", `It is not clear which figure "${at.words}" speaks of.`);
  const told = at.parts.find((part) => part !== "") ?? "";
  if (figure === "points") return ofSide(at, context, view, { isLow, told });
  const people = ownerOf(at.start, at.end, context, "player")?.players ?? [];
  if (people.length === 0) return unresolved("order", `It is not clear whose ${at.words} this is.`);
  if (isLow) return unresolved("order", "Season lows of players are not kept.");
  // A surname can be two men's.
  const findings = people.map((person) => ofPlayer(person, figure, told, view));
  return findings.find(({ verdict }) => verdict === "holds") ?? findings[0] ?? null;
};

function isTold(told: string, value: number): boolean {
  return /[a-z]/i.test(told) ? countOf(told) === value : isRounded(told, value);
}

function ofPlayer(person: PlayerFacts, figure: SeasonFigure, told: string, view: SeasonView): Finding {
  const { games, isWhole } = view.player(person);
  const best = bestGame(games, figure);
  if (!isWhole || best === null)
    return unresolved("order", `Not all games of ${person.playerName} before this one are known.`);
  const now = view.facts.isOver ? (person.stats?.[figure] ?? null) : null;
  const isTrue = view.facts.isOver
    ? now !== null && now > best.value && (told === "" || isTold(told, now))
    : told !== "" && isTold(told, best.value);
  return decide(
    "order",
    isTrue,
    `${person.playerName} had ${now ?? "none"} ${SEASON_FIGURES[figure]} in this game, and as many as ${best.value} before it.`,
    [
      ...(now === null
        ? []
        : [{ kind: "line" as const, playerId: person.playerId, source: "stats" as const, field: figure }]),
      ...linesReceipt(games, figure),
    ],
  );
}

function ofSide(
  at: SeasonWords,
  context: SentenceContext,
  view: SeasonView,
  { isLow, told }: { isLow: boolean; told: string },
): Finding {
  const team = sideAt(at, context);
  if (team === null) return unresolved("order", `It is not clear whose ${at.words} this is.`);
  const { games, isWhole } = view.side(team);
  if (!isWhole || games.length === 0) return unresolved("order", `Not all games of ${team} before this one are known.`);
  const points = games.map(({ own }) => own);
  const before = isLow ? Math.min(...points) : Math.max(...points);
  const now = view.now(team)?.own ?? null;
  const isTrue =
    now === null
      ? told !== "" && isTold(told, before)
      : (isLow ? now < before : now > before) && (told === "" || isTold(told, now));
  return decide(
    "order",
    isTrue,
    `${team} scored ${now ?? "nothing yet"} in this game, and ${isLow ? "as few as" : "as many as"} ${before} before it.`,
    [
      ...(now === null
        ? []
        : [
            { kind: "game" as const, field: "awayScore" },
            { kind: "game" as const, field: "homeScore" },
          ]),
      ...resultsReceipt(games, team),
    ],
  );
}

const VALUE = String.raw`(\d{1,3}(?:\.\d+)?(?!\d|-)|(?:three|four|five|six|seven|eight|nine)\b)`;

/** The most and the fewest of a season. */
export const HIGHS: readonly (readonly [RegExp, SeasonCheck])[] = [
  [new RegExp(String.raw`\bseason[- ](?:high|low|best)s? (?:is|was|of|stands at|came at) ${VALUE}`, "gi"), high],
  [/\bseason[- ](?:high|low|best)s?\b/gi, high],
  [
    /\b(?:his|their|its|the|her) (?:most|best|fewest|highest|lowest|biggest)(?: [a-z]+){0,3} (?:of the|this) (?:season|year)\b/gi,
    high,
  ],
];
