import type { Fact } from "../../../facts/fact.ts";
import type { LineMark } from "../../../facts/mark.ts";
import { counted, countWords } from "../../../facts/wording/number-words.ts";
import type { Unit } from "../../../facts/unit.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import { QUARTER_NAMES } from "../../../game/play.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import type { Period } from "../question/when-asked.ts";
import type { Question } from "../question/question.ts";
import { valueOf } from "./figures.ts";

const PEOPLE =
  "players|guys|people|dudes|men|ball ?carriers|runners|(?:running )?backs|rbs|(?:wide )?receivers|pass catchers|wrs|wideouts|tight ends|tes|qbs|quarterbacks|defenders|scorers|of them|targets|kickers|hands";

const BEFORE =
  "different|diff|separate|unique|distinct|total|individual|other|of the|of their|their|actual|offensive|defensive|skill|wide|running|tight";
/** What they have themselves is another count. */
const NOUNS =
  "tds?|touchdowns?|picks?|ints?|interceptions?|sacks?|catch(?:es)?|carr(?:y|ies)|tackles?|targets?|punts?|points?|passes|runs?|rushes|receptions?|did|do|does|drives?|plays?|penalties|flags?|fumbles?|turnovers?|first|third|fourth|yards?";

/** Who had one of what. */
interface Deed {
  says: RegExp;
  parts: readonly (readonly [mark: LineMark, unit: Unit])[];
  did: string;
}

const DEEDS: readonly Deed[] = [
  {
    says: /\btouch(?:ed|es)?\b/,
    parts: [
      ["rushing", "carries"],
      ["receiving", "receptions"],
    ],
    did: "ran or caught a pass",
  },
  { says: /\b(?:targeted|(?:a|one) target|targets)\b/, parts: [["receiving", "targets"]], did: "had a target" },
  { says: /\b(?:sacks?|sacked)\b/, parts: [["defense", "sacks"]], did: "had a sack or half of one" },
  {
    says: /\b(?:picks?|interceptions?|ints?|picked)\b/,
    parts: [["defense", "interceptions"]],
    did: "had an interception",
  },
  { says: /\b(?:tackles?|tackled)\b/, parts: [["defense", "tackles"]], did: "had a tackle" },
  {
    says: /\b(?:caught|catch(?:es)?|receptions?|haul\w* in)\b/,
    parts: [["receiving", "receptions"]],
    did: "caught a pass",
  },
  {
    says: /\b(?:carr(?:y|ies|ied)|ran|run|rush(?:ed|es)?|rushing attempts?)\b/,
    parts: [["rushing", "carries"]],
    did: "ran",
  },
  {
    says: /\b(?:thr[eo]w|pass attempts?|attempt\w* a pass|pass)\b/,
    parts: [["passing", "attempts"]],
    did: "threw a pass",
  },
];
/** A bound, a length or something else is asked of each. */
const OF_MORE =
  /\b(?:more than|at least (?:two|2|\d\d)|over|under|multiple|both|without|no|yards|yds|fantasy|ppr|projection|inactive|active|hurt|injured|roster|blocks?|blocking|hit|missed|dropped|drops)\b/;
const SCORED =
  /\b(?:scor(?:ed?|ing)|scorers|(?:rushing|receiving|passing)? ?(?:td|tds|touchdowns?)|end zone|in the box)\b/;
const OF_TOUCHDOWNS = /\b(?:td|tds|touchdowns?|end zone)\b/;
const EACH = /\b(?:each|both|either|per) (?:team|side|offense|squad)s?\b/;
const POSITIONS: readonly (readonly [words: RegExp, position: string, many: string])[] = [
  [/\b(?:tight ends|tes)\b/, "TE", "tight ends"],
  [/\b(?:wide receivers|wideouts|wrs)\b/, "WR", "wide receivers"],
  [/\b(?:running backs|rbs|(?<!line)backs)\b/, "RB", "running backs"],
  [/\b(?:quarterbacks|qbs)\b/, "QB", "quarterbacks"],
  [/\bkickers\b/, "K", "kickers"],
];
const MOST_NAMED = 12;

/** `how many different players scored`, `how many Broncos had a carry`: how many had one of what is asked about, and who. Null where no such number is asked, or a figure is held against something. */
export function answerHeadCount(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, threshold, sized, at, moment, nth, numbers, concepts } = question;
  if (threshold !== null || sized !== null || at !== null || moment !== null || nth !== null || numbers.length > 0)
    return null;
  if (question.unknown.some((word) => !/^(?:diff|touch\w*|box|haul\w*)$/.test(word))) return null;
  const [passer, other] = players;
  const isThrown = passer?.position === "QB" && other === undefined && /\btarget/.test(text);
  if ((players.length > 0 && !isThrown) || concepts.has("multiple") || !sheet.hasPlays) return null;
  const nicks = sheet.teams.map((team) => sheet.nick(team).toLowerCase()).join("|");
  const [, who = "", rest = ""] =
    new RegExp(
      String.raw`\b(?:how many|number of) (?:(?:${BEFORE}|${nicks}) )*(${PEOPLE}|${nicks})\b(?! (?:${NOUNS})\b)(.*)$`,
    ).exec(text) ?? [];
  if (
    who === "" ||
    OF_MORE.test(rest) ||
    /\bhow many \w*\b(?:yards|points|times|plays|drives|catches|carries)\b/.test(text)
  )
    return null;
  if (SCORED.test(`${who === "scorers" ? who : ""}${rest}`)) return scorers(question, rest, sheet);
  return deedOf(rest, question, sheet);
}

function sidesOf({ teams, text }: Question, sheet: GameSheet): readonly (string | null)[] {
  const [team, other] = teams;
  if (team !== undefined && other === undefined) return [team];
  return EACH.test(text) || other !== undefined ? sheet.teams : [null];
}

function deedOf(rest: string, question: Question, sheet: GameSheet): Sentence[] | null {
  const deed = DEEDS.find(({ says }) => says.test(rest));
  if (deed === undefined) return null;
  const [, position = null, many = "players"] = POSITIONS.find(([words]) => words.test(question.text)) ?? [];
  const [passer] = question.players;
  const period = passer === undefined ? question.period : thrownBy(passer, question.period, sheet);
  const counts = [...sheet.people].flatMap(([playerId, person]) => {
    const facts = sheet
      .lines(period)
      .filter(({ marks, roles }) => roles.player === playerId && deed.parts.some(([mark]) => marks.includes(mark)));
    const value = deed.parts.reduce((sum, [mark, unit]) => {
      const line = facts.find(({ marks }) => marks.includes(mark));
      return sum + (line === undefined ? 0 : (valueOf(line, unit) ?? 0));
    }, 0);
    return value > 0 && (position === null || person.position === position)
      ? [{ playerId, team: person.team, value, facts }]
      : [];
  });
  const sides = passer === undefined ? sidesOf(question, sheet) : [passer.team];
  return sides.map((team) => {
    const own = counts.filter((one) => team === null || one.team === team).toSorted((a, b) => b.value - a.value);
    const named = own.map(({ playerId, team: theirs, value }) => ({
      team: theirs,
      words: `${sheet.name(playerId)} (${value})`,
    }));
    return said(
      { team, many, did: `${deed.did}${period === null ? "" : ` ${period.words}`}`, players: named },
      own.flatMap(({ facts }) => facts),
      sheet,
    );
  });
}

/** The passes of one passer, as a part of the game. */
function thrownBy({ playerId, playerName }: RosterPlayer, period: Period | null, sheet: GameSheet): Period {
  const plays = sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      play.credits.some((credit) => credit.playerId === playerId && credit.stat === "passingAttempts"),
  );
  return {
    quarters: QUARTER_NAMES,
    within: null,
    words: `on passes of ${playerName}${period === null ? "" : ` ${period.words}`}`,
    plays: new Set(plays.map((play) => play.playId)),
  };
}

/** Who put points on the board; of touchdowns, who took one in. */
function scorers(question: Question, rest: string, sheet: GameSheet): Sentence[] | null {
  if (/\bthr[eo]w|\bpassing\b/.test(rest)) return null;
  const way = /\bcaught|\breceiving|\bcatch/.test(rest)
    ? "receiver"
    : /\brush\w*|\bran\b|\brun\b/.test(rest)
      ? "rusher"
      : null;
  const isOfTouchdowns = OF_TOUCHDOWNS.test(question.text);
  const [, position = null, many = "players"] = POSITIONS.find(([words]) => words.test(question.text)) ?? [];
  const scores = sheet.index
    .ofKind("score")
    .filter(
      ({ marks, roles, at }) =>
        (marks.includes("touchdown") || (!isOfTouchdowns && marks.includes("fieldGoal"))) &&
        (way === null || (marks.includes("touchdown") && roles[way] !== undefined)) &&
        (question.period === null || isAt(question.period, at)),
    );
  const when = question.period === null ? "" : ` ${question.period.words}`;
  const scorerOf = ({ roles, marks }: Fact): string | undefined =>
    marks.includes("fieldGoal") ? roles.kicker : roles.scorer;
  return sidesOf(question, sheet).map((team) => {
    const own = scores.filter(
      (fact) =>
        (team === null || fact.team === team) &&
        (position === null || sheet.people.get(scorerOf(fact) ?? "")?.position === position),
    );
    const counts = [...Map.groupBy(own, scorerOf)]
      .flatMap(([playerId, facts]) => (playerId === undefined ? [] : [{ playerId, facts }]))
      .toSorted((a, b) => b.facts.length - a.facts.length);
    const names = counts.map(({ playerId, facts }) => {
      const kicks = facts[0]?.marks.includes("fieldGoal") === true;
      return `${sheet.name(playerId)} (${counted(facts.length, kicks ? "field goal" : "touchdown")})`;
    });
    const did =
      way === "receiver"
        ? "caught a touchdown"
        : way === "rusher"
          ? "ran for a touchdown"
          : isOfTouchdowns
            ? "scored a touchdown"
            : "scored a touchdown or a field goal";
    const players = counts.map(({ playerId }, at) => ({ team: teamOf(playerId, sheet), words: names[at] ?? "" }));
    return said({ team, many, did: `${did}${when}`, players }, own, sheet);
  });
}

function teamOf(playerId: string, sheet: GameSheet): string {
  return sheet.people.get(playerId)?.team ?? "";
}

interface Said {
  team: string | null;
  many: string;
  did: string;
  players: readonly { team: string; words: string }[];
}

/** How many, and who; of too many to name, how many of each team. */
function said({ team, many, did, players }: Said, facts: readonly Fact[], sheet: GameSheet): Sentence {
  const whose = team === null ? "" : ` of the ${sheet.nick(team)}`;
  const count = players.length;
  if (count === 0) return sheet.say(`No ${many}${whose} ${did}.`, sheet.index.byId("result"));
  const each = sheet.teams.map(
    (one) => `${countWords(players.filter((player) => player.team === one).length)} of the ${sheet.nick(one)}`,
  );
  const who = count <= MOST_NAMED ? players.map(({ words }) => words) : team === null ? each : [];
  const list = who.length === 0 ? "" : `: ${listWords(who)}`;
  return sheet.say(
    `${capitalized(countWords(count))} ${count === 1 ? many.replace(/s$/, "") : many}${whose} ${did}${list}.`,
    ...facts,
  );
}
