import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands in for the league's logo host, so that a figure says nothing about the network. */
export interface LogoServer {
  /** For `TEAM_LOGO_URL`. */
  template: string;
  stop(): Promise<void>;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22" fill="#336"/></svg>`;

export async function startLogoServer(): Promise<LogoServer> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
    response.end(LOGO);
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  return {
    template: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{team}.svg`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((closed) => {
        server.close(() => closed());
      });
    },
  };
}
