import { counted } from "../../../facts/wording/number-words.ts";
import { toHundredth } from "../../../fold/fantasy-points.ts";
import type { Fact } from "../../../facts/fact.ts";
import {
  CATEGORIES,
  type Figure,
  FIGURES,
  fitsNeeds,
  FREE,
  MOST_LISTED,
  plural,
  POSITION_FIGURE,
  valueOf,
} from "./figures.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { inPeriod } from "../sheet/in-period.ts";
import { isOnly } from "../question/is-only.ts";
import { kickersAhead } from "./kickers-ahead.ts";
import { meets } from "../question/meets.ts";
import type { Question } from "../question/question.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { withOpening } from "../sheet/with-opening.ts";

const OF_EITHER =
  /\b(?:for|on|of|by|from) (?:the )?\w+(?: \w+)? and (?:for |on |of |by |from )?(?:the )?\w+$|\bled (?:the )?\w+ and (?:the )?\w+ in\b/;
const MOST_PLAYERS = 4;
/** The most names in one sentence; how many others there are is said. */
const MOST_NAMED = 5;
/** `the receivers by catches`: all of them are wanted. */
const MOST_RANKED = 8;
const RANKED =
  /\bby (?:catches|receptions|targets|yards|yds|carries|receiving yards|rushing yards|tackles|sacks|points|ppr points|touchdowns|tds)\b/;
/** A number that can only be of yards. */
export const MANY_YARDS = 50;

/** The most of a figure: of the game, a team, a position; of everybody but those of `but`, where somebody else is asked for. */
export function leaders(question: Question, sheet: GameSheet, but: ReadonlySet<string> = new Set()): Sentence[] | null {
  const { concepts, teams, position, period, numbers, threshold, asks } = question;
  if (concepts.has("eachTeam") && teams.length === 0 && !isOnly(concepts, "eachTeam stats compare")) {
    const kept = new Set([...concepts].filter((concept) => concept !== "eachTeam"));
    return sheet.teams.flatMap((team) => leaders({ ...question, concepts: kept, teams: [team] }, sheet, but) ?? []);
  }
  // `the leading tackler for Carolina and for the Giants`
  if (teams.length === 2 && asks === "who" && OF_EITHER.test(question.text))
    return teams.flatMap((team) => leaders({ ...question, teams: [team] }, sheet, but) ?? []);
  // Of quarterbacks in the plural both are meant.
  const isAllOf =
    position !== null &&
    !concepts.has("most") &&
    (["stats", "compare", "eachTeam"].some((one) => concepts.has(one)) || isOfAll(question));
  const wantsMost =
    ["most", "lead", "better", "list", "mvp", "longest"].some((one) => concepts.has(one)) ||
    question.order.includes("who") ||
    isAllOf ||
    (threshold !== null && (asks === "many" || asks === "yesNo")) ||
    asks === "who" ||
    asks === "other";
  if (numbers.some((one) => one > MOST_LISTED)) return null;
  // `Did anyone have two sacks`: at least so many.
  const [number, another] = numbers;
  if (asks === "yesNo" && threshold === null && number !== undefined && another === undefined)
    return leaders({ ...question, numbers: [], threshold: { op: "least", value: number } }, sheet, but);
  // `Did anyone have more than one`, of what is not a touchdown.
  if (concepts.has("multiple") && threshold === null && !concepts.has("touchdown") && !concepts.has("score"))
    return leaders({ ...question, threshold: { op: "least", value: 2 } }, sheet, but);
  const isBareYards = asks === "who" && teams.length === 1 && concepts.has("yards") && isOnly(concepts, "yards most");
  if (isBareHundred(question) || (isBareYards && position === null && threshold === null)) {
    const anybody = asks === "yesNo" ? anybodyWith(question, sheet, but) : null;
    return anybody ?? eachKind(question, isBareYards, { sheet, but });
  }
  // Who lost ground is in no ranking.
  if (threshold?.op === "under" && threshold.value <= 0) return null;
  if (!wantsMost || concepts.has("least") || concepts.has("longest")) return null;
  const given = new Set([...concepts].filter((concept) => concept !== "lead"));
  const figure = FIGURES.find(({ needs, also = [] }) => fitsNeeds(given, needs, also, FREE));
  if (given.has("score") && given.has("multiple") && isOnly(given, "score multiple"))
    return mostTouchdowns(question, sheet, but);
  if (fitsNeeds(given, ["touchdown"], ["score"], FREE) && period === null && position === null && threshold === null)
    return mostTouchdowns(question, sheet, but);
  // What a defense did is no one man's tackles.
  const category = CATEGORIES.find(
    ({ needs, mark, also = [] }) => mark !== "defense" && fitsNeeds(given, needs, ["yards", ...also], FREE),
  );
  const byPosition = position === null ? null : POSITION_FIGURE[position];
  const isPositionAlone = [...given].every(
    (concept) => FREE.has(concept) || concept === "yards" || concept === "eachTeam",
  );
  const unit = figure?.unit ?? category?.unit ?? (isPositionAlone ? byPosition?.unit : undefined);
  const mark = figure?.mark ?? category?.mark ?? (isPositionAlone ? byPosition?.mark : undefined);
  if (unit === "kickReturnYards") return returners(question, sheet);
  if (unit === undefined || mark === undefined) return null;
  if (mark === "fantasy" && (period !== null || position === "K" || position === "P")) return null;
  const asked = { question, sheet, but };
  const others = unlike(question);
  const exceptions = others === null ? [] : ranked({ ...asked, question: others }, unit, mark);
  const all = exceptions.length > 0 ? exceptions : ranked(asked, unit, mark);
  const nobody = but.size > 0 ? "nobody else" : "nobody";
  const none = `The stats have ${nobody} with ${plural(figure?.words(0) ?? `${mark} yards`)}${threshold === null ? "" : " like that"}${period === null ? "" : ` ${period.words}`}.`;
  if (all.length === 0)
    return (figure === undefined && threshold === null) || !sheet.hasPlays
      ? null
      : [sheet.say(`${asks === "yesNo" ? "No. " : ""}${none}`, sheet.index.byId("result"))];
  // Who was better is an opinion: the lines of both say what there is to it.
  if (concepts.has("better") && position !== null) return sheet.sentences(...all.slice(0, 2).map(({ fact }) => fact));
  const [first] = question.nth === null ? all : all.slice(question.nth - 1);
  if (first === undefined) return null;
  const isPlural = /\b(?:leaders|receivers|rushers|passers|scorers|players|runners|backs)\b/.test(question.text);
  const isRated = unit === "completionRate" || unit === "yardsPerCarry" || unit === "yardsPerCatch";
  if (isRated) return null;
  const count =
    threshold !== null
      ? all.length
      : (numbers[0] ??
        (isAllOf
          ? MOST_PLAYERS
          : isPlural || concepts.has("list")
            ? listLength(question)
            : all.filter(({ value }) => value === first.value).length));
  const chosen =
    question.nth === null
      ? all.slice(0, Math.min(count, listLength(question) === MOST_RANKED ? MOST_RANKED : MOST_NAMED))
      : all.filter(({ value }) => value === first.value);
  const opening = asks === "yesNo" ? exceptions.length === 0 : null;
  if (chosen.length > 2 && figure !== undefined)
    return withOpening(opening, [listed(asked, { chosen, all }, figure.words)]);
  const stated = chosen.flatMap(({ fact, value }) => {
    const isAlone = all.filter((one) => one.value === value).length === 1;
    return leaderWords(question, sheet, { fact, value, unit, figure, isAlone });
  });
  if (opening !== null) return withOpening(opening, stated);
  return isAllOf && concepts.has("total") && chosen.length > 1 && chosen.length === all.length
    ? [...stated, together(chosen, figure?.words ?? ((value) => `${value} ${mark} yards`), sheet)]
    : stated;
}

/** Who took back kicks. Who returned kickoffs alone took back no punt. */
function returners({ text, teams, period }: Question, sheet: GameSheet): Sentence[] | null {
  const [isPunt, isKick] = [/\bpunts?\b/.test(text), /\bkick(?: ?off)?s?\b/.test(text)];
  const kind = isPunt === isKick ? null : isPunt ? "puntReturns" : "kickReturns";
  return sheet.sentences(
    ...sheet
      .lines(period)
      .filter(
        ({ marks, team, values }) =>
          marks.includes("returning") &&
          (teams.length !== 1 || team === teams[0]) &&
          (kind === null || (values[kind] ?? 0) > 0),
      ),
  );
}

/** How many a list names: all of it where it is asked for by a figure. */
function listLength({ threshold, text }: Question): number {
  return threshold === null && RANKED.test(text) ? MOST_RANKED : 3;
}

interface Asked {
  question: Question;
  sheet: GameSheet;
  but: ReadonlySet<string>;
}

const OPPOSITE = { over: "most", under: "least", most: "over", least: "under" } as const;

/** `Did every receiver have 10 yards`: the same question of those who did not; null where it is not about all of them. */
function unlike(question: Question): Question | null {
  const { threshold, asks, text } = question;
  if (
    threshold === null ||
    threshold.op === "exact" ||
    asks !== "yesNo" ||
    !/\b(?:every|each|all|both)\b(?! (?:teams?|sides?|squads?)\b)/.test(text)
  )
    return null;
  return { ...question, threshold: { op: OPPOSITE[threshold.op], value: threshold.value } };
}

/** Many in one sentence, with their figures, and how many there are where that is asked. */
function listed(
  { question: { asks, threshold, nth, period }, sheet }: Asked,
  { chosen, all }: { chosen: readonly { fact: Fact; value: number }[]; all: readonly unknown[] },
  words: (value: number) => string,
): Sentence {
  const items = chosen.map(({ fact, value }) => `${sheet.name(fact.roles.player ?? "")} (${words(value)})`);
  const left = threshold === null || nth !== null ? 0 : all.length - chosen.length;
  const names = listWords([...items, ...(left === 0 ? [] : [counted(left, "other")])]);
  const count = asks === "many" && threshold !== null ? `${counted(all.length, "player")}: ` : "";
  return sheet.say(
    `${capitalized(`${count}${names}`)}${period === null ? "" : `, ${period.words}`}.`,
    ...chosen.map(({ fact }) => fact),
  );
}

/** Everybody of the teams and positions that are asked about who has any of a figure, the most first. */
function ranked(
  { question: { teams, position, period, threshold }, sheet, but }: Asked,
  unit: Figure["unit"],
  mark: Figure["mark"],
): { fact: Fact; value: number }[] {
  return (
    mark === "fantasy" ? sheet.index.ofKind("fantasy") : sheet.lines(period).filter(({ marks }) => marks.includes(mark))
  )
    .filter(
      ({ team, roles }) =>
        (teams.length !== 1 || team === teams[0]) &&
        !but.has(roles.player ?? "") &&
        (position === null || sheet.people.get(roles.player ?? "")?.position === position),
    )
    .map((fact) => ({ fact, value: valueOf(fact, unit) ?? 0 }))
    .filter(({ value }) => value > 0 && (threshold === null || meets(value, threshold)))
    .toSorted((a, b) => b.value - a.value);
}

/** What those who were told of come to. */
function together(
  all: readonly { fact: Fact; value: number }[],
  words: (value: number) => string,
  sheet: GameSheet,
): Sentence {
  const sum = all.reduce((before, { value }) => before + value, 0);
  return sheet.say(`Together that is ${words(toHundredth(sum))}.`, ...all.map(({ fact }) => fact));
}

/** Somebody of a team, and not the team. */
const ANYBODY = /\b(?:any(?:one|body|body else)?|some(?:one|body)|who)\b/;

/** "Did anyone go over 100", "any Steelers over 100 yards": yards, by ground or by air. */
function isBareHundred({ concepts, threshold, position, order, text, teams }: Question): boolean {
  const isOfSomebody = order.includes("who") || (teams.length === 1 && ANYBODY.test(text));
  return isOnly(concepts, "yards") && position === null && isOfSomebody && (threshold?.value ?? 0) >= MANY_YARDS;
}

/** The most yards by ground and by air, and by passing where no bound is set. */
function eachKind(question: Question, isPassing: boolean, { sheet, but }: Omit<Asked, "question">): Sentence[] {
  return ["pass", "rush", "receive"].slice(isPassing ? 0 : 1).flatMap((concept) => {
    const asked: Question = { ...question, asks: "who", concepts: new Set(["yards", "most", concept]) };
    return leaders(asked, sheet, but) ?? [];
  });
}

/** So many yards are a passer's. */
const PASSER_YARDS = 200;

/** Whether anybody had so many yards, by ground, by air or both, each told; null where so few are asked for that many had them. */
function anybodyWith(question: Question, sheet: GameSheet, but: ReadonlySet<string>): Sentence[] | null {
  const { threshold, teams, period } = question;
  const isPassing = (threshold?.value ?? 0) >= PASSER_YARDS;
  const ways = (["rushing", "receiving", "passing"] as const).slice(0, isPassing ? 3 : 2);
  const all = ways.flatMap((mark) => ranked({ question, sheet, but }, `${mark}Yards`, mark).map(({ fact }) => fact));
  if (all.length > MOST_NAMED || threshold?.op === "under" || threshold?.op === "most") return null;
  if (all.length > 0)
    return withOpening(
      true,
      sheet.sentences(...all).map((one) => inPeriod(one, question)),
    );
  const who = `${but.size > 0 ? "Nobody else" : "Nobody"}${teams.length === 1 ? ` on the ${sheet.nick(teams[0] ?? "")}` : ""}`;
  const list = isPassing ? "rushing, receiving or passing" : "rushing or receiving";
  return [
    sheet.say(
      `No. ${who} had that many ${list} yards${period === null ? "" : ` ${period.words}`}.`,
      sheet.index.byId("result"),
    ),
  ];
}

/** "How many yards did the quarterbacks throw for" */
export function isOfAll({ position, players, teams, concepts, text }: Question): boolean {
  // `how did the Bucs' quarterback do`: a team has one of these.
  const isTheOne = teams.length === 1 && concepts.size === 0 && /\b(?:qb|quarterback|kicker|punter)\b/.test(text);
  return (
    position !== null &&
    players.length === 0 &&
    (isTheOne ||
      /\b(?:every|each|all) (?:qb|rb|wr|te|quarterback|running back|wide ?out|wide receiver|tight end|kicker)\b/.test(
        text,
      ) ||
      /\b(?:qbs|quarterbacks|rbs|running backs|wrs|wide ?outs|wide receivers|tes|tight ends|kickers|punters)\b/.test(
        text,
      ))
  );
}

interface Leader {
  fact: Fact;
  value: number;
  unit: Figure["unit"];
  figure: Figure | undefined;
  /** Nobody else has as many. */
  isAlone: boolean;
}

/** One leader: the index's own rank of him, his line, or the figure. */
function leaderWords(question: Question, sheet: GameSheet, { fact, value, unit, figure, isAlone }: Leader): Sentence[] {
  const { period, position, teams } = question;
  const ofIndex =
    period === null && position === null
      ? sheet.index.byId(`rank:${teams[0] !== undefined && teams.length === 1 ? teams[0] : "game"}:${unit}`)
      : null;
  const rank = ofIndex?.roles.player === fact.roles.player && unit !== "tackles" && isAlone ? ofIndex : null;
  const isInClause = figure === undefined || figure.isInClause === true;
  if (rank !== null)
    return [...sheet.sentences(rank), ...(unit === "pprPoints" ? kickersAhead(value, question, sheet) : [])];
  return isInClause
    ? sheet.sentences(fact).map((one) => inPeriod(one, question))
    : [
        sheet.say(
          `${sheet.name(fact.roles.player ?? "")} ${figure.says?.(value) ?? `had ${figure.words(value)}`}${period === null ? "" : ` ${period.words}`}.`,
          fact,
        ),
      ];
}

/** Who scored the most of them; passes are their receivers'. */
function mostTouchdowns(
  { teams, asks, concepts, numbers }: Question,
  sheet: GameSheet,
  but: ReadonlySet<string>,
): Sentence[] | null {
  const facts = sheet.index
    .ofKind("score")
    .filter(
      ({ marks, team, roles }) =>
        marks.includes("touchdown") &&
        roles.scorer !== undefined &&
        !but.has(roles.scorer) &&
        (teams.length !== 1 || team === teams[0]),
    );
  const byScorer = [...Map.groupBy(facts, ({ roles }) => roles.scorer ?? "")];
  const most = Math.max(0, ...byScorer.map(([, own]) => own.length));
  const least = concepts.has("multiple") ? 2 : numbers[0];
  const isOfOthers = but.size > 0 && !concepts.has("most");
  const many = byScorer.filter(([, own]) => own.length >= (least ?? (isOfOthers ? 1 : most)));
  const none = `${asks === "yesNo" ? "No. " : ""}Nobody scored ${counted(least ?? 1, "touchdown")}${least === undefined ? "" : " or more"}.`;
  if (least !== undefined && many.length === 0) return [sheet.say(none, sheet.index.byId("result"))];
  if (most === 0 || (asks === "yesNo" && least === undefined)) return null;
  return many.map(([playerId, own], at) =>
    sheet.say(
      `${asks === "yesNo" && at === 0 ? "Yes. " : ""}${sheet.name(playerId)} scored ${counted(own.length, "touchdown")}.`,
      ...own,
    ),
  );
}
