import { formatDateLong, formatInteger } from "../../../words/format.ts";
import { leagueClock } from "../../../words/league-clock.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import { quarterWords } from "../../../facts/wording/when-words.ts";
import { inPlay, isCalledOff } from "../../../game/game-state.ts";
import { isNeutralSite } from "../../../game/is-neutral-site.ts";
import { isSuperBowl } from "../../../game/is-super-bowl.ts";
import { QUARTER_NAMES } from "../../../game/play.ts";
import { SEASON_TYPE } from "../../../game/season-type.ts";
import { weekName } from "../../../game/week-name.ts";
import type { Fact } from "../../../facts/fact.ts";
import { answerBetting } from "./answer-betting.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Concept } from "../question/lexicon.ts";
import type { Question } from "../question/question.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";

type Answer = (question: Question, sheet: GameSheet) => Sentence[] | null;

/** Where, when, in what weather, with which line, and how things stand at this moment. Null where the question is about something else. */
export function answerSetting(question: Question, sheet: GameSheet): Sentence[] | null {
  if (question.players.length > 0 && question.concepts.size === 1 && question.concepts.has("hurt"))
    return hurt(question, sheet);
  if (
    question.players.length > 0 ||
    question.position !== null ||
    question.period !== null ||
    question.at !== null ||
    question.moment !== null ||
    question.sized !== null
  )
    return null;
  const betting = answerBetting(question, sheet);
  if (betting !== null || question.threshold !== null) return betting;
  for (const { needs, also, answer } of SETTINGS) {
    if (question.concepts.has(needs) && isOnly(question.concepts, `${needs} ${also}`))
      return isOneOf(question.concepts)
        ? withPlace(needs, answer(question, sheet) ?? unrecorded(needs, sheet), question, sheet)
        : each(question, sheet);
  }
  return each(question, sheet);
}

/** What may be asked of a place in one question. */
const OF_PLACE: ReadonlySet<Concept> = new Set(["place", "surface", "roof", "weather", "attendance", "channel"]);

/** One of them alone; where a game was is a place also with its roof or its surface, as `the stadium's roof` has it. */
function isOneOf(concepts: ReadonlySet<Concept>): boolean {
  return [...concepts].filter((concept) => OF_PLACE.has(concept) && concept !== "place").length < 2;
}

const WHERE = /\bwhere\b|\b(?:what|which) (?:stadium|venue|place|city)\b|\b(?:stadium|venue|place|city) and\b/;

/** `where was it and was it freezing`: the place before what is asked of it. */
function withPlace(needs: Concept, told: Sentence[] | null, question: Question, sheet: GameSheet): Sentence[] | null {
  const isBeside = needs !== "place" && OF_PLACE.has(needs) && question.concepts.has("place");
  if (told === null || !isBeside || !WHERE.test(question.text)) return told;
  return [...(place(question, sheet) ?? []), ...told];
}

/** `grass or turf, and is it a dome`: each of several things about the place. */
function each(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts } = question;
  if (concepts.size < 2 || ![...concepts].every((concept) => OF_PLACE.has(concept))) return null;
  return [...concepts].flatMap(
    (concept) =>
      SETTINGS.find(({ needs }) => needs === concept)?.answer({ ...question, asks: "other" }, sheet) ??
      unrecorded(concept, sheet) ??
      [],
  );
}

/** What a source may leave out of a game. */
const RECORDED: Readonly<Record<Concept, string>> = {
  attendance: "attendance",
  weather: "weather",
  surface: "playing surface",
  roof: "type of stadium",
  channel: "TV channel",
};

/** That the game's data does not have what is asked for, which is more than not to know what is meant. */
function unrecorded(needs: Concept, sheet: GameSheet): Sentence[] | null {
  const what = RECORDED[needs];
  return what === undefined ? null : [sheet.say(`This game's data has no ${what}.`, null)];
}

/** Facts in their own words; null where there are none. */
function stated(sheet: GameSheet, ...facts: readonly (Fact | null)[]): Sentence[] | null {
  const sentences = sheet.sentences(...facts);
  return sentences.length === 0 ? null : sentences;
}

function yesNo(sentences: Sentence[] | null, isSo: boolean | null): Sentence[] | null {
  return sentences === null ? null : withOpening(isSo, sentences);
}

/** Of a field of the game, which a receipt proves. */
function field(sheet: GameSheet, text: string, ...fields: readonly string[]): Sentence[] {
  return [{ text, ids: [], receipts: fields.map((name) => ({ kind: "game", field: name })) }].map((one) => ({
    ...one,
    receipts: [...one.receipts] as Sentence["receipts"],
  }));
}

const place: Answer = ({ text }, sheet) => {
  const { stadiumCity, stadiumState } = sheet.read.game;
  const fact = sheet.index.byId("place");
  const city =
    stadiumCity === null || fact === null || sheet.words(fact).includes(stadiumCity)
      ? []
      : field(sheet, `${stadiumCity}${stadiumState === null ? "" : `, ${stadiumState}`}.`, "stadiumCity");
  if (/\bcity\b/.test(text) && stadiumCity === null) return null;
  return fact === null ? null : [...sheet.sentences(fact), ...city];
};

const weather: Answer = ({ text, asks }, sheet) => {
  const fact = sheet.index.byId("weather");
  if (fact === null) return null;
  const isIn = fact.marks.includes("indoors");
  if (/\b(?:wind|windy)\b/.test(text) && !isIn && fact.values.windSpeed === undefined) return null;
  if (
    /\b(?:temp|temperature|degrees|cold|hot|warm)\b/.test(text) &&
    !isIn &&
    fact.values.degreesLow === undefined &&
    fact.values.degreesHigh === undefined
  )
    return null;
  const wet = /\b(rain|snow)/.exec(text)?.[1];
  if (asks !== "yesNo" || wet === undefined) return sheet.sentences(fact);
  if (isIn) return yesNo(sheet.sentences(fact), false);
  return sheet.sentences(fact);
};

const kickoff: Answer = (_question, sheet) => {
  const { dateTime } = sheet.read.game;
  return dateTime === null ? null : field(sheet, `Kickoff: ${formatDateLong(dateTime, leagueClock)}.`, "dateTime");
};

const week: Answer = (_question, sheet) => stated(sheet, ...sheet.index.ofKind("stage"));

const record: Answer = ({ teams, text }, sheet) => {
  const own = sheet.index.ofKind("record", "streak").filter(({ team }) => teams.length !== 1 || team === teams[0]);
  const isBefore =
    /\b(?:heading|headed|going|coming) in(?:to)?\b|\bentering\b|\b(?:before|prior to) (?:the|this|that) game\b/.test(
      text,
    );
  if (!isBefore || sheet.index.phase !== "over") return stated(sheet, ...own);
  return own.filter(({ kind }) => kind === "record").map((fact) => recordBefore(fact, sheet));
};

/** A team's wins and losses without this game's. */
function recordBefore(fact: Fact, sheet: GameSheet): Sentence {
  const { wins = 0, losses = 0, ties = 0 } = fact.values;
  const winner = sheet.index.byId("result")?.team ?? null;
  const before = {
    wins: wins - (winner === fact.team ? 1 : 0),
    losses: losses - (winner !== null && winner !== fact.team ? 1 : 0),
    ties: ties - (winner === null ? 1 : 0),
  };
  const words = `${before.wins}-${before.losses}${before.ties > 0 ? `-${before.ties}` : ""}`;
  return sheet.say(`The ${sheet.nick(fact.team ?? "")} were ${words} before this game.`, fact);
}
const ofSeason =
  (kind: "lastGame" | "mean"): Answer =>
  ({ teams, text }, sheet) => {
    const isBetween = /\b(?:each other|meet|met|matchup|meeting|faced?|them)\b/.test(text);
    const facts = sheet.index
      .ofKind(kind)
      .filter(({ roles, marks }) => roles.player === undefined && (!isBetween || marks.includes("headToHead")))
      .filter(({ team }) => teams.length !== 1 || team === null || team === teams[0]);
    return stated(sheet, ...facts.slice(0, 4));
  };
const streak: Answer = ({ teams }, sheet) =>
  stated(sheet, ...sheet.index.ofKind("streak").filter(({ team }) => teams.length !== 1 || team === teams[0]));

const home: Answer = ({ asks, teams, text }, sheet) => {
  const [away, host] = sheet.teams;
  const [team] = teams;
  const { phase } = sheet.index;
  const { game } = sheet.read;
  if (isNeutralSite(game)) {
    const what = isSuperBowl(game) ? "A Super Bowl is" : `This game ${phase === "before" ? "is" : "was"}`;
    const words = `${what} at a neutral site: the ${sheet.nick(host)} ${phase === "before" ? "are" : "were"} the home team in name only.`;
    return field(sheet, words, isSuperBowl(game) ? "stadiumName" : "isNeutralSite");
  }
  const words = `The ${sheet.nick(host)} ${phase === "before" ? "are" : "were"} at home, the ${sheet.nick(away)} on the road.`;
  const isRoad = /\b(?:away|road|visit)/.test(text);
  return yesNo(
    field(sheet, words, "stadiumName"),
    asks === "yesNo" && team !== undefined ? (team === host) !== isRoad : null,
  );
};

const status: Answer = ({ asks, text }, sheet) => {
  const { game } = sheet.read;
  const { phase } = sheet.index;
  if (phase === "over") {
    if (/\bwhat time|\bwhen\b/.test(text)) return null;
    return yesNo(
      [sheet.say("The game is over.", sheet.index.byId("result")), ...sheet.sentences(sheet.index.byId("result"))],
      asks === "yesNo" ? !/\b(?:still|going|on)\b/.test(text) : null,
    );
  }
  if (phase === "before")
    return [...field(sheet, "It has not started.", "status"), ...(kickoff({} as Question, sheet) ?? [])];
  const stand = isCalledOff(game)
    ? field(sheet, "It was called off after it had begun, and has no result.", "status")
    : clockWords(sheet, game.quarter, game.timeRemaining);
  return [...stand, ...sheet.sentences(sheet.index.byId("result"))];
};

function clockWords(sheet: GameSheet, quarter: string | null, clock: string | null): Sentence[] {
  if (quarter?.toUpperCase() === "HALF") return field(sheet, "It is halftime.", "quarter");
  if (quarter === null) return [];
  const name = QUARTER_NAMES.find((one) => one === quarter);
  const part = name === undefined ? "overtime" : quarterWords(name);
  return field(
    sheet,
    clock === null ? `It is ${part}.` : `There is ${clock} left in ${part}.`,
    "quarter",
    "timeRemaining",
  );
}

const clock: Answer = (question, sheet) =>
  sheet.index.phase === "live" && !isCalledOff(sheet.read.game)
    ? clockWords(sheet, sheet.read.game.quarter, sheet.read.game.timeRemaining)
    : sheet.index.phase === "before"
      ? null
      : status(question, sheet);

const ball: Answer = (_question, sheet) => {
  const now = inPlay(sheet.read.game);
  if (now === null || now.possession === null) return null;
  const { possession, yardLine, yardLineTerritory } = now;
  const spot =
    yardLine === null || yardLine === 0
      ? ""
      : ` at ${yardLineTerritory === null ? "" : `${yardLineTerritory} `}${yardLine}`;
  return field(sheet, `The ${sheet.nick(possession)} have the ball${spot}.`, "possession", "yardLine");
};

const down: Answer = (question, sheet) => {
  if (sheet.index.phase !== "live") return null;
  const downAndDistance = inPlay(sheet.read.game)?.downAndDistance ?? null;
  if (downAndDistance === null)
    return [
      sheet.say("There is no down at the moment.", null),
      ...clockWords(sheet, sheet.read.game.quarter, sheet.read.game.timeRemaining),
    ];
  return [...field(sheet, `It is ${downAndDistance}.`, "downAndDistance"), ...(ball(question, sheet) ?? [])];
};

const timeouts: Answer = ({ teams }, sheet) => {
  const { awayTimeouts, homeTimeouts } = sheet.read.game;
  if (sheet.index.phase !== "live") return null;
  if (awayTimeouts === null || homeTimeouts === null)
    return [sheet.say("This game's data does not say how many timeouts are left.", null)];
  const left = [awayTimeouts, homeTimeouts];
  const items = sheet.teams.flatMap((team, index) =>
    teams.length === 1 && teams[0] !== team
      ? []
      : [`the ${sheet.nick(team)} have ${counted(left[index] ?? 0, "timeout")} left`],
  );
  return field(sheet, `${capitalized(listWords(items))}.`, "awayTimeouts", "homeTimeouts");
};

const attendance: Answer = ({ text }, sheet) => {
  const { stadiumCapacity } = sheet.read.game;
  if (/\bcapacity|hold\b/.test(text) && stadiumCapacity !== null)
    return field(sheet, `The stadium holds ${formatInteger(stadiumCapacity)} people.`, "stadiumCapacity");
  return stated(sheet, sheet.index.byId("place:attendance"));
};

const roof: Answer = ({ asks, text }, sheet) => {
  const type = sheet.read.game.stadiumType;
  if (type === null) return null;
  const isIn = /dome|closed/i.test(type);
  const isAskedIn = /\b(?:dome|domed|indoors?|inside|roof|covered|enclosed)\b/.test(text);
  return yesNo(
    field(sheet, `The stadium type is ${type}.`, "stadiumType"),
    asks === "yesNo" ? isIn === isAskedIn : null,
  );
};

const NETWORKS = /\b(?:prime|amazon|nbc|cbs|fox|espn|abc|netflix|peacock|nfl network|youtube)\b/;

const channel: Answer = ({ text, asks }, sheet) => {
  const { channel: own } = sheet.read.game;
  if (own === null) return null;
  const [named] = NETWORKS.exec(text) ?? [];
  const isNamed = named !== undefined && own.toLowerCase().includes(named.replace("amazon", "prime"));
  const isAsked = named !== undefined && asks === "yesNo";
  const verb = sheet.index.phase === "over" ? "was" : "is";
  return yesNo(field(sheet, `It ${verb} on ${own}.`, "channel"), isAsked ? isNamed : null);
};

const MOST_HURT = 8;

const hurt: Answer = ({ players, asks, teams, text }, sheet) => {
  const isOfState = players.length > 0 && /\bhow (?:is|was)\b/.test(text);
  if (asks === "why" || (asks === "how" && !isOfState)) return null;
  if (sheet.index.phase === "before")
    return [
      sheet.say(
        "I can't tell that yet: of injuries I only know what the play-by-play says, and the game has not started.",
      ),
    ];
  const [team] = teams.length === 1 && players.length === 0 ? teams : [];
  const facts = sheet.index
    .ofKind("absence")
    .filter(({ roles }) => players.length === 0 || players.some(({ playerId }) => roles.player === playerId))
    .filter(({ roles }) => team === undefined || sheet.people.get(roles.player ?? "")?.team === team);
  if (facts.length === 0 && team !== undefined)
    return [sheet.say(`The play-by-play notes no injury of the ${sheet.nick(team)}, and that is all I go by.`, null)];
  if (facts.length === 0 && players.length > 0) {
    const who = listWords(players.map(({ playerId }) => sheet.name(playerId)));
    return [sheet.say(`The play-by-play notes no injury of ${who}, and that is all I go by.`, null)];
  }
  if (facts.length === 0) return [sheet.say("The play-by-play of this game notes no injury, and that is all I go by.")];
  return [
    ...facts.slice(0, MOST_HURT).map((fact) => sheet.event(fact)),
    ...(facts.length > MOST_HURT
      ? [
          sheet.say(
            `${facts.length - MOST_HURT === 1 ? "There is" : "There are"} ${counted(facts.length - MOST_HURT, "more such note")}.`,
            ...facts.slice(MOST_HURT),
          ),
        ]
      : []),
    sheet.say("That is what the play-by-play says, and all I know about injuries."),
  ];
};

const playoff: Answer = (_question, sheet) => {
  const facts = sheet.index.ofKind("stage");
  const isPlayoff = sheet.read.game.seasonType === SEASON_TYPE.postseason;
  if (isPlayoff) return stated(sheet, sheet.index.byId("result"), ...facts);
  return field(
    sheet,
    `This is ${weekName(sheet.read.game.seasonType, sheet.read.game.week)}, not a playoff game.`,
    "week",
  );
};

interface Setting {
  needs: Concept;
  /** Words that change nothing beside it. */
  also: string;
  answer: Answer;
}

const SETTINGS: readonly Setting[] = [
  { needs: "average", also: "points score season gave", answer: ofSeason("mean") },
  { needs: "kickoffTime", also: "year first isOver", answer: kickoff },
  { needs: "year", also: "", answer: week },
  { needs: "attendance", also: "total home place", answer: attendance },
  {
    needs: "surface",
    also: "place roof",
    answer: (_question, sheet) => stated(sheet, sheet.index.byId("place:surface")),
  },
  { needs: "roof", also: "place first", answer: roof },
  { needs: "weather", also: "place roof", answer: weather },
  { needs: "place", also: "home week", answer: place },
  { needs: "channel", also: "", answer: channel },
  { needs: "week", also: "playoff", answer: week },
  { needs: "playoff", also: "win lose week season2", answer: playoff },
  { needs: "record", also: "season season2 win lose eachTeam list", answer: record },
  { needs: "formerGame", also: "win lose score when", answer: ofSeason("lastGame") },
  {
    needs: "seasonMean",
    also: "average points yards gave score eachTeam defense offense",
    answer: ofSeason("mean"),
  },
  { needs: "streak", also: "win lose season2", answer: streak },
  { needs: "home", also: "place", answer: home },
  { needs: "isOver", also: "first last", answer: status },
  { needs: "clock", also: "isOver", answer: clock },
  { needs: "situation", also: "ball", answer: down },
  { needs: "ball", also: "possession", answer: ball },
  { needs: "timeoutsLeft", also: "eachTeam compare total", answer: timeouts },
  { needs: "hurt", also: "list", answer: hurt },
];
