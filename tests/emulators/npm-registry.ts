import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

/** What the registry does when it is asked about holes: knows these packages by name and severity, refuses, or says nothing. */
export type RegistryBehavior = Record<string, "low" | "moderate" | "high" | "critical"> | "refuses" | "silent";

export interface EmulatedRegistry {
  url: string;
  /** Names of the packages that it was asked about. */
  asked: string[];
  close(): void;
}

/** npm's registry as `npm audit` asks it: known holes by name and versions, and what versions of a package there are. */
export async function openNpmRegistry(behavior: RegistryBehavior): Promise<EmulatedRegistry> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (behavior === "silent") return;
    if (behavior === "refuses") return void response.writeHead(405).end();
    void answer(request, response, behavior, asked);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  holes: Exclude<RegistryBehavior, string>,
  asked: string[],
): Promise<void> {
  const path = decodeURIComponent(request.url ?? "");
  if (path !== "/-/npm/v1/security/advisories/bulk") {
    const name = path.slice(1);
    response.end(JSON.stringify({ name, "dist-tags": {}, versions: { "0.0.1": { name, version: "0.0.1" } } }));
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const names = Object.keys(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString()) as object);
  asked.push(...names);
  const known = Object.entries(holes).filter(([name]) => names.includes(name));
  const advisories = known.map(([name, severity], id) => [
    name,
    [{ id, url: `https://holes.example/${id}`, title: `A hole in ${name}`, severity, vulnerable_versions: "*" }],
  ]);
  response.setHeader("content-type", "application/json").end(JSON.stringify(Object.fromEntries(advisories)));
}
