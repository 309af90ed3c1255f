import { describe, expect, it } from "vitest";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { plainPlays } from "../../../domain/plays/plain/plain-plays.ts";
import { gameShareCard, plainShareCard, playShareCard } from "../../../domain/page/share-card.ts";
import { playHead } from "../../../domain/page/play-head.ts";
import { pagePlays } from "../../../domain/shape/page-plays.ts";
import { gameHead } from "../../../domain/page/game-head.ts";
import { gameAsOf } from "../../../domain/fold/game-as-of.ts";
import { isTry } from "../../../domain/game/is-try.ts";
import { SAMPLE_KEYS, sampleLeague } from "../../fixtures/sample-league.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const { games } = sampleLeague();

function sample(name: keyof typeof SAMPLE_KEYS) {
  const game = games.find((one) => one.game.gameKey === SAMPLE_KEYS[name]);
  if (game === undefined) throw new Error(`the sample league has no game ${name}`);
  return snapshotOf(game);
}

const small = snapshotOf(smallGame());

describe("the share card of a game", () => {
  it("has the score, the status, the week and the three best players of a final", () => {
    const card = gameShareCard(small);
    expect([card.away, card.home]).toMatchObject([
      { code: "MIN", nick: "Vikings", points: 11, isAhead: true },
      { code: "CHI", nick: "Bears", points: 7, isAhead: false },
    ]);
    expect(card).toMatchObject({ week: "Week 1, 2025", status: "Final", note: "" });
    expect(card.leaders).toHaveLength(3);
    const points = card.leaders.map((leader) => Number(leader.points));
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });

  it("names the teams as a picture without a score does: a Super Bowl is at nobody's, nor is a game abroad", () => {
    const bowl = { ...small.game, seasonType: 3, week: 4 } as const;
    expect(plainShareCard(small).matchup).toBe("Vikings at Bears");
    const abroad = { ...small, game: { ...small.game, isNeutralSite: true } };
    expect([plainShareCard(abroad).matchup, gameShareCard(abroad).matchup]).toEqual([
      "Vikings vs Bears",
      "Vikings vs Bears",
    ]);
    expect(plainShareCard({ ...small, game: bowl }).matchup).toBe("Vikings vs Bears");
    expect(playShareCard({ ...small, game: bowl }, small.allPlays[0]?.playId ?? "")?.matchup).toBe(
      "MIN vs CHI, Super Bowl, 2025",
    );
  });

  it.each([
    ["tie", 20, 20, "F/OT"],
    ["scoreless", 0, 0, "F/OT"],
    ["seventy", 20, 70, "Final"],
  ] as const)("of %s has %i to %i and the status %s", (name, away, home, status) => {
    const card = gameShareCard(sample(name));
    expect([card.away.points, card.home.points, card.status]).toEqual([away, home, status]);
    expect([card.away.isAhead, card.home.isAhead]).toEqual([false, home > away]);
  });

  it("has the clock of a live game, and a line that ends where the game is", () => {
    const card = gameShareCard(sample("live"));
    expect(card.status).toMatch(/^Q3 \d+:\d\d$/);
    expect(card.figure?.end).toBe(1);
    expect(card.figure?.points.at(-1)?.at).toBeLessThan(0.75);
    expect(gameShareCard(sample("halftime")).status).toBe("Halftime");
  });

  it("has the kickoff of a coming game, and no score", () => {
    const card = gameShareCard(sample("scheduled"));
    expect(card).toMatchObject({ status: "", note: "Sun, Sep 21, 8:20 PM EDT", leaders: [], figure: null });
    expect([card.away.points, card.home.points]).toEqual([null, null]);
    expect(gameShareCard(sample("bare")).note).toBe("Date to be announced");
  });

  it("has the win chance instead of the lead where it is given", () => {
    const chances = { before: 60, after: small.allPlays.map(() => 25) };
    const figure = gameShareCard(small, chances).figure;
    expect(figure?.label).toBe("win chance");
    expect(figure?.points.slice(0, 2).map(({ value }) => value)).toEqual([-0.2, 0.5]);
    expect(figure?.points).toHaveLength(small.allPlays.length + 1);
  });

  it("without a score is the same card whatever has happened", () => {
    const before = { ...small.game, status: "Scheduled", hasStarted: false, awayScore: null, homeScore: null };
    expect(plainShareCard(small)).toEqual(plainShareCard({ ...small, game: before }));
  });
});

describe("the share card and the head of a play", () => {
  it("have the sentence, the moment, and the score after it: a touchdown with its try", () => {
    const touchdown = small.allPlays.find(({ isTouchdown }) => isTouchdown);
    if (touchdown === undefined) throw new Error("the small game has a touchdown");
    const card = playShareCard(small, touchdown.playId);
    expect(card).toMatchObject({
      away: { points: 0 },
      home: { points: 7, isAhead: true },
      matchup: "MIN at CHI, Week 1, 2025",
    });
    expect(card?.points.map(({ points }) => points).join(" ")).toMatch(/^\+\d+\.\d/);
    const head = playHead(shareGame(small), touchdown.playId);
    expect(head?.title).toMatch(/\(MIN 0, CHI 7\)$/);
    expect(head?.image.path).toBe(`/games/202510106/share.png?play=${touchdown.playId}&v=${small.version}`);
    expect(playHead(shareGame(small), "nothing")).toBeNull();
    expect(playShareCard(small, "nothing")).toBeNull();
  });

  it("say what it did to the chance to win, from the team that it helped", () => {
    const { playId = "" } = small.allPlays[1] ?? {};
    const after = small.allPlays.map((_, at) => (at === 0 ? 53 : 36));
    expect(playShareCard(small, playId, { before: 50, after })?.swing).toBe("MIN 47 to 64%");
    expect(playShareCard(small, playId)?.swing).toBe("");
    const { game, version } = small;
    const allPlays = pagePlays(small.allPlays, game, { before: 50, after }, []);
    const head = playHead({ game, allPlays, version }, playId);
    expect(head?.description).toContain(". Win chance: MIN 47 to 64%. Vikings at Bears");
    expect(head?.image.alt).toMatch(/, win chance MIN 47 to 64%$/);
  });

  it.each(["final", "tie", "live", "corrected"] as const)(
    "of every play of %s know nothing that came later, but the try of a touchdown",
    (name) => {
      const whole = sample(name);
      const sharedWhole = shareGame(whole);
      whole.allPlays.forEach(({ playId }, index) => {
        const isTryDue = isTry(whole.allPlays[index + 1]?.type ?? "Other");
        const then = { ...whole, ...gameAsOf(whole, index + (isTryDue ? 2 : 1)), version: whole.version };
        expect(playShareCard(whole, playId)).toEqual(playShareCard(then, playId));
        expect(playHead(sharedWhole, playId)).toEqual(playHead(shareGame(then), playId));
      });
    },
  );
});

describe("the head of a game", () => {
  it("names the picture of its version, and says what it shows", () => {
    expect(gameHead(small.game, ["nflverse"], 7).image).toEqual({
      path: "/games/202510106/share.png?v=7",
      alt: "Vikings 11, Bears 7 (Final). Week 1, 2025.",
    });
  });
});

/** A game with the sentences of its plays, as pages have them. */
function shareGame(snapshot: GameSnapshot) {
  const plain = plainPlays(snapshot.allPlays, snapshot.game);
  return {
    ...snapshot,
    allPlays: snapshot.allPlays.map((play, index) => ({
      ...play,
      plain: plain[index] ?? null,
      homeChance: null,
      swing: null,
    })),
  };
}
