import { describe, expect, it, onTestFinished } from "vitest";
import { keptPlayersCookie } from "../../server/http/my-players-cookie.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { openSite, type OpenSiteOptions } from "../setup/open-site.ts";
import { openChatSite } from "../setup/open-chat-site.ts";
import { openVoiceSite } from "../setup/open-voice-site.ts";
import { withoutMarks } from "../setup/without-marks.ts";

function words(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return withoutMarks(main)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

async function privacyOf(options: OpenSiteOptions = {}): Promise<string> {
  const site = await openSite(options);
  onTestFinished(() => site.close());
  return words(await (await site.get("/privacy")).text());
}

describe("/privacy", () => {
  it("is led to from the foot of every page, and kept for everybody", async () => {
    const site = await openSite({ games: [smallGame()] });
    onTestFinished(() => site.close());
    for (const path of [`/games/${smallGame().game.gameKey}`, "/stats", "/players", "/login", "/nothing"]) {
      const foot = /<footer[\s\S]*<\/footer>/.exec(await (await site.get(path)).text())?.[0];
      expect(foot, path).toContain('href="/privacy"');
    }
    await site.get("/privacy?a=1");
    expect((await site.get("/privacy?b=2")).headers.get("server-timing")).toBe('kept;desc="yes"');
  });

  it("counts its cookies in order, and shows rules in a fan's words", async () => {
    const page = await privacyOf();
    for (const one of ["The first keeps you signed in", "The second recognizes", "The third tells apart"])
      expect(page).toContain(one);
    expect(page).not.toContain("pass_td");
  });

  it("names the host that browsers ask for logos, or says that there is none", async () => {
    expect(await privacyOf({ teamLogoUrl: "https://logos.example:8443/x/{team}.png" })).toContain(
      "Your browser loads them from logos.example:8443 ,",
    );
    expect(await privacyOf({ servesLogos: true, teamLogoUrl: "https://logos.example/{team}" })).toContain(
      "They come from this site, so your browser contacts no one else.",
    );
  });

  it("says what is kept of an account and for how long: as long as the store keeps it", async () => {
    const text = await privacyOf();
    for (const line of [
      "Until you delete your account.",
      "30 days after your last visit, and never longer than 90 days (7 for the administrator)",
      "for ten minutes",
      "for up to a day",
      "90 days.",
      "400 days",
    ])
      expect(text).toContain(line);
  });

  it("says what a browser keeps of its reader's players, for as long as the cookie lasts", async () => {
    const text = await privacyOf();
    expect(text).toContain("stay in a cookie of your browser, for 400 days after the last change");
    expect(keptPlayersCookie({ starred: ["BUF"], leagues: [] }, true)).toContain(`Max-Age=${400 * 24 * 60 * 60};`);
  });

  it("says who gets what one asks: nobody, or the model and the voice's provider that are set up", async () => {
    const plain = await privacyOf();
    expect(plain).toContain("They are answered on this site, without an AI model.");
    expect(plain).toContain("Voice is off on this site");
    const chat = await openChatSite();
    onTestFinished(() => chat.close());
    expect(words(await (await chat.site.get("/privacy")).text())).toMatch(
      /The AI model that may answer them, \S+, gets them/,
    );
    const voice = await openVoiceSite();
    onTestFinished(() => voice.close());
    expect(words(await (await voice.site.get("/privacy")).text())).toContain("to the voice provider");
  });
});
