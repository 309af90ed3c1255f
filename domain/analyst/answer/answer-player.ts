import { type Asking, linesFor } from "./asking.ts";
import type { ListedPlayer, PlayerList } from "../tools/player-list.ts";
import type { Question } from "./question.ts";
import { figureNoun, spokenFigure, type SpokenFigure, spokenList } from "./spoken-figures.ts";

type Way = "passing" | "rushing" | "receiving";

const GROUPS: Readonly<Record<Way, readonly SpokenFigure[]>> = {
  passing: ["passingCompletions", "passingAttempts", "passingYards", "passingTouchdowns", "passingInterceptions"],
  rushing: ["rushingAttempts", "rushingYards", "rushingTouchdowns"],
  receiving: ["receptions", "receivingTargets", "receivingYards", "receivingTouchdowns"],
};
const WAYS: readonly Way[] = ["passing", "rushing", "receiving"];

/** The ways that a question names. */
export function waysAsked({ text }: Pick<Question, "text">): Way[] {
  const told: readonly (readonly [RegExp, Way])[] = [
    [/ (?:pass(?:ed|es|ing)?|throw(?:s|n|ing)?|threw|air|passer|passers) /, "passing"],
    [/ (?:rush(?:ed|es|ing)?|ran|run|runs|running|ground|rusher|rushers) /, "rushing"],
    [/ (?:receiv(?:e|ed|ing|er|ers)) /, "receiving"],
  ];
  return told.flatMap(([words, way]) => (words.test(text) ? [way] : []));
}

/** The figures that a question names; empty where it asks for the whole line. `all` are the ways to take where it names none. */
export function figuresAsked(question: Pick<Question, "text">, all: readonly Way[]): SpokenFigure[] {
  const { text } = question;
  const ways = waysAsked(question);
  const these = ways.length > 0 ? ways : all;
  const has = (words: RegExp): boolean => words.test(text);
  const figures: SpokenFigure[] = [];
  if (has(/ (?:percent|percentage|pct|rate) /)) return ["passingCompletions", "passingAttempts"];
  if (has(/ (?:per|average|avg) /)) {
    if (has(/ (?:per|a) (?:attempt|pass|throw|completion) /) && !has(/ (?:rush|rushing|carry) /)) return [];
    if (has(/ (?:carry|rush|rushing|attempt) /)) return ["rushingYardsPerAttempt"];
    if (has(/ (?:catch|reception|receiving) /)) return ["receivingYardsPerReception"];
    return [];
  }
  if (has(/ (?:longest|long) /))
    return these.includes("rushing") && ways.length > 0
      ? ["rushingLong"]
      : has(/ (?:catch|reception|receiving) /)
        ? ["receivingLong"]
        : [];
  if (has(/ (?:carries|carry|carried|rushes) /)) figures.push("rushingAttempts");
  if (has(/ (?:catch|catches|caught|receptions?) /)) figures.push("receptions");
  if (has(/ (?:targets?|targeted) /)) figures.push("receivingTargets");
  if (has(/ (?:completions?|completed) /)) figures.push("passingCompletions");
  if (has(/ attempts? /))
    figures.push(these.includes("rushing") && ways.length > 0 ? "rushingAttempts" : "passingAttempts");
  if (has(/ passes /) && !has(/ (?:touchdown|td) passes /) && !has(/ completed /)) figures.push("passingAttempts");
  if (has(/ (?:yards?|yds|yardage) /)) figures.push(...these.map((way): SpokenFigure => `${way}Yards`));
  if (has(/ (?:touchdowns?|tds?) /) || (has(/ (?:score|scored) /) && !has(/ (?:points?|fantasy|ppr) /)))
    figures.push(...these.map((way): SpokenFigure => `${way}Touchdowns`));
  if (has(/ (?:interceptions?|ints?|picks?|picked|intercepted) /)) figures.push("passingInterceptions");
  if (has(/ (?:fumbles?|fumbled) /)) figures.push("fumblesLost");
  if (has(/ (?:fantasy|ppr) /)) figures.push("fantasyPoints", "fantasyPointsPPR");
  else if (has(/ points? /)) figures.push("fantasyPoints", "fantasyPointsPPR");
  if (figures.length === 0) for (const way of ways) figures.push(...GROUPS[way]);
  return [...new Set(figures)];
}

/** The ways in which a player has anything to show. */
function ownWays(player: ListedPlayer): Way[] {
  const own = WAYS.filter((way) => GROUPS[way].some((figure) => (player[figure] ?? 0) !== 0));
  return own.length > 0 ? own : ["receiving"];
}

/** What a list of lines is, for the verb of a sentence about it. */
export interface LineTense {
  isProjection: boolean;
  isOver: boolean;
}

/** One player's figures as far as they are asked for; null where the list does not have him. */
export function playerSentence(
  list: PlayerList,
  name: string,
  question: Question,
  { isProjection, isOver }: LineTense,
): string | null {
  const player = list.players.find(({ playerName }) => playerName === name);
  if (player === undefined) return null;
  const asked = figuresAsked(question, ownWays(player));
  if (asked.length === 0 && / (?:per|average|avg|longest|long) /.test(question.text)) return null;
  const isWhole = asked.length === 0;
  const wanted = isWhole ? [...ownWays(player).flatMap((way) => GROUPS[way]), "fantasyPointsPPR" as const] : asked;
  const parts = wanted.flatMap((figure) => {
    const spoken = spokenFigure(player, figure);
    const isDull = isWhole && (player[figure] ?? 0) === 0;
    return spoken === null || isDull ? [] : [spoken];
  });
  if (isWholeOrTouchdowns(wanted, isWhole) && (player.specialTeamsTouchdowns ?? 0) > 0)
    parts.push(...[spokenFigure(player, "specialTeamsTouchdowns")].filter((part) => part !== null));
  const [only] = wanted;
  const yards = wanted.length === 1 && only !== undefined ? YARD_VERBS[only] : undefined;
  if (isOver && !isProjection && yards !== undefined && parts.length === 1 && only !== undefined)
    return `${player.playerName} (${player.team}) ${yards} ${player[only]} ${player[only] === 1 ? "yard" : "yards"}.`;
  const verb = isProjection ? "was projected for" : isOver ? "had" : "has";
  const who = `${player.playerName} (${player.team})`;
  if (parts.length > 0) return `${who} ${verb} ${spokenList(parts)}.`;
  const noun = only === undefined ? "figures" : figureNoun(only);
  return isWhole ? null : `No ${noun} by ${who} in the ${isProjection ? "projections" : "stats"}.`;
}

/** `threw for 297 yards` says it as a fan does. */
const YARD_VERBS: Readonly<Partial<Record<SpokenFigure, string>>> = {
  passingYards: "threw for",
  rushingYards: "ran for",
};

function isWholeOrTouchdowns(wanted: readonly SpokenFigure[], isWhole: boolean): boolean {
  return isWhole || wanted.some((figure) => figure === "rushingTouchdowns" || figure === "receivingTouchdowns");
}

/** A player's line, or two or three beside each other. */
export function answerPlayers(question: Question, asking: Asking): string | null {
  const isAsked = / (?:projected|projections?|expected|predicted|supposed) /.test(question.text);
  const { list, isProjection } = linesFor(asking, {}, isAsked);
  if (list === null) return null;
  const tense = { isProjection, isOver: asking.isOver };
  const sentences = question.players.map(({ playerName }) => playerSentence(list, playerName, question, tense));
  return sentences.includes(null) ? null : sentences.join(" ");
}
