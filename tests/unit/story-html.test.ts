import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxScore } from "../../domain/page/box-score.ts";
import type { Claim } from "../../domain/game/claim.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Receipt } from "../../domain/game/receipt.ts";
import { parseGameView, TABS } from "../../domain/page/game-view.ts";
import { safeMarkdown } from "../../server/stories/safe-markdown.ts";
import { storyHtml } from "../../server/stories/story-html.ts";
import { checkedRecap } from "../fixtures/checked-recap.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const small = snapshotOf(smallGame());
const pairs = [
  ["DET", "KC"],
  ["GB", "CHI"],
  ["SEA", "SF"],
] as const;
const games = pairs.map(([awayTeam, homeTeam]) => snapshotOf(simulatedGame({ week: 3, awayTeam, homeTeam })));
const recaps = games.map((snapshot) => ({ snapshot, story: checkedRecap(snapshot) }));
const [play, other] = small.allPlays;
if (play === undefined || other === undefined) throw new Error("the small game has plays");

describe("the receipts of a recap", () => {
  it.each(recaps)("leave its words as they are: $story.gameKey", ({ snapshot, story }) => {
    expect(proseOf(storyHtml(story, snapshot))).toBe(wordsOf(safeMarkdown(story.markdown)));
  });

  it.each(recaps)("are one for every link, and no link is without: $story.gameKey", ({ snapshot, story }) => {
    const html = storyHtml(story, snapshot);
    const targets = matches(html, /<a class="claim" href="#(recap-\d+)"/g);
    const entries = matches(html, /<li id="(recap-\d+)">/g);
    expect(new Set(targets)).toEqual(new Set(entries));
    expect(entries.length).toBeGreaterThan(10);
    const ids = matches(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const back of matches(html, /class="said"><a href="#([^"]+)"/g)) expect(ids).toContain(back);
    expect(targets.length).toBeLessThanOrEqual(60);
    for (const entry of matches(html, /<li id="recap-\d+">(.*?)<\/li>/g)) expect(wordsOf(entry)).toMatch(/”.*: \S/);
  });

  it.each(recaps)("lead to places that the page has: $story.gameKey", ({ snapshot, story }) => {
    const hrefs = matches(storyHtml(story, snapshot), /class="proof"><a href="([^"]+)"/g);
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of hrefs) expect(isOnPage(href.replaceAll("&#x26;", "&"), snapshot), href).toBe(true);
  });

  it.each([
    [null, 1, "1 fact from the game’s dataEach clause of this preview is made from facts of the game’s data. "],
    [null, 2, "2 facts from the game’s dataEach"],
    ["a-model", 1, "1 fact checkedEach clause of this preview was checked against facts from the game’s data. "],
    ["a-model", 2, "2 facts checkedEach"],
  ] as const)(
    "say how many facts there are, and that they were checked where a model wrote: %s, %i",
    (model, count, words) => {
      const claims = [claim(0, 3), claim(4, 8)].slice(0, count);
      const html = storyHtml({ kind: "preview", model, markdown: "One play.", claims }, small);
      expect(wordsOf(html)).toContain(words);
      expect(wordsOf(html).includes("checked")).toBe(model !== null);
    },
  );

  it("say no time: it would be in another zone than the reader's", () => {
    const html = storyHtml({ kind: "preview", model: null, markdown: "One play.", claims: [claim(0, 3)] }, small);
    expect(html).not.toMatch(/<time|E[DS]T/);
    expect(html).toContain('<details class="receipts" id="preview-facts">');
  });

  it("are none for a text without claims", () => {
    expect(storyHtml({ kind: "recap", model: null, markdown: "Words.", claims: [] }, small)).toBe("<p>Words.</p>");
  });

  it("are none of what does not hold", () => {
    const failing = { ...claim(0, 3), verdict: "fails" } as const;
    const claims = [failing, claim(10, 19)];
    const html = storyHtml({ kind: "recap", model: null, markdown: "One play, two plays.", claims }, small);
    expect(linksOf(html)).toEqual(["two plays"]);
  });
});

describe("which words are links", () => {
  it("a claim that emphasis splits is linked by its longer part", () => {
    expect(linksOf(linked("**All** deep passes there.", "All** deep passes"))).toEqual([" deep passes"]);
  });

  it("words of the text's own links stay theirs", () => {
    const html = linked("See [two plays](https://example.com/) and three plays.", "two plays", "three plays");
    expect(linksOf(html)).toEqual(["three plays"]);
    expect(html).toContain(">two plays</a>");
  });

  it.each([
    ["a backslash", "Q\\*A \\_x\\_ 27-20 won.", "27-20"],
    ["references", "Smith &amp; Co &copy; won 27-20 &#8217;now.", "27-20"],
    ["a quotation", "> Late\n> in the game 27-20\n> was it.", "27-20"],
    ["a list", "- one\n\n  two lines\n  with 27-20\n- two", "27-20"],
    ["a table", "| a | b |\n| - | - |\n| x | 27-20 |", "27-20"],
    ["a hard break", "First  \nthen 27-20.", "27-20"],
    ["raw HTML", "<b>27</b> and 27-20", "27-20"],
    ["an emoji", "🏈🏈 27-20.", "27-20"],
  ])("the right ones behind %s", (_what, markdown, words) => {
    expect(linksOf(linked(markdown, words))).toEqual([words]);
  });

  it("whatever the text and wherever the claims: its words stay, and links and facts belong together", () => {
    const pieces = fc.constantFrom(
      "27-20",
      "**",
      "_",
      "\\*",
      "&amp;",
      "&",
      "[a](https://x.example/)",
      "\n",
      "\n\n",
      "> ",
      "- ",
      "# ",
      "`",
      "<b>",
      "é",
      "🏈",
      " ",
      "won",
      "|",
      "[^1]",
      "[^1]: x\n",
      "~~",
      "https://y.example/",
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 24 }),
        fc.array(fc.tuple(fc.nat(60), fc.nat(12)), { minLength: 1, maxLength: 6 }),
        (parts, spans) => {
          const markdown = parts.join("");
          const claims = spans.map(([start, length], index) =>
            claim(start, start + length + 1, index % 2 === 0 ? play.playId : other.playId),
          );
          const html = storyHtml({ kind: "recap", model: null, markdown, claims }, small);
          expect(proseOf(html)).toBe(wordsOf(safeMarkdown(markdown)));
          expect(new Set(matches(html, /class="claim" href="#(recap-\d+)"/g))).toEqual(
            new Set(matches(html, /<li id="(recap-\d+)">/g)),
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("a hostile text", () => {
  it.each([
    '<a class="claim" href="#recap-1">forged</a>',
    '<li id="recap-1">forged</li>',
    '<details class="receipts" id="recap-facts"><summary>99 facts checked</summary></details>',
    "[forged](#recap-1)",
    '[forged](https://example.com/ "x" class=claim)',
    "[forged](/games/1#play-1)",
    "[^1]\n\n[^1]: forged",
    '<span popover id="recap-1" data-marked>forged</span>',
    "# forged {#recap-1 .claim}",
  ])("cannot make a receipt, an id or a class: %s", (forged) => {
    const html = storyHtml({ kind: "recap", model: null, markdown: `27-20 ${forged}`, claims: [claim(0, 5)] }, small);
    expect(matches(html, /<[^>]* id="([^"]+)"/g)).toEqual(["recap-at-1", "recap-facts", "recap-1"]);
    const classes = matches(html, /<[^>]* class="([^"]+)"/g).filter((name) => name !== "whole");
    expect(classes).toEqual(["claim", "receipts", "small", "said", "proof"]);
    expect(linksOf(html)).toEqual(["27-20"]);
    expect(html).not.toContain("<li>forged");
  });

  it("in a play's description or a player's name is text", () => {
    const evil = "<img src=x onerror=alert(1)> [x](javascript:alert(1)) **bold**";
    const snapshot = { ...small, allPlays: [{ ...play, description: evil }, ...small.allPlays.slice(1)] };
    const html = storyHtml({ kind: "recap", model: null, markdown: "27-20", claims: [claim(0, 5)] }, snapshot);
    expect(html).not.toMatch(/<img|<script|<strong|javascript:alert\(1\)"/);
    expect(html).toContain("&#x3C;img src=x onerror=alert(1)> [x](javascript:alert(1)) **bold**");
  });
});

function claim(start: number, end: number, playId = play?.playId ?? "", text = "x".repeat(end - start)): Claim {
  const receipts: Receipt[] = [{ kind: "play", playId }];
  return { start, end, text, verdict: "holds", receipts, reason: null };
}

/** The text with a claim at each of these words. */
function linked(markdown: string, ...words: string[]): string {
  const claims = words.map((one, index) =>
    claim(markdown.indexOf(one), markdown.indexOf(one) + one.length, index === 0 ? play?.playId : other?.playId, one),
  );
  return storyHtml({ kind: "recap", model: null, markdown, claims }, small);
}

function matches(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, found = ""]) => found);
}

function linksOf(html: string): string[] {
  return matches(html, /<a class="claim"[^>]*>(.*?)<\/a>/g).map((words) => words.replaceAll(/<[^>]*>/g, ""));
}

function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").trim();
}

/** The words without what we put around them. */
function proseOf(html: string): string {
  return wordsOf(html.replace(/<a class="skip-facts".*?<\/a>/, "").replace(/<details class="receipts".*$/s, ""));
}

/** The page of the address has an element of the fragment's name, in view. */
function isOnPage(href: string, { game, allPlays, playerGameStats, playerProjections }: GameSnapshot): boolean {
  const url = new URL(href, `https://x.example/games/${game.gameKey}`);
  const view = parseGameView(url.searchParams);
  const id = url.hash.slice(1);
  if (url.pathname !== `/games/${game.gameKey}`) return false;
  if (["quarters", "facts", "teams"].includes(id)) return url.search === "";
  if (id.startsWith("play-")) return view.plays === "all" && allPlays.some(({ playId }) => `play-${playId}` === id);
  const lines = (view.source ?? "stats") === "stats" ? playerGameStats : playerProjections;
  return TABS.some((tab) =>
    boxScore(lines, tab).some(({ rows }) =>
      rows.some(({ playerId }) => tab === view.tab && id === `${tab}-${playerId}`),
    ),
  );
}
