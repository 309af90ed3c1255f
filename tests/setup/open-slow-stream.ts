import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A site whose pages arrive in two parts. */
export interface SlowStream {
  address: string;
  /** Lets the second part of the page go. */
  goOn(): void;
}

/**
 * Serves a site on an address of its own; each of its pages stops right behind these words until it is let go. Ends with the test. Throws, in the
 * answer, for a page that has not the words.
 */
export async function openSlowStream(site: string, behind: RegExp): Promise<SlowStream> {
  let goOn = (): void => {};
  const isLetGo = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${site}${request.url}`, { headers: { accept: request.headers.accept ?? "*/*" } });
      const type = answer.headers.get("content-type") ?? "text/plain";
      response.writeHead(answer.status, { "content-type": type });
      if (!type.startsWith("text/html")) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      const html = await answer.text();
      const found = behind.exec(html);
      if (found === null) throw new Error(`The page has no ${behind}.`);
      const at = found.index + found[0].length;
      response.write(html.slice(0, at));
      await isLetGo;
      response.end(html.slice(at));
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, goOn };
}
