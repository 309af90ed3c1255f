import { readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTeamLogos } from "../../server/providers/logos/team-logos.ts";
import { pictureType } from "../../server/providers/logos/picture-type.ts";
import { createLogger } from "../../server/log/logger.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { openSite, type OpenSite, type OpenSiteOptions } from "../setup/open-site.ts";

const SVG = `<?xml version="1.0"?>\n<!-- a logo -->\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>`;
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

interface Host {
  url: string;
  asked: string[];
  /** What it answers from now on. */
  answer: { status?: number; type?: string; body?: string | Buffer; location?: string } | "silence";
}

async function openHost(): Promise<Host> {
  const host: Host = { url: "", asked: [], answer: { type: "image/svg+xml", body: SVG } };
  const server = createServer((request, response) => {
    host.asked.push(request.url ?? "");
    if (host.answer === "silence") return;
    const { status = 200, type = "image/png", body = "", location } = host.answer;
    response.writeHead(status, { "content-type": type, ...(location === undefined ? {} : { location }) }).end(body);
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/logos/{team}`;
  return host;
}

async function aSite(host: Host, options: OpenSiteOptions = {}): Promise<OpenSite> {
  const site = await openSite({ servesLogos: true, teamLogoUrl: host.url, games: [smallGame()], ...options });
  onTestFinished(() => site.close());
  return site;
}

describe("team logos that are served from here", () => {
  it("are asked for at their host once, however many want them at once, and kept in the data folder", async () => {
    const [host, dataDir] = [await openHost(), temporaryFolder()];
    const site = await aSite(host, { dataDir });
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.get("/team-logos/KC")));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(SVG);
    }
    expect(host.asked).toEqual(["/logos/KC"]);
    expect(readdirSync(join(dataDir, "team-logos"))).toEqual(["KC"]);
    if (process.platform !== "win32") expect(statSync(join(dataDir, "team-logos")).mode & 0o777).toBe(0o700);
    host.answer = { status: 500 };
    const restarted = await aSite(host, { dataDir });
    expect((await restarted.get("/team-logos/KC")).status).toBe(200);
    expect(host.asked).toHaveLength(1);
  });

  it("stand in pages under a path of ours, and the policy lets no picture in from anywhere else", async () => {
    const site = await aSite(await openHost());
    const page = await site.get(`/games/${smallGame().game.gameKey}`);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("img-src 'self';");
    const html = await page.text();
    expect(html).toMatch(/<img src="\/team-logos\/[A-Z]+"/);
    expect(html).not.toMatch(/<img src="http/);
  });

  it("say what they are by their bytes, whatever their host called them, and can run nothing", async () => {
    const host = await openHost();
    const site = await aSite(host);
    host.answer = { type: "text/html", body: PNG };
    const png = await site.get("/team-logos/GB");
    host.answer = { type: "text/html", body: `<svg onload="alert(1)"><script>alert(2)</script></svg>` };
    const svg = await site.get("/team-logos/NE");
    expect([png, svg].map(({ headers }) => headers.get("content-type"))).toEqual(["image/png", "image/svg+xml"]);
    for (const { headers } of [png, svg]) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      );
      expect(headers.get("cache-control")).toBe("public, max-age=86400");
    }
  });

  it.each<[string, Host["answer"], RegExp]>([
    ["a web page", { type: "image/png", body: "<!doctype html><title>No</title>" }, /no picture/],
    ["nothing", { type: "image/png" }, /no picture/],
    ["a program", { type: "image/png", body: Buffer.from("7f454c46020101", "hex") }, /no picture/],
    ["a refusal", { status: 403, type: "image/svg+xml", body: SVG }, /answered 403/],
    ["a redirect to another machine", { status: 302, location: "http://127.0.0.1:1/secret" }, /redirect/],
    ["more than half a megabyte", { body: Buffer.concat([PNG, Buffer.alloc(600_000)]) }, /larger than/],
  ])("are 404 where the host gives %s; the log says why, and nothing is kept", async (_name, answer, reason) => {
    const [host, dataDir] = [await openHost(), temporaryFolder()];
    host.answer = answer;
    const site = await aSite(host, { dataDir });
    expect((await site.get("/team-logos/KC")).status).toBe(404);
    expect(site.log.filter((line) => line.includes("a team's logo could not be had"))).toEqual([
      expect.stringMatching(reason),
    ]);
    expect(readdirSync(dataDir)).not.toContain("team-logos");
    // Not at every look: the host may be away for long.
    await site.get("/team-logos/KC");
    expect(host.asked).toHaveLength(1);
  });

  it("do not wait for a host that never answers", async () => {
    const host = await openHost();
    host.answer = "silence";
    const lines: string[] = [];
    const log = createLogger({ level: "warn", secrets: [], plain: false, write: (line) => lines.push(line) });
    const logos = openTeamLogos({ folder: temporaryFolder(), url: host.url, log, patience: 50 });
    expect(await logos.find("KC")).toBeNull();
    expect(lines.join("")).toMatch(/timeout|aborted/i);
  });

  it("are asked for again ten minutes after the host gave none", async () => {
    const host = await openHost();
    host.answer = { status: 503 };
    let now = 0;
    const log = createLogger({ level: "silent", secrets: [], plain: false, write: () => {} });
    const logos = openTeamLogos({ folder: temporaryFolder(), url: host.url, log, now: () => now });
    expect(await logos.find("KC")).toBeNull();
    host.answer = { body: PNG };
    now = 9 * 60_000;
    expect(await logos.find("KC")).toBeNull();
    now = 10 * 60_000;
    expect(await logos.find("KC")).toMatchObject({ type: "image/png" });
    expect(host.asked).toHaveLength(2);
  });

  it("are those of the thirty-two teams: no other address makes the server ask anybody", async () => {
    const host = await openHost();
    const site = await aSite(host);
    for (const team of [
      "kc",
      "XXX",
      "..%2F..%2Fpickle-six.sqlite",
      "KC.svg",
      "constructor",
      "KC%00",
      "a".repeat(500),
    ]) {
      expect((await site.get(`/team-logos/${team}`)).status, team).toBe(404);
    }
    expect(host.asked).toEqual([]);
    const post = new Request("http://127.0.0.1/team-logos/KC", {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect((await site.app.fetch(post)).status).toBe(405);
  });

  it("are nobody's where they come from their host", async () => {
    const host = await openHost();
    const site = await openSite({ teamLogoUrl: host.url });
    onTestFinished(() => site.close());
    expect((await site.get("/team-logos/KC")).status).toBe(404);
    expect(host.asked).toEqual([]);
  });
});

describe("pictureType", () => {
  it("knows the kinds of picture that browsers show, by their bytes", () => {
    expect(pictureType(PNG)).toBe("image/png");
    expect(pictureType(Buffer.from("ffd8ffe000104a46", "hex"))).toBe("image/jpeg");
    expect(pictureType(Buffer.from("GIF89a\x01\x00", "latin1"))).toBe("image/gif");
    expect(pictureType(Buffer.from("RIFF\x24\x00\x00\x00WEBPVP8 ", "latin1"))).toBe("image/webp");
    expect(pictureType(Buffer.from("\x00\x00\x00\x20ftypavif", "latin1"))).toBe("image/avif");
    for (const svg of [SVG, "<svg>", "\uFEFF <svg\n>", `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg >`])
      expect(pictureType(Buffer.from(svg)), svg).toBe("image/svg+xml");
  });

  it("takes nothing else for one, however it begins", () => {
    for (const text of [
      "",
      "<svgx>",
      "<html><svg></svg></html>",
      "hello <svg>",
      `<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>`,
      "<!-- never closed <svg>",
      `${"<!-- x -->".repeat(5_000)}<p>`,
      "PNG",
      "RIFF",
    ])
      expect(pictureType(Buffer.from(text)), text.slice(0, 40)).toBeNull();
    expect(pictureType(Buffer.concat([Buffer.from("<svg>"), Buffer.from([0xff, 0xfe, 0x00])]))).toBeNull();
  });
});
