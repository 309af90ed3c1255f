import { counted, decimal } from "../../facts/wording/number-words.ts";
import type { Fact } from "../../facts/fact.ts";
import type { RosterPlayer } from "../../names/game-roster.ts";
import { CATEGORIES, type Figure, FIGURES, fitsNeeds, ROWS, valueOf } from "./figures.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isOnly as isEvery } from "./is-only.ts";
import type { Concept } from "./lexicon.ts";
import type { Question } from "./question.ts";
import { capitalized, listWords } from "./sentence-words.ts";
import { teamFacts } from "../../facts/plain/team-facts.ts";

const TEAM_STATS = ["totalYards", "firstDowns", "thirdDowns", "turnovers", "penalties", "possession"] as const;

/** Words that ask of figures in another way and are answered with the same. */
const FREE: ReadonlySet<Concept> = new Set("stats total list compare better most mvp multiple".split(" "));
const MOST_PLAYERS = 4;
/** A larger number is a figure, not how many of a list are wanted. */
const MOST_LISTED = 10;
/** A number that can only be of yards. */
const MANY_YARDS = 50;

/** Statistics of players named, of leaders, and of teams. Null where the question is about something else. */
export function answerFigures(question: Question, sheet: GameSheet): Sentence[] | null {
  if (question.at !== null || question.moment !== null || question.nth !== null || question.sized !== null) return null;
  if (question.players.length > 0) return ofPlayers(question, sheet);
  if (isEvery(question.concepts, "teamStats list compare eachTeam") && question.concepts.has("teamStats"))
    return sheet.tell(...TEAM_STATS.map((mark) => sheet.index.byId(`cmp:${mark}`)));
  return teamRows(question, sheet) ?? leaders(question, sheet);
}

function figureOf({ concepts: asked, players, position }: Question): Figure | null {
  const isBare = asked.has("average") && isEvery(asked, "average yards stats") && players.length === 1;
  const usual = isBare ? AVERAGE_OF[players[0]?.position ?? ""] : undefined;
  const concepts = usual === undefined ? asked : new Set([...asked, usual]);

  const isQuarterback = players.some((player) => player.position === "QB") || position === "QB";
  const found = FIGURES.filter(({ needs, also = [] }) => fitsNeeds(concepts, needs, also, FREE));
  const [first, second] = found;
  // A quarterback's interceptions are those he threw.
  if (first?.unit === "interceptions" && isQuarterback)
    return FIGURES.find(({ unit }) => unit === "interceptionsThrown") ?? null;
  if (first?.unit === "interceptionsThrown" && !isQuarterback && players.length > 0 && second !== undefined)
    return second;
  if (first?.unit === "sacks" && isQuarterback) return FIGURES.find(({ unit }) => unit === "sacksTaken") ?? null;
  return first ?? null;
}

/** What somebody's mean is of. */
const AVERAGE_OF: Readonly<Record<string, Concept>> = { RB: "carry", WR: "catch", TE: "catch" };

function ofPlayers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, concepts, period, asks, numbers } = question;
  if (players.length > MOST_PLAYERS) return null;
  // `Did he have 10 catches`: at least so many.
  const [number] = numbers;
  if (number !== undefined && question.threshold === null && asks === "yesNo")
    return numbers.length > 1
      ? null
      : ofPlayers({ ...question, numbers: [], threshold: { op: "least", value: number } }, sheet);
  if (number !== undefined && number > MOST_LISTED) return null;
  const { threshold } = question;
  const figure = figureOf(question);
  if (figure !== null && concepts.has("stats") && !isEvery(concepts, "stats fantasy ppr standard points projected"))
    return players
      .flatMap((player) => [
        ...figureWords(sheet, question, player, figure),
        ...sheet.tell(...linesOf(sheet, question, player)).map((one) => inPeriod(one, question)),
      ])
      .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at);
  if (figure !== null && figure.mark === "fantasy" && period !== null) return null;
  if (figure !== null) {
    if (threshold !== null && players.length === 1) return held(question, sheet, figure);
    const told = players.flatMap((player) => figureWords(sheet, question, player, figure));
    if (players.length === 2 && (concepts.has("most") || concepts.has("better") || asks === "who"))
      return compared(sheet, question, figure, told);
    return asks === "yesNo" && players.length === 1 ? whether(sheet, question, figure, told) : told;
  }
  const [only] = players;
  if (
    threshold !== null &&
    players.length === 1 &&
    only !== undefined &&
    [...concepts].every((concept) => concept === "yards" || FREE.has(concept))
  ) {
    const own = POSITION_FIGURE[only.position];
    const usual = FIGURES.find(({ unit }) => unit === own?.unit);
    const isYards = concepts.has("yards") || (concepts.size === 0 && threshold.value >= MANY_YARDS);
    return usual === undefined || !isYards ? null : held(question, sheet, usual);
  }
  const usage = shareOf(question, sheet);
  if (usage !== null) return usage;
  if (isOnly(concepts, ["share"])) return null;
  const category = CATEGORIES.find(({ needs, also = [] }) => fitsNeeds(concepts, needs, ["yards", ...also], FREE));
  const lines = players.flatMap((player) => {
    const own = linesOf(sheet, question, player);
    const chosen =
      category === undefined || concepts.size === 0 ? own : own.filter(({ marks }) => marks.includes(category.mark));
    return chosen.length === 0
      ? [nothing(sheet, player, question)]
      : sheet.tell(...chosen).map((one) => inPeriod(one, question));
  });
  const isGeneral = [...concepts].every(
    (concept) =>
      FREE.has(concept) ||
      concept === "happened" ||
      concept === "yards" ||
      concept === "offense" ||
      concept === "total",
  );
  // Several figures at once: his lines have them all.
  const isLines =
    asks !== "yesNo" &&
    asks !== "who" &&
    asks !== "when" &&
    [...concepts].every((concept) => FREE.has(concept) || LINE_WORDS.has(concept));
  if (threshold !== null || (category === undefined && !isGeneral && !isLines)) return null;
  // Who asks how somebody did wants his fantasy points as well.
  const fantasy =
    isGeneral && period === null && players.length === 1 ? sheet.index.byId(`f:${players[0]?.playerId ?? ""}`) : null;
  return [...lines, ...sheet.tell(fantasy)];
}

/** What the lines of a player tell of. */
const LINE_WORDS: ReadonlySet<Concept> = new Set(
  "yards touchdown catch receive pass rush carry interception completion attempt score perform tackle sack".split(" "),
);

function isOnly(concepts: ReadonlySet<Concept>, wanted: readonly Concept[]): boolean {
  return [...concepts].some((concept) => wanted.includes(concept));
}

/** A player's lines, the one of his position first. */
function linesOf(sheet: GameSheet, { period }: Question, { playerId }: RosterPlayer): readonly Fact[] {
  return sheet
    .lines(period)
    .filter(({ roles }) => roles.player === playerId)
    .toSorted((a, b) => b.weight - a.weight);
}

function inPeriod(sentence: Sentence, { period }: Question): Sentence {
  return period === null ? sentence : { ...sentence, text: sentence.text.replace(/\.$/, ` ${period.words}.`) };
}

function nothing(sheet: GameSheet, { playerId }: RosterPlayer, question: Question): Sentence {
  const words = question.period === null ? " in this game" : ` ${question.period.words}`;
  const soFar = sheet.index.phase === "over" ? "" : " so far";
  const others = linesOf(
    sheet,
    { ...question, period: null },
    { playerId, playerName: "", team: "", position: "", weight: 0 },
  );
  return sheet.say(
    `The stats have nothing${others.length > 0 && question.period === null ? " of that kind" : ""} for ${sheet.name(playerId)}${words}${soFar}.`,
    null,
  );
}

function figureWords(
  sheet: GameSheet,
  question: Question,
  player: RosterPlayer,
  { unit, mark, words, says, isTold = false }: Figure,
): Sentence[] {
  const fact = lineOf(sheet, question, player, mark);
  if (fact === null) {
    const own = linesOf(sheet, question, player).slice(0, 1);
    const no = sheet.say(
      `The stats have no ${plural(words(0))} for ${sheet.name(player.playerId)}${question.period === null ? "" : ` ${question.period.words}`}.`,
      null,
    );
    return [no, ...sheet.tell(...own).map((one) => inPeriod(one, question))];
  }
  const value = valueOf(fact, unit);
  if (value === null) return [];
  const standard = fact.values.standardPoints;
  if (unit === "pprPoints" && !question.concepts.has("ppr") && standard !== undefined && standard !== value) {
    return [...sheet.tell(fact), sheet.say(`In standard scoring that is ${decimal(standard)}.`, fact)];
  }
  if (isTold && (value !== 0 || /Yards/.test(unit))) return sheet.tell(fact).map((one) => inPeriod(one, question));
  const when = question.period === null ? "" : ` ${question.period.words}`;
  return [
    sheet.say(
      `${sheet.name(player.playerId)} ${says === undefined ? `had ${words(value)}` : says(value)}${when}.`,
      fact,
    ),
    ...(isTold || unit === "completionRate" ? sheet.tell(fact).map((one) => inPeriod(one, question)) : []),
  ];
}

/** `no targets` as what is missing: `targets`. */
function plural(words: string): string {
  return words.replace(/^(?:no|0) /, "").replace(/^a completion rate.*$/, "completion rate");
}

function lineOf(sheet: GameSheet, { period }: Question, { playerId }: RosterPlayer, mark: Figure["mark"]): Fact | null {
  if (mark === "fantasy") return sheet.index.byId(`f:${playerId}`);
  return sheet.lines(period).find(({ roles, marks }) => roles.player === playerId && marks.includes(mark)) ?? null;
}

function whether(sheet: GameSheet, question: Question, { unit, mark }: Figure, told: Sentence[]): Sentence[] {
  const [player] = question.players;
  const fact = player === undefined ? null : lineOf(sheet, question, player, mark);
  const value = fact === null ? 0 : (valueOf(fact, unit) ?? 0);
  // Whether points are good is an opinion.
  if (mark === "fantasy") return told;
  return told.map((one, index) => (index === 0 ? { ...one, text: `${value > 0 ? "Yes" : "No"}. ${one.text}` } : one));
}

/** Against a number that the question names. */
function held(question: Question, sheet: GameSheet, figure: Figure): Sentence[] | null {
  const { threshold, players } = question;
  const [player] = players;
  if (threshold === null || player === undefined) return null;
  const fact = lineOf(sheet, question, player, figure.mark);
  const value = fact === null ? 0 : (valueOf(fact, figure.unit) ?? 0);
  const { op } = threshold;
  const isSo =
    op === "over" ? value > threshold.value : op === "under" ? value < threshold.value : value >= threshold.value;
  const told = figureWords(sheet, question, player, figure);
  return told.map((one, index) => (index === 0 ? { ...one, text: `${isSo ? "Yes" : "No"}. ${one.text}` } : one));
}

function compared(sheet: GameSheet, question: Question, { unit, mark }: Figure, told: Sentence[]): Sentence[] {
  const values = question.players.map((player) => {
    const fact = lineOf(sheet, question, player, mark);
    return { player, value: fact === null ? 0 : (valueOf(fact, unit) ?? 0) };
  });
  const [first, second] = values.toSorted((a, b) => b.value - a.value);
  if (first === undefined || second === undefined) return told;
  if (question.asks === "yesNo") {
    const isSo = (values[0]?.value ?? 0) > (values[1]?.value ?? 0);
    return told.map((one, index) => (index === 0 ? { ...one, text: `${isSo ? "Yes" : "No"}. ${one.text}` } : one));
  }
  const opening = first.value === second.value ? "They had the same." : `${sheet.name(first.player.playerId)} did.`;
  return told.map((one, index) => (index === 0 ? { ...one, text: `${opening} ${one.text}` } : one));
}

function shareOf({ concepts, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (period !== null || !concepts.has("share")) return null;
  const facts = players.flatMap(({ playerId }) =>
    sheet.index.ofKind("usage").filter(({ roles }) => roles.player === playerId),
  );
  return facts.length === 0 ? null : sheet.tell(...facts);
}

/** Both teams' row, or that of the team named. */
function teamRows(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, teams, position, asks, period, threshold, text } = question;
  const row = ROWS.find(({ needs, also = [] }) => fitsNeeds(concepts, needs, also, TEAM_FREE));
  if (/\b(?:leaders?|rushers?|receivers?|passers?|runners?)\b/.test(text)) return null;
  const isOfPlayers =
    position !== null ||
    (concepts.has("stats") && !TEAM_ONLY.has(row?.mark ?? "")) ||
    (concepts.has("most") &&
      !TEAM_ONLY.has(row?.mark ?? "") &&
      teams.length < 2 &&
      !/\b(?:more|teams?)\b/.test(text)) ||
    /\bplayer\b/.test(text);
  if (row === undefined || isOfPlayers || threshold !== null) return null;
  if (
    (row.mark === "passingYards" || row.mark === "rushingYards") &&
    !concepts.has("yards") &&
    teams.length === 0 &&
    !concepts.has("most") &&
    !concepts.has("better")
  )
    return null;
  const all =
    period === null ? sheet.index.ofKind("team") : teamFacts(sheet.part(period)).filter(() => PART_ROWS.has(row.mark));
  const rows = all.filter(({ marks }) => marks.includes(row.mark));
  if (rows.length === 0) return null;
  const isOfDefense = concepts.has("defense") && row.mark.endsWith("Yards");
  const flip = (concepts.has("gave") || isOfDefense) && teams.length === 1;
  const [team] = teams;
  const wanted =
    team === undefined
      ? undefined
      : flip !== (row.mark === "sacks" && concepts.has("getSacked"))
        ? sheet.other(team)
        : team;
  const compare = period === null ? sheet.index.byId(`cmp:${row.mark}`) : null;
  const isCompared =
    row.needs.some((need) => typeof need === "string" && need.startsWith("out")) ||
    concepts.has("most") ||
    concepts.has("better") ||
    concepts.has("compare") ||
    concepts.has("least") ||
    concepts.has("win") ||
    concepts.has("lose");
  if (isCompared && compare !== null) {
    const told = sheet.tell(compare);
    if (asks !== "yesNo" || wanted === undefined) return told;
    const isLeast = concepts.has("least") || concepts.has("win");
    const isTheirs = compare.marks.includes("same")
      ? false
      : (compare.team === wanted) !== (isLeast && isBad(row.mark));
    return told.map((one) => ({ ...one, text: `${isTheirs ? "Yes" : "No"}. ${one.text}` }));
  }
  if (isCompared && concepts.has("least") && compare === null) return null;
  const both = row.mark === "penaltyYards" ? all.filter(({ marks }) => marks.includes("penalties")) : [];
  const own = [...both, ...rows].filter((fact) => wanted === undefined || teams.length === 2 || fact.team === wanted);
  const told = sheet.tell(...own).map((one) => inPeriod(one, question));
  if (asks !== "yesNo" || own.length !== 1) return told;
  const value = own[0]?.values;
  const some = (value?.made ?? value?.sacks ?? value?.turnovers ?? value?.penalties ?? 1) > 0;
  return told.map((one) => ({ ...one, text: `${some ? "Yes" : "No"}. ${one.text}` }));
}

const TEAM_FREE: ReadonlySet<Concept> = new Set(
  "total compare better most least gave stats win eachTeam list".split(" "),
);
/** Rows that no player has. */
const TEAM_ONLY: ReadonlySet<string> = new Set(
  "totalYards firstDowns thirdDowns fourthDowns redZone possession penalties penaltyYards turnovers".split(" "),
);
/** Rows that the plays of a quarter give as exactly as those of a game. */
const PART_ROWS: ReadonlySet<string> = new Set(
  "totalYards passingYards rushingYards firstDowns sacks turnovers penalties penaltyYards".split(" "),
);

function isBad(mark: string): boolean {
  return mark === "turnovers" || mark.startsWith("penalt");
}

/** The most of a figure: of the game, a team, a position. */
function leaders(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, teams, position, period, numbers, threshold, asks } = question;
  if (concepts.has("eachTeam") && teams.length === 0 && !isEvery(concepts, "eachTeam stats compare")) {
    const kept = new Set([...concepts].filter((concept) => concept !== "eachTeam"));
    return sheet.teams.flatMap((team) => leaders({ ...question, concepts: kept, teams: [team] }, sheet) ?? []);
  }
  const wantsMost =
    ["most", "lead", "better", "list", "mvp", "longest"].some((one) => concepts.has(one)) ||
    question.order.includes("who") ||
    (threshold !== null && asks === "many") ||
    asks === "who" ||
    asks === "other";
  if (numbers.some((one) => one > MOST_LISTED)) return null;
  if (!wantsMost || concepts.has("least") || concepts.has("longest")) return null;
  const given = new Set([...concepts].filter((concept) => concept !== "lead"));
  const figure = FIGURES.find(({ needs, also = [] }) => fitsNeeds(given, needs, also, FREE));
  if (fitsNeeds(given, ["touchdown"], ["score"], FREE) && period === null && position === null && threshold === null)
    return mostTouchdowns(question, sheet);
  const category = CATEGORIES.find(({ needs, also = [] }) => fitsNeeds(given, needs, ["yards", ...also], FREE));
  const byPosition = position === null ? null : POSITION_FIGURE[position];
  const isPositionAlone = [...given].every(
    (concept) => FREE.has(concept) || concept === "yards" || concept === "eachTeam",
  );
  const isAllOf =
    position !== null && ["stats", "compare", "eachTeam"].some((one) => given.has(one)) && !given.has("most");
  const unit = figure?.unit ?? category?.unit ?? (isPositionAlone ? byPosition?.unit : undefined);
  const mark = figure?.mark ?? category?.mark ?? (isPositionAlone ? byPosition?.mark : undefined);
  if (unit === "kickReturnYards")
    return sheet.tell(
      ...sheet
        .lines(period)
        .filter(({ marks, team }) => marks.includes("returning") && (teams.length !== 1 || team === teams[0])),
    );
  if (unit === undefined || mark === undefined) return null;
  if (mark === "fantasy" && (period !== null || position === "K" || position === "P")) return null;
  const all = (
    mark === "fantasy" ? sheet.index.ofKind("fantasy") : sheet.lines(period).filter(({ marks }) => marks.includes(mark))
  )
    .filter(
      ({ team, roles }) =>
        (teams.length !== 1 || team === teams[0]) &&
        (position === null || sheet.index.people.get(roles.player ?? "")?.position === position),
    )
    .map((fact) => ({ fact, value: valueOf(fact, unit) ?? 0 }))
    .filter(
      ({ value }) =>
        value > 0 &&
        (threshold === null ||
          (threshold.op === "over" ? value > threshold.value : threshold.op === "least" && value >= threshold.value)),
    )
    .toSorted((a, b) => b.value - a.value);
  const none = `The stats have nobody with ${plural(figure?.words(0) ?? `${mark} yards`)}${threshold === null ? "" : " like that"}${period === null ? "" : ` ${period.words}`}.`;
  if (all.length === 0)
    return (figure === undefined && threshold === null) || !sheet.hasPlays
      ? null
      : [sheet.say(`${asks === "yesNo" ? "No. " : ""}${none}`, sheet.index.byId("result"))];
  // Who was better is an opinion: the lines of both say what there is to it.
  if (concepts.has("better") && position !== null) return sheet.tell(...all.slice(0, 2).map(({ fact }) => fact));
  const [first] = all;
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
            ? 3
            : all.filter(({ value }) => value === first?.value).length));
  const chosen = all.slice(0, Math.min(count, 5));
  if (chosen.length > 2 && figure !== undefined) {
    const items = chosen.map(({ fact, value }) => `${sheet.name(fact.roles.player ?? "")} (${figure.words(value)})`);
    return [
      sheet.say(
        `${capitalized(listWords(items))}${period === null ? "" : `, ${period.words}`}.`,
        ...chosen.map(({ fact }) => fact),
      ),
    ];
  }
  const told = chosen.flatMap(({ fact, value }) => {
    const ranked =
      period === null && position === null
        ? sheet.index.byId(`rank:${teams[0] !== undefined && teams.length === 1 ? teams[0] : "game"}:${unit}`)
        : null;
    const rank =
      ranked?.roles.player === fact.roles.player &&
      unit !== "tackles" &&
      all.filter((one) => one.value === value).length === 1
        ? ranked
        : null;
    const isTold = figure === undefined || figure.isTold === true;
    if (rank !== null) return sheet.tell(rank);
    return isTold
      ? sheet.tell(fact).map((one) => inPeriod(one, question))
      : [
          sheet.say(
            `${sheet.name(fact.roles.player ?? "")} ${figure.says?.(value) ?? `had ${figure.words(value)}`}${period === null ? "" : ` ${period.words}`}.`,
            fact,
          ),
        ];
  });
  return asks === "yesNo" ? told.map((one, index) => (index === 0 ? { ...one, text: `Yes. ${one.text}` } : one)) : told;
}

const POSITION_FIGURE: Readonly<Record<string, { unit: Figure["unit"]; mark: Figure["mark"] }>> = {
  QB: { unit: "passingYards", mark: "passing" },
  RB: { unit: "rushingYards", mark: "rushing" },
  WR: { unit: "receivingYards", mark: "receiving" },
  TE: { unit: "receivingYards", mark: "receiving" },
  K: { unit: "fieldGoalsMade", mark: "kicking" },
  P: { unit: "puntYards", mark: "punting" },
};

/** Who scored the most of them; passes are their receivers'. */
function mostTouchdowns({ teams, asks, concepts, numbers }: Question, sheet: GameSheet): Sentence[] | null {
  const facts = sheet.index
    .ofKind("score")
    .filter(
      ({ marks, team, roles }) =>
        marks.includes("touchdown") && roles.scorer !== undefined && (teams.length !== 1 || team === teams[0]),
    );
  const byScorer = [...Map.groupBy(facts, ({ roles }) => roles.scorer ?? "")];
  const most = Math.max(0, ...byScorer.map(([, own]) => own.length));
  const least = concepts.has("multiple") ? 2 : numbers[0];
  const many = byScorer.filter(([, own]) => own.length >= (least ?? most));
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
