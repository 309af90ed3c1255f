import { counted, times } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const OF_HITS =
  /\b(?:qb|quarterback|qbs|quarterbacks) hits?\b|\bhits? (?:on|against|to) (?:the )?(?:qbs?|quarterbacks?)\b|\b(?:hit|hits|knocked down|knockdowns)\b/;
const NAMED =
  /\b(?:qb|quarterback|qbs|quarterbacks) hits?\b|\bhits? (?:on|against|to) (?:the )?(?:qbs?|quarterbacks?)\b/;
/** A single hit, or something else that hits. */
const OTHER =
  /\b(?:over|under|total|mark|projection|late hit|helmet|big hit|hard hit|hit (?:for|the|a|his|on the|\d+)|spread|number)\b/;
/** Words that change nothing of what is asked. */
const BESIDE: ReadonlySet<string> = new Set("pass defense eachTeam total most list compare made".split(" "));
const MOST_NAMED = 5;

/** Hits on quarterbacks, who took them and whose they were, as the plays credit them. Null where no play does, or something else is asked. */
export function answerHits(
  { text, players, teams, period, concepts, threshold }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [player, other] = players;
  const isOfPasser = player?.position === "QB";
  if (!OF_HITS.test(text) || threshold !== null || other !== undefined) return null;
  // What else is asked is answered by itself.
  if (
    [...concepts].some((concept) => !BESIDE.has(concept)) ||
    /\band (?:how|who|what|when|did|was|his)\b(?=.*\bhits?\b)/.test(text)
  )
    return null;
  // Without the quarterback's word a hit is one of somebody who throws, and how often is asked.
  if (!NAMED.test(text) && !(isOfPasser && /\bhow (?:many times|often)\b|\bhits on\b/.test(text) && !OTHER.test(text)))
    return null;
  const hits = sheet.read.plays
    .filter((play) => period === null || isWithin(period, play))
    .flatMap((play) =>
      play.credits.flatMap(({ stat, playerId, team }) =>
        stat === "quarterbackHits" ? [{ play, playerId, team }] : [],
      ),
    );
  if (!sheet.read.plays.some(({ credits }) => credits.some(({ stat }) => stat === "quarterbackHits"))) return null;
  const when = period === null ? "" : ` ${period.words}`;
  if (player !== undefined && !isOfPasser) {
    const own = hits.filter(({ playerId }) => playerId === player.playerId);
    return [
      proven(`${sheet.name(player.playerId)} had ${counted(own.length, "hit")} on the quarterback${when}.`, own, sheet),
    ];
  }
  const [team] = teams.length === 1 ? teams : [];
  const isTaken = /\b(?:on|against|take|took|taken|allow\w*|gave|give)\b/.test(text);
  const sides =
    player !== undefined
      ? [sheet.other(player.team)]
      : team === undefined
        ? sheet.teams
        : [isTaken ? sheet.other(team) : team];
  return sides.map((side) => {
    const own = hits.filter((hit) => hit.team === side && (player === undefined || isHis(hit.play, player.playerId)));
    const each = [...Map.groupBy(own, ({ playerId }) => playerId)].toSorted(
      ([, one], [, another]) => another.length - one.length,
    );
    const names = each.slice(0, MOST_NAMED).map(([playerId, all]) => `${sheet.name(playerId)} (${all.length})`);
    const rest = each.length - names.length;
    const who = listWords(rest > 0 ? [...names, counted(rest, "other")] : names);
    const subject =
      player === undefined
        ? `The ${sheet.nick(side)} hit the quarterback`
        : `The ${sheet.nick(side)} hit ${sheet.name(player.playerId)}`;
    return proven(
      own.length === 0 ? `${subject} never${when}.` : `${subject} ${times(own.length)}${when}: ${who}.`,
      own,
      sheet,
    );
  });
}

/** Whether a quarterback threw, ran or was sacked on a play. */
function isHis({ credits }: Play, playerId: string): boolean {
  return credits.some((one) => one.playerId === playerId);
}

function proven(text: string, hits: readonly { play: Play }[], sheet: GameSheet): Sentence {
  if (hits.length === 0) return sheet.say(text, sheet.index.byId("result"));
  return {
    text,
    ids: [],
    receipts: [...new Set(hits.map(({ play }) => play.playId))].map((playId) => ({ kind: "play", playId })),
  };
}
