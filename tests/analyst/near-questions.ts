/** Questions in words that other rules look for, and mean something else; by game, with what their answer says. */
export const NEAR_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410116": [
    ["did the Chiefs lead before the end of the first quarter", /^No\. The game was tied 7-7/],
    ["did the ravens punt on back to back drives", /^No\. The Ravens had no two drives to a punt in a row\.$/],
    ["i remember Likely's touchdown, when was it", /^Isaiah Likely caught nine passes for 111 yards and a touchdown\./],
    [
      "how did the Chiefs get up 20-10",
      /^Derrick Henry's 5-yard .* and Isiah Pacheco's 1-yard touchdown run \(Q3, 11:38\)\.$/,
    ],
    ["I came back and it was 20-10, how did that happen", /^Derrick Henry's 5-yard touchdown run/],
    ["Did the Chiefs score every time in the red zone", /^No\. The Chiefs scored one touchdown on three trips/],
    ["why did Kelce get so few targets", /^Travis Kelce had four targets\./],
    ["What did Lamar do in the second quarter", /seven of 11 passes for 47 yards in the second quarter/],
    ["did Justin Tucker put it away", /Tucker made two of three field goals/],
    ["wonder what the longest drive is", /^The Chiefs drove 81 yards/],
    ["i want to know what the total is", /^The teams scored 47 points in all/],
    ["explain PPR", /^PPR is fantasy scoring/],
  ],
  "202410226": [
    ["Bijan got 97 on the Eagles, did he score", /^(?!.*covered)/],
    ["were the Eagles plus 1 in turnovers", /^(?!.*push)/],
    ["the Eagles giving 22 points at home", /^(?!.*cover)/],
  ],
  "202410815": [
    ["how did jordan love play", /14 of 22 passes/],
    ["did malik willis play", /^Yes\. .*The first play that has Malik Willis/],
    ["when was love benched", /^The next quarterback was Malik Willis\./],
  ],
};
