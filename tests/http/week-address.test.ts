import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fantasySeason } from "../fixtures/fantasy-season.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";
import { withoutMarks } from "../setup/without-marks.ts";

let site: OpenSite;
beforeAll(async () => {
  const coming = bareGame({ season: 2025, week: 1, awayTeam: "DAL", homeTeam: "PHI" });
  site = await openSite({ games: [...fantasySeason(), coming] });
});
afterAll(() => site.close());

/** The head of the week's page: its name, and what stands under it. */
async function head(query: string): Promise<string> {
  const html = await (await site.get(`/stats?${query}`)).text();
  const titles = /<h1>.*?<form/s.exec(html)?.[0] ?? "";
  return withoutMarks(titles)
    .replaceAll(/<[^>]*>?/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

describe("the address of a week", () => {
  it("without a season type means the regular season", async () => {
    expect(await head("season=2024&week=1")).toMatch(/^Week 1 2024 Regular Season\. 3 final\.$/);
    expect(await head("season=2024&type=POST&week=1")).toMatch(/^Wild Card 2024 Postseason/);
  });

  it("S2.route.7 says in words what is not there, and what is shown instead", async () => {
    expect(await head("season=2024&week=77")).toContain(
      "Week not found in the 2024 Regular Season here. Shown instead: Week 18, 2024 Regular Season.",
    );
    expect(await head("season=2024&type=PRE&week=1")).toContain(
      "There are no preseason games for 2024 here. Shown instead: Week 18, 2024 Regular Season.",
    );
    expect(await head("season=1907&type=REG&week=1")).toContain(
      "There are no games for that season here. Shown instead:",
    );
    expect(await head("season=2024&type=x&week=2")).toMatch(/^Week 2 .*A season has a preseason \(PRE\)/);
    expect(await head("season=2024&type=REG&week=2&pos=zz")).toContain(
      "of a week can be listed for QB, RB, WR, TE, K, DST and IDP",
    );
    const linebackers = await head("season=2024&type=REG&week=2&pos=lb");
    expect(linebackers).toContain("of a week can be listed for QB, RB, WR, TE, K, DST and IDP");
    expect(linebackers).toContain("The newest season’s LB leaders");
  });

  it("is quiet about an address that names what is there", async () => {
    for (const query of [
      "",
      "season=2024",
      "season=2024&type=POST",
      "season=2024&type=REG&week=2&pos=TE",
      "utm_source=x",
    ]) {
      expect(await head(query)).not.toMatch(/Shown instead|Leaders can/);
    }
  });
});

describe("the parts of a season", () => {
  const parts = async (query: string): Promise<string[]> => {
    const html = await htmlOf(await site.get(`/stats?${query}`));
    return [...html.matchAll(/<option([^>]*) value="(?:PRE|REG|POST)"([^>]*)>([^<]*)/g)].map(
      ([, before, after, label]) => `${label}${/disabled/.test(`${before}${after}`) ? ", disabled" : ""}`,
    );
  };

  it("are to come in the newest season alone, in a past one not here, and cannot be chosen where no season has them", async () => {
    expect(await parts("season=2024&type=REG&week=1")).toEqual([
      "Preseason (none here), disabled",
      "Regular Season",
      "Postseason",
    ]);
    expect(await parts("season=2025&type=REG&week=1")).toEqual([
      "Preseason (none here), disabled",
      "Regular Season",
      "Postseason (none yet)",
    ]);
  });
});
