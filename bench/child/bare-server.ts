import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least that `node:http` can do: `bare-server.ts HEADERS.json BODY` sends these bytes to every request. */
const [headersFile = "", bodyFile = ""] = process.argv.slice(2);
const headers: string[] = JSON.parse(readFileSync(headersFile, "utf8"));
const body = readFileSync(bodyFile);
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
