import type { Credit, CreditStat } from "../../../game/credit.ts";
import type { Play } from "../../../game/play.ts";
import { nextDrive } from "./answer-after.ts";
import { endOf } from "../sheet/end-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const IT = "(?:it|that|the (?:ball|rock|football))";
const LOOSE = new RegExp(
  String.raw`\b(?:fumbl\w*|muff\w*|strip|stripped|loose|cough\w* (?:${IT} )?up|put(?:ting)? ${IT} on the (?:ground|turf|carpet)|(?:punch|pop|knock|jar|pok|rip)(?:p?ed|ed|e|s)? (?:${IT} )?(?:out|loose|free|away)|lost (?:the handle|control))\b`,
);
const FORCED =
  /\bwho (?:\w+ )?(?:forced|stripped|popped|punched|knocked|caused|jarred|ripped|poked|hit him|made (?:him|it))\b|\bforced by\b|\bwho (?:got|had|with) the strip\b/;
const GETS =
  "(?:recover\\w*|got|get|took|ended up with|end up with|wound up with|came up with|came away with|fell on|jumped on|pounced on|grabbed|scooped|picked)";
const GOT = new RegExp(
  String.raw`\bwho (?:\w+ )?${GETS}\b|\bwhere did ${IT} (?:go|end up)\b|(?<!\bwhere )\bdid (?:the )?\w+(?: \w+)? (?:lose|keep|recover|get) ${IT}\b`,
);
const GOT_IT = new RegExp(String.raw`\bwho (?:\w+ )?${GETS} ${IT}\b`);
const LOST_IT = new RegExp(String.raw`\bdid (?:the )?\w+(?: \w+)? lose ${IT}\b`);
/** What somebody made of it, or what it led to. */
export const CAME_OF = new RegExp(
  alternatives`
    \bturn\w* (?:that|the|it) (?:\w+ ){0,2}into\b
    \b(?:${alternatives`
      scor\w+ | points? | do | did | get | got | made? | came? | come | turn\w* | cash\w* | capitali\w+ | cost | lea?d
    `}) (?:\w+ ){0,3}(?:off|out of|with|from|of|on|after|to|into)(?: of)? (?:it|that|this|(?:the|that) (?:ball|(?:\w+ )?(?:fumble|muff\w*|strip)))\b
    \bdid (?:it|that) (?:hurt|cost)\b
    \b(?:lea?d to|come of|came of|get|got) (?:any |a |some )?(?:points|score|td|touchdown|anything)\b
    \bwhat happened (?:next|after)\b
  `,
);
const WHETHER_SCORED = /^(?:so |wait |hey )*(?:did|didnt|hasnt|has)\b.*\b(?:scor\w+|tds?|touchdowns?)\b/;
const OF_KICK = /\b(?:punt|kick|kickoff|return)\b/;
const MOST_TOLD = 4;

/**
 * Who forced a fumble and who got it, also where the ball did not change hands, and what came of it: `levis coughed it up, who stripped him and did they lose
 * it`. Null where none of these is asked, or no one or two fumbles are meant.
 */
export function answerFumble(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, period, asks, unknown } = question;
  const onScore = onTouchdown(question, sheet);
  if (onScore !== null) return onScore;
  const isCameOf = CAME_OF.test(text);
  const isAsked = LOOSE.test(text)
    ? FORCED.test(text) || GOT.test(text) || isCameOf
    : GOT_IT.test(text) && OF_KICK.test(text) && players.length > 0;
  // A first name with its surname is a stranger.
  if (!isAsked || !sheet.hasPlays || asks === "many" || unknown.some((word) => word.includes(" "))) return null;
  if (players.length + teams.length === 0 && period === null && !/\b(?:the|that) (?:\w+ )?(?:fumble|muff)/.test(text))
    return null;
  const plays = sheet.read.plays.filter(
    (play) => by(play, "fumbles").length > 0 && (period === null || isWithin(period, play)),
  );
  const meant = fumblesOf(question, plays, isCameOf);
  const isLost = meant.every((play) => takenBy(play) !== null);
  if (meant.length === 0 || meant.length > MOST_TOLD || (isLost && asks === "yesNo" && !isCameOf && !GOT_IT.test(text)))
    return null;
  sheet.begin();
  const told = meant.flatMap((play) => [
    ...fateOf(play, FORCED.test(text), sheet),
    ...(WHETHER_SCORED.test(text) ? scoredBy(play, question, sheet) : []),
    ...(isCameOf && takenBy(play) !== null ? cameOf(play, sheet) : []),
  ]);
  return withOpening(asks === "yesNo" && LOST_IT.test(text) && !isCameOf ? false : null, told);
}

const ON_SCORE =
  /\bfumbl\w*\b.*\b(?:on|during) (?:(?:one|any|either|both) of )?(?:his|the|that|a) (?:\w+ )?(?:tds?|touchdowns?)\b|\brecover\w* his own fumble\b.*\b(?:tds?|touchdowns?|end ?zone)\b/;

/** `did Bigsby fumble on one of his tds`: whether he did on a touchdown of his own, with the play. Null of who scored none. */
function onTouchdown(
  { text, asks, players: [player, other], concepts, period }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (player === undefined || other !== undefined || asks !== "yesNo" || period !== null) return null;
  if (!ON_SCORE.test(text) || !isOnly(concepts, "fumble touchdown recovered")) return null;
  const own = sheet.index
    .ofKind("score")
    .filter(({ marks, roles }) => marks.includes("touchdown") && roles.scorer === player.playerId);
  const loose = sheet.read.plays.filter(
    (play) =>
      own.some(({ at }) => at?.playId === play.playId) &&
      by(play, "fumbles").some(({ playerId }) => playerId === player.playerId),
  );
  if (own.length === 0) return null;
  const none = `No, ${sheet.name(player.playerId)} did not fumble on a touchdown of his.`;
  const told = loose.flatMap((play) => fateOf(play, false, sheet));
  return told.length > 0 ? withOpening(true, told) : [sheet.say(none, ...own)];
}

function by({ credits }: Play, stat: CreditStat): readonly Credit[] {
  return credits.filter((credit) => credit.stat === stat);
}

/** The team that took the ball from the other; null where it stayed with the one that had it. */
function takenBy(play: Play): string | null {
  const lost = [...by(play, "fumblesLost"), ...by(play, "returnFumblesLost")];
  return lost.length === 0
    ? null
    : (by(play, "fumbleRecoveries").find(({ team }) => team !== lost[0]?.team)?.team ?? null);
}

/** Whose fumbles a question names: those of the player, else those that he forced or recovered; of a team its own, or those that it took where that is asked. */
function fumblesOf({ players, teams, text }: Question, plays: readonly Play[], isCameOf: boolean): readonly Play[] {
  const isHis = (play: Play, ...stats: readonly CreditStat[]): boolean =>
    stats.some((stat) => by(play, stat).some(({ playerId }) => players.some((player) => player.playerId === playerId)));
  const isKick = OF_KICK.test(text) ? plays.filter(({ type }) => type === "Punt" || type === "Kickoff") : plays;
  const kinds = isKick.length > 0 ? isKick : plays;
  if (players.length > 0) {
    const own = kinds.filter((play) => isHis(play, "fumbles"));
    return own.length > 0 ? own : kinds.filter((play) => isHis(play, "forcedFumbles", "fumbleRecoveries"));
  }
  const [team, other] = teams;
  if (team === undefined || other !== undefined) return kinds;
  const taken = kinds.filter((play) => takenBy(play) === team);
  const own = kinds.filter((play) => by(play, "fumbles").some((credit) => credit.team === team));
  return isCameOf && taken.length > 0 ? taken : own.length > 0 ? own : taken;
}

/** A fumble with who forced it and who got it. */
export function fateOf(play: Play, isForced: boolean, sheet: GameSheet): Sentence[] {
  const fact = sheet.index
    .onPlay(play.playId)
    .find(({ kind, marks }) => kind === "turnover" && marks.includes("fumble"));
  if (fact !== undefined) return [sheet.event(fact), ...(/MUFFS/.test(play.description) ? [sheet.told(play)] : [])];
  const [fumble, another] = by(play, "fumbles");
  // Of a ball that was lost twice the play-by-play alone says whose it was.
  if (fumble === undefined || another !== undefined) return [sheet.asWritten(play)];
  const [forced] = by(play, "forcedFumbles");
  const [got] = by(play, "fumbleRecoveries");
  const nameOf = ({ playerId, playerName }: Credit): string =>
    sheet.people.has(playerId) ? sheet.name(playerId) : playerName;
  const told = sheet.told(play);
  const kept = nextTeam(play, sheet) === fumble.team || got?.team === fumble.team;
  const whose = kept ? ` and the ${sheet.nick(fumble.team)} kept the ball` : "";
  const where = /out of bounds/i.test(play.description) ? [`The ball went out of bounds${whose}.`] : [];
  const words = [
    ...(forced !== undefined
      ? [`${nameOf(forced)} forced the fumble.`]
      : isForced
        ? ["Nobody is credited with forcing it."]
        : []),
    ...(got === undefined ? where : [`${nameOf(got)} recovered it${whose}.`]),
  ];
  return words.length === 0 ? [told, sheet.asWritten(play)] : [told, { ...told, text: words.join(" ") }];
}

function nextTeam(play: Play, { read }: GameSheet): string | null {
  return read.plays.slice(read.plays.indexOf(play) + 1).find(({ down }) => down > 0)?.team ?? null;
}

/** Whether the man who is asked about took the ball that he recovered into the end zone, with what a review said of it. */
function scoredBy(play: Play, { players }: Question, sheet: GameSheet): Sentence[] {
  const got = players.find(({ playerId }) =>
    by(play, "fumbleRecoveries").some((credit) => credit.playerId === playerId),
  );
  if (got === undefined) return [];
  const has = by(play, "fumbleReturnTouchdowns").some(({ playerId }) => playerId === got.playerId);
  const text = `${sheet.name(got.playerId)} ${has ? "scored" : "did not score"} on it.`;
  return [
    { text, ids: [], receipts: [{ kind: "play", playId: play.playId }] },
    ...(/REVERSED/.test(play.description) ? [sheet.told(play)] : []),
  ];
}

/** What the team that took the ball did with it. */
function cameOf(play: Play, sheet: GameSheet): Sentence[] {
  const team = takenBy(play);
  return play.isTouchdown && team !== play.team
    ? endOf([play], sheet)
    : nextDrive(play, team === null ? [] : [team], sheet);
}
