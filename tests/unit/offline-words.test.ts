import { describe, expect, it } from "vitest";
import { changesPages, isKeptAddress, pageOfData } from "../../app/offline/is-kept-address.ts";
import { momentWords, type Shown, titleIn, withKeptPages, withOfflineLine } from "../../app/offline/offline-words.ts";
import { offlinePage } from "../../server/site/offline-page.ts";

const at = (path: string): URL => new URL(path, "https://six.example");
const NOON = new Date(2025, 10, 23, 12, 0);

describe("the pages that are kept for reading offline", () => {
  it.each([
    "/stats",
    "/stats?season=2025&type=REG&week=3",
    "/games/202510316",
    "/games/202510316?tab=rushing",
    "/games/202510316/points",
    "/games/202510316/points/00-0033873?scoring=half",
    "/games/202510316/box/kicking",
    "/games/202510316/figures/KC/sacks",
    "/players",
    "/players/00-0033873",
    "/privacy",
    "/my",
    "/my?season=2025&type=REG&week=3&league=2",
  ])("%s is one", (path) => expect(isKeptAddress(at(path))).toBe(true));

  it.each([
    "/",
    "/my?scores=shown",
    "/my/leagues",
    "/my/live",
    "/my/strip",
    "/login",
    "/logout",
    "/admin",
    "/players?q=allen",
    "/games/202510316?at=12",
    "/games/202510316?sec=1800",
    "/games/202510316?after=12",
    "/games/202510316?tab=rushing&after=kickoff",
    "/games/202510316?scores=shown",
    "/games/202510316/ask",
    "/games/202510316/export",
    "/games/202510316/replay",
    "/games/202510316/events",
    "/games/202510316/live",
    "/api/games/202510316",
    "/healthz",
  ])("%s is none", (path) => expect(isKeptAddress(at(path))).toBe(false));

  it("are forgotten after forms that change what pages show or whose they are, and after no other", () => {
    const forms = ["/scores", "/behind", "/my-scoring", "/login.data", "/logout", "/my/leagues", "/admin"];
    expect(forms.filter((path) => !changesPages(at(path)))).toEqual([]);
    expect(["/api/chat", "/players/00-0033873", "/mcp"].filter((path) => changesPages(at(path)))).toEqual([]);
  });

  it("are found behind the framework's own requests for their data", () => {
    const asked = pageOfData(at("/games/202510316.data?tab=rushing&_routes=routes%2Fgame"));
    expect(asked?.href).toBe("https://six.example/games/202510316?tab=rushing");
    expect(pageOfData(at("/games/202510316"))).toBeNull();
  });
});

describe("what is said offline", () => {
  it("is from when the page is, with the day where it was another one", () => {
    expect(momentWords(new Date(2025, 10, 23, 9, 5), NOON)).toBe("9:05 AM");
    expect(momentWords(new Date(2025, 10, 22, 16, 12), NOON)).toBe("Sat, Nov 22, 4:12 PM");
  });

  it("stands above the page, and does not call a reader offline whose network is there", () => {
    const line = (why: Shown["why"]) =>
      withOfflineLine("<html><body><p>$&</p></body></html>", NOON, { now: NOON, why });
    expect(line("offline")).toBe(
      '<html><body><p class="offline-line" role="status"><span>You are offline. </span>This page is as of 12:00 PM.</p><p>$&</p></body></html>',
    );
    expect(line("unreached")).toContain("<span>The site can’t be reached. </span>This page is as of 12:00 PM.");
    expect(line("slow")).toContain("<span>The site is slow to answer. </span>This page is as of 12:00 PM.");
  });

  it("on the offline page is which pages can be read, as text whatever their titles say", () => {
    const shell = offlinePage(["/assets/app.css"]);
    const how: Shown = { now: NOON, why: "offline" };
    const pages = [{ path: '/stats?week="1"', title: "Week <1> - Pickle Six", at: NOON }];
    expect(withKeptPages(shell, pages, how)).toContain(
      '<li><a href="/stats?week=&quot;1&quot;">Week &lt;1&gt;</a> <small>As of 12:00 PM</small></li>',
    );
    const game = { path: "/games/202510316", title: "NO vs CIN Week 4 - AI Fantasy Football Analysis", at: NOON };
    expect(withKeptPages(shell, [game], how)).toContain(">NO vs CIN Week 4</a>");
    expect(withKeptPages(shell, [], how)).toContain("No pages are kept on this device yet.");
    expect(withKeptPages(shell, [], { now: NOON, why: "unreached" })).not.toContain("You are offline");
  });

  it("lists the newest of several addresses of a page under one title, and people of one name each", () => {
    const page = (path: string, title: string) => ({ path, title, at: NOON });
    const kept = [
      page("/games/202510316?tab=rushing", "NO vs CIN Week 4"),
      page("/players/a", "Josh Allen"),
      page("/games/202510316", "NO vs CIN Week 4"),
      page("/players/b", "Josh Allen"),
      page("/my?league=2", "My Sunday: Office"),
      page("/my", "My Sunday: Family"),
    ];
    const html = withKeptPages(offlinePage(["/assets/app.css"]), kept, { now: NOON, why: "offline" });
    const listed = /<ul class="kept-pages">.*<\/ul>/s.exec(html)?.[0] ?? "";
    expect(Array.from(listed.matchAll(/href="([^"]*)"/g), ([, path]) => path)).toEqual([
      "/games/202510316?tab=rushing",
      "/players/a",
      "/players/b",
      "/my?league=2",
      "/my",
    ]);
  });

  it("calls a page by its title", () => {
    expect(titleIn("<title>Chiefs &amp; Bills &#x27;24</title>", "/x")).toBe("Chiefs & Bills '24");
    expect(titleIn("<p>no title</p>", "/stats")).toBe("/stats");
  });
});
