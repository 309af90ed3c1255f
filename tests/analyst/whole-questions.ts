/** What an audit of the answers against the plays found left out or counted short; by game, with what the answer says. */
export const WHOLE_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410102": [
    ["who punted?", /Bradley Pinion punted four times .*Cameron Johnston punted twice .*Chris Boswell punted once/],
    ["who punted for the Steelers?", /^Cameron Johnston punted twice .*Chris Boswell punted once for 43 yards\.$/],
    ["who forced a fumble?", /^Nobody forced a fumble\. /],
  ],
  "202410502": [
    [
      "what happened on fourth down for the Falcons?",
      /^The Falcons had three fourth-down tries: .*Mooney's 12-yard touchdown catch .*David's interception/,
    ],
    [
      "how did the third quarter end?",
      /^Chase McLaughlin kicked a 32-yard field goal with 1:20 left .*Bijan Robinson ran left for 28 yards\. The Buccaneers led 27-20/,
    ],
    [
      "what was the last play of regulation?",
      /^With one second left in the fourth quarter: Younghoe Koo made a 52-yard field goal\./,
    ],
    ["how did regulation end?", /^Younghoe Koo kicked a 52-yard field goal .*tied 30-30 at the end of regulation\.$/],
    ["how did the Falcons end the first half?", /^The Falcons drove 31 yards in nine plays and punted/],
  ],
  "202410708": [
    [
      "what happened on fourth down for the Browns?",
      /Nick Chubb scored on a 1-yard run .*The Bengals stopped the Browns/,
    ],
    [
      "how did the Bengals' last drive end?",
      /missed a 50-yard field goal .*After that the Bengals took over once more \(Q4, 1:26\) and only took a knee to run out the clock\.$/,
    ],
    ["what was the first play of the game?", /^Charlie Jones returned a kickoff 100 yards for a touchdown/],
    [
      "how did the game start?",
      /^Charlie Jones returned a kickoff 100 yards for a touchdown .*The Browns drove 9 yards/,
    ],
    ["did the Browns score on 4th down?", /^Yes\. Nick Chubb scored on a 1-yard run/],
    ["did the Bengals score on 4th down?", /^No\. The Bengals failed on their only fourth down\.$/],
    ["what was the first snap?", /^With 14:43 left/],
    [
      "what was the biggest gain?",
      /^The longest play from scrimmage: Dorian Thompson-Robinson ran for 34 yards .*A return was longer: Charlie Jones/,
    ],
    ["what was the Browns' longest play?", /^Dorian Thompson-Robinson ran for 34 yards/],
    ["who had more rushing yards, Chubb or Brown?", /^Chase Brown did\. /],
    ["did the Browns score?", /^Yes\. Two scores\./],
  ],
  "202411029": [
    ["how did the first half end?", /^Justin Herbert scored on a 4-yard run .*The Chargers led 13-7 at halftime\.$/],
  ],
  "202411206": [
    [
      "what happened in the last two minutes?",
      /^John Parker Romo kicked a 29-yard field goal with 2:13 left in overtime /,
    ],
  ],
  "202411223": [
    ["how many fumbles did Mayfield have?", /^Baker Mayfield fumbled twice and lost one of them\. /],
    ["how many fumbles were there?", /^There were six fumbles, two of them lost\. /],
    ["how many fumbles in the second quarter?", /^There were two fumbles in the second quarter\. /],
  ],
  "202411707": [
    [
      "what happened on fourth downs?",
      /^There were four fourth-down tries: .*Mims Jr\.'s 25-yard touchdown catch on fourth-and-1/,
    ],
    ["what happened in the last two minutes?", /^Tee Higgins caught a 3-yard touchdown pass [^.]*overtime /],
    ["what happened in the last two minutes of regulation?", /^(?!.*Higgins)Joe Burrow scored .*Mims/],
    ["who threw the game-winning touchdown?", /from Joe Burrow/],
    ["how long was overtime?", /^The last play of overtime came after 8:50 of it, with 1:10 left in overtime\. /],
  ],
  "202430316": [
    [
      "what happened on fourth down for the Bills?",
      /^The Bills had six fourth-down tries: .*Cook's 1-yard touchdown run on fourth-and-goal .*Samuel's 4-yard touchdown catch on fourth-and-goal/,
    ],
    ["what happened on fourth downs?", /^There were seven fourth-down tries: /],
    ["what happened on third down for the Bills?", /^The Bills converted five of 14 third downs\.$/],
    ["who scored on fourth down?", /^Two touchdowns on fourth down\. James Cook .*Curtis Samuel/],
    ["how many fumbles did Josh Allen have?", /^Josh Allen fumbled three times, but no fumble of his was lost\.$/],
    ["how many total fumbles?", /^There were five fumbles, one of them lost\. /],
    ["how many times did the Bills fumble?", /^There were four fumbles\. /],
    ["how many two-point tries failed?", /^There were two failed two-point tries: /],
    ["what plays were challenged or reviewed?", /^There were two reviews\. /],
    ["who forced fumbles?", /Danna sacked Josh Allen and forced a fumble.*Conner.*Tranquill/],
  ],
  "202430426": [
    [
      "how did the Eagles' last drive end?",
      /turned the ball over on downs.*After that the Eagles took over once more \(Q4, 1:47\)/,
    ],
    ["how did the last drive end?", /^The Chiefs drove 50 yards .*After that the Eagles took over once more/],
    ["how did the Chiefs' last drive end?", /^(?!.*took over once more)The Chiefs drove 50 yards/],
    ["how did the first half end?", /^A\.J\. Brown caught a 12-yard .*The Eagles led 24-0 at halftime\.$/],
    [
      "who caught two-point conversions?",
      /^There were three two-point tries, two of them good: .*Justin Watson's two-point catch .*DeAndre Hopkins' two-point catch/,
    ],
    ["what was the longest play of the first half?", /27-yard pass .*A return was longer: Cooper DeJean/],
  ],
};
