import { describe, expect, it } from "vitest";
import { OtherPlayers } from "../../app/voice/other-players.ts";
import { pageSnapshot } from "../../app/voice/page-snapshot.ts";
import type { OtherLines } from "../../domain/analyst/tools/other-lines.ts";
import { playerLine } from "../fixtures/player-line.ts";

function linesOf(version: number): OtherLines {
  const playerGameStats = [playerLine({ playerId: "k", playerName: `Kit Kicker ${version}`, position: "K" })];
  return { version, playerProjections: [], playerGameStats, facts: [] };
}

/** A site that answers one request after another so. */
function answering(...answers: (() => Promise<Response>)[]): { others: OtherPlayers; asked: string[] } {
  const asked: string[] = [];
  const others = new OtherPlayers({ gameKey: "202510106", behind: 0 }, async (path) => {
    asked.push(path);
    const answer = answers[asked.length - 1];
    if (answer === undefined) throw new Error("nobody expected another request");
    return answer();
  });
  return { others, asked };
}

describe("the players the page does not show", () => {
  it("are read once for a version of the page, however many ask at the same time", async () => {
    const { others, asked } = answering(
      async () => Response.json(linesOf(3)),
      async () => Response.json(linesOf(5)),
    );
    await Promise.all([others.upTo(3), others.upTo(3)]);
    await others.upTo(3);
    expect(asked).toEqual(["/api/other-lines?game=202510106&scores=shown"]);
    expect(others.lines).toEqual(linesOf(3));
    await others.upTo(4);
    await others.upTo(5);
    expect(asked).toHaveLength(2);
    expect(others.lines).toEqual(linesOf(5));
  });

  it("stay as they were where the site fails, refuses or sends no JSON, and are asked for again", async () => {
    const { others, asked } = answering(
      async () => Response.json(linesOf(1)),
      async () => Promise.reject(new TypeError("Failed to fetch")),
      async () => Response.json({ error: "No stored game has this key." }, { status: 404 }),
      async () => new Response("<h1>busy</h1>"),
      async () => Response.json(linesOf(2)),
    );
    await others.upTo(1);
    for (let request = 2; request <= 4; request += 1) {
      await others.upTo(2);
      expect(asked).toHaveLength(request);
      expect(others.lines).toEqual(linesOf(1));
    }
    await others.upTo(2);
    expect(others.lines).toEqual(linesOf(2));
  });

  it("are read once more where the page has moved on since a read was begun, and that read only", async () => {
    const slow = Promise.withResolvers<Response>();
    const { others, asked } = answering(
      () => slow.promise,
      async () => Response.json(linesOf(5)),
    );
    const first = others.upTo(3);
    const joined = [others.upTo(3), others.upTo(5), others.upTo(5)];
    slow.resolve(Response.json(linesOf(3)));
    await Promise.all([first, ...joined]);
    expect(others.lines).toEqual(linesOf(5));
    expect(asked).toHaveLength(2);
  });

  it("are not waited for twice by those who joined a read of their own version that fails", async () => {
    const { others, asked } = answering(async () => Promise.reject(new TypeError("Failed to fetch")));
    await Promise.all([others.upTo(3), others.upTo(3)]);
    expect(asked).toHaveLength(1);
  });

  it("are asked for as the page stands, which is behind a stream where its reader is", async () => {
    const asked: string[] = [];
    const others = new OtherPlayers({ gameKey: "202510106", behind: 30 }, async (path) => {
      asked.push(path);
      return Response.json(linesOf(3));
    });
    await others.upTo(3);
    expect(asked).toEqual(["/api/other-lines?game=202510106&scores=shown&behind=30"]);
  });

  it("are nobody's where the page shows no game", () => {
    expect(pageSnapshot(null, linesOf(1), "202510106")).toBeNull();
  });
});
