import { describe, expect, it } from "vitest";
import { tagTeam } from "../../../domain/plays/tag-team.ts";
import type { Play } from "../../../domain/game/play.ts";
import { pagePlaysOf } from "../../fixtures/page-plays.ts";
import { credit, neutralPlay } from "../../fixtures/play.ts";

const TEAMS = { awayTeam: "MIN", homeTeam: "CHI" };
/** Chicago's snaps. */
const tag = (given: Partial<Play>) => tagTeam(neutralPlay(given), TEAMS);

describe("the team that a play's tag names", () => {
  it("S2.play.10 is the offense", () => {
    expect(tag({})).toBe("CHI");
    expect(tag({ team: null })).toBeNull();
  });

  it("is who intercepted, also where no credit says or the passer's team has the ball in the end", () => {
    const credits = [credit("p", "passingInterceptions", 1), credit("d", "interceptions", 1, "MIN")];
    expect(tag({ type: "Interception", credits })).toBe("MIN");
    expect(tag({ type: "Interception" })).toBe("MIN");
    expect(tag({ type: "Interception", credits, homePoints: 6, isTouchdown: true })).toBe("MIN");
  });

  it.each(["Pass", "Punt", "Kickoff", "FieldGoal", "Sack", "ExtraPoint"] as const)(
    "is who scored on a %s, a safety or a return by the other team too",
    (type) => {
      expect(tag({ type, awayPoints: 6 })).toBe("MIN");
      expect(tag({ type, awayPoints: 2 })).toBe("MIN");
      expect(tag({ type, homePoints: 6 })).toBe("CHI");
    },
  );

  it("is who was penalized: by the yards, else by a text that names one team", () => {
    const penalty = (yardsGained: number, description = "") => tag({ type: "Penalty", yardsGained, description });
    expect(penalty(-10)).toBe("CHI");
    expect(penalty(15)).toBe("MIN");
    expect(tag({ type: "Penalty", yardsGained: -1, awayPoints: 2 })).toBe("CHI");
    expect(penalty(0, "(3:01) Penalty on MIN-9-A.Roe, Defensive Offside, declined.")).toBe("MIN");
    expect(penalty(0, "PENALTY on MIN-9-A.Roe, Encroachment, 0 yards, enforced at CHI 0 - No Play.")).toBe("MIN");
    const both = "PENALTY on MIN-9-A.Roe, Holding, offsetting. PENALTY on CHI-8-B.Doe, Holding, offsetting.";
    expect(penalty(0, both)).toBe("CHI");
  });

  it("stays the offense's where a rush, a catch or a sack ends with its fumble lost", () => {
    expect(tag({ credits: [credit("r", "fumblesLost", 1)] })).toBe("CHI");
  });

  it("goes with the play to its page, whose own team stays the offense", () => {
    const [play] = pagePlaysOf([neutralPlay({ type: "Interception" })]);
    expect(play).toMatchObject({ team: "CHI", tagTeam: "MIN" });
  });
});
