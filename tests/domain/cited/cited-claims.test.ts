import { describe, expect, it } from "vitest";
import { claimsOf, recheckCited } from "../../../domain/cited/cited-claims.ts";
import { parseCited } from "../../../domain/facts/cited-text.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const SNAPSHOT = snapshotOf(smallGame());
const index = indexFacts(SNAPSHOT, null);
const goal = index.ofKind("score").find(({ marks }) => marks.includes("fieldGoal"));
const line = index.ofKind("line").find(({ marks }) => marks.includes("passing"));
if (goal === undefined || line === undefined) throw new Error("the small game has a field goal and a passer");
const TEXT = {
  headline: "Vikings hold off Bears 11-7",
  headlineIds: ["result"],
  ...parseCited(`The kick was good.{${goal.id}} What a day. He threw the ball.{${line.id},result}`),
};
const PUBLISHED = `# ${TEXT.headline}\n\n${TEXT.markdown}`;
const AT = { headAt: 2, bodyAt: PUBLISHED.length - TEXT.markdown.length };
const CLAIMS = claimsOf(TEXT, index, AT);

function after(change: (snapshot: GameSnapshot) => GameSnapshot) {
  const claims = recheckCited(CLAIMS, indexFacts(change(SNAPSHOT), null));
  return claims?.filter(({ verdict }) => verdict !== "holds").map(({ text, reason }) => `${text} ${reason ?? ""}`);
}

describe("claimsOf", () => {
  it("is one claim for each clause that cites, at its place in what is published, with its facts' receipts", () => {
    expect(CLAIMS.map(({ start, end }) => PUBLISHED.slice(start, end))).toEqual([
      "Vikings hold off Bears 11-7",
      "The kick was good.",
      "He threw the ball.",
    ]);
    expect(CLAIMS.map(({ verdict }) => verdict)).toEqual(["holds", "holds", "holds"]);
    expect(CLAIMS[1]?.receipts).toEqual(goal.receipts);
    expect(CLAIMS[2]?.receipts).toEqual([...line.receipts, ...(index.byId("result")?.receipts ?? [])]);
    expect(CLAIMS[2]?.cites?.map(({ id }) => id)).toEqual([line.id, "result"]);
    expect(CLAIMS[1]?.cites?.[0]?.was).toContain("points=3");
  });

  it("does not hold where an id is nobody's", () => {
    const [claim] = claimsOf({ ...TEXT, headlineIds: ["nothing"] }, index, AT);
    expect(claim).toMatchObject({ verdict: "unresolved", reason: "There is no fact nothing." });
  });
});

describe("recheckCited", () => {
  it("keeps what a correction of other things leaves as it was", () => {
    expect(after((snapshot) => snapshot)).toEqual([]);
    expect(after((snapshot) => ({ ...snapshot, game: { ...snapshot.game, channel: "NBC", attendance: 1 } }))).toEqual(
      [],
    );
    const allPlays = SNAPSHOT.allPlays.map((play) => (play.type === "Punt" ? { ...play, yardsGained: 3 } : play));
    expect(after((snapshot) => ({ ...snapshot, allPlays }))).toEqual([]);
  });

  it("finds the clause whose fact has another value, and says what it is now", () => {
    const playerGameStats = SNAPSHOT.playerGameStats.map((one) =>
      one.playerId === line.roles.player ? { ...one, passingYards: 999 } : one,
    );
    const [fault, ...more] = after((snapshot) => ({ ...snapshot, playerGameStats })) ?? [];
    expect(fault).toMatch(/^He threw the ball\. .*corrected since.*999 yards/);
    expect(more).toEqual([]);
  });

  it("finds the clause whose fact is gone", () => {
    const allPlays = SNAPSHOT.allPlays.map((play) => ({ ...play, description: play.description }));
    const gone = allPlays.filter(({ playId }) => playId !== goal.at?.playId);
    expect(after((snapshot) => ({ ...snapshot, allPlays: gone }))?.join(" ")).toContain("not in the game any more");
  });

  it("leaves texts that do not cite to another check", () => {
    expect(
      recheckCited([...CLAIMS.slice(0, 1), ...CLAIMS.slice(1).map((claim) => ({ ...claim, cites: [] }))], index),
    ).toBeNull();
  });
});
