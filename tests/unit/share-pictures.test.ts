import { isValidElement, type ReactElement, type ReactNode } from "react";
import { afterAll, describe, expect, it } from "vitest";
import type { Play } from "../../domain/game/play.ts";
import { gameShareCard, plainShareCard, playShareCard, type ShareCard } from "../../domain/page/share-card.ts";
import { cardElement } from "../../server/share/card-element.ts";
import { openSharePainter, type SharePainter } from "../../server/share/share-painter.ts";
import { SharePictures } from "../../server/share/share-pictures.ts";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const small = snapshotOf(smallGame());
const painter = openSharePainter();
afterAll(() => painter.close());

/** Width and height from the first chunk of a PNG. */
function pngSize(png: Uint8Array): [number, number] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  expect(bytes.subarray(12, 16).toString("latin1")).toBe("IHDR");
  expect(bytes.subarray(-8, -4).toString("latin1")).toBe("IEND");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The words that a picture draws, in their order. */
function wordsOf(node: ReactNode): string[] {
  if (typeof node === "string") return [node];
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  return isValidElement(node) ? wordsOf((node as ReactElement<{ children?: ReactNode }>).props.children) : [];
}

/** Where a picture has circles. */
function dotsOf(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(dotsOf);
  if (!isValidElement(node)) return [];
  const { props, type } = node as ReactElement<{ children?: ReactNode }>;
  return type === "circle" ? [props] : dotsOf(props.children);
}

describe("share pictures", () => {
  it("are PNGs of 1200 by 630 , and every game of the league has a card", async () => {
    const cards: ShareCard[] = [{ kind: "site" }];
    for (const game of sampleLeague().games)
      cards.push(gameShareCard(snapshotOf(game)), plainShareCard(snapshotOf(game)));
    for (const card of cards.slice(0, 4)) expect(pngSize(await painter.paint(card))).toEqual([1200, 630]);
    for (const card of cards) expect(wordsOf(cardElement(card))).toContain("Pickle Six");
  });

  it("draw the words of their card: teams, score, status, week, points", () => {
    const words = wordsOf(cardElement(gameShareCard(small)));
    for (const word of ["MIN", "Vikings", "11", "CHI", "Bears", "7", "Final", "Week 1, 2025", "lead"])
      expect(words).toContain(word);
  });

  it("of a play draw its sentence, its clock and the score after it, however long the sentence is", async () => {
    const [play] = small.allPlays;
    if (play === undefined) throw new Error("the small game has plays");
    const description = "A very long account of what was done, reviewed and reversed. ".repeat(12);
    // Without credits nothing but the source's own words tells it.
    const long: Play = { ...play, type: "Other", credits: [], description };
    const card = playShareCard({ ...small, allPlays: [long] }, play.playId);
    if (card === null) throw new Error("the play is there");
    expect(wordsOf(cardElement(card)).join(" ")).toContain("reviewed and reversed.");
    expect(pngSize(await painter.paint(card))).toEqual([1200, 630]);
  });

  it("draw the end of the line whole, also where a home team has just won before the clock ran out", () => {
    const points = [0, 3599 / 3600].map((at) => ({ at, value: -1 }));
    const card: ShareCard = { ...gameShareCard(small), figure: { label: "win chance", points, end: 1 } };
    const [dot] = dotsOf(cardElement(card));
    expect(dot).toMatchObject({ cx: 1188, cy: 104 });
  });

  it("without a score draw no number but the date's", () => {
    const { games } = sampleLeague();
    const final = games.find(({ game }) => game.gameKey === SAMPLE_KEYS.seventy);
    if (final === undefined) throw new Error("the league has this game");
    const words = wordsOf(cardElement(plainShareCard(snapshotOf(final)))).join(" ");
    expect(words).not.toMatch(/70|\b20\b|Final/);
    expect(words).toContain("Buccaneers at Commanders");
  });

  it("fail alone: a card that cannot be drawn rejects, and the next is drawn", async () => {
    // What a newer or broken sender might hand over.
    const broken = { kind: "play" } as unknown as ShareCard;
    await expect(painter.paint(broken)).rejects.toThrow("could not be drawn");
    expect(pngSize(await painter.paint({ kind: "site" }))).toEqual([1200, 630]);
  });

  it("reject where the thread is stuck or has ended, and a new one takes over", async () => {
    const impatient = openSharePainter({ patience: 1 });
    await expect(impatient.paint({ kind: "site" })).rejects.toThrow("has ended");
    await impatient.close();
  });
});

describe("the making of share pictures", () => {
  /** A painter that holds every picture until it is told to go on. */
  function heldPainter(): { painter: SharePainter; painted: string[]; release(): void } {
    const held: (() => void)[] = [];
    const painted: string[] = [];
    return {
      painted,
      release: () => held.splice(0).forEach((go) => go()),
      painter: {
        async paint(card) {
          painted.push(card.kind);
          await new Promise<void>((go) => held.push(go));
          return new Uint8Array(1000);
        },
        close: async () => {},
      },
    };
  }
  const named = (name: string) => async () => ({ name, card: { kind: "site" } }) as const;

  it("draws one at a time, each name once, and refuses at once where too many wait", async () => {
    const { painter, painted, release } = heldPainter();
    const pictures = new SharePictures({ painter, mostWaiting: 2 });
    const first = pictures.make("a", named("one"));
    await expect.poll(() => painted.length).toBe(1);
    const [second, third] = [pictures.make("a", named("one")), pictures.make("b", named("two"))];
    expect(await pictures.make("c", named("three"))).toBe("busy");
    expect(painted).toHaveLength(1);
    release();
    expect(await first).toBe(await second);
    await expect.poll(() => painted.length).toBe(2);
    release();
    expect(await third).toHaveLength(1000);
    expect(painted).toHaveLength(2);
  });

  it("refuses a network that has too many waiting, and nobody else", async () => {
    const { painter, painted, release } = heldPainter();
    const pictures = new SharePictures({ painter, mostOfOne: 2 });
    const first = pictures.make("203.0.113.7", named("one"));
    await expect.poll(() => painted.length).toBe(1);
    const own = [pictures.make("203.0.113.7", named("two")), pictures.make("203.0.113.7", named("three"))];
    expect(await pictures.make("203.0.113.7", named("four"))).toBe("busy");
    // Behind a proxy that nobody has named, all visitors are one.
    const unnamed = ["10.0.0.2", "10.0.0.2", "10.0.0.2", "10.0.0.2"].map((address) =>
      pictures.make(address, named("six")),
    );
    const other = pictures.make("198.51.100.9", named("five"));
    // The last of them is drawn once, and kept.
    for (let drawn = 1; drawn <= 5; drawn += 1) {
      await expect.poll(() => painted.length).toBe(drawn);
      release();
    }
    for (const picture of await Promise.all([first, ...own, other, ...unnamed])) expect(picture).toHaveLength(1000);
  });

  it("keeps no more bytes than it may", async () => {
    const pictures = new SharePictures({
      keptBytes: 2500,
      painter: { paint: async () => new Uint8Array(1000), close: async () => {} },
    });
    for (const name of ["one", "two", "three"]) await pictures.make("a", named(name));
    expect(["one", "two", "three"].map((name) => pictures.find(name) !== null)).toEqual([false, true, true]);
  });

  it("gives the turn on where there is nothing to draw, and where drawing fails", async () => {
    const pictures = new SharePictures({
      painter: { paint: () => Promise.reject(new Error("no paint")), close: async () => {} },
    });
    expect(await pictures.make("a", async () => null)).toBeNull();
    await expect(pictures.make("a", named("one"))).rejects.toThrow("no paint");
    await expect(pictures.make("a", named("one"))).rejects.toThrow("no paint");
  });
});
