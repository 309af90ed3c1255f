import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import type { Credit, CreditStat } from "../../../domain/game/credit.ts";
import type { Play } from "../../../domain/game/play.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const GAME = snapshotOf(simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" }));

/** What the facts of the game's first punt say where it went otherwise: by Minnesota, muffed by Chicago's returner. */
function puntFacts(given: Partial<Play>): string[] {
  const at = GAME.allPlays.findIndex(({ type, team }) => type === "Punt" && team === "MIN");
  const [punt] = GAME.allPlays.slice(at, at + 1);
  if (punt === undefined) throw new Error("no punt");
  const game = { ...GAME.game, awayScore: (GAME.game.awayScore ?? 0) + (given.awayPoints ?? 0) };
  const index = indexFacts({ ...GAME, game, allPlays: GAME.allPlays.with(at, { ...punt, ...given }) }, null);
  return index.facts
    .filter(({ id }) => id === `s${punt.playId}` || id === `fu${punt.playId}`)
    .map((fact) => wordsOf(fact, index));
}

const credit = (team: string, playerName: string, stat: CreditStat): Credit => ({
  playerId: playerName,
  playerName,
  team,
  stat,
  amount: 1,
});
const LOST = [
  credit("CHI", "Otis Vale", "fumbles"),
  credit("CHI", "Otis Vale", "returnFumblesLost"),
  credit("MIN", "Abe Strand", "fumbleRecoveries"),
];

describe("a muffed kick in the facts", () => {
  it("is no fumble of a ball that he had", () => {
    const description =
      "4-R.Wright punts 43 yards to CHI 3. 22-O.Vale MUFFS catch, RECOVERED by MIN-12-A.Strand at CHI 5.";
    const [words] = puntFacts({ description, credits: LOST, returnYards: 0 });
    expect(words).toContain("Otis Vale muffed a punt that Abe Strand recovered");
    const [later] = puntFacts({
      description:
        "4-R.Wright punts 43 yards to CHI 3. 22-O.Vale to CHI 9 for 6 yards. FUMBLES, RECOVERED by MIN-12-A.Strand.",
      credits: LOST,
    });
    expect(later).toContain("Otis Vale lost a fumble that Abe Strand recovered");
  });

  it("scores where it is fallen on in the end zone, and is no return", () => {
    const words = puntFacts({
      description:
        "4-R.Wright punts 43 yards to CHI 3. 22-O.Vale MUFFS catch, RECOVERED by MIN-12-A.Strand at CHI -8. TOUCHDOWN.",
      credits: [...LOST, credit("MIN", "Abe Strand", "fumbleReturnTouchdowns")],
      returnYards: 0,
      isTouchdown: true,
      isScoringPlay: 1,
      awayPoints: 6,
    });
    expect(words.join("\n")).toContain("Abe Strand recovered a muffed punt in the end zone for a touchdown");
    expect(words.join("\n")).not.toContain("return");
  });

  it("or a fumble out of the end zone is nobody's ball afterwards", () => {
    const description =
      "4-R.Wright punts 43 yards to CHI 3. 22-O.Vale to CHI 9 for 6 yards. FUMBLES, ball out of bounds in End Zone, Touchback.";
    const credits = LOST.filter(({ team }) => team === "CHI");
    const [words] = puntFacts({ description, credits });
    expect(words).toContain("Otis Vale fumbled the ball out of the end zone for a touchback");
  });
});
