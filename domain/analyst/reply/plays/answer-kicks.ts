import { counted } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { nextDrive } from "./answer-after.ts";
import { endOf } from "../sheet/end-of.ts";
import { CAME_OF } from "./answer-fumble.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { snapsOf } from "../sheet/snaps-of.ts";
import { withOpening } from "../sheet/with-opening.ts";

const PINNED = /\b(?:pin|pins|pinned|pinning|backed up)\b/;
const PUNT = /\b(?:punt\w*|coffin corner|boot\w*|kick\w*)\b/;
const AT_SPOT =
  /\b(at|to|on|inside|within) (?:the |their |its |his )?(?:own )?(?:[a-z]+ )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twenty)\b(?! (?:yards?|yds?|minutes?|seconds?|left|\d\d)\b)/;
const DOWNED = /\bdowned\b/;
/** Where somebody is pinned if no yard line is named. */
const DEEP = 10;
const LANDS = /\bpunts -?\d+ yards? to ([A-Z]{2,3}) (\d{1,2})\b/;
const RETURNED = / to ([A-Z]{2,3}) (\d{1,2}) for -?\d+ yards?\b| to ([A-Z]{2,3}) (\d{1,2}) for no gain/;
const MOST_TOLD = 3;

const BIG =
  /\b(?:way back|all the way|big|huge|long|longest|monster|massive|great|deep into|past midfield|across midfield)\b/;
const RETURN = /\b(?:kick ?off|kick|punt)\b.*\bback\b|\breturn\w*\b|\bhouse call\b/;
const OF_RETURNER =
  /\bwho (?:\w+ )?(?:took|returned|ran|brought|had|fielded|was)\b|\bwhat happened\b|\btell me about\b|\bhow (?:did|was)\b/;

/** Punts by where they came to rest, and who returned a kick, with what came of it. Null where neither is asked. */
export function answerKicks(question: Question, sheet: GameSheet): Sentence[] | null {
  return sheet.hasPlays ? (pinned(question, sheet) ?? returned(question, sheet)) : null;
}

/** The yard line before his own end zone at which the receiver's side was left; null for a touchback, a muff and anything short of it. */
function leftAt({ type, opponent, description, isBlocked }: Play): number | null {
  const [punt, side, yard] = LANDS.exec(description) ?? [];
  if (type !== "Punt" || punt === undefined || isBlocked || /Touchback|MUFFS|No Play|REVERSED/i.test(description))
    return null;
  const rest = description.slice(description.indexOf(punt) + punt.length);
  const [, to, line, still, same] = RETURNED.exec(rest) ?? [];
  const [territory, spot] = to === undefined && still === undefined ? [side, yard] : [to ?? still, line ?? same];
  return territory === opponent && spot !== undefined ? Number(spot) : null;
}

/** `who pinned them at the 1`, `how many punts inside the 20` */
function pinned({ text, players, teams, period, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const isPinned = PINNED.test(text);
  const [, word = "inside", said] = AT_SPOT.exec(text) ?? [];
  if (!(isPinned || (PUNT.test(text) && /\bpunt|\bdowned\b/.test(text))) || (said === undefined && !isPinned))
    return null;
  if (/\b(?:from|field goals?|fgs?|return\w*|fair c\w+|yards?|average|drive)\b/.test(text)) return null;
  const yard = said === undefined ? DEEP : (numberOf(said) ?? Number(said));
  const isInside = said === undefined || word === "inside" || word === "within";
  const [player] = players;
  const [team, other] = teams;
  const own = sheet.read.plays.filter((play) => {
    const spot = leftAt(play);
    if (spot === null || (isInside ? spot > yard : spot !== yard) || (period !== null && !isWithin(period, play)))
      return false;
    if (DOWNED.test(text) && !DOWNED.test(play.description)) return false;
    if (player !== undefined)
      return players.some(({ playerId }) => play.credits.some((one) => one.playerId === playerId));
    return team === undefined || other !== undefined || (isPinned ? play.opponent : play.team) === team;
  });
  const where = isInside ? `at the ${yard} or closer` : `at the ${yard}`;
  const when = period === null ? "" : ` ${period.words}`;
  const whose = player === undefined ? "" : ` by ${sheet.name(player.playerId)}`;
  // Where a flag moved the ball the kick's own end is not where they began.
  if ((own.length === 0 && !isInside) || (own.length !== 1 && own.some(({ penaltyYards }) => penaltyYards !== null)))
    return null;
  const told =
    own.length > MOST_TOLD
      ? []
      : own.flatMap((play) => [sheet.told(play), ...(asks === "many" ? [] : [sheet.asWritten(play)])]);
  if (asks !== "many" && asks !== "yesNo" && own.length === 1) return told;
  const stated: Sentence = {
    text: `There ${own.length === 1 ? "was" : "were"} ${counted(own.length, "punt")}${whose} ${DOWNED.test(text) ? "downed" : "that ended"} ${where}${when}.`,
    ids: [],
    receipts: own.map(({ playId }) => ({ kind: "play", playId })),
  };
  return withOpening(asks === "yesNo" ? own.length > 0 : null, [stated, ...told]);
}

/** `who took that kickoff way back, and what did they get out of it` */
function returned({ text, players, teams, period, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  const isCameOf = CAME_OF.test(text) || /\b(?:after|off|following)\b.*\breturn/.test(text);
  if (!RETURN.test(text) || !(OF_RETURNER.test(text) || isCameOf) || !(isCameOf || BIG.test(text))) return null;
  if (["interception", "fumble", "touchdown", "penalty", "block"].some((one) => concepts.has(one))) return null;
  const kinds = /\bpunt/.test(text)
    ? ["puntReturn"]
    : /\bkick/.test(text)
      ? ["kickReturn"]
      : ["kickReturn", "puntReturn"];
  const all = snapsOf(sheet.read, sheet.index).filter(({ kind, fact }) => {
    const play = sheet.read.plays.find(({ playId }) => playId === fact.at?.playId);
    return kinds.includes(kind) && play !== undefined && (period === null || isWithin(period, play));
  });
  const own = all.filter(({ fact: { team, roles } }) =>
    players.length > 0
      ? players.some(({ playerId }) => playerId === (roles.returner ?? roles.scorer))
      : teams.length !== 1 || team === teams[0],
  );
  const most = Math.max(...own.map(({ yards }) => yards));
  const [meant, another] = BIG.test(text) ? own.filter(({ yards }) => yards === most) : own;
  if (meant === undefined || another !== undefined) return null;
  const play = sheet.read.plays.find(({ playId }) => playId === meant.fact.at?.playId);
  const after =
    play === undefined || !isCameOf
      ? []
      : play.isTouchdown
        ? endOf([play], sheet)
        : nextDrive(play, meant.fact.team === null ? [] : [meant.fact.team], sheet);
  return [sheet.event(meant.fact), ...after];
}
