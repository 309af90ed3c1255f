import { canonicalTeamCode } from "../../../game/team-code.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { downTries } from "../../../fold/team-comparison.ts";
import { type Play, QUARTER_NAMES } from "../../../game/play.ts";
import type { Fact } from "../../../facts/fact.ts";
import { leaguePenalties } from "../../../plays/penalties.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { countWords } from "../../../facts/wording/number-words.ts";
import { shortWhen } from "../../../facts/wording/when-words.ts";
import { possessive } from "../../../words/possessive.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { leanOn } from "../question/lean-on.ts";
import { partsOf } from "../question/question-parts.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { aboutDrive } from "../sheet/drive-with.ts";
import { CATCHERS } from "../sheet/catchers.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { isFlagged, isPenalized } from "../sheet/is-flagged.ts";
import { meantDrive, namesScore, RESULT_BEHIND, resultMarks } from "../sheet/meant-drive.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { flagWords } from "./answer-flags.ts";
import { beforeDrive } from "./answer-set-up.ts";
import { bigPlays, lastSnaps, OF_END } from "./tell-likely.ts";
import { alternatives } from "../../../words/alternatives.ts";

const ASKS = /\b(?:who|what|which|where|when|why|how|did|was|were|any|list)\b/;
/** How a team came by the ball, and where. */
const START =
  /\b(?:how|what|why|where)\b.*\b(?:(?:get|got|gets|give|gave|come by|given) (?:\w+ ){0,2}?(?:ball|it|possession|short field)|short field|field position|start\w*|beg[aiu]n|take over|took over|set (?:it |that )?up)\b/;
/** Where alone is told with the drive. */
const HOW_BEGUN = /\b(?:how|what|why)\b(?! (?:much|many|long|far)\b)/;
const LONGEST = new RegExp(
  alternatives`
    \b(?:big|biggest|key|long|longest|huge|main|best|large|largest) (?:(?:run|pass|single|chunk|rushing|passing) )?(?:${alternatives`
      plays? | gains? | gainers? | ones? | pickups? | pass | runs? | catch | catches | completion | snap
    `})\b
    \bchunk plays?\b | \bbig gainer\b | \b(?:fg|field goal|scoring) range\b
  `,
);
const FLAGS = /\b(?:penalt\w+|flags?|flagged|laundry)\b/;
/** Flags that keep a drive going are the other team's. */
const HELPED = /\b(?:kept|keep|extend\w*|help\w*|bail\w*|gave|gift\w*|aid\w*|prolong\w*|alive)\b/;
const CAME_OF = new RegExp(
  alternatives`
    \b(?:${alternatives`
      (?:get|got|come|came|walk\w*|end\w*|have|had|show) (?:\w+ ){0,3}?(?:${alternatives`
        anything | something | nothing | points? | up | with | of it | out of it | away | for it | from it
      `})
      score | scored | points | result\w* | finish\w* | end | ended | pay off | turn out | go anywhere | out of (?:it|that)
      how did (?:it|that|they) | what happened
    `})\b
    \bhow did\b.*\bgo\b | \bout of (?:that|the|it)\b
  `,
);
/** What it came to is less than was hoped for. */
const STALLED = /\b(?:settle|settled|stall\w*|bog\w*|fizzl\w*|only (?:get|got|a (?:field goal|fg)|3|three|score))\b/;
const ENDED = String.raw`\b(?:end|finish|result)(?: up)? (?:in|with)`;
const SCORED = new RegExp(
  String.raw`^any points\b|^(?:so |and |but )*(?:did|do|(?!what|which|who|how|where|when|why)(?:the )?\w+(?: \w+){1,4} did)\b.*(?:\b(?:score|get|got|come|turn|pay|bring)\b|${ENDED} (?:points|a score|${RESULT_BEHIND}))`,
);
const NAMES_RESULT = new RegExp(String.raw`(?:\b(?:score|get|got|scored|put up)|${ENDED}) ${RESULT_BEHIND}`);
const DOWNS = /\b(third|3rd|fourth|4th) downs?\b|\bconver(?:sions?|t|ted)\b/;
/** What is told of a drive by itself. */
const COURSE =
  /\bhow (?:long|far|many (?:plays|snaps|yards|yds|minutes))\b|\bhow much(?: of the)?(?: (?:clock|time)\b|$)|\btell me about\b|\bwho (?:scored|capped|finished|ended)\b/;
const HAD_PART =
  /\b(?:factor|involved|part|role|touch\w*|contribut\w*|do (?:anything|much|something)|help\w*|show up|featured)\b/;
const MOST_PLAYS = 4;

/**
 * What is asked of one drive that is described (`Cooks' TD`, `their first possession`, `the eight-minute drive`): how it began, its longest gain, its flags, its
 * third downs, somebody's part of it and what it came to, as many of these as the text asks. Null where it asks anything else, or may mean several drives.
 */
export function answerDriveParts(text: string, { book, before, sheet }: Asked): Sentence[] | null {
  if (!sheet.hasPlays) return null;
  const question = leanOn(readQuestion(text, book), before);
  if (question === null || question.isShared || question.threshold !== null) return null;
  const drive = meantDrive(question, sheet);
  if (drive === null) return null;
  const men = question.players.filter((player) => !namesScore(player, question.text));
  const parts = partsOf(text).map((part) => readQuestion(part, book).text);
  const asked = parts.filter((plain) => ASKS.test(plain));
  // `longest play on their first drive?`
  const asking = asked.length === 0 && parts.length === 1 ? parts : asked;
  const aspects = asking.map((plain) => aspectsOf(plain, men));
  if (aspects.length === 0 || aspects.some((own) => own.length === 0)) return null;
  sheet.begin();
  // What is only said of it is wanted, too: `it had a ton of flags, how did it go`.
  const wanted = new Set([...aspects.flat(), ...(FLAGS.test(question.text) ? ["flags"] : [])]);
  const isScored = asking
    .filter((plain) => SCORED.test(plain) && aspectsOf(plain, men).join() === "came")
    .map((plain) => hasBrought(drive, plain))
    .at(0);
  const about = { drive, rows: rowsWith(drive.at, sheet), question, sheet };
  return [
    ...(wanted.has("start") && HOW_BEGUN.test(question.text) ? beforeDrive(drive, sheet) : []),
    ...(wanted.has("part") ? men.flatMap((man) => partOf(man, about)) : []),
    ...withOpening(wanted.has("part") ? null : (isScored ?? null), [sheet.event(drive)]),
    ...((OF_END.test(question.text) || STALLED.test(question.text)) && !wanted.has("part")
      ? lastSnaps(drive, sheet)
      : []),
    ...(wanted.has("longest") ? longestOf(about) : []),
    ...(wanted.has("flags") ? flagsOf(about) : []),
    ...(wanted.has("downs") ? downsOf(about) : []),
    ...(wanted.has("part") ? [] : aboutDrive(drive, sheet)),
  ];
}

/** Whether a drive came to the result that is named, or brought any points where none is; null of one that goes on. */
function hasBrought({ marks }: Fact, plain: string): boolean | null {
  if (marks.includes("going")) return null;
  const [, named = "scoring"] = NAMES_RESULT.exec(plain) ?? [];
  return (resultMarks(named) ?? []).some((mark) => marks.includes(mark));
}

type Aspect = "start" | "longest" | "flags" | "downs" | "part" | "came" | "course";

function aspectsOf(plain: string, men: readonly RosterPlayer[]): Aspect[] {
  if (men.length > 0)
    return HAD_PART.test(plain) || /\b(?:how many|how much|what did|stats)\b/.test(plain) ? ["part"] : [];
  const all: readonly (readonly [Aspect, boolean])[] = [
    ["flags", FLAGS.test(plain)],
    ["downs", DOWNS.test(plain)],
    ["longest", LONGEST.test(plain)],
    ["start", START.test(plain)],
    ["came", CAME_OF.test(plain) || STALLED.test(plain)],
    ["course", COURSE.test(plain)],
  ];
  return all.flatMap(([aspect, isAsked]) => (isAsked ? [aspect] : []));
}

interface About {
  drive: Fact;
  rows: readonly Play[];
  question: Question;
  sheet: GameSheet;
}

function longestOf({ rows, question: { text }, sheet }: About): Sentence[] {
  const isRun = /\b(?:long|longest|big|biggest) (?:run|rush)/.test(text);
  const isPass = /\b(?:long|longest|big|biggest) (?:pass|catch|completion|throw)/.test(text);
  return bigPlays(
    rows.filter(({ type }) => type !== (isRun ? "Pass" : isPass ? "Rush" : null)),
    sheet,
  );
}

/** The flags that counted on a drive, with who drew them; those of the team that is named, or of the defense where they kept it going. */
function flagsOf({ drive, rows, question, sheet }: About): Sentence[] {
  const { text, teams } = question;
  const defense = drive.team === null ? undefined : sheet.other(drive.team);
  const isTheirs = HELPED.test(text) || (teams.length === 2 && defense !== undefined);
  const flags = rows.flatMap((play) =>
    leaguePenalties(finalAccount(play.description)).flatMap((flag) => {
      const team = canonicalTeamCode(flag.code);
      const isMeant = flag.outcome === "enforced" && team !== null && (!isTheirs || team === defense);
      const at = sheet.read.moments.get(play);
      return isMeant ? [{ flag, team, play, when: at === undefined ? "" : ` (${shortWhen(at)})` }] : [];
    }),
  );
  const whose = isTheirs && defense !== undefined ? `${possessive(`the ${sheet.nick(defense)}`)} ` : "";
  const isOn = (team: string | null | undefined, play: Play): boolean =>
    typeof team === "string" && isFlagged(play, /./, { ...question, players: [], teams: [team] }, sheet);
  // Only the league's words are listed: a penalty in other words is told with its play.
  const unread = rows.filter(
    (play) =>
      isPenalized(play) &&
      leaguePenalties(finalAccount(play.description)).length === 0 &&
      (!isTheirs || !isOn(drive.team, play) || isOn(defense, play)),
  );
  if (flags.length + unread.length === 0)
    return [sheet.say(`No ${whose === "" ? "" : "such "}penalty counted on that drive.`, drive)];
  if (flags.length === 0) return unread.map((play) => sheet.told(play));
  const items = flags.map(({ flag, team, when }) => `${flagWords(flag, team, sheet)}${when}`);
  const words = `${capitalized(`${whose}${flags.length === 1 ? "penalty" : "penalties"} on it`)}: ${listWords(items)}.`;
  const receipts = flags.map(({ play: { playId } }) => ({ kind: "play" as const, playId }));
  return [{ text: words, ids: [], receipts }, ...unread.map((play) => sheet.told(play))];
}

/** The third or fourth downs of a drive that were made, or both where neither is named. */
function downsOf({ drive, rows, question: { text }, sheet }: About): Sentence[] {
  const [, named] = DOWNS.exec(text) ?? [];
  const downs = named === undefined ? [3, 4] : [/^[3t]/.test(named) ? 3 : 4];
  const tried = downs
    .flatMap((down) => (drive.team === null ? [] : downTries(rows, drive.team, down)))
    .toSorted((one, other) => one.play.sequence - other.play.sequence);
  const made = tried.filter(({ gained }) => gained === true).map(({ play }) => play);
  const words = downs.map((down) => (down === 3 ? "third" : "fourth")).join(" and ");
  const count =
    tried.length === 0
      ? `They had no ${words} down on it.`
      : tried.length === 1
        ? `They ${made.length === 1 ? "made" : "failed on"} the only ${words} down on it.`
        : `They made ${countWords(made.length)} of ${countWords(tried.length)} ${words} downs on it.`;
  return [sheet.say(count, drive), ...made.map((play) => sheet.told(play))];
}

/** What somebody did on a drive, play by play where that is short. */
function partOf(man: RosterPlayer, { drive, rows, question, sheet }: About): Sentence[] {
  const period = {
    quarters: QUARTER_NAMES,
    within: null,
    words: "on that drive",
    plays: new Set(rows.map(({ playId }) => playId)),
  };
  const lines = linesOf(man, sheet, period);
  const isAsked = question.asks === "yesNo" && HAD_PART.test(question.text);
  const told = sheet.sentences(...lines).map((one) => ({ ...one, text: one.text.replace(/\.$/, " on that drive.") }));
  if (told.length === 0) {
    const what = CATCHERS.has(man.position) ? "catch and no carry" : "figure";
    const none = `${sheet.name(man.playerId)} had no ${what} on that drive.`;
    return withOpening(isAsked ? false : null, [sheet.say(none, drive)]);
  }
  const own = rows.filter(({ credits }) => credits.some(({ playerId }) => playerId === man.playerId));
  // To be thrown to alone is no part.
  const hasPart = lines.some(({ marks, values }) => !marks.includes("receiving") || (values.receptions ?? 0) > 0);
  return withOpening(isAsked ? hasPart : null, [
    ...told,
    ...(own.length <= MOST_PLAYS && man.position !== "QB" ? own.map((play) => sheet.told(play)) : []),
  ]);
}
