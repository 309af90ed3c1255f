import { countWords } from "../../../facts/wording/number-words.ts";
import { shortWhen } from "../../../facts/wording/when-words.ts";
import type { Play } from "../../../game/play.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const STREAK =
  /\b(?:consecutive|consecutively|straight|in a row|streak|string|back to back|run of (?:complet|incomplet|pass)\w*|without (?:a|an) (?:miss|incompletion))\b/;
const OF_PASSES = /\b(?:complet\w*|incomplet\w*|pass(?:es)?|throws?|misses|missed)\b/;
const OF_MISSES = /\b(?:incomplet\w*|miss(?:es|ed)?|misfires?)\b(?<!without (?:a|an) \w+)/;
const OF_OTHER =
  /\b(?:drives?|games?|punts?|kicks?|field goals?|fgs?|wins?|picks?|interceptions?|tds?|touchdowns?|points?)\b/;

/** `his longest streak of completions`: how many passes in a row a passer completed at most, or missed, when, and what ended it. Null where something else is asked. */
export function answerPassStreak(
  { text, players, teams, period, isShared, asks, numbers }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (!STREAK.test(text) || !OF_PASSES.test(text) || OF_OTHER.test(text) || isShared || !sheet.hasPlays) return null;
  const passers = [...sheet.read.fold.lines.values()].filter(
    ({ playerId, team, totals }) =>
      (totals.passingAttempts ?? 0) > 0 &&
      (players.length === 0
        ? teams.length !== 1 || team === teams[0]
        : players.some((one) => one.playerId === playerId)),
  );
  if (players.length > 0 && passers.length < players.length) return null;
  const isMissed = OF_MISSES.test(text);
  const streaks = passers
    .map(({ playerId }) => ({ playerId, ...longestOf(playerId, isMissed, period, sheet) }))
    .filter(({ plays }) => plays.length > 0)
    .toSorted((one, other) => other.plays.length - one.plays.length);
  // Without a name the longest of the game are meant.
  const most = streaks[0]?.plays.length;
  const isAnyones = players.length === 0 && teams.length === 0;
  const told = isAnyones ? streaks.filter(({ plays }) => plays.length === most) : streaks;
  const [first, second] = told;
  const [number] = numbers;
  const isHeld = asks === "yesNo" && number !== undefined && second === undefined && first !== undefined;
  return told.length === 0
    ? null
    : withOpening(
        isHeld ? first.plays.length >= number : null,
        told.flatMap(({ playerId, plays, end }) => streakWords(playerId, { plays, end, isMissed }, sheet)),
      );
}

interface PassStreak {
  plays: readonly Play[];
  /** The pass that ended it; null where none did. */
  end: Play | null;
}

function longestOf(playerId: string, isMissed: boolean, period: Question["period"], { read }: GameSheet): PassStreak {
  const has = ({ credits }: Play, stat: "passingAttempts" | "passingCompletions"): boolean =>
    credits.some((credit) => credit.playerId === playerId && credit.stat === stat);
  const thrown = read.plays.filter(
    (play) => has(play, "passingAttempts") && (period === null || isWithin(period, play)),
  );
  let best: PassStreak = { plays: [], end: null };
  let run: Play[] = [];
  for (const play of [...thrown, null]) {
    if (play !== null && has(play, "passingCompletions") !== isMissed) {
      run.push(play);
      continue;
    }
    if (run.length > best.plays.length) best = { plays: run, end: play };
    run = [];
  }
  return best;
}

function streakWords(
  playerId: string,
  { plays, end, isMissed }: PassStreak & { isMissed: boolean },
  sheet: GameSheet,
): Sentence[] {
  const [from, to] = [plays[0], plays.at(-1)].map((play) => {
    const moment = play === undefined ? undefined : sheet.read.moments.get(play);
    return moment === undefined ? null : shortWhen(moment);
  });
  const when = from === null || to === null || plays.length < 2 ? "" : `, from ${from} to ${to}`;
  const what = isMissed ? "passes in a row that were not complete" : "completions in a row";
  return [
    {
      text: `${sheet.name(playerId)} had at most ${countWords(plays.length)} ${what}${when}.`,
      ids: [],
      receipts: plays.map((play) => ({ kind: "play", playId: play.playId })),
    },
    ...(end === null ? [] : [sheet.say("It ended here:", null), sheet.told(end)]),
  ];
}
