/** Questions of our own about stretches of game time, drives beside an event, what set up a score, what was taken back and what somebody did of note, and near ones that mean something else, with what their answer says. */
export const RECALL_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202430426": [
    [
      "how long was the longest run?",
      /^Jalen Hurts scrambled right for 17 yards with 12:13 left in the fourth quarter\.$/,
    ],
    [
      "what happened on Hurts' interception?",
      /^Bryan Cook intercepted Jalen Hurts' pass for A\.J\. Brown with 14:21 left in the second quarter\.$/,
    ],
    [
      "was there a touchdown called back?",
      /it took back C\.J\. Gardner-Johnson's interception of Patrick Mahomes' pass for DeAndre Hopkins, returned 98 yards for a touchdown\. .*it took back Patrick Mahomes' 4-yard touchdown pass to Marquise Brown\.$/,
    ],
    ["how long did the chiefs lead", /^The Chiefs were never ahead\.$/],
    [
      "how long were the eagles up in total",
      /^The Eagles were ahead for 51:18 of game time, from Jalen Hurts' 1-yard touchdown run \(Q1, 6:18\) to the end\.$/,
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
    [
      "what big plays did hurts make",
      /^I don't know all of that.* Jalen Hurts threw deep over the middle to DeVonta Smith for a 46-yard touchdown\.$/,
    ],
    ["how did philly run out the clock on the chiefs", /^The Eagles lost 4 yards in three plays before time ran out/],
    ["how did the chiefs run out the clock", /^I don't know all of that.* The Eagles beat the Chiefs 40-22\.$/],
    ["how much time did the eagles spend in the lead", /^The Eagles were ahead for 51:18/],
    ["how many yards did hurts have while trailing", /^The Eagles never trailed\.$/],
    ["who caught the first chiefs td and what down was it", /^Xavier Worthy caught .* It was 1st & 10 at PHI 24\.$/],
    [
      "how many holding flags did mekhi becton get and did the eagles score on those drives",
      /^No player called "mekhi becton"/,
    ],
  ],
  "202410302": [
    [
      "how long were the chiefs ahead",
      /^The Chiefs were ahead for 24:42 of game time, from Harrison Butker's 21-yard field goal \(Q3, 9:42\) to the end\.$/,
    ],
    ["how many minutes did the falcons play from behind", /^The Falcons were behind for 24:42 of game time/],
    ["how many minutes did the chiefs play with the lead", /^The Chiefs were ahead for 24:42 of game time/],
    ["how many yards did the falcons have while trailing", /^The Falcons gained 157 yards while trailing\./],
    // Neither is a lead.
    ["how much time did the chiefs have the ball when ahead", /^I don't know/],
    ["how long was the punt when the chiefs were up", /^Matt Araiza punted/],
    [
      "how long between the two picks",
      /^Justin Simmons .* Chamarri Conner .* 17:12 of game time passed between them\.$/,
    ],
    [
      "how far apart were the two falcons touchdowns",
      /^Drake London .* Bijan Robinson .* 19:28 of game time passed between them\.$/,
    ],
    ["how long between the falcons touchdowns", /19:28 of game time passed between them\.$/],
    ["how far apart were the teams in total yards", /The Chiefs gained 345 yards\. The Falcons gained 311 yards\.$/],
    ["what big plays did chris lindstrom make", /^I don't know that.* Chris Lindstrom had one tackle\.$/],
    [
      "how did the falcons get into field goal range",
      /^With 1:09 left in the third quarter: .* Younghoe Koo kicked a 54-yard field goal/,
    ],
    ["how did the falcons get in range for the last field goal", /Younghoe Koo kicked a 54-yard field goal/],
    [
      "how did the chiefs get into field goal range before the half",
      /Harrison Butker kicked a 44-yard field goal with 11 seconds left/,
    ],
    // They drove twice more, to no kick.
    ["how did the falcons get in range at the end", /^I don't know that/],
    ["how did the falcons get into the price range", /^I don't know that/],
    [
      "did the falcons score on the drive after koo's field goal",
      /^Younghoe Koo kicked .* No\. The Falcons drove 83 yards in 15 plays and turned the ball over on downs/,
    ],
    [
      "did the chiefs score on the drive after simmons' interception",
      /^Justin Simmons intercepted Patrick Mahomes .* Yes\. The Chiefs drove 79 yards in 13 plays for a touchdown/,
    ],
    [
      "did the chiefs score a touchdown on the drive after bijan's touchdown",
      /^Bijan Robinson scored .*\)\. No\. The Chiefs drove 34 yards in seven plays for a field goal/,
    ],
    // What the team made of it is not what he did.
    [
      "did robinson score on the drive after simmons' interception",
      /^Justin Simmons .*quarter\. The Falcons drove 13 yards/,
    ],
    [
      "what happened on the drive after koo's field goal",
      /^Younghoe Koo kicked .*\)\. The Chiefs drove 8 yards in three plays and punted/,
    ],
  ],
  "202410507": [
    // The winner led from its last score to the end.
    [
      "how long were the ravens ahead",
      /^The Ravens were ahead for .* and from .*24-yard field goal \(OT, .*\) to the end\.$/,
    ],
  ],
  "202410116": [
    [
      "Was Likely's last catch in or out?",
      /^Isaiah Likely caught a pass from Lamar Jackson for 4 yards with 47 seconds left in the fourth quarter\.$/,
    ],
    ["was the last touchdown Likely's", /^No\. Xavier Worthy caught/],
    ["was Likely the last to score", /^No\. Justin Tucker kicked/],
    ["was justin tucker perfect", /^No\. Justin Tucker made two of three field goals .* missed 53-yard field goal/],
    ["did butker have a perfect day?", /^Yes\. Harrison Butker made both field goals/],
    ["was tucker perfect or did he miss something", /^Justin Tucker made two of three field goals/],
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
    [
      "what couple of big plays set up adams td",
      /^With 7:36 .* for 29 yards\. With 6:22 .* for 15 yards\. The Raiders drove 70 yards/,
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
    [
      "which eagles touchdown was taken back",
      /^With 7:09 left in the fourth quarter: first ruled a 5-yard touchdown, reversed on review/,
    ],
    [
      "which eagles touchdown was taken away, and what did they get",
      /^That play did not stand: .* Jalen Hurts scored on a 1-yard run with 6:51 left/,
    ],
    ["was a falcons touchdown taken back", /^No\. The plays have no touchdown that did not stand of the Falcons\.$/],
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
    ["how far apart were the two ryland field goals", /29:36 of game time passed between them\.$/],
    ["how long was the jsn touchdown", /^Jaxon Smith-Njigba caught a 3-yard touchdown pass from Geno Smith/],
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
