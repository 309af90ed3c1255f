import type { Fact } from "../../../facts/fact.ts";
import { counted, countWords, times } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

/** Fumbles that the fumbling team kept are no facts of their own, and none of them is "no fumble": with them, first of all where it is asked, how many there were and how many of them were lost. */
export function keptFumbles(
  { players, teams, asks, text, concepts, period }: Question,
  sheet: GameSheet,
  lost: readonly Fact[] = [],
): Sentence[] {
  if (/\blost|\blose|\brecover|\bforce/.test(text) || concepts.has("turnover") || period !== null) return [];
  const all = [...sheet.read.fold.lines.values()].flatMap(({ playerId, team, totals: { fumbles = 0 } }) => {
    const isMeant =
      (players.length === 0 || players.some((player) => player.playerId === playerId)) &&
      (teams.length !== 1 || team === teams[0]);
    const gone = sheet.index.ofKind("turnover").filter(({ roles }) => roles.fumbler === playerId).length;
    return fumbles > 0 && isMeant ? [{ playerId, count: fumbles, kept: fumbles - gone }] : [];
  });
  const who = all.filter(({ kept }) => kept > 0);
  if (who.length === 0) return [];
  const plays = sheet.read.plays.filter(({ credits }) =>
    credits.some(({ stat, playerId }) => stat === "fumbles" && who.some((one) => one.playerId === playerId)),
  );
  const receipts = plays.map(({ playId }) => ({ kind: "play" as const, playId }));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  // Of a number it is said first, and who is named first is named in full.
  if (asks === "many") sheet.begin();
  const names = listWords(
    who.map(({ playerId, kept }) => `${sheet.name(playerId)}${kept > 1 && who.length > 1 ? ` (${times(kept)})` : ""}`),
  );
  const [only, other] = all;
  const say = (words: string): Sentence => ({ text: words, ids: [], receipts });
  if (other === undefined && only !== undefined) {
    const often = `${names} fumbled ${times(only.count)}`;
    return lost.length === 0
      ? [say(`${asks === "yesNo" ? "Yes. " : ""}${often}, but no fumble of his was lost.`)]
      : [say(`${often} and lost ${countWords(lost.length)} of them.`)];
  }
  if (lost.length === 0) {
    const opening = asks === "yesNo" ? "Yes. " : asks === "many" ? `There were ${counted(total, "fumble")}. ` : "";
    return [say(`${opening}${names} fumbled, but no fumble of theirs was lost.`)];
  }
  return [
    ...(asks === "many"
      ? [say(`There were ${counted(total, "fumble")}, ${countWords(lost.length)} of them lost.`)]
      : []),
    say(`${names} fumbled too, and kept the ball or had it recovered by a teammate.`),
  ];
}
