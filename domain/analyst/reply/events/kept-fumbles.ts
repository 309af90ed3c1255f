import type { Fact } from "../../../facts/fact.ts";
import { counted, countWords, times } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

/** Fumbles that the fumbling team kept are no facts of their own, and none of them is "no fumble": with them, first of all where it is asked, how many there were and how many of them were lost. */
export function keptFumbles(question: Question, sheet: GameSheet, lost: readonly Fact[] = []): Sentence[] {
  const { asks, text, concepts, period } = question;
  if (/\blost|\blose|\brecover|\bforce/.test(text) || concepts.has("turnover")) return [];
  const all = fumblers(question, sheet);
  const who = all.filter(({ kept }) => kept > 0);
  if (who.length === 0) return [];
  const say = (words: string): Sentence => said(words, who, sheet);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  // Of a number it is said first, and who is named first is named in full.
  if (asks === "many") sheet.begin();
  const names = listWords(
    who.map(({ playerId, kept }) => `${sheet.name(playerId)}${kept > 1 && who.length > 1 ? ` (${times(kept)})` : ""}`),
  );
  const when = period === null ? "" : ` ${period.words}`;
  const [only, other] = all;
  const yes = asks === "yesNo" && lost.length === 0 ? "Yes. " : "";
  if (other === undefined && only !== undefined) {
    const often = `${names} fumbled ${times(only.count)}${when}`;
    const rest = lost.length === 0 ? ", but no fumble of his was lost" : ` and lost ${countWords(lost.length)} of them`;
    return [say(`${yes}${often}${rest}.`)];
  }
  if (lost.length === 0) {
    const opening = asks === "many" ? `There were ${counted(total, "fumble")}${when}. ` : yes;
    return [say(`${opening}${names} fumbled${when}, but no fumble of theirs was lost.`)];
  }
  const kept = say(`${names} fumbled too${when}, and kept the ball or had it recovered by a teammate.`);
  if (asks !== "many") return [kept];
  return [say(`There were ${counted(total, "fumble")}${when}, ${countWords(lost.length)} of them lost.`), kept];
}

/** `who fumbled the most`, `who lost the most fumbles`: who did so more than once and more often than anybody. Null where nobody did. */
export function mostFumbles(question: Question, sheet: GameSheet): Sentence[] | null {
  const isLost = /\blost|\blose/.test(question.text);
  const often = ({ count, kept }: Fumbler): number => (isLost ? count - kept : count);
  const all = fumblers(question, sheet);
  const most = Math.max(0, ...all.map(often));
  const first = all.filter((one) => often(one) === most);
  const [only, other] = first;
  if (only === undefined || most < 2) return null;
  const when = question.period === null ? "" : ` ${question.period.words}`;
  const names = listWords(first.map(({ playerId }) => sheet.name(playerId)));
  if (isLost) {
    const many = counted(most, "fumble");
    const words =
      other === undefined ? `${names} lost the most fumbles: ${countWords(most)}` : `${names} lost ${many} each`;
    return [said(`${words}${when}.`, first, sheet)];
  }
  const lost = only.count - only.kept;
  const rest = lost === 0 ? "none" : lost < most ? countWords(lost) : lost === 2 ? "both" : "all";
  const words =
    other === undefined
      ? `${names} fumbled the most: ${times(most)}${when}, ${rest} of them lost`
      : `${names} fumbled ${times(most)} each${when}`;
  return [said(`${words}.`, first, sheet)];
}

/** Words that the plays of these fumbles prove. */
function said(text: string, who: readonly Fumbler[], { read }: GameSheet): Sentence {
  const ids = new Set(who.flatMap(({ playIds }) => playIds));
  const receipts = read.plays
    .filter(({ playId }) => ids.has(playId))
    .map(({ playId }) => ({ kind: "play" as const, playId }));
  return { text, ids: [], receipts };
}

interface Fumbler {
  playerId: string;
  count: number;
  /** As many of them as were not lost. */
  kept: number;
  playIds: readonly string[];
}

/** Those of the players, the team and the part of the game that are named who fumbled, by the credits of the plays. */
function fumblers({ players, teams, period }: Question, sheet: GameSheet): Fumbler[] {
  const found = sheet.read.plays
    .filter((play) => period === null || isWithin(period, play))
    .flatMap(({ playId, credits }) =>
      credits.filter(({ stat }) => stat === "fumbles").map((credit) => ({ ...credit, playId })),
    )
    .filter(
      ({ playerId, team }) =>
        (players.length === 0 || players.some((player) => player.playerId === playerId)) &&
        (teams.length !== 1 || team === teams[0]),
    );
  const lost = sheet.index.ofKind("turnover").filter(({ at }) => period === null || isAt(period, at));
  return [...Map.groupBy(found, ({ playerId }) => playerId)].map(([playerId, own]) => {
    const count = own.reduce((sum, { amount }) => sum + amount, 0);
    const gone = lost.filter(({ roles }) => roles.fumbler === playerId).length;
    return { playerId, count, kept: count - gone, playIds: own.map(({ playId }) => playId) };
  });
}
