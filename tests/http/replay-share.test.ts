import { expect, it, onTestFinished } from "vitest";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { openSite } from "../setup/open-site.ts";

const REPLAY = `/games/${SAMPLE_KEYS.final}/replay`;
const START = Math.floor(SAMPLE_NOW.getTime() / 1000);

/** The address of the nth replay, each with a start of its own. */
const replay = (index: number, page = REPLAY): string => `${page}?from=${START + index}&speed=1`;

async function aSite(clock = () => SAMPLE_NOW) {
  const { games, players } = sampleLeague();
  const site = await openSite({ games, players, clock, trustedProxies: ["127.0.0.1"] });
  onTestFinished(() => site.close());
  const address = await site.listen();
  return (from: string, path: string): Promise<Response> =>
    fetch(`${address}${path}`, { headers: { "x-forwarded-for": from } });
}

it("gives one network five replays of the forty, of IPv6 too, and leaves the others to others", async () => {
  const ask = await aSite();
  const statuses = async (addresses: readonly string[], first: number): Promise<number[]> => {
    const answers = await Promise.all(addresses.map((from, index) => ask(from, replay(first + index))));
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  };
  const five = [200, 200, 200, 200, 200];
  expect(await statuses(Array<string>(8).fill("203.0.113.7"), 0)).toEqual([...five, 429, 429, 429]);
  const ofOneNetwork = Array.from({ length: 7 }, (_, index) => `2001:db8:1:2::${index}`);
  expect(await statuses(ofOneNetwork, 100)).toEqual([...five, 429, 429]);
  expect(await statuses(["198.51.100.1", "2001:db8:1:3::1"], 200)).toEqual([200, 200]);
});

it("says so as a page and as a stream, and lets a network join what others have begun", async () => {
  const ask = await aSite();
  for (let index = 0; index < 5; index += 1) await ask("203.0.113.7", replay(index));
  const page = await ask("203.0.113.7", replay(5));
  expect([page.status, page.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await page.text()).toContain("Your network already has 5 replays open");
  const events = await ask("203.0.113.7", `${replay(5, `${REPLAY}/events`)}&since=1`);
  expect([events.status, events.headers.get("retry-after")]).toEqual([429, "30"]);
  expect(await events.text()).toContain("Your network already has 5 replays open");
  expect((await ask("198.51.100.1", replay(5))).status).toBe(200);
  expect((await ask("203.0.113.7", replay(5))).status).toBe(200);
  expect((await ask("203.0.113.7", replay(0))).status).toBe(200);
});

it("gives up the oldest of a network's own for the next, so that a reader may change speed and start as often as they like", async () => {
  let at = SAMPLE_NOW.getTime();
  const ask = await aSite(() => new Date(at));
  for (let index = 0; index < 12; index += 1) {
    expect((await ask("203.0.113.7", replay(index))).status).toBe(200);
    at += 150;
  }
});
