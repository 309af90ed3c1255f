import { describe, expect, it } from "vitest";

import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";

describe("how much of his day came on one play", () => {
  it("is of the whole game", () => {
    expect(askedOfSimulated("how much of Inglewood's yards came on one play")).toMatch(
      "answer: 44 of Grady Inglewood's 278 passing yards came on his longest completion.",
    );
  });

  it("says of which part of the game it is", () => {
    const said = askedOfSimulated("how much of Inglewood's yards came on one play in the fourth");
    expect(said).toMatch(
      "answer: 44 of Grady Inglewood's 110 passing yards in the fourth quarter came on his longest completion.",
    );
    expect(said).toMatch("110 yards and a touchdown in the fourth quarter.");
  });
});
