import { afterAll, beforeAll, expect, it } from "vitest";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { publishStory } from "../../server/stories/publish-story.ts";
import { foundTraces, laterTraces } from "../fixtures/later-traces.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { readPageData } from "../setup/read-page-data.ts";
import { withoutMarks } from "../setup/without-marks.ts";

const { games, players, stories } = sampleLeague();
const KEYS = [SAMPLE_KEYS.final, SAMPLE_KEYS.tie, SAMPLE_KEYS.seventy, SAMPLE_KEYS.corrected];
/** One of so many plays; what the pages are made from is looked at after every play by the unit tests. */
const STEPS = [4, 3, 4, 15];

let site: OpenSite;
let address = "";
let asked = 0;
beforeAll(async () => {
  site = await openSite({ games, players, now: SAMPLE_NOW, trustedProxies: ["127.0.0.1"] });
  address = await site.listen();
  for (const story of stories) await publishStory(site.store, story, await site.store.gameSnapshot(story.gameKey));
});
afterAll(() => site.close());

type Asked = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** Everything that a page at a moment brings to a browser, and what it can ask from there. */
async function everything(gameKey: string, at: string): Promise<[what: string, text: string][]> {
  const path = `/games/${gameKey}`;
  // Each moment is somebody else's, so that nobody asks too fast.
  asked += 1;
  const from = { "x-forwarded-for": `203.0.${asked >> 8}.${asked & 255}` };
  const answerOf = async (where: string, init: Asked = {}): Promise<Response> => {
    const answer = await fetch(address + where, { ...init, headers: { ...from, ...init.headers } });
    expect(answer.status, where).toBe(200);
    return answer;
  };
  const textOf = async (where: string, init?: Asked): Promise<string> => (await answerOf(where, init)).text();
  const data = await answerOf(`${path}.data?at=${at}`);
  const question = { gameKey, at, messages: [{ role: "user", text: "Who won, and what was the final score?" }] };
  const chat = {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify(question),
  };
  return [
    ["page", withoutMarks(await textOf(`${path}?at=${at}`))],
    ["data", JSON.stringify(await readPageData(data)).replaceAll("\\", "")],
    ["question", (await textOf(`${path}/ask?at=${at}&q=Who+scored+last%3F`)).replace("Final score", "")],
    ["chat", await textOf("/api/chat", chat)],
  ];
}

it.each(KEYS.map((gameKey, index) => ({ gameKey, step: STEPS[index] ?? 1 })))(
  "nothing of what comes later stands in page, data or answers of $gameKey",
  async ({ gameKey, step }) => {
    const stored = (await site.store.gameSnapshot(gameKey)) as GameSnapshot;
    for (let count = 0; count < stored.allPlays.length; count += step) {
      const at = stored.allPlays[count - 1]?.playId ?? "kickoff";
      const traces = laterTraces(stored, count);
      for (const [what, text] of await everything(gameKey, at))
        expect(foundTraces(text, traces), `${what} after ${count} plays`).toEqual([]);
    }
  },
);

it("finds the traces in the page of the finished game", async () => {
  const stored = (await site.store.gameSnapshot(SAMPLE_KEYS.final)) as GameSnapshot;
  const page = await (await site.get(`/games/${SAMPLE_KEYS.final}`)).text();
  const traces = laterTraces(stored, 40);
  const found = foundTraces(page, traces);
  const count = traces.texts.length + traces.patterns.length;
  expect(count).toBeGreaterThan(100);
  // A few are people's full names, which stand nowhere on the page.
  expect(found.length).toBeGreaterThan(count * 0.8);
  expect(found.filter((trace) => trace.includes(": ")).length).toBeGreaterThan(3);
});
