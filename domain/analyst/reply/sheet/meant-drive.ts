import type { Fact } from "../../../facts/fact.ts";
import type { Mark } from "../../../facts/mark.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { teamForms } from "../../../names/resolve-team.ts";
import { plainName } from "../../../names/sound.ts";
import { isKneelDown } from "../../../plays/is-kneel-down.ts";
import { numberOf, ordinalOf } from "../../../words/story-numbers.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet } from "./game-sheet.ts";
import { isAt } from "./is-within.ts";
import { rowsWith } from "./rows-with.ts";

const DRIVE = String.raw`(?:drive|possession|series|march)\b`;
const OF_DRIVE = new RegExp(String.raw`\b${DRIVE}`);
/** A score that began somewhere is its drive. */
const OF_START =
  /\b(?:started|began|came|set up|start|begin)\b.*\b(?:short field|field position|from|on|at)\b|\bshort field\b|\bget (?:the ball|it) (?:at|on|inside|that|so)\b/;
/** Of another drive, or of none. */
const BESIDE = new RegExp(
  String.raw`\b(?:after|following|before|prior to|off|since)\b(?! the ball| of it)|\b(?:next|previous|each|every|any|how many) (?:\w+ ){0,2}?${DRIVE}`,
);
const PART = /\b(?:first|1st|second|2nd|third|3rd|fourth|4th|last|final) (?:quarters?|qtrs?|q|half|downs?)\b/g;
const ORDINAL = new RegExp(
  String.raw`\b(first|opening|second|third|fourth|fifth|1st|2nd|3rd|4th|last|final|only) (?:\w+ ){0,2}?${DRIVE}`,
);
/** The last that began before halftime. */
const BEFORE_HALF = /\b(?:before|prior to|to end) (?:the )?(?:half|halftime|break)\b/g;
const SCORE = "(?:tds?|touchdowns?|score|field goal|fg|yarder)";
/** How long somebody's score was is not how long the drive was. */
const LONG_SCORE = /\b(\d{2}) (?:yarder|(?:yard|yd) (?:field goal|fg|kick|(?:td|touchdown)(?: \w+)?(?! drive)))\b/;
/** Of several of one man. */
const ORDER_OF_SCORE = new RegExp(String.raw`\b(first|second|third|1st|2nd|3rd|last|final) (?:\w+ )?${SCORE}\b`);
const RESULT =
  "missed (?:fgs?|field goals?)|tds?|touchdowns?|scoring|fgs?|field goals?|punt|interception|pick|fumble|(?:three|3) and out";
/** What a drive came to, behind it. */
export const RESULT_BEHIND = String.raw`(?:an? |the |their )?(?:\w+ )??(${RESULT}|turnover on downs|downs)\b`;
const OF_RESULT = new RegExp(
  String.raw`\b(${RESULT}) ${DRIVE}|\b${DRIVE}((?: \w+){0,4}?) (?:in|with|for|to|by) ${RESULT_BEHIND}`,
);
/** Between a drive and its result: the drive is told by what it came to. */
const TELLS_RESULT = /^$|\b(?:that|which|to|ending|resulting|leading)\b/;
const MARKS: readonly (readonly [words: RegExp, marks: readonly Mark[]])[] = [
  [/^missed/, ["missedFieldGoal"]],
  [/^(?:td|touchdown)/, ["touchdown"]],
  [/^(?:fg|field goal)/, ["fieldGoal"]],
  [/^scoring/, ["touchdown", "fieldGoal"]],
  [/^punt/, ["punt"]],
  [/^(?:interception|pick)/, ["interception"]],
  [/^fumble/, ["fumble"]],
  [/downs$/, ["downs"]],
  [/^(?:three|3)/, ["threeAndOut"]],
];
const WINNING = new RegExp(
  String.raw`\b(?:winning|deciding|clinching) ${DRIVE}|\b${DRIVE} (?:for the win|to win|(?:that|which) won)\b`,
);
/** A drive by what its score did to the game, and the points of both of a tie: `the drive that tied it at 13`. */
const TYING = new RegExp(
  String.raw`\b(?:tying|equalizing) ${DRIVE}|\b${DRIVE} (?:to|(?:that|which|where (?:they|\w+))(?: finally)?) (?:tied?|evened?|knot(?:ted)?)\b(?:.*?\b(\d+) (?:\d+|all|apiece|each)\b|.*? at (\d+)\b)?`,
);
const GO_AHEAD = new RegExp(
  String.raw`\b(?:go ahead|lead taking) ${DRIVE}|\b${DRIVE} (?:to|that|which|where (?:they|\w+))(?: finally)? (?:(?:put|puts) (?:\w+ ){1,2}?(?:ahead|in front|up)|(?:take|took|got|gave (?:\w+ ){1,2}?) ?(?:the|a) lead|went ahead)\b`,
);
const SIZE =
  /\b(more than |over |at least )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (minute|min|play|snap|yard|yd)s?\b/g;
/** A drive by the quarter that it went on into: `that went from the 3rd into the 4th`. */
const INTO = new RegExp(
  String.raw`\b${DRIVE}.*\b(?:went|ran|stretched|carried|spilled|lasted|continued)(?: over| on)?(?:(?: from (?:the )?(?:1st|first|2nd|second|3rd|third))(?: quarter| q| qtr)? (?:into|to)| into) (?:the )?(2nd|second|3rd|third|4th|fourth)\b(?! (?:downs?|and|n)\b)`,
);
/** An eight-minute drive took between seven and nine. */
const SLACK_SECONDS = 60;
/** A drive that took more than seven minutes is not told as one of over five. */
const MOST_OVER_SECONDS = 120;
const SLACK_YARDS = 1;

/** The one drive that a question in plain words describes: whose, which in order, by what it came to, how long it was, or whose score ended it. */
export function meantDrive(question: Question, sheet: GameSheet): Fact | null {
  const { text, period } = question;
  const [scorer] = question.players.filter((player) => namesScore(player, text));
  if (!(OF_DRIVE.test(text) || (scorer !== undefined && OF_START.test(text)))) return null;
  const isBeforeHalf = text.search(BEFORE_HALF) >= 0;
  const described = text.replaceAll(PART, " ").replaceAll(BEFORE_HALF, " ");
  if (BESIDE.test(described) || question.at !== null || question.moment !== null) return null;
  const team = ownerOf(question, sheet);
  const drives = sheet.index.ofKind("drive").filter((drive) => team === undefined || drive.team === team);
  const [, order] = ORDINAL.exec(described) ?? (scorer === undefined ? null : ORDER_OF_SCORE.exec(described)) ?? [];
  const long = scorer === undefined ? undefined : LONG_SCORE.exec(described)?.[1];
  const sizes = [...(long === undefined ? described : described.replace(LONG_SCORE, " ")).matchAll(SIZE)];
  const isWinning = WINNING.test(described);
  const turned = scoresThat(described, sheet);
  const into = INTO.exec(text)?.[1];
  const isSingled =
    order !== undefined ||
    sizes.length > 0 ||
    scorer !== undefined ||
    isWinning ||
    turned !== undefined ||
    into !== undefined;
  const marks = describedMarks(described, isSingled, question.asks);
  if (!isSingled && marks === undefined) return null;
  const fitting = drives.filter(
    (drive) =>
      (marks === undefined || marks.some((mark) => drive.marks.includes(mark))) &&
      (scorer === undefined || scoredOn(drive, scorer, long, sheet)) &&
      (!isWinning || hasDecided(drive, sheet)) &&
      (into === undefined || wentInto(drive, ordinalOf(into) ?? 0)) &&
      (turned === undefined || rowsWith(drive.at, sheet).some(({ playId }) => turned.get(playId) === drive.team)),
  );
  const begun = period === null ? fitting : inPart(fitting, question);
  // A last drive that only ran out the clock is none that anybody asks about.
  const within = order === "last" || order === "final" ? begun.filter((drive) => !isKneltOut(drive, sheet)) : begun;
  const closing = isBeforeHalf && order === undefined ? within.slice(-1) : within;
  const ordered = order === undefined ? closing : within.slice(...placeOf(order)).slice(0, 1);
  const near = ordered.filter((drive) => sizes.every((size) => isSize(drive, size)));
  const exact = near.filter((drive) => sizes.every((size) => isSize(drive, size, 0)));
  const [only, other] = exact.length > 0 ? exact : near;
  return other === undefined ? (only ?? null) : null;
}

/**
 * The plays of the scores that tied the game or gave a lead, each with the team that scored, where a drive is told by one of them; undefined
 * where it is not. A return for a touchdown ends the other team's drive.
 */
function scoresThat(described: string, { index }: GameSheet): ReadonlyMap<string, string | null> | undefined {
  const tie = TYING.exec(described);
  if (tie === null && !GO_AHEAD.test(described)) return undefined;
  const points = tie?.[1] ?? tie?.[2];
  return new Map(
    index
      .ofKind(tie === null ? "goAhead" : "tying")
      .filter(({ score }) => points === undefined || score?.after.home === Number(points))
      .flatMap(({ at, team }) => (at === null || at.playId === null ? [] : [[at.playId, team] as const])),
  );
}

/** The marks of the drives that a text tells by their result. `did their first drive end in a punt` asks for the result of a drive that is singled out already. */
function describedMarks(described: string, isSingled: boolean, asks: Question["asks"]): readonly Mark[] | undefined {
  const [, ahead, between = "", behind] = OF_RESULT.exec(described) ?? [];
  const isAsked = isSingled && (asks === "yesNo" || /\bdid\b/.test(between)) && !TELLS_RESULT.test(between);
  const result = ahead ?? (isAsked ? undefined : behind);
  return result === undefined ? undefined : resultMarks(result);
}

/** The marks of a drive that came to a result, in a question's words. */
export function resultMarks(result: string): readonly Mark[] | undefined {
  return MARKS.find(([words]) => words.test(result))?.[1];
}

/** `Cooks' TD`, `the Luepke touchdown`, `Najee's TD`, `the TD to Bub Means` */
export function namesScore({ playerName }: Pick<RosterPlayer, "playerName">, text: string): boolean {
  const names = plainName(playerName).split(" ");
  const name = `(?:${[names[0], names.at(-1)].join("|")})s?`;
  return new RegExp(
    String.raw`\b${name} (?:\w+ ){0,2}?${SCORE}\b|\b${SCORE} (?:to|by|for|from|catch by|run by) (?:\w+ )?${name}\b`,
  ).test(text);
}

/** The team whose name stands last before the drive; else the one that is named, or that of the player. */
function ownerOf({ text, teams, players }: Question, { snapshot: { game } }: GameSheet): string | undefined {
  if (teams.length < 2) return teams[0] ?? players[0]?.team;
  const until = text.slice(0, text.search(OF_DRIVE));
  const places = [...teamForms(game)].flatMap(([form, team]) => {
    const at = Math.max(until.lastIndexOf(` ${form} `), until.lastIndexOf(` ${form}s `));
    return at < 0 ? [] : [{ team, at }];
  });
  return places.toSorted((one, other) => other.at - one.at)[0]?.team;
}

/** `third` of several; the last from the end. */
function placeOf(order: string): [number] {
  if (order === "last" || order === "final") return [-1];
  return [order === "opening" || order === "only" ? 0 : (ordinalOf(order) ?? 1) - 1];
}

/** Those that began in a part of the game, or where none did went on in it. */
function inPart(drives: readonly Fact[], { period }: Question): readonly Fact[] {
  if (period === null) return drives;
  const begun = drives.filter(({ at }) => isAt(period, at));
  return begun.length > 0 ? begun : drives.filter(({ until }) => isAt(period, until));
}

/** Whether a team did nothing but kneel on a drive. */
export function isKneltOut({ at }: Fact, sheet: GameSheet): boolean {
  const snaps = rowsWith(at, sheet).filter(({ down }) => down > 0);
  return snaps.length > 0 && snaps.every(isKneelDown);
}

/** Whether somebody had a part in the score of a drive, of the length that is named. */
function scoredOn({ at }: Fact, { playerId }: RosterPlayer, long: string | undefined, sheet: GameSheet): boolean {
  return rowsWith(at, sheet).some(({ playId, yardsGained }) =>
    sheet.index.onPlay(playId).some(
      ({ kind, roles, values, marks }) =>
        kind === "score" &&
        // Who kicked the extra point is no scorer of a touchdown.
        [roles.scorer, roles.passer, marks.includes("fieldGoal") ? roles.kicker : undefined].includes(playerId) &&
        (long === undefined || Number(long) === (values.kickYards ?? yardsGained)),
    ),
  );
}

/** Whether a drive began before a quarter and ended in it. */
function wentInto({ at, until }: Fact, quarter: number): boolean {
  return until?.quarter === String(quarter) && at?.quarter === String(quarter - 1);
}

function hasDecided({ at }: Fact, sheet: GameSheet): boolean {
  const won = sheet.index.ofKind("deciding").find(({ marks }) => !marks.includes("sealed"));
  return rowsWith(at, sheet).some(({ playId }) => playId === won?.at?.playId);
}

function isSize({ values }: Fact, [, bound, number = "", unit = ""]: RegExpExecArray, slack = SLACK_YARDS): boolean {
  const value = numberOf(number) ?? Number(number);
  if (unit.startsWith("min")) {
    const off = (values.seconds ?? 0) - value * 60;
    return bound === undefined ? Math.abs(off) <= SLACK_SECONDS : off >= 0 && off <= MOST_OVER_SECONDS;
  }
  if (unit.startsWith("y")) return Math.abs((values.driveYards ?? 0) - value) <= slack;
  return values.plays === value;
}
