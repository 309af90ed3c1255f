import type { Fact, Points } from "../../../facts/fact.ts";
import { endOfPlay } from "../../../plays/find-drives.ts";
import { formatDuration } from "../../../words/format.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Game time is asked for. */
export const HOW_LONG =
  /\bhow (?:long|much (?:of the )?(?:game )?(?:time|game)|many (?:game )?minutes|much of (?:it|this|that))\b/;
/** How a team stood, by the sign of its margin. */
const STANDINGS: readonly { says: RegExp; sign: number; words: string }[] = [
  { says: /\b(?:tied?|even|level|all square|deadlock\w*|knotted)\b/, sign: 0, words: "tied" },
  { says: /\b(?:trail\w*|behind|losing|down)\b/, sign: -1, words: "behind" },
  { says: /\b(?:ahead|lead|leads|led|leading|in front|on top|up|winning)\b/, sign: 1, words: "ahead" },
];
/** A drive, a play, a margin, a possession or a single lead of somebody is as long as another answer says. */
const OTHER = new RegExp(
  String.raw`\b(?:${alternatives`
      ball | clock | burn\w* | while | when | punts? | drives? | possessions? | fgs? | field goals? | kicks? | tds? | touchdowns?
      runs? | pass(?:es)? | catch(?:es)? | plays? | score on | without | until | before | after | take | took | end up | ended up
      set up | by (?:\d+|one|two|three|more|a) | lined up | hold | held | kept | keep
    `})\b`,
);
/** `how many minutes did they play from behind`: no play, and how they stood all the same. */
const PLAYED =
  /\b(?:play(?:ed)?|spen[dt])(?: (?:while|when|from|with (?:a|the)))? (?=(?:ahead|behind|lead|leading|losing|tied|trailing|winning)\b)/;
const MOST_TOLD = 3;

interface Stretch {
  from: Fact | null;
  to: Fact | null;
  seconds: number;
}

/** `how long were the Cardinals actually ahead`: the game time for which a team led or trailed, or it was tied, from score to score. Null where something else is asked. */
export function timeAhead(
  { text, teams, players, period, at, numbers }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const standing = STANDINGS.find(({ says }) => says.test(text));
  if (standing === undefined || !HOW_LONG.test(text) || OTHER.test(text.replace(PLAYED, " "))) return null;
  if (sheet.index.phase !== "over") return null;
  if (players.length > 0 || period !== null || at !== null || numbers.length > 0) return null;
  const { sign, words } = standing;
  const named = teams.length > 0 ? teams : sheet.teams;
  return (sign === 0 ? named.slice(0, 1) : named).flatMap((team) => {
    const spans = stretchesOf(team, sign, sheet);
    const whose = sign === 0 ? "The score was" : `The ${sheet.nick(team)} were`;
    const facts = spans.flatMap(({ from, to }) => [from, to]);
    const result = sheet.index.byId("result");
    if (spans.length === 0) return [sheet.say(`${whose} never ${words}.`, result)];
    const total = formatDuration(spans.reduce((sum, { seconds }) => sum + seconds, 0));
    const each = spans.map(
      ({ from, to }) =>
        `from ${from === null ? "the opening kickoff" : sheet.item(from)} to ${to === null ? "the end" : sheet.item(to)}`,
    );
    const when = spans.length > MOST_TOLD ? `, in ${spans.length} stretches` : `, ${listWords(each)}`;
    return [sheet.say(`${whose} ${words} for ${total} of game time${when}.`, ...facts, result)];
  });
}

/** When a game was over, in seconds of game time; null where the source has no clock. */
export function lengthOf({ read: { plays, moments, game } }: GameSheet): number | null {
  return endOfPlay(plays, plays.flatMap((play) => moments.get(play)?.elapsed ?? []).at(-1) ?? null, game);
}

/** The spans of game time for which the margin of a team had a sign. */
function stretchesOf(team: string, sign: number, sheet: GameSheet): readonly Stretch[] {
  const end = lengthOf(sheet);
  const scores = sheet.index.ofKind("score").filter(({ score, at }) => score !== null && at?.elapsed !== null);
  const isSo = ({ away, home }: Points): boolean =>
    Math.sign(team === sheet.teams[0] ? away - home : home - away) === sign;
  const marks = [null, ...scores];
  const spans: Stretch[] = [];
  for (const [place, from] of marks.entries()) {
    const to = marks[place + 1] ?? null;
    const seconds = (to?.at?.elapsed ?? end ?? 0) - (from?.at?.elapsed ?? 0);
    const last = spans.at(-1);
    // A game that a score ends was led from it to the end, however short that is.
    if (!isSo(from?.score?.after ?? { away: 0, home: 0 }) || (seconds === 0 && to !== null)) continue;
    if (last !== undefined && last.to === from) spans.splice(-1, 1, { ...last, to, seconds: last.seconds + seconds });
    else spans.push({ from, to, seconds });
  }
  return spans;
}
