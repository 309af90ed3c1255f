import type { CreditStat } from "../../../game/credit.ts";
import type { Receipt } from "../../../game/receipt.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { possessive } from "../../../words/possessive.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { answerConnection } from "./answer-connection.ts";

const SHARE = /\b(?:share|percent(?:age)?|pct|portion|fraction|proportion) of\b|\bhow (?:much|many) of\b/;
const OF_NUMBER = /\bhow many of\b/;
/** A team's own, where no team is named. */
const OF_TEAM = /\bof (?:all )?(?:of )?(?:the|their|those|his team|her team|team)\b/;
/** Who caught a pass was more than its target. */
const CAUGHT = /\b(?:catch|caught|haul\w*|complet\w*)\b/;
/** What asks; a second time something else is asked beside it. */
const ASKS = /\b(?:what|which|who|when|where|why|how)\b/;
/** Of other things, and of some of the plays alone, there are other answers, or none. */
const OF_LINES =
  "share rate pass receive catch completion target attempt yards touchdown rush carry total score offense compare";
const SOME = /\b(?:deep|short|long|contested|dropped|first down)\b/;
/** How a share came to somebody. */
const SAID =
  /^(?:went|gone|belong\w*|account\w*|land\w*|end\w*|wound|found|share|portion|fraction|proportion|belongs?)$/;

/** What a part and a whole are counted in. */
interface Measure {
  says: RegExp;
  /** What the player is credited with. */
  stat: CreditStat;
  /** What a passer is credited with on the same plays. */
  thrown: CreditStat | null;
  words: string;
  /** Of a passer: what he had, and what the other did of it. */
  ofPasser?: { did: string; words: string };
}

const MEASURES: readonly Measure[] = [
  {
    says: /\b(?:tds?|touchdowns?|td passes|touchdown passes)\b/,
    stat: "receivingTouchdowns",
    thrown: "passingTouchdowns",
    words: "touchdown catches",
    ofPasser: { did: "caught", words: "touchdown passes" },
  },
  {
    says: /\b(?:rush\w*|run\w*|ground) (?:yards?|yds|yardage)\b|\b(?:yards?|yds|yardage) (?:on the ground|rushing)\b/,
    stat: "rushingYards",
    thrown: null,
    words: "rushing yards",
  },
  {
    says: /\b(?:carries|rushes|runs|rush(?:ing)? attempts|handoffs)\b/,
    stat: "rushingAttempts",
    thrown: null,
    words: "carries",
  },
  {
    says: /\b(?:pass\w*|receiv\w*|throw\w*|air) (?:yards?|yds|yardage)\b|\b(?:yards?|yds|yardage) (?:through|in) the air\b/,
    stat: "receivingYards",
    thrown: "passingYards",
    words: "receiving yards",
    ofPasser: { did: "accounted for", words: "passing yards" },
  },
  {
    says: /\b(?:completions|catches|receptions)\b/,
    stat: "receptions",
    thrown: "passingCompletions",
    words: "catches",
    ofPasser: { did: "caught", words: "completions" },
  },
  {
    says: /\b(?:targets|looks)\b/,
    stat: "receivingTargets",
    thrown: "receivingTargets",
    words: "targets",
    ofPasser: { did: "had", words: "targets" },
  },
  {
    says: /\b(?:passes|throws|attempts)\b/,
    stat: "receivingTargets",
    thrown: "passingAttempts",
    words: "targets",
    ofPasser: { did: "was the target of", words: "passes" },
  },
];
/** Of fewer there is no share. */
const FEW = 2;
/** Bare yards of a passer are those that he threw for. */
const YARDS = /\b(?:yards?|yds|yardage)\b/;

/** `what share of Allen's passing yards went to Kittle`: a player's part of what his passer or his team had. Null where no share of a figure like that is asked for. */
export function answerShare(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, isShared, concepts, threshold, unknown } = question;
  if (!SHARE.test(text) || ASKS.test(text.replace(ASKS, " ")) || isShared || threshold !== null || !sheet.hasPlays)
    return null;
  if (!isOnly(concepts, OF_LINES) || SOME.test(text) || unknown.some((word) => !SAID.test(word))) return null;
  const [only, second, third] = players;
  if (only === undefined || third !== undefined) return null;
  if (second !== undefined) {
    const passer = players.find(({ position }) => position === "QB");
    const receiver = players.find(({ position }) => position !== "QB");
    if (passer === undefined || receiver === undefined || passer.team !== receiver.team) return null;
    const measure = measureOf(text, true);
    // A number that is asked for is told with the rest of it.
    const all = OF_NUMBER.test(text) ? answerConnection(question, sheet) : null;
    const share = measure === null ? null : ofPasser(passer, receiver, measure, { question, sheet });
    return share === null ? all : [...(all ?? []), ...share];
  }
  const measure = measureOf(text, false);
  const isOfTeam = teams.length === 1 ? teams[0] === only.team : OF_TEAM.test(text);
  if (measure === null || !isOfTeam || teams.length > 1 || only.position === "QB") return null;
  // Who scored the others of a team's touchdowns did not catch them all.
  return measure.stat === "receivingTouchdowns" ? null : ofTeam(only, measure, { question, sheet });
}

function measureOf(text: string, isThrown: boolean): Measure | null {
  const measure = MEASURES.find(({ says }) => says.test(text));
  if (measure?.thrown === "passingAttempts" && CAUGHT.test(text)) return null;
  if (measure !== undefined) return measure;
  return isThrown && YARDS.test(text) ? (MEASURES.find(({ stat }) => stat === "receivingYards") ?? null) : null;
}

interface Sum {
  value: number;
  receipts: Receipt[];
}

/** What the credits add up to that fit, on the plays that fit. */
function sumOf(
  { period }: Question,
  sheet: GameSheet,
  fits: (credit: { playerId: string; team: string; stat: CreditStat }) => boolean,
  on: (credits: readonly { playerId: string; stat: CreditStat }[]) => boolean = () => true,
): Sum {
  let value = 0;
  const receipts: Receipt[] = [];
  for (const play of sheet.read.plays) {
    if ((period !== null && !isWithin(period, play)) || !on(play.credits)) continue;
    const own = play.credits.filter((credit) => fits(credit));
    if (own.length > 0) receipts.push({ kind: "play", playId: play.playId });
    value += own.reduce((sum, { amount }) => sum + amount, 0);
  }
  return { value, receipts };
}

interface Asking {
  question: Question;
  sheet: GameSheet;
}

function ofPasser(
  passer: RosterPlayer,
  receiver: RosterPlayer,
  { stat, thrown, ofPasser: told }: Measure,
  { question, sheet }: Asking,
): Sentence[] | null {
  if (thrown === null || told === undefined) return null;
  const isThrown = (credits: readonly { playerId: string; stat: CreditStat }[]): boolean =>
    credits.some((credit) => credit.playerId === passer.playerId && credit.stat === "passingAttempts");
  const part = sumOf(question, sheet, (one) => one.playerId === receiver.playerId && one.stat === stat, isThrown);
  const whole = sumOf(
    question,
    sheet,
    (one) => one.stat === thrown && (thrown === "receivingTargets" || one.playerId === passer.playerId),
    isThrown,
  );
  if (whole.value < FEW) return null;
  const [to, from] = [sheet.name(receiver.playerId), possessive(sheet.name(passer.playerId))];
  return [said(`${to} ${told.did} ${part.value} of ${from} ${whole.value} ${told.words}`, { part, whole, question })];
}

function ofTeam(player: RosterPlayer, { stat, words }: Measure, { question, sheet }: Asking): Sentence[] | null {
  const part = sumOf(question, sheet, (one) => one.playerId === player.playerId && one.stat === stat);
  const whole = sumOf(question, sheet, (one) => one.team === player.team && one.stat === stat);
  if (whole.value < FEW) return null;
  const whose = possessive(`the ${sheet.nick(player.team)}`);
  return [
    said(`${sheet.name(player.playerId)} had ${part.value} of ${whose} ${whole.value} ${words}`, {
      part,
      whole,
      question,
    }),
  ];
}

/** A percentage only where the part is one: what others lost is no share of it. */
function said(words: string, { part, whole, question }: { part: Sum; whole: Sum; question: Question }): Sentence {
  const isPart = whole.value > 0 && part.value >= 0 && part.value <= whole.value;
  const percent = isPart ? ` (${Math.round((100 * part.value) / whole.value)} percent)` : "";
  const when = question.period === null ? "" : ` ${question.period.words}`;
  return { text: `${words}${percent}${when}.`, ids: [], receipts: whole.receipts };
}
