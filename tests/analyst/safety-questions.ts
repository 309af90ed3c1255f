/** Questions of our own to games with a safety, or with none to explain one by, and what their answer says. */
export const SAFETY_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410507": [
    [
      "Was there a safety?",
      /^Yes\. The Bengals scored a safety .*: Derrick Henry ran right for a loss of 2, tackled by Sam Hubbard in the end zone for a safety\.$/,
    ],
    ["who got the safety", /^The Bengals scored a safety .*, tackled by Sam Hubbard in the end zone for a safety\.$/],
  ],
  "202410833": [
    [
      "Was there a safety?",
      /^Yes\. The Buccaneers scored .* Kirk Cousins fumbled the snap out of the end zone, safety\.$/,
    ],
  ],
  "202410819": [
    [
      "Was there a safety?",
      /^Yes\. The Cardinals scored .* Tua Tagovailoa fumbled the snap out of the end zone, safety\.$/,
    ],
  ],
  "202411428": [
    ["explain the safety rule", /^A safety is two points for the defense.* Neither team had a safety\.$/],
    ["how did the steelers second touchdown drive go", /^The Steelers drove 67 yards in eight plays/],
    ["that long browns drive from the 3rd quarter into the 4th, how did it end", /31 yards in 10 plays and punted/],
  ],
  "202430216": [
    [
      "did that late safety kill my KC -9.5",
      /-9\.5 did not cover\. .*safety .* Chiefs 23, Texans 12, and -9\.5 covered\.$/,
    ],
    ["KC -9.5, did it cover", /^No\. The Chiefs won by nine, so -9\.5 did not cover\.$/],
  ],
};
