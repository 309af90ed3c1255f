import type { CreditStat } from "../../../game/credit.ts";
import { DEFENDER_POSITIONS } from "../../../game/defender-positions.ts";
import type { Play } from "../../../game/play.ts";
import { inPeriod } from "../sheet/in-period.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const BIG_PLAYS =
  /\b(?:big|biggest|key|huge|impact|splash|game changing|best|notable|great|standout|memorable|defensive) (?:plays?|moments?)\b|\bhighlights?\b|\bplays? of note\b|\bplays (?:did|has|had) \w+(?: \w+)? (?:make|made)\b/;
const EVERYWHERE =
  /\b(?:everywhere|all over (?:the )?(?:place|field)|wreck\w*|wrecking ball|dominat\w+|took (?:it |the game )?over|menace|unblockable|disrupt\w+)\b/;
const WHAT = /\b(?:what|which|list|how|any|show|name)\b/;
/** What a defender is remembered for. */
const DEEDS: ReadonlySet<CreditStat> = new Set([
  "interceptions",
  "forcedFumbles",
  "fumbleRecoveries",
  "sacks",
  "safeties",
  "blockedKicks",
]);
const MOST = 6;

/** `what big plays did Warner make`, of a defender: the plays on which he took, forced, recovered or blocked something or had a sack, and his line. Null of everybody else. */
export function answerDeeds(
  { text, players, isShared, period, concepts, nth }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [player, other] = players;
  if (player === undefined || other !== undefined || isShared || nth !== null || !sheet.hasPlays) return null;
  if (!DEFENSE.has(player.position) || !WHAT.test(text)) return null;
  const isOfPlays = BIG_PLAYS.test(text);
  if (!isOfPlays && !(EVERYWHERE.test(text) && [...concepts].every((one) => LOOSE.has(one)))) return null;
  const own = sheet.read.plays.filter(
    (play) => isHis(play, player.playerId) && (period === null || isWithin(period, play)),
  );
  if (own.length > MOST) return null;
  const told = own.map((play) => sheet.told(play));
  if (isOfPlays && own.length > 0) return told;
  const lines = sheet.sentences(...linesOf(player, sheet, period)).map((one) => inPeriod(one, { period }));
  const none = `${player.playerName} had no sack, takeaway, forced fumble or block`;
  const result = sheet.index.byId("result");
  return [...(own.length === 0 ? [inPeriod(sheet.say(`${none}.`, result), { period })] : told), ...lines];
}

const DEFENSE: ReadonlySet<string> = new Set(Object.values(DEFENDER_POSITIONS).flat());
const LOOSE: ReadonlySet<string> = new Set("stats perform turning made defense happened isOver".split(" "));

function isHis({ credits }: Play, playerId: string): boolean {
  return credits.some((credit) => credit.playerId === playerId && DEEDS.has(credit.stat));
}
