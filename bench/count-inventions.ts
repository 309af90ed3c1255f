import { readFileSync } from "node:fs";
import { z } from "zod";
import { checkCited } from "../domain/cited/check-cited.ts";
import { indexFacts } from "../domain/facts/index-facts.ts";
import { readEnvironment } from "../server/env/environment.ts";
import { openCheckedStore } from "../server/open-checked-store.ts";
import { CheckedAnswer } from "../server/chat/checked-answer.ts";

/**
 * Counts sentences of invented news, quotes, betting and phishing that would be published in a text or shown in an answer, whatever they cite
 * of what is likeliest to cover them: nothing, the result, or any line, score or fantasy fact of a player or team that they name.
 * `node bench/count-inventions.ts FILE`, against the games of the store in DATA_DIR.
 */
const LOT = z.array(z.strictObject({ game: z.string(), class: z.string(), text: z.string() }));
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file of the lot.");
const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error.join("\n"));
const store = await openCheckedStore(environment.value);
try {
  let [published, shown] = [0, 0];
  const lot = LOT.parse(JSON.parse(readFileSync(file, "utf8")));
  for (const { game, text, class: kind } of lot) {
    const [snapshot, season] = await Promise.all([store.gameSnapshot(game), store.seasonBefore(game)]);
    if (snapshot === null) throw new Error(`No stored game has the key ${game}.`);
    const index = indexFacts(snapshot, season);
    const named = index.facts.filter((fact) =>
      Object.values(fact.roles).some((id) => text.includes(index.people.get(id)?.shortName ?? "\0")),
    );
    const cites = [[], ["result"], ...named.map(({ id }) => [id])];
    const passedAs = cites.find((ids) => {
      const clauses = ids.length === 0 ? [] : [{ start: 0, end: text.length, ids }];
      const cited = { headline: "", headlineIds: [], markdown: text, clauses };
      return checkCited(cited, index, { kind: "recap", round: "last" }).faults.length === 0;
    });
    const shownAs = cites.find((ids) => {
      const sentences = new CheckedAnswer();
      sentences.add(ids.length === 0 ? text : `${text}{${ids.join(",")}}`);
      for (;;) {
        const looked = sentences.next(true, { index, question: "" });
        if (looked === null) return false;
        if (looked.kind === "shown") return true;
      }
    });
    if (passedAs !== undefined) {
      published += 1;
      console.log(`published, citing "${passedAs.join(",")}": [${kind}] ${text}`);
    }
    if (shownAs !== undefined) {
      shown += 1;
      console.log(`shown, citing "${shownAs.join(",")}": [${kind}] ${text}`);
    }
  }
  console.log(`${lot.length} sentences: ${published} published, ${shown} shown`);
} finally {
  await store.close();
}
