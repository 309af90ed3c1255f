import { describe, expect, it } from "vitest";
import { openSignedIn, openVisitor } from "../setup/open-visitor.ts";
import { aSite, BOSS, FAN, isSignedIn } from "./sign-in-steps.ts";

const OTHER = "other@six.example";

async function outcomeOf(response: Response): Promise<{ status: number; words: string }> {
  const [, words = ""] = /class="msg (?:ok|no)"[^>]*>([\s\S]*?)<\/output>/.exec(await response.text()) ?? [];
  return { status: response.status, words: words.replaceAll(/<[^>]+>/g, "") };
}

describe("the administrator ends sessions", () => {
  it("of one person on every browser, and nobody else's, however the address is written", async () => {
    const site = await aSite({ administrator: BOSS });
    const boss = await openSignedIn(site, BOSS);
    const [fan, same, other] = [
      await openSignedIn(site, FAN),
      await openSignedIn(site, FAN),
      await openSignedIn(site, OTHER),
    ];
    const answer = await boss.post("/admin", { intent: "endSessions", email: ` ${FAN.toUpperCase()} ` });
    expect(await outcomeOf(answer)).toEqual({ status: 200, words: `✓ Signed ${FAN} out of 2 browsers.` });
    expect([await isSignedIn(fan), await isSignedIn(same), await isSignedIn(other), await isSignedIn(boss)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const lines = (await site.audit.recent(2)).map(({ kind, who, detail }) => [kind, who, detail]);
    expect(lines).toEqual([
      ["sessions-ended", FAN, "2 by the administrator"],
      ["administrator", BOSS, "endSessions"],
    ]);
    expect(site.log.filter((line) => line.includes("audit")).join()).not.toContain(FAN);
  });

  it("of everybody but the browser that asks", async () => {
    const site = await aSite({ administrator: BOSS });
    const [boss, elsewhere] = [await openSignedIn(site, BOSS), await openSignedIn(site, BOSS)];
    const [fan, other] = [await openSignedIn(site, FAN), await openSignedIn(site, OTHER)];
    const answer = await boss.post("/admin", { intent: "endAllSessions" });
    expect((await outcomeOf(answer)).words).toBe("✓ Signed everyone out of 3 other browsers.");
    for (const visitor of [elsewhere, fan, other]) expect(await isSignedIn(visitor)).toBe(false);
    expect(await isSignedIn(boss)).toBe(true);
  });

  it.each([
    ["", 400, "✗ That is not an email address."],
    ["nobody@six.example", 200, "✗ Nobody is signed in elsewhere with nobody@six.example."],
  ])("is told so where %j is nobody's address", async (email, status, words) => {
    const site = await aSite({ administrator: BOSS });
    const boss = await openSignedIn(site, BOSS);
    const fan = await openSignedIn(site, FAN);
    expect(await outcomeOf(await boss.post("/admin", { intent: "endSessions", email }))).toEqual({ status, words });
    expect(await isSignedIn(fan)).toBe(true);
  });

  it.each(["endSessions", "endAllSessions"])("alone: %s by anybody else ends nothing", async (intent) => {
    const site = await aSite({ administrator: BOSS });
    const [boss, fan] = [await openSignedIn(site, BOSS), await openSignedIn(site, FAN)];
    for (const one of [fan, openVisitor(site)])
      expect((await one.post("/admin", { intent, email: BOSS })).status).toBe(403);
    expect(await isSignedIn(boss)).toBe(true);
    expect(await isSignedIn(fan)).toBe(true);
  });
});
