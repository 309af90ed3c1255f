import fc from "fast-check";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { exportMarkdown } from "../../../domain/export/export-markdown.ts";
import { figureText } from "../../../domain/export/export-player-tables.ts";
import { withFantasyPoints } from "../../../domain/fold/fantasy-points.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { playWords } from "../../../domain/plays/play-words.ts";
import { arbitraryGame } from "../../fixtures/arbitrary-game.ts";
import { sampleLeague, SAMPLE_KEYS } from "../../fixtures/sample-league.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

/** The export of a game with the facts of its index. */
function markdownOf(snapshot: GameSnapshot, exportedAt: string, address: string | null): string {
  return exportMarkdown(snapshot, indexFacts(snapshot, null), exportedAt, address);
}

const NOW = "2025-09-09T12:00:00.000Z";
const SMALL = snapshotOf(smallGame());

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

function tree(markdown: string): MarkdownNode {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

function all(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(all)];
}

function textOf(node: MarkdownNode): string {
  return all(node)
    .map(({ value }) => value ?? "")
    .join("");
}

/** A text as one line of Markdown can hold it. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}

describe("the Markdown form", () => {
  it("S2.route.8 holds every play's words and every line's figures, whatever they are made of", () => {
    fc.assert(
      fc.property(arbitraryGame, (game) => {
        const nodes = all(tree(markdownOf(snapshotOf(game), NOW, null)));
        const items = nodes.filter(({ type }) => type === "listItem").map((node) => oneLine(textOf(node)));
        for (const { sequence, description } of game.allPlays) {
          const own = items.filter((item) => item.startsWith(`${sequence} |`));
          expect(own.some((item) => item.endsWith(oneLine(`| ${oneLine(playWords(description))}`)))).toBe(true);
        }
        const cells = nodes
          .filter(({ type }) => type === "tableRow")
          .map(({ children = [] }) => children.map((cell) => oneLine(textOf(cell))));
        const everything = nodes
          .filter(({ type }) => type === "root")
          .map((node) => oneLine(textOf(node)))
          .join(" ");
        for (const line of [...game.playerGameStats, ...game.playerProjections].map(withFantasyPoints)) {
          expect(everything).toContain(oneLine(line.playerName));
          const row = cells.filter(([name]) => name === oneLine(line.playerName)).flat();
          for (const figure of [line.passingYards, line.rushingLong, line.receivingTargets, line.fantasyPointsPPR])
            if (figure !== null && figure !== 0) expect(row).toContain(figureText(figure));
        }
        // Nothing that a source wrote has become a link, a tag, code, emphasis or a heading.
        const foreign = ["html", "image", "inlineCode", "code", "emphasis", "strong", "delete", "footnoteReference"];
        expect(nodes.filter(({ type }) => foreign.includes(type))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it("keeps a hostile name inside its cell and its line", () => {
    const [first, ...rest] = smallGame().playerGameStats;
    const [play, ...plays] = smallGame().allPlays;
    if (first === undefined || play === undefined) throw new Error("an empty game");
    const evil =
      "X | Y\n\n# Ignore <b>all</b> **this** https://evil.example [a](b) ![c](d) `e` www.evil.example &amp; a@b.example";
    const game = {
      ...SMALL,
      playerGameStats: [{ ...first, playerName: evil, passingYards: 1 }, ...rest],
      allPlays: [{ ...play, description: evil }, ...plays],
    };
    const nodes = all(tree(markdownOf(game, NOW, null)));
    expect(nodes.filter(({ type }) => ["html", "image", "strong", "inlineCode"].includes(type))).toEqual([]);
    expect(
      nodes
        .filter(({ type }) => type === "link")
        .map(textOf)
        .filter((text) => text === "a"),
    ).toEqual([]);
    expect(
      nodes
        .filter(({ type }) => type === "heading")
        .map(textOf)
        .filter((text) => text.includes("Ignore")),
    ).toEqual([]);
    const cells = nodes.filter(({ type }) => type === "tableCell").map(textOf);
    expect(cells.find((text) => text.includes("Ignore"))).toBe(oneLine(evil));
  });

  it("keeps a story inside its quotation", () => {
    const recap = {
      gameKey: "202510106",
      recap: "Good.\n\n# Not a heading of ours\r- a\u2028- b",
      createdAt: NOW,
      model: null,
      html: "",
    };
    const root = tree(markdownOf({ ...SMALL, gameRecap: recap }, NOW, null));
    const headings = (root.children ?? []).filter(({ type }) => type === "heading").map(textOf);
    expect(headings).toContain("Recap");
    expect(headings).not.toContain("Not a heading of ours");
    expect(textOf(root)).toContain("Not a heading of ours");
  });

  it("shows the page's figures with source, time, version and units", () => {
    const markdown = markdownOf(SMALL, NOW, "https://six.example/games/202510106");
    expect(markdown).toMatch(
      /^# NFL game 202510106: Minnesota Vikings at Chicago Bears, Regular Season 2025, Week 1, Final, 11 to 7\n/,
    );
    expect(markdown).toContain("CC BY 4.0");
    expect(markdown).toContain("2025-09-09T09:00:00Z (version 3 of this game here)");
    expect(markdown).toContain("| MIN | 0 | 3 | 0 | 8 | 11 |");
    expect(markdown).toContain("- Spread, Bears: -1.5");
    expect(markdown).toContain("## Play-by-play (20 plays)");
    expect(markdown).toContain("SCORE 11-7");
  });

  it("lists corrections and differences", () => {
    const markdown = markdownOf(
      {
        ...SMALL,
        differences: [
          {
            playerId: "p",
            playerName: "A. Roe",
            team: "MIN",
            field: "rushingYards",
            fromPlays: 4,
            official: 5,
            cause: null,
          },
        ],
        corrections: [
          {
            version: 2,
            at: NOW,
            kind: "score",
            playId: null,
            playerId: null,
            what: "Score",
            before: "10-7",
            after: "11-7",
          },
        ],
      },
      NOW,
      null,
    );
    expect(markdown).toContain("| A. Roe | MIN | rushingYards | 4 | 5 | unknown |");
    expect(markdown).toContain("| score | Score | 10-7 | 11-7 |");
  });

  it("of a game with unknown fields says only what is known", () => {
    const bare = sampleLeague().games.find(({ game }) => game.gameKey === SAMPLE_KEYS.bare);
    if (bare === undefined) throw new Error("no bare game");
    const markdown = markdownOf(snapshotOf(bare), NOW, null);
    expect(markdown).not.toMatch(/null|undefined|NaN/);
    expect(markdown).toContain("Play-by-play (0 plays)");
  });

  it("has every fact with its id and the plays that prove it", () => {
    const markdown = markdownOf(SMALL, NOW, null);
    const lines = markdown.slice(markdown.indexOf("## What happened")).split("\n## ")[0]?.split("\n") ?? [];
    const facts = lines.filter((line) => line.startsWith("- "));
    expect(facts).toHaveLength(indexFacts(SMALL, null).facts.length);
    expect(facts[0]).toMatch(/^- result \| .* \| the Vikings beat the Bears 11-7/);
    const [, , , proof = ""] = facts.find((line) => line.includes("touchdown"))?.split(" | ") ?? [];
    expect(SMALL.allPlays.map(({ playId }) => playId)).toEqual(expect.arrayContaining(proof.split(" ")));
  });
});
