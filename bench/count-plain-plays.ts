import { parseArgs } from "node:util";
import { plainFaults } from "../domain/plays/plain/plain-faults.ts";
import { plainPlays } from "../domain/plays/plain/plain-plays.ts";
import { plainText } from "../domain/plays/plain/plain-text.ts";
import { readEnvironment } from "../server/env/environment.ts";
import { openCheckedStore } from "../server/open-checked-store.ts";

/**
 * Counts the plays of the store in DATA_DIR that have a plain sentence, by type, reads every sentence back against its play's credits, counts those that
 * name somebody by initials, and takes the time: `node bench/count-plain-plays.ts [--list N] [--seed N]`. `--list` prints that many plays, drawn by the seed, each with its
 * description and its sentence, for reading by eye.
 */
const { values } = parseArgs({
  options: { list: { type: "string", default: "0" }, seed: { type: "string", default: "1" } },
});
const [list, seed] = [Number(values.list), Number(values.seed)];
const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error.join("\n"));
/** `P. Sewell`; `J.J. McCarthy` and `Amon-Ra St. Brown` are whole names. */
const INITIALS = /(?<![\p{L}.'-])(?!(?:St|Jr|Sr)\.)\p{Lu}[\w'-]{0,3}\. \p{Lu}/u;
const store = await openCheckedStore(environment.value);
try {
  const counts = new Map<string, { plays: number; plain: number }>();
  const rows: { words: string | null; description: string }[] = [];
  const faults: string[] = [];
  const times: number[] = [];
  for (const week of await store.weeks()) {
    for (const { game } of await store.weekGames(week)) {
      const snapshot = await store.gameSnapshot(game.gameKey);
      if (snapshot === null) continue;
      const { allPlays, people } = snapshot;
      const begin = performance.now();
      const sentences = plainPlays(allPlays, game, people);
      times.push(performance.now() - begin);
      const found = plainFaults(allPlays, sentences, game, people);
      allPlays.forEach((play, index) => {
        const words = sentences[index] ?? null;
        const count = counts.get(play.type) ?? { plays: 0, plain: 0 };
        counts.set(play.type, { plays: count.plays + 1, plain: count.plain + (words === null ? 0 : 1) });
        rows.push({ words, description: play.description });
        for (const fault of found[index] ?? [])
          faults.push(`${game.gameKey} ${play.playId}: ${fault}\n  ${play.description}\n  ${words}`);
      });
    }
  }
  for (const fault of faults) console.log(fault);
  for (const { words, description } of drawn(rows, list, seed)) console.log(`${description}\n  ${words ?? "(none)"}`);
  for (const [type, { plays, plain }] of counts) console.log(`${type}: ${plain} of ${plays}`);
  const plain = rows.filter(({ words }) => words !== null).length;
  const initials = rows.filter(({ words }) => words !== null && INITIALS.test(plainText(words))).length;
  const share = rows.length === 0 ? 0 : (100 * plain) / rows.length;
  console.log(
    `${plain} of ${rows.length} plays have a sentence (${share.toFixed(2)} %); ${faults.length} contradictions, ${initials} with initials`,
  );
  const ordered = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (ordered[Math.floor(part * (ordered.length - 1))] ?? 0).toFixed(2);
  console.log(`A game's plays take ${at(0.5)} ms at the median, ${at(0.95)} ms at the 95th percentile`);
} finally {
  await store.close();
}

/** Some of the rows, the same ones for the same seed. */
function drawn<T>(rows: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  return Array.from({ length: rows.length === 0 ? 0 : count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rows[Math.floor((state / 2 ** 32) * rows.length)];
  }).filter((row) => row !== undefined);
}
