import { type OrderFinding, teamAt } from "./check-order.ts";
import { decide, type Finding } from "../finding.ts";
import type { Play } from "../../game/play.ts";
import { kickDistance, returnYards } from "../../plays/play-text.ts";
import { isObject, type SentenceContext } from "../sentence-context.ts";

const FIRST =
  /\b(?:(?:open(?:ed|s|ing)|got|started|kicked off) the scoring|(?:scor(?:ed|es|ing)|str(?:uck|ikes?)|got on the board) first|first (?:points?|score)|on the board first|dr(?:ew|awing) first blood)\b/gi;
const LAST =
  /\b(?:scored last|last points?|final points?|last score|closed (?:out )?the scoring|capped the scoring)\b/gi;
const KINDS: readonly [RegExp, (play: Play) => boolean][] = [
  [/\b(?:field goal|\d+-yarder|kick)\b/i, (play) => play.type === "FieldGoal"],
  [/\bsafety\b/i, (play) => play.awayPoints + play.homePoints === 2],
  [/\b(?:pick-six|interception return)\b/i, (play) => play.type === "Interception"],
  [
    /\b(?:touchdown|scoring|TD) (?:pass|catch|throw|strike|toss|reception|grab)\b/i,
    (play) => isTouchdown(play, "Pass"),
  ],
  [
    /\b(?:touchdown|scoring|TD) (?:run|rush|scramble|plunge)\b|\b(?:sneak|plunge)\b/i,
    (play) => isTouchdown(play, "Rush"),
  ],
  [/\btouchdown\b/i, (play) => play.isTouchdown],
];

function isTouchdown(play: Play, type: "Pass" | "Rush"): boolean {
  return play.isTouchdown && play.type === type;
}

/** Who scored first and last, and with what: "opened the scoring with a field goal". */
export function findFirstScore(context: SentenceContext): OrderFinding[] {
  return [true, false].flatMap((isFirst) =>
    Array.from(context.text.matchAll(isFirst ? FIRST : LAST)).flatMap((match) => {
      const end = match.index + match[0].length;
      const finding = checkScorer(isFirst, match.index, end, context);
      return finding === null ? [] : [{ ...finding, start: match.index, end }];
    }),
  );
}

function checkScorer(isFirst: boolean, at: number, end: number, context: SentenceContext): Finding | null {
  const { facts, text, mentions } = context;
  const scores = facts.states.filter(({ play }) => play !== null && !/ExtraPoint|TwoPoint/.test(play.type));
  const play = (isFirst ? scores[0] : scores.at(-1))?.play ?? null;
  // "its first points of the half" are not the game's.
  if (play === null || /^ of (?:the|its|their|his) (?!game|day|night|afternoon|evening)/.test(text.slice(end)))
    return null;
  if (/\b(?:its|their|his) $|'s? $/i.test(text.slice(0, at))) return null;
  const by = mentions.find(
    ({ team, start }) => team !== null && start > end && /\bby (?:the )?$/.test(text.slice(end, start)),
  );
  const team = by?.team ?? teamAt(at, end, context);
  if (team === null) return null;
  const receipt = [{ kind: "play" as const, playId: play.playId }];
  const own = team === facts.game.awayTeam ? play.awayPoints : play.homePoints;
  if (own <= 0) return decide("order", false, "The other side did.", receipt);
  const active = mentions.findLast((mention) => mention.end <= at && !isObject(text, mention));
  const isHis =
    active === undefined ||
    active.playerIds.length === 0 ||
    play.credits.some(({ playerId }) => active.playerIds.includes(playerId));
  if (!isHis) return decide("order", false, `${active.text} had no hand in that score.`, receipt);
  const how =
    /^[^.;]*?\b(?:with|on|by|when|came|was|,)\b([^.;]*)/i
      .exec(text.slice(end))?.[1]
      ?.split(/,|\bbefore\b|\band\b|\bbut\b/)[0] ?? "";
  const kind = KINDS.find(([words]) => words.test(how));
  const yards = /\b(\d+)-yard/.exec(how)?.[1];
  const isFar =
    yards === undefined || [play.yardsGained, kickDistance(play), returnYards(play)].includes(Number(yards));
  return decide(
    "order",
    isFar && (kind === undefined || kind[1](play)),
    `That score was another: ${play.type}.`,
    receipt,
  );
}
