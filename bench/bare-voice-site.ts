import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "vite";
import { z } from "zod";
import { CannotMeasure } from "./cannot-measure.ts";
import type { BareCall } from "./page/bare-voice.ts";

/** The voice provider that a bare page talks with. */
export interface RealtimeProvider {
  /** Without `/v1`. */
  address: string;
  apiKey: string;
}

/** Who may talk on a bare page. */
export type BareAnalyst = Pick<BareCall, "instructions" | "tools">;

/** Pages that use the SDK directly, and do nothing else. */
export interface BareVoiceSite {
  /** Has loaded the SDK before its button can be pressed. */
  loadedBefore: string;
  /** Loads it when the button is pressed. */
  loadedByPress: string;
  stop(): Promise<void>;
}

const secret = z.object({ value: z.string() });

export async function startBareVoiceSite(provider: RealtimeProvider, analyst: BareAnalyst): Promise<BareVoiceSite> {
  const script = await bundled();
  const server = createServer((request, response) => {
    if (request.url === "/voice.js") {
      response.writeHead(200, { "content-type": "text/javascript" }).end(script);
      return;
    }
    page(provider, analyst, request.url === "/before").then(
      (html) => response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html),
      (error: unknown) => response.writeHead(500, { "content-type": "text/plain" }).end(String(error)),
    );
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    loadedBefore: `${address}/before`,
    loadedByPress: `${address}/press`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((closed) => {
        server.close(() => closed());
      });
    },
  };
}

/** The key stands in the page already: nothing is asked for it after the press. */
async function page({ address, apiKey }: RealtimeProvider, analyst: BareAnalyst, isBefore: boolean): Promise<string> {
  const made = await fetch(`${address}/v1/realtime/client_secrets`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ session: { type: "realtime" } }),
  });
  const { value: key } = secret.parse(await made.json());
  const call: BareCall = { callsUrl: `${address}/v1/realtime/calls`, key, ...analyst };
  return `<!doctype html><html lang="en"><title>Bare</title>
<button type="button" disabled>Start talking</button> <button type="button">Disconnect</button>
<script type="module">
const call = ${JSON.stringify(call).replaceAll("<", "\\u003c")};
const load = () => import("/voice.js");
const sdk = ${isBefore ? "await load()" : "null"};
const [start, stop] = document.querySelectorAll("button");
let hangUp = () => {};
start.onclick = async () => {
  const audio = new Audio();
  audio.autoplay = true;
  document.body.append(audio);
  const microphone = navigator.mediaDevices.getUserMedia({ audio: true });
  const { talk } = sdk ?? (await load());
  hangUp = await talk(call, audio, await microphone);
};
stop.onclick = () => hangUp();
start.disabled = false;
</script>
</html>`;
}

/** The SDK and what uses it, as one file that is made as small as the site's own. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "page", "bare-voice.ts"),
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = [made].flat();
  const chunks = output !== undefined && "output" in output ? output.output.filter((one) => one.type === "chunk") : [];
  const [chunk] = chunks;
  if (chunk === undefined || chunks.length > 1) throw new CannotMeasure("the bare page's script was not built");
  return chunk.code;
}
