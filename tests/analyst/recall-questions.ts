/** Questions of our own about stretches of game time, drives beside an event, what set up a score, what was taken back and what somebody did of note, and near ones that mean something else, with what their answer says. */
export const RECALL_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202430426": [
    ["how long did the chiefs lead", /^The Chiefs were never ahead\.$/],
    [
      "how long were the eagles up in total",
      /^The Eagles were ahead for 50:51 of game time, from Jalen Hurts' 1-yard touchdown run \(Q1, 6:18\) to the end\.$/,
    ],
    ["how long was it tied", /^The score was tied for 8:42 of game time, from the opening kickoff to Jalen Hurts'/],
    [
      "how long between the first eagles touchdown and the first chiefs touchdown",
      /^Jalen Hurts scored .* Xavier Worthy caught .* 35:35 of game time passed between them\.$/,
    ],
    [
      "what did the chiefs do on the drive before dejean's pick six",
      /^Cooper DeJean returned .* The Chiefs drove 7 yards in three plays and punted/,
    ],
    [
      "what big plays did Zack Baun make",
      /^With 1:49 left in the second quarter: Zack Baun intercepted Patrick Mahomes' pass/,
    ],
    ["josh sweat was everywhere, what did he do", /^(?:With .*Josh Sweat.* sacked .*){3}Josh Sweat had 2\.5 sacks/],
    // A passer's big plays are others'.
    ["what big plays did hurts make", /^(?!Jalen Hurts had no sack)/],
    ["how did philly run out the clock on the chiefs", /^The Eagles lost 4 yards in three plays before time ran out/],
    ["how did the chiefs run out the clock", /^(?!The Eagles lost 4 yards)/],
    ["who caught the first chiefs td and what down was it", /^Xavier Worthy caught .* It was 1st & 10 at PHI 24\.$/],
    [
      "how many holding flags did mekhi becton get and did the eagles score on those drives",
      /^No player called "mekhi becton"/,
    ],
  ],
  "202410203": [
    [
      "how much of the game did the raiders trail",
      /^The Raiders were behind for 44:43 of game time, from .*, from .* and from .*\(Q4, 3:57\)\.$/,
    ],
    ["how long was the longest ravens drive", /^The Ravens drove 76 yards/],
    ["what big plays did maxx crosby make", /^(?:With .*: Maxx Crosby sacked Lamar Jackson .*){2}$/],
    [
      "what were the big plays that set up adams td",
      /^With 7:36 .* for 29 yards\. .* for 15 yards\. .* for 11 yards\. The Raiders drove 70 yards/,
    ],
    ["what set up the adams td", /^With 7:36 .* for 29 yards\. The Raiders drove 70 yards/],
    [
      "how did the raiders get into field goal range at the end of the game",
      /^The Raiders drove 23 yards .* starting at the Ravens' 43 .* Daniel Carlson kicked a 38-yard field goal/,
    ],
    [
      "how many false starts did derrick henry have and did the ravens score on those drives",
      /^There were two false starts\. .* On one of the two\. Derrick Henry scored/,
    ],
    ["who intercepted minshew and what down was it", /^Marlon Humphrey intercepted .* It was 2nd & 8 at LV 49\.$/],
    [
      "justin tucker stats",
      /^Justin Tucker made three of four .* His kicks: .* and Justin Tucker's missed 56-yard field goal/,
    ],
    ["how many field goals did tucker make", /^There were three field goals: (?!.*missed)/],
  ],
  "202410107": [
    [
      "which bengals td got overturned and what did they end up with",
      /^That play did not stand: .*first ruled a 15-yard touchdown.* Kyle Dugger forced a fumble/,
    ],
    [
      "what big plays set up the patriots td",
      /^With 5:59 .* for 16 yards\. .* for 10 yards\. .* The Patriots drove 80 yards/,
    ],
    ["what did cincy do on the drive before stevenson's td", /The Bengals drove 9 yards in three plays and punted/],
  ],
  "202410226": [
    [
      "which eagles touchdown was wiped out late and what did they get",
      /^That play did not stand: .* Jalen Hurts scored on a 1-yard run with 6:51 left/,
    ],
    ["did saquon play", /^Saquon Barkley ran 22 times/],
    ["how did elliott do in the first half", /^Jake Elliott made his only extra point in the first half\.$/],
  ],
  "202411005": [
    [
      "what carolina touchdown was called back and what did they get instead",
      /^That play did not stand: .* Chuba Hubbard scored on a 1-yard run/,
    ],
    [
      "nabers had a deep catch late in the 4th that got overturned, what happened",
      /^That play did not stand: With 1:59 left .*, incomplete\.$/,
    ],
    ["what happened to the deep ball to nabers in the 4th that got overturned", /^That play did not stand: With 1:59/],
    ["how many catches did nabers have", /^Malik Nabers (?!.*did not stand)/],
  ],
  "202411230": [
    [
      "what seahawks touchdown got overturned and did they end up scoring on that drive",
      /^That play did not stand: With 1:33 left in the first quarter: first ruled a fumble recovered by Knight/,
    ],
    ["how long between the two ryland field goals", /29:36 of game time passed between them\.$/],
    ["how long was the jsn touchdown", /^(?!.*were ahead)/],
  ],
  "202411433": [
    ["how much time from White's first td to his second", /40:06 of game time passed between them\.$/],
    // He has none.
    ["how much time between Evans TD and McMillan's TD", /^I don't know all of that/],
    ["when was o'connell knocked out and who replaced him", /Desmond Ridder .* O'Connell was shaken up .* 1:41 left/],
  ],
  "202410220": [
    [
      "did the niners score on the drive before the jefferson td",
      /^Justin Jefferson caught .* No\. The 49ers drove 88 yards .* turned the ball over on downs/,
    ],
    ["what big plays did harrison smith make in the 2nd half", /^Harrison Smith had no sack, .* in the second half\./],
  ],
  "202410603": [
    ["what did zay flowers do in the second half", /^Zay Flowers had no catch in the second half\. Flowers ran once/],
    ["what did zay flowers do in the first half", /^Zay Flowers caught nine passes/],
    ["how did seibert do", /^Austin Seibert made three of four .*blocked field goal \(Q2, 0:05\)\.$/],
  ],
};
