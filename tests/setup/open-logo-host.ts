import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How the logo host treats a request: a picture, a 404 page, bytes that are no picture, or no answer at all. */
export type LogoAnswer = "picture" | "missing" | "nonsense" | "silence";

export interface LogoHost {
  /** For `TEAM_LOGO_URL`. */
  url: string;
  /** What it does from now on. */
  answer: LogoAnswer;
  /** The team codes asked for so far. */
  asked: string[];
  close(): Promise<void>;
}

/** A picture of one color, wider than it is high, as some logos are. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160"><rect width="200" height="160" fill="#ff00ff"/></svg>`;

/** An external host of team logos on this machine, with an origin of its own. */
export async function openLogoHost(): Promise<LogoHost> {
  const server = createServer((request, response) => {
    host.asked.push(/\/([A-Z]+)\.svg/.exec(request.url ?? "")?.[1] ?? "");
    response.setHeader("cache-control", "no-store");
    switch (host.answer) {
      case "picture":
        return response.setHeader("content-type", "image/svg+xml").end(PICTURE);
      case "missing":
        return response.writeHead(404, { "content-type": "text/html" }).end("<h1>No such logo</h1>");
      case "nonsense":
        return response.setHeader("content-type", "image/png").end("not a picture");
      case "silence":
        return undefined;
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const host: LogoHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{team}.svg`,
    answer: "picture",
    asked: [],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return host;
}
