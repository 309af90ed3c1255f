import type { Fact } from "../../../facts/fact.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import { QUARTER_NAMES } from "../../../game/play.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { eventKindOf } from "./event-kind-of.ts";
import { eventsIn, narrowed } from "./events-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** What has to be added up first: points by what made them, events by quarter, one figure against another. Null where nothing of it is asked. */
export function answerTally(question: Question, sheet: GameSheet): Sentence[] | null {
  if (question.period !== null || question.at !== null || question.moment !== null || !sheet.hasPlays) return null;
  return (
    pointsFrom(question, sheet) ?? eachQuarter(question, sheet) ?? moreThan(question, sheet) ?? byWay(question, sheet)
  );
}

const FROM =
  /\bpoints? (?:\w+ ){0,4}?(?:from|on|off|by|with|through) (?:the |their |its |his )?(kicks?|kicking|kickers?|field goals?|fgs?|touchdowns?|tds?)$|\b(?:did|do|have|has) (?:the |both )?kickers? (?:\w+ )?score\b/;
const FIELD_GOAL = 3;
/** Without its try. */
const TOUCHDOWN = 6;

/** `how many points came from kicks`: those of field goals, extra points or touchdowns, each team's. */
function pointsFrom({ concepts, teams, players, text, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const found = FROM.exec(text);
  if (found === null || players.length > 0 || asks === "yesNo") return null;
  if (!isOnly(concepts, "points score kick fieldGoal touchdown total eachTeam made")) return null;
  const [, source = "kickers"] = found;
  const sides = sheet.teams.filter((team) => teams.length !== 1 || team === teams[0]);
  const scores = sheet.index.ofKind("score").filter(({ team }) => team !== null && sides.includes(team));
  const goals = scores.filter(({ marks }) => marks.includes("fieldGoal"));
  const touchdowns = scores.filter(({ marks }) => marks.includes("touchdown"));
  const tries = source.startsWith("kick") ? scores.filter(({ marks }) => marks.includes("extraPointGood")) : [];
  const words = sides.map((team) => {
    const isOwn = (fact: Fact): boolean => fact.team === team;
    const [kicks, extra, crossed] = [goals, tries, touchdowns].map((all) => all.filter(isOwn).length);
    if (source.startsWith("t"))
      return `the ${sheet.nick(team)} scored ${counted(TOUCHDOWN * (crossed ?? 0), "point")} on ${counted(crossed ?? 0, "touchdown")}, tries aside`;
    const points = FIELD_GOAL * (kicks ?? 0) + (extra ?? 0);
    const ofExtra = source.startsWith("kick") ? ` and ${counted(extra ?? 0, "extra point")}` : "";
    return `the ${sheet.nick(team)} scored ${counted(points, "point")} on ${counted(kicks ?? 0, "field goal")}${ofExtra}`;
  });
  const proof = source.startsWith("t") ? touchdowns : [...goals, ...tries];
  return [sheet.say(`${capitalized(listWords(words))}.`, sheet.index.byId("result"), ...proof)];
}

/** `turnovers by quarter` */
function eachQuarter(asked: Question, sheet: GameSheet): Sentence[] | null {
  if (!asked.concepts.has("byQuarter") || asked.concepts.has("yards") || asked.players.length > 0) return null;
  const concepts = new Set([...asked.concepts].filter((concept) => concept !== "byQuarter" && concept !== "list"));
  const question = { ...asked, concepts };
  const kind = eventKindOf(question);
  if (kind === null || kind.one === "score") return null;
  const facts = narrowed(question, sheet, kind, eventsIn(question, sheet, kind));
  const last = sheet.read.plays.at(-1)?.quarterName ?? "4";
  const counts = QUARTER_NAMES.slice(0, Math.max(4, QUARTER_NAMES.indexOf(last) + 1)).map((quarter) => {
    const count = facts.filter((fact) => (fact.at ?? fact.until)?.quarter === quarter).length;
    return `${quarter === "OT" ? "OT" : `Q${quarter}`} ${count}`;
  });
  return [
    sheet.say(`${capitalized(kind.many ?? `${kind.one}s`)}: ${counts.join(", ")}.`, ...facts),
    ...(facts.length > 0 && facts.length <= MOST_TOLD ? facts.map((fact) => sheet.event(fact)) : []),
  ];
}

const MOST_TOLD = 4;

/** `did he throw more picks than touchdowns` */
function moreThan({ players, text, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  const [, more, less] = MORE.exec(text) ?? [];
  if (player === undefined || other !== undefined || more === undefined || less === undefined || asks !== "yesNo")
    return null;
  const line = linesOf(player, sheet).find(({ marks }) => marks.includes("passing"));
  if (line === undefined) return null;
  const { interceptionsThrown = 0, passingTouchdowns = 0 } = line.values;
  const difference = more.startsWith("t")
    ? passingTouchdowns - interceptionsThrown
    : interceptionsThrown - passingTouchdowns;
  return more.startsWith("t") === less.startsWith("t") ? null : withOpening(difference > 0, sheet.sentences(line));
}

const MORE =
  /\bmore (picks?|ints?|interceptions?|touchdowns?|tds?)(?: passes)? than (?:he (?:did|had|threw) )?(picks?|ints?|interceptions?|touchdowns?|tds?)\b/;

const RUNNING = String.raw`\b(?:run\w*|ran|rush\w*|carr\w+|(?:on the )?ground|legs|feet)\b`;
const CATCHING = String.raw`\b(?:catch\w*|caught|receiv\w*|receptions?|(?:through|in|by|thru) (?:the )?air|hands|as a receiver|pass(?:ing)? (?:game|catch\w*))\b`;
const THROWING = String.raw`\b(?:pass\w*|throw\w*|arm|(?:through|in|by|thru) (?:the )?air)\b`;
const OR = String.raw`.*\b(?:or|than|vs|versus|compared to)\b.*`;
const MORE_BY = /\b(?:more|most|mostly|mainly|better|bigger|damage)\b/;
/** How often, and not how far. */
const OF_PLAYS =
  /\b(?:run|rush|throw|pass) (?:it )?or (?:run|rush|throw|pass) (?:it )?(?:more|most)\b|\boften\b|\bmore (?:run|rush|pass)\w* plays\b/;

/** `did he do more damage running or catching it`: a player's two lines or a team's two rows, and which had more yards. */
function byWay({ players, teams, isShared, text, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  const [team, another] = teams;
  if (other !== undefined || isShared || !MORE_BY.test(text) || OF_PLAYS.test(text)) return null;
  if (player === undefined && (team === undefined || another !== undefined)) return null;
  const isPass = player === undefined || player.position === "QB";
  const air = isPass ? THROWING : CATCHING;
  if (!new RegExp(`${RUNNING}${OR}${air}|${air}${OR}${RUNNING}`).test(text)) return null;
  const facts =
    player === undefined
      ? (["rushingYards", "passingYards"] as const).flatMap((mark) => sheet.index.teamRow(team ?? "", mark) ?? [])
      : linesOf(player, sheet);
  const yardsOf = (unit: "rushingYards" | "receivingYards" | "passingYards"): number =>
    facts.find(({ values }) => values[unit] !== undefined)?.values[unit] ?? 0;
  const [ground, aloft] = [yardsOf("rushingYards"), yardsOf(isPass ? "passingYards" : "receivingYards")];
  // Of touchdowns or points the lines say what there is.
  const isOfYards = !["touchdown", "score", "points", "fantasy", "ppr"].some((one) => concepts.has(one));
  const verdict = ground > aloft ? "Running." : isPass ? "Passing." : "Catching.";
  return withOpening(isOfYards && ground !== aloft ? verdict : null, sheet.sentences(...facts));
}
