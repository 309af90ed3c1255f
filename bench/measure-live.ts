import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Bench, Part } from "./bench.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { figure, median, percentile } from "./figure.ts";
import { clientsMessage, serverMessage } from "./live-messages.ts";
import { measureHeldConnections } from "./measure-held-connections.ts";
import { startTalkingChild, type TalkingChild } from "./talking-child.ts";

const CHILD = join(import.meta.dirname, "child");
const READERS = 1_000;
const WARM_UP = 30;
const PAUSE_MS = 25;

type ServerMessage = ReturnType<typeof serverMessage.parse>;
type ClientsMessage = ReturnType<typeof clientsMessage.parse>;

/** How long it takes from the provider's answer to the last open page, and what open pages cost. */
export const livePart: Part = {
  name: "live",
  title: "Live pages",
  async measure(bench) {
    const changes = bench.isQuick ? 40 : 600;
    const { site, bare, bytes } = await measureChanges(bench, changes);
    const ratio = median(site.map((time, index) => time / (bare[index] ?? Number.NaN)));
    const { connections, bytes: memory, before } = await measureHeldConnections(bench);
    const { gameWords } = await bench.season();
    return [
      figure({
        name: `the last of ${READERS} pages, p99`,
        value: percentile(site, 99),
        limit: { atMost: 100 },
        unit: "ms",
        how: `${gameWords[0]?.toUpperCase()}${gameWords.slice(1)} goes on row by row, ${changes} times: from the moment at which the provider's answer is read to the moment at which the last of ${READERS} connections has the frame (median ${Math.round(median(bytes))} bytes), with the store's transaction, the reading of the page's data and the comparison in between. The site and the connections have a process each. Median ${median(site).toFixed(1)} ms.`,
      }),
      figure({
        name: "the same against a bare server of events",
        value: ratio,
        limit: { atMost: 1.3 },
        unit: "of its time",
        how: `After each change a node:http server in a process of its own, which does nothing else, writes the same frame to ${READERS} connections of its own (median ${median(bare).toFixed(1)} ms, p99 ${percentile(bare, 99).toFixed(1)} ms). Median of the ${changes} pairs.`,
      }),
      figure({
        name: `memory with ${connections} open pages`,
        value: memory / 1e6,
        limit: { atMost: 250 },
        unit: "MB",
        how: `The resident memory of the site as \`npm start\` runs it, over a store with a game in progress, while ${connections} connections to it hear their signs of life.`,
      }),
      figure({
        name: "memory of the idle site",
        value: before / 1e6,
        limit: { atMost: 165 },
        unit: "MB",
        how: "The same process before the first of these connections, after one page.",
      }),
    ];
  },
};

async function measureChanges(
  bench: Bench,
  changes: number,
): Promise<{ site: number[]; bare: number[]; bytes: number[] }> {
  const { dataDir, gameKey } = await bench.season();
  const site = startTalkingChild(
    [join(CHILD, "live-server.ts"), dataDir, gameKey, bench.newFolder("live")],
    serverMessage,
  );
  const bare = startTalkingChild([join(CHILD, "bare-events.ts")], serverMessage);
  const clients = startTalkingChild([join(CHILD, "live-clients.ts")], clientsMessage);
  try {
    for (const [name, server, path] of [
      ["site", site, `/games/${gameKey}/events?since=1`],
      ["bare", bare, "/"],
    ] as const) {
      clients.tell({ kind: "open", name, address: await addressOf(server), path, count: READERS });
      await clients.hear();
    }
    const measured: { site: number[]; bare: number[]; bytes: number[] } = { site: [], bare: [], bytes: [] };
    for (let change = -WARM_UP; change < changes; change += 1) {
      const one = await timeOf(site, clients, null);
      const other = await timeOf(bare, clients, one.text);
      await pause(PAUSE_MS);
      if (change < 0) continue;
      measured.site.push(one.milliseconds);
      measured.bare.push(other.milliseconds);
      measured.bytes.push(Buffer.byteLength(one.text));
    }
    return measured;
  } finally {
    await Promise.all([site.stop(), bare.stop(), clients.stop()]);
  }
}

async function addressOf(server: TalkingChild<ServerMessage>): Promise<string> {
  const message = await server.hear();
  if (message.kind !== "listening") throw new CannotMeasure("the server does not listen");
  return message.address;
}

async function timeOf(
  server: TalkingChild<ServerMessage>,
  clients: TalkingChild<ClientsMessage>,
  text: string | null,
): Promise<{ milliseconds: number; text: string }> {
  server.tell({ kind: "change", text });
  const [changed, arrived] = await Promise.all([server.hear(), clients.hear()]);
  if (changed.kind !== "changed" || arrived.kind !== "all") throw new CannotMeasure("a change did not arrive");
  return { milliseconds: arrived.at - changed.at, text: arrived.text };
}
