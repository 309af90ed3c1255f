import { asksByHow } from "./asks-by-how.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { plainName } from "../../../names/sound.ts";
import { type NameBook, questionTokens, type Token } from "./question-tokens.ts";
import type { Concept } from "./lexicon.ts";
import { isOnly } from "./is-only.ts";
import type { Bound } from "./meets.ts";
import { plainQuestion } from "./plain-question.ts";
import { pointed, readBounds } from "./read-bounds.ts";
import { type Moment, readMoment } from "./read-moment.ts";
import { respelled } from "./respelled.ts";
import { type Break, type Period, readWhen } from "./when-asked.ts";

/** How a question begins, which says what kind of answer fits. */
export type Asks = "yesNo" | "who" | "when" | "many" | "why" | "how" | "other";

/** A question taken apart. */
export interface Question {
  asks: Asks;
  /** Everything that is asked about, without the words that only ask. */
  concepts: ReadonlySet<Concept>;
  /** The words that ask, and the others, in their order. */
  order: readonly Concept[];
  players: readonly RosterPlayer[];
  /** One name fits several: all of them are in `players`. */
  isShared: boolean;
  teams: readonly string[];
  position: string | null;
  period: Period | null;
  /** A moment at which the score is asked for. */
  at: Break | null;
  /** A time of the clock at which the score is asked for; `clock` is the seconds left in the quarter. */
  moment: Moment | null;
  numbers: readonly number[];
  /** The third of its kind; null without one. */
  nth: number | null;
  /** A figure to hold the statistics against: `over 100`, `at least 2`. */
  threshold: Bound | null;
  /** How long the plays are that are asked about, in yards: `a 50-yard catch`, `runs over 20 yards`. */
  sized: Bound | null;
  /** Speaks of the fan's own team, which nobody knows. */
  isOurs: boolean;
  /** Speaks of a player or a team of the question before. */
  pronoun: "he" | "they" | null;
  /** Words that stand for nothing we know. */
  unknown: readonly string[];
  /** Whether the first player stands before the last thing that is asked about: `did Allen catch`, not `caught from Allen`. */
  isNameFirst: boolean;
  /** In plain words, with short forms written out. */
  text: string;
}

const ORDINALS: Readonly<Record<string, number>> = {
  second: 2,
  "2nd": 2,
  third: 3,
  "3rd": 3,
  fourth: 4,
  "4th": 4,
  fifth: 5,
  "5th": 5,
};
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** The words that only ask. */
const ASKING: ReadonlySet<Concept> = new Set(
  "who when where why how many much list perform play starter aside".split(" "),
);
const POSITION_CONCEPTS: Readonly<Record<Concept, string>> = {
  qb: "QB",
  rb: "RB",
  wr: "WR",
  te: "TE",
  kicker: "K",
  punter: "P",
};

/** What a question names and asks about. */
export function readQuestion(text: string, book: Omit<NameBook, "capitals">): Question {
  const { written, plain: typed } = plainQuestion(text);
  const plain = respelled(typed, book);
  const bounds = readBounds(plain, written);
  const clocked = readMoment(bounds.rest);
  const timed = readWhen(clocked.rest, book.game.isOvertime);
  const words = timed.rest.split(/\s+/).filter((word) => word !== "");
  const ordinal = words.findIndex(
    (word, index) =>
      ORDINALS[word] !== undefined &&
      words[index - 1] !== "on" &&
      !/^(?:down|downs|half|and|string)$/.test(words[index + 1] ?? ""),
  );
  const nth = ordinal < 0 ? null : (ORDINALS[words[ordinal] ?? ""] ?? null);
  const without = ordinal < 0 ? words : words.toSpliced(ordinal, 1);
  const capitals = capitalsOf(written);
  const tokens = questionTokens(
    without.map((word) => {
      // TEN is the Titans.
      const isName = word === "ten" && capitals.has(word);
      return NUMBERS[word] === undefined || isName || isPhrase(word, without) ? word : String(NUMBERS[word]);
    }),
    { ...book, capitals },
  );
  const concepts = tokens.flatMap((token) => (token.kind === "concept" ? token.concept.split("+") : []));
  const isFantasy = concepts.includes("fantasy") || concepts.includes("ppr");
  // The best receiver may be a tight end; fantasy players mean the position.
  const trade =
    concepts.flatMap((concept) => POSITION_CONCEPTS[concept] ?? [])[0] ??
    (isFantasy && /\breceivers?\b/.test(plain) ? "WR" : null);
  // Who gets to the quarterback is none.
  const isSacker = concepts.includes("getTo") && trade === "QB";
  const position = isSacker ? null : trade;
  const named = tokens.flatMap((token) => (token.kind === "player" ? [token.players] : []));
  const chosen = chooseNamed(named, tokens, position);
  const asked = concepts.flatMap((concept) =>
    concept !== "getTo"
      ? [concept]
      : isSacker || chosen.players.some((player) => player.position === "QB")
        ? ["sack"]
        : [],
  );
  // Of two players one outscores the other in fantasy points.
  const isOfTwo = chosen.players.length === 2 && !chosen.isShared && timed.period === null;
  if (
    isOfTwo &&
    (OUTSCORES.test(plain) || (isMoreScored(plain) && !chosen.players.some(({ position }) => position === "K")))
  )
    asked.push("most", "ppr", "points");
  const teams = [...new Set(tokens.flatMap((token) => (token.kind === "team" ? [token.team] : [])))];
  // `how did the rookie qb look for washington`: a team's passer is told by his name.
  const isOfPasser =
    position === "QB" &&
    teams.length === 1 &&
    asksOf(plain, concepts) === "how" &&
    !/\b(?:against|vs|versus)\b/.test(plain);
  const isOfOne = ((chosen.players.length === 1 && !chosen.isShared) || isOfPasser) && !OF_OTHER.test(plain);
  const isOfOthers = teams.length > 0 || OF_OTHERS.test(plain);
  if (!isOfOthers && isOfFantasyPoints(asked, chosen.players, asksOf(plain, concepts))) asked.push("fantasy");
  // What a player or a team has at a break was done up to it; points at a break are the score.
  const isOfFigures =
    chosen.players.length > 0 || (teams.length === 1 && asked.some((concept) => TEAM_FIGURES.has(concept)));
  return {
    asks: isChoice(plain, chosen, teams) ? "who" : asksOf(plain, concepts),
    concepts: new Set(
      asked.filter(
        (concept) =>
          !ASKING.has(concept) &&
          POSITION_CONCEPTS[concept] === undefined &&
          // How far one of two was ahead is no margin of the game.
          !(isOfTwo && concept === "margin" && asksByHow(plain)),
      ),
    ),
    order: concepts,
    ...chosen,
    teams,
    position,
    period: timed.at !== null && isOfFigures ? upTo(timed.at) : timed.period,
    at: isOfFigures ? null : timed.at,
    moment: clocked.moment,
    numbers: tokens.flatMap((token) => (token.kind === "number" ? [pointed(token.value, written)] : [])),
    nth,
    threshold: bounds.threshold,
    sized: bounds.sized,
    isOurs: /\b(?:we|us|our|ours)\b/.test(plain),
    pronoun: /\b(?:he|him|his|hes)\b/.test(plain) ? "he" : /\b(?:they|them|their|theyre)\b/.test(plain) ? "they" : null,
    unknown: tokens.flatMap((token) =>
      token.kind === "unknown" && !(isOfOne && OF_HIM.test(token.word)) ? [token.word] : [],
    ),
    isNameFirst: isBefore(tokens),
    text: plain,
  };
}

/** What a named player is called besides; among others it tells which of them. */
const OF_HIM = /^(?:rookie|rook|kid|youngster|veteran|flex)$/;
const OF_OTHER =
  /\b(?:who|which|what|any|other|another|every|all|best|top|only|first|a|no)(?: \w+)? (?:rookie|rook|kid|youngster|veteran|flex)\b|^(?:is|was|are)\b.*\b(?:rookie|rook|kid|youngster|veteran)$/;

/** By another figure, or turned around, it is another question. */
const OUTSCORES =
  /^(?!.*\b(?:not|(?:get|got|gets|getting|was|were|be|been) outscored|standard|yards?|yds|tds?|touchdowns?|catches|carries)\b).*\boutscored?\b/;

/** `who scored more, DK or JSN`: more of nothing that is named. */
function isMoreScored(plain: string): boolean {
  return /\b(?:scored?|score the) (?:more|most)\b(?! (?:tds?|touchdowns?|points|pts|often|times|in|on)\b)/.test(plain);
}

/** Points that a team or somebody else made with, off or against the one who is named. */
const OF_OTHERS = /\b(?:off|against|allow\w*|gave up|giv\w+ up|cost|without|with)\b/;

/** A player's points are those that his manager gets. A kicker's stand on the board; whether somebody scored points at all is asked of the board, too. */
function isOfFantasyPoints(asked: readonly Concept[], players: readonly RosterPlayer[], asks: Asks): boolean {
  const isOfPlayer = players.length > 0 && players.every(({ position }) => position !== "K");
  const others = asks === "many" ? "score total most better stats" : "total most better stats";
  return (
    isOfPlayer && asked.includes("points") && isOnly(new Set(asked), `who many how much list points perform ${others}`)
  );
}

/** "Did Montgomery or Gibbs get more carries": which of the two, and neither yes nor no. */
function isChoice(
  text: string,
  { players, isShared }: Pick<Question, "players" | "isShared">,
  teams: readonly string[],
): boolean {
  const isOfTwo = (players.length === 2 && !isShared) || (players.length === 0 && teams.length === 2);
  return isOfTwo && /\bor\b(?! (?:no|not|what|something|so)\b)/.test(text);
}

const TEAM_FIGURES: ReadonlySet<Concept> = new Set(
  "yards firstDown thirdDown fourthDown penalty turnover sack".split(" "),
);
const QUARTER_WORDS = { "1": "first", "2": "second", "3": "third", "4": "fourth" } as const;

/** The part of a game that a break ends. */
export function upTo({ after }: Break): Period {
  const quarters = (["1", "2", "3", "4"] as const).slice(0, Number(after));
  const words =
    after === "2"
      ? "in the first half"
      : after === "4"
        ? "in regulation"
        : `through the ${QUARTER_WORDS[after]} quarter`;
  return { quarters, within: null, words };
}

const DEEDS: ReadonlySet<Concept> = new Set("catch receive pass completion".split(" "));

function isBefore(tokens: readonly Token[]): boolean {
  const name = tokens.findIndex(({ kind }) => kind === "player");
  return name >= 0 && name < tokens.findLastIndex((token) => token.kind === "concept" && DEEDS.has(token.concept));
}

/** Number words inside a phrase of the lexicon stay as they are: `two point conversion`. */
function isPhrase(word: string, words: readonly string[]): boolean {
  const next = words[words.indexOf(word) + 1] ?? "";
  return (
    (word === "two" && /^(?:point|pt|minute)/.test(next)) ||
    (word === "three" && (next === "and" || next === "n" || next === "pointer"))
  );
}

/** Words with a capital inside a sentence, plain; nothing of a text that shouts. */
function capitalsOf(text: string): ReadonlySet<string> {
  const words = text.split(/[^\p{L}\p{N}.'-]+/u).filter((word) => word !== "");
  const isShouted = words.length > 2 && words.every((word) => word === word.toUpperCase());
  if (isShouted) return new Set();
  return new Set(
    words.flatMap((word, index) =>
      (index > 0 && /^\p{Lu}/u.test(word)) || /^[A-Z]{2,3}$/.test(word) ? [plainName(word)] : [],
    ),
  );
}

function asksOf(text: string, concepts: readonly Concept[]): Asks {
  if (
    /^(?:so |and |but |ok |hey |yo |wait |um )*(?:did|was|were|is|are|has|have|had|does|do|any|were there|was there|can|will)\b/.test(
      text,
    ) ||
    (/\b(?:right|correct|or not|or no|or nah|huh|yes or no|true or false)$/.test(text) &&
      !/^(?:so |and |but |ok |wait )*(?:how did|why|how come|what happened)\b/.test(text))
  )
    return "yesNo";
  if (/\bhow (?:many|often)\b|\bnumber of\b/.test(text)) return "many";
  const [first] = concepts.filter((concept) => ["who", "when", "why", "how", "many"].includes(concept));
  return first === undefined ? "other" : (first as Asks);
}

/** Whose trade it is, where several have the name: `tucker missed` is the kicker. */
const TRADES: readonly (readonly [concepts: ReadonlySet<Concept>, positions: readonly string[]])[] = [
  [new Set(["kick", "fieldGoal", "extraPoint", "missed"]), ["K"]],
  [new Set(["punt"]), ["P"]],
  [new Set(["getSacked", "pass", "completion", "incomplete"]), ["QB"]],
  [new Set(["target", "catch"]), ["WR", "TE", "RB"]],
  [new Set(["carry"]), ["RB"]],
  [new Set(["sack"]), "QB DE DT DL NT LB OLB ILB MLB CB DB S FS SS".split(" ")],
];

const DEFENSIVE: ReadonlySet<Concept> = new Set(
  "sack tackle solo interception passDefended forced recovered".split(" "),
);

/**
 * Of several of one name those of the team or position that the question names; else the one who has carried, caught or thrown where no other has and
 * nothing of defenders is asked; else all of them.
 */
function chooseNamed(
  named: readonly (readonly RosterPlayer[])[],
  tokens: readonly Token[],
  position: string | null,
): Pick<Question, "players" | "isShared"> {
  const teams = tokens.flatMap((token) => (token.kind === "team" ? [token.team] : []));
  const trades = TRADES.flatMap(([concepts, positions]) =>
    tokens.some((token) => token.kind === "concept" && token.concept.split("+").some((one) => concepts.has(one)))
      ? positions
      : [],
  );
  const isDefensive = tokens.some((token) => token.kind === "concept" && DEFENSIVE.has(token.concept));
  let isShared = false;
  const players = named.flatMap((all) => {
    if (all.length === 1) return all;
    const placed = all.filter(
      (one) => (position === null || one.position === position) && (teams.length !== 1 || one.team === teams[0]),
    );
    const skilled = (placed.length === 0 ? all : placed).filter((one) => trades.includes(one.position));
    const left = skilled.length > 0 ? skilled : placed.length === 0 ? all : placed;
    const busy = left.filter(({ weight }) => weight > 0);
    const kept = isDefensive || busy.length === 0 ? left : busy;
    if (kept.length > 1) isShared = true;
    return kept;
  });
  return { players: [...new Set(players)], isShared };
}
