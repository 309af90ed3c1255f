import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { COUNTING_VERSION } from "../../../domain/scoring/counting/counting-version.ts";
import { gameLines } from "../../../domain/scoring/game-lines.ts";
import { STATS } from "../../../domain/scoring/stats.ts";
import { sampleLeague } from "../../fixtures/sample-league.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

/** Digests of the sample league's plays, and of what they count in the version of today. */
const PLAYS = "RFZEe6tBC8Wz";
const LINES = { version: 1, digest: "DLmLRbCe56mw" };

const digestOf = (value: unknown): string => hash("sha256", JSON.stringify(value), "base64url").slice(0, 12);

describe("the version of the counting", () => {
  it("is another one where the same plays count otherwise: then raise it, and note the digest", () => {
    const games = sampleLeague().games.map((game) => snapshotOf(game));
    const plays = digestOf(games.map(({ allPlays, differences }) => [allPlays, differences]));
    expect(plays, "other plays: note both digests, and leave the version as it is").toBe(PLAYS);
    const digest = digestOf([Object.keys(STATS), games.map((game) => gameLines(game).lines)]);
    expect({ version: COUNTING_VERSION, digest }).toEqual(LINES);
  });
});
