import { describe, expect, it, vi } from "vitest";
import { scriptedIngest } from "../fixtures/scripted-ingest.ts";
import { smallGame } from "../fixtures/small-game.ts";
import type { OpenSite } from "../setup/open-site.ts";
import { openVisitor } from "../setup/open-visitor.ts";
import { loggedCode } from "../setup/sign-in-as.ts";
import { aSite, BOSS, FAN, tryCode, wrong } from "./sign-in-steps.ts";
import { htmlOf } from "../setup/html-of.ts";

const KEY = smallGame().game.gameKey;

/** The record as it lies in the store, the oldest first. */
async function record({ audit }: OpenSite): Promise<string[]> {
  const events = await audit.recent(100);
  return events.toReversed().map(({ kind, who, network, detail }) => [kind, who, network, detail].join(" | "));
}

describe("the record", () => {
  it("has who signed in, failed, signed out and ended what, when and from which network", async () => {
    const site = await aSite({ administrator: BOSS, trustedProxies: ["127.0.0.1"] });
    const origin = await site.listen();
    const fan = openVisitor(site, origin, "2001:db8:1:2:3:4:5:6");
    await fan.post("/login", { intent: "send", email: FAN });
    await tryCode(fan, wrong(loggedCode(site.log, FAN)));
    await tryCode(fan, loggedCode(site.log, FAN));
    const stranger = openVisitor(site, origin, "203.0.113.7");
    await tryCode(stranger, "12345678");
    const other = openVisitor(site, origin, "203.0.113.9");
    await other.signIn(FAN, () => loggedCode(site.log, FAN));
    await other.post("/login", { intent: "endOthers" });
    await other.post("/logout", {});
    expect(await record(site)).toEqual([
      "code-sent |  | 2001:db8:1:2::/64 | ",
      "sign-in-failed |  | 2001:db8:1:2::/64 | wrong code",
      `signed-in | ${FAN} | 2001:db8:1:2::/64 | by a code`,
      `sign-in-failed | ${FAN} | 203.0.113.7 | no code that could be used`,
      `code-sent | ${FAN} | 203.0.113.9 | `,
      `signed-in | ${FAN} | 203.0.113.9 | by a code`,
      `sessions-ended | ${FAN} | 203.0.113.9 | 1 of their own`,
      `signed-out | ${FAN} | 203.0.113.9 | `,
    ]);
    expect((await site.audit.recent(1))[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it("has every use of the administrator's rights, and who tried to have them", async () => {
    const site = await aSite({ administrator: BOSS, games: [smallGame()], ingest: scriptedIngest() });
    const [boss, fan] = [openVisitor(site), openVisitor(site)];
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    const before = (await record(site)).length;
    await boss.post(`/games/${KEY}`, { intent: "loadPlays" });
    await boss.post(`/games/${KEY}`, { intent: "rewriteStory", kind: "recap" });
    await boss.get(`/games/${KEY}/export`);
    await boss.post("/admin", { intent: "refreshWeek", season: "2025", type: "REG", week: "1" });
    await boss.post("/admin", { intent: "acceptGame", gameKey: KEY });
    await boss.post("/admin", { intent: "closeVoice" });
    await boss.post("/admin", { intent: "nothing of ours" });
    await fan.post(`/games/${KEY}`, { intent: "loadPlays" });
    await fan.post("/admin", { intent: "openVoice" });
    expect((await record(site)).slice(before)).toEqual([
      `administrator | ${BOSS} | unknown | loadPlays ${KEY}`,
      `administrator | ${BOSS} | unknown | rewriteStory ${KEY}`,
      `administrator | ${BOSS} | unknown | LLM_EXPORT ${KEY}`,
      `administrator | ${BOSS} | unknown | refreshWeek`,
      `administrator | ${BOSS} | unknown | acceptGame ${KEY}`,
      `administrator | ${BOSS} | unknown | closeVoice`,
      `refused | ${FAN} | unknown | POST /games/${KEY}`,
      `refused | ${FAN} | unknown | POST /admin`,
    ]);
  });

  it("is shown to the administrator, the newest first, and to nobody else", async () => {
    const site = await aSite({ administrator: BOSS, games: [smallGame()], ingest: scriptedIngest() });
    const [boss, fan] = [openVisitor(site), openVisitor(site)];
    await fan.signIn(FAN, () => loggedCode(site.log, FAN));
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    await boss.post(`/games/${KEY}`, { intent: "loadPlays" });
    const page = await htmlOf(await boss.get("/admin"));
    const rows = Array.from(page.matchAll(/<tr[^>]*><th scope="row">[\s\S]*?<\/tr>/g), ([row]) =>
      row.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "),
    ).filter((row) => row.endsWith(" unknown "));
    expect(rows[0]).toContain(`Administrator: loadPlays ${KEY} ${BOSS}`);
    expect(rows.at(-1)).toContain("Code sent");
    expect(page).toContain("Kept for 90 days");
    expect((await fan.get("/admin")).status).toBe(403);
  });

  it("holds no code, cookie or token, and its lines in the log no email address", async () => {
    const site = await aSite({ administrator: BOSS, games: [smallGame()] });
    const boss = openVisitor(site);
    await boss.signIn(BOSS, () => loggedCode(site.log, BOSS));
    const code = loggedCode(site.log, BOSS);
    const server = await site.accounts.makeServerCode();
    const rows = JSON.stringify(await site.database.reads.selectFrom("audit_event").selectAll().execute());
    const lines = site.log.filter((line) => line.includes('"audit"')).join("");
    expect(lines).toContain('"audit":"signed-in"');
    for (const text of [rows, lines]) {
      for (const secret of [code, server?.code ?? "", BOSS, ...boss.cookies.values()])
        expect(text).not.toContain(secret);
    }
  });

  it("does not keep anybody from signing in when it cannot be written, and the log says so", async () => {
    const site = await aSite({ administrator: BOSS });
    await site.database.write(({ db }) => db.schema.dropTable("audit_event").execute());
    const fan = openVisitor(site);
    expect((await fan.signIn(FAN, () => loggedCode(site.log, FAN))).status).toBe(302);
    expect(site.log.join("")).toContain("this could not be recorded");
  });
});

describe("the record's end", () => {
  it("comes after ninety days", async () => {
    const site = await aSite();
    await site.audit.record({ kind: "signed-out", person: null, address: "203.0.113.7" });
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 91 * 24 * 60 * 60 * 1000);
    await site.audit.record({ kind: "signed-out", person: null, address: "203.0.113.8" });
    expect(await record(site)).toEqual(["signed-out |  | 203.0.113.8 | "]);
  });

  it("is not brought nearer by strangers: of what anybody can cause the last 5,000 lines are kept, of the rest all", async () => {
    const site = await aSite();
    await site.audit.record({ kind: "administrator", person: null, address: null, detail: "the first" });
    const at = new Date().toISOString();
    const line = { at, kind: "sign-in-failed", byAnybody: 1, userId: null, network: "203.0.113.7", detail: "" };
    const columns = ["seq", ...Object.keys(line)];
    const rows = Array.from({ length: 5_500 }, (_, index) => [index + 2, ...Object.values(line)]);
    await site.database.write(({ insertRows }) => insertRows({ table: "audit_event", columns, rows }));
    await site.audit.record({ kind: "sign-in-failed", person: null, address: "203.0.113.8" });
    const kept = await site.audit.recent(10_000);
    expect(kept.filter(({ kind }) => kind === "sign-in-failed")).toHaveLength(5_000);
    expect([kept[0]?.network, kept.at(-1)?.detail]).toEqual(["203.0.113.8", "the first"]);
  });
});
