import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, openBrowserSite, type ReaderOptions } from "../setup/open-browser-site.ts";
import type { LogoAnswer } from "../setup/open-logo-host.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const GAME = `/games/${SAMPLE_KEYS.tie}`;
const READERS = [
  { who: "with JavaScript", script: true, width: 1280 },
  { who: "with JavaScript on a phone", script: true, width: 360 },
  { who: "without JavaScript", script: false, width: 1280 },
  { who: "without JavaScript on a phone", script: false, width: 360 },
] as const;

describe.each(READERS)("the logos $who", ({ script, width }) => {
  it("S2.score.1 S2.score.2 are pictures of the logo host, by team code, in the place of the monogram", async () => {
    site.logos.asked = [];
    const { page, shifts } = await openWith("picture", GAME, { script, width });
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".hero img")].every((img) => img.getBoundingClientRect().height > 0),
    );
    await painted(page);
    expect(site.logos.asked.toSorted((a, b) => a.localeCompare(b))).toEqual(["DAL", "GB"]);
    for (const mark of await marks(page)) {
      expect(mark).toMatchObject({ isLogoDrawn: true, isSleeveSeen: false, top: "img" });
    }
    expect(shifts.seen()).toEqual([]);
  });

  it.each(["missing", "nonsense", "silence"] as const)(
    "are the monograms, in the same place, when the host gives: %s",
    async (answer) => {
      const withLogos = await openWith("picture", GAME, { script, width });
      const places = (await marks(withLogos.page)).map(({ place }) => place);
      const { page, shifts } = await openWith(answer, GAME, { script, width });
      await painted(page);
      const found = await marks(page);
      expect(found.map(({ place }) => place)).toEqual(places);
      expect(found.map(({ text }) => text)).toEqual(["GB", "DAL"]);
      for (const mark of found) expect(mark).toMatchObject({ isLogoDrawn: false, isSleeveSeen: true, top: "span" });
      expect(shifts.seen()).toEqual([]);
    },
  );

  it("look the same whether the host refuses or hangs: no broken picture is drawn", async () => {
    const pictures: Buffer[] = [];
    for (const answer of ["silence", "missing", "nonsense"] as const) {
      const { page } = await openWith(answer, GAME, { script, width });
      pictures.push(await page.locator(".hero .team-mark").first().screenshot());
    }
    expect(pictures[1]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true);
    expect(pictures[2]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true);
    const { page } = await openWith("picture", GAME, { script, width });
    await painted(page);
    expect((await page.locator(".hero .team-mark").first().screenshot()).equals(pictures[0] ?? Buffer.alloc(0))).toBe(
      false,
    );
  });
});

describe("the week's thirty-two logos", () => {
  it.each(["picture", "missing"] as const)("never move anything, when the host gives: %s", async (answer) => {
    const { page, shifts } = await openWith(answer, "/stats", { width: 360 });
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 500) {
        scrollTo(0, top);
        await new Promise((done) => setTimeout(done, 30));
      }
    });
    await painted(page);
    expect(shifts.seen()).toEqual([]);
    const drawn = await page
      .locator(".tile .team-mark")
      .evaluateAll((all) => all.map((mark) => (mark.firstElementChild?.clientHeight ?? 0) > 0));
    expect(drawn.length).toBe(32);
    expect(new Set(drawn)).toEqual(new Set([answer === "picture"]));
  });
});

async function openWith(answer: LogoAnswer, path: string, reader: ReaderOptions) {
  site.logos.answer = answer;
  const page = await site.newPage(reader);
  const shifts = await watchLayoutShifts(page);
  // A hanging logo holds back the load event, and nothing else.
  await page.goto(path, { waitUntil: answer === "silence" ? "domcontentloaded" : "load" });
  return { page, shifts };
}

interface MarkState {
  place: string;
  /** A picture, or the browser's sign for a broken one, takes room. */
  isLogoDrawn: boolean;
  /** The monogram stands inside the frame that cuts off what is outside. */
  isSleeveSeen: boolean;
  text: string;
  /** The element that is seen in the middle. */
  top: string;
}

function marks(page: Page): Promise<MarkState[]> {
  return page.locator(".hero .team-mark").evaluateAll((all) =>
    all.map((mark) => {
      const box = mark.getBoundingClientRect();
      const [logo, sleeve] = [mark.querySelector("img"), mark.querySelector(".sleeve")];
      const [logoBox, sleeveBox] = [logo?.getBoundingClientRect(), sleeve?.getBoundingClientRect()];
      const area = (logoBox?.width ?? 0) * (logoBox?.height ?? 0);
      const isInside = sleeveBox !== undefined && sleeveBox.left < box.right && sleeveBox.top < box.bottom;
      return {
        place: [box.x, box.y, box.width, box.height].join(" "),
        isLogoDrawn: area > 0,
        isSleeveSeen: isInside,
        text: sleeve?.textContent ?? "",
        top: document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.localName ?? "",
      };
    }),
  );
}
