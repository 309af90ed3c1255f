/** Questions in words that other rules look for, and mean something else; by game, with what their answer says. */
export const NEAR_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410116": [
    ["did Tucker make his last field goal", /^Yes\. Justin Tucker kicked a 32-yard field goal with 4:58/],

    ["did the Chiefs lead before the end of the first quarter", /^No\. The game was tied 7-7/],
    ["did the ravens punt on back to back drives", /^No\. The Ravens had no two drives to a punt in a row\.$/],
    ["i remember Likely's touchdown, when was it", /^Isaiah Likely caught nine passes for 111 yards and a touchdown\./],
    [
      "how did the Chiefs get up 20-10",
      /^Derrick Henry's 5-yard .* and Isiah Pacheco's 1-yard touchdown run \(Q3, 11:38\)\. Lamar Jackson's lost fumble led to/,
    ],
    ["I came back and it was 20-10, how did that happen", /^Derrick Henry's 5-yard touchdown run/],
    ["Did the Chiefs score every time in the red zone", /^No\. The Chiefs scored one touchdown on three trips/],
    ["why did Kelce get so few targets", /^Travis Kelce had four targets\./],
    ["What did Lamar do in the second quarter", /seven of 11 passes for 47 yards in the second quarter/],
    ["did Justin Tucker put it away", /Tucker made two of three field goals/],
    ["wonder what the longest drive is", /^The Chiefs drove 81 yards/],
    ["i want to know what the total is", /^The teams scored 47 points in all/],
    ["explain PPR", /^PPR is fantasy scoring/],
    ["was the Chiefs' start to the game good", /^(?!.*projected)/],
    ["who missed the last kick", /^Justin Tucker missed a 53-yard/],
    ["did Worthy return a kick", /^The stats have nothing of that kind for Xavier Worthy/],
    ["how many kick returns did the Chiefs have", /^The Chiefs had two returns/],
    ["how long was the longest kick return", /^Mecole Hardman returned a kickoff 29 yards/],
    ["what was the lead at the end of the first quarter", /^The game was tied 7-7/],
    ["did the Chiefs' last possession start at their own 20", /^(?!.*own 19)/],
    ["Is Kelce hurt, how long is he out", /^That isn't in this game's stats, and I won't guess\./],
    ["how many times was each team flagged", /^The Ravens were penalized seven times/],
    ["did they go for two", /^No, neither team had a two-point try\.$/],
  ],
  "202430426": [
    ["how many eagles tds came on 3rd down", /^The Eagles had no touchdown on third down\.$/],
    ["mahomes on third down", /on third down\. Mahomes completed three of eight passes/],
    ["how many points did the eagles defense give up", /^The Chiefs scored 22 points\./],
    ["did the eagles defense score", /^Yes\. .*DeJean/],
    ["how many snaps did it take to score first", /^(?!.*played)/],
    ["how did the eagles get their points", /^The Eagles' scores: /],
    ["why 40?", /^I don't know that/],
    ["what was the score right before half", /^The Eagles led 24-0 at halftime\.$/],
    ["did the eagles hit 40", /^(?!.*(?:spread|total of))/],
    ["how many 10-yard runs did barkley have", /^(?!.*penalt)/],
    ["who made the most tackles", /^(?!.*The play-by-play)/],
    ["how close was it", /18 points\.$/],
    ["did mahomes start over wentz", /^(?!.*more)/],
    ["is the coin flip important", /^(?!.*yards)/],
    ["what was the longest drive to the end zone", /^(?!.*no drive)/],
    ["did the chiefs go for it on 4th and get it", /^(?!Yes\. The Chiefs failed)/],
  ],
  "202411003": [
    ["did the bengals have a good start", /^(?!.*projected)/],
    ["did anybody muff a punt", /^No\. The plays have no muffed kick\.$/],
    [
      "how many fumbles were there",
      /^There were three fumbles, one of them lost\. There was one lost fumble: Chase Brown's/,
    ],
    [
      "how did andrews do at the end of the half",
      /^Mark Andrews caught three passes for 34 yards in the first half\.$/,
    ],
    ["did burrow beat lamar", /^I don't know that/],
    ["who caught the two-point conversion for the ravens", /^Lamar Jackson ran in the two-point try/],
  ],
  "202410226": [
    [
      "how did the eagles do on their last drive of the first half",
      /^The Eagles lost 1 yard in one play before time ran/,
    ],
    ["bet you the eagles punted more", /^I don't give betting advice/],
    ["were the falcons plus 1 in turnovers", /^(?!.*(?:covered|push))/],
    ["did the falcons lead at any point before their last drive", /^Yes\. Younghoe Koo kicked a 39-yard field goal/],
    ["Bijan got 97 on the Eagles, did he score", /^(?!.*covered)/],
    ["were the Eagles plus 1 in turnovers", /^(?!.*push)/],
    ["the Eagles giving 22 points at home", /^(?!.*cover)/],
  ],
  "202410815": [
    ["how did jordan love play", /14 of 22 passes/],
    ["did malik willis play", /^Yes\. .*The first play that has Malik Willis/],
    ["when was love benched", /^The next quarterback was Malik Willis\./],
  ],
  "202411420": [
    ["what did the falcons do after it was 21-21", /^Bijan Robinson scored .*The Falcons drove 45 yards/],
    ["how did the falcons do on third down", /^The Falcons converted \w+ of \w+ third downs/],
    ["how many red zone touchdowns did the vikings have", /^The Vikings scored \w+ touchdowns? on \w+ trips/],
    ["what was jefferson's third catch", /^(?!.*third down)/],
  ],
  "202411312": [
    ["who got hurt", /^Kader Kohou was shaken up .*and all I know about injuries\.$/],
    ["did the dolphins return a kick", /^(?!.*[Hh]urt)/],
    ["who got the ball first", /^The Packers lost 4 yards in three plays and punted/],
    ["how many fumbles", /^There were two fumbles, one of them lost\. .*Jonnu Smith fumbled too/],
    ["did washington fumble", /^Yes\. Malik Washington muffed a punt/],
    ["is it over", /^Yes\. The game is over\./],
    ["who was under center", /^Tua Tagovailoa/],
    ["did the dolphins run or pass more", /^(?!Passing|Running)/],
    ["did achane catch more passes than jacobs", /^Yes\. /],
  ],
  "202410205": [
    ["how many punts inside the 20 did hekker have", /^I don't know all of that/],
    ["hekkers longest punt", /^Johnny Hekker punted 64 yards with 25 seconds left in the second quarter\.$/],
    ["how many times did the chargers punt", /^The Chargers had three punts/],
  ],
  "202410235": [
    ["how did the giants winning drive go", /^(?!The Giants drove)/],
    ["how did washington win", /^The Commanders beat the Giants 21-18\./],
  ],
  "202411707": [
    ["why did lutz miss the extra point", /^Wil Lutz missed no extra point\./],
    ["how many games in a row have the bengals won", /^(?!.*completions)/],
  ],
  "202411604": [
    ["why did the pats punt from the 45", /^I don't know/],
    ["who had more yards, cook or stevenson", /^Cook did\./],
    ["who fumbled", /lost/],
  ],
  "202410626": [
    [
      "how many plays and how much clock did the browns take on the drive that tied it 13-13",
      /^The Browns drove 39 yards in 12 plays for a field goal.* It took 8:01\./,
    ],
    // A blocked kick that was returned tied it first, on no drive of theirs.
    ["how long was the drive that tied it", /^The Browns drove 39 yards in 12 plays/],
    ["who led the brownies in receiving yards", /^Amari Cooper led the Browns with 42 receiving yards\.$/],
    ["which play put the game away", /^With 2:00 left .* A\.J\. Brown for 40 yards\. .* went from 95 to 99 percent/],
  ],
  "202410833": [
    ["koo hit that fg at the end to ice it right", /^No\. Younghoe Koo missed a 46-yard field goal with 1:06 left/],
    ["did koo make the kick at the end", /^No\. Younghoe Koo missed a 46-yard field goal with 1:06 left/],
    ["that fake punt by the bucs, who ran it", /^With 3:08 left .* Tavierre Thomas ran left for a loss of 2/],
    ["any fake field goals", /^No\. The plays have no fake field goal\.$/],
  ],
  "202411134": [["who took the levis pick six back", /^The stats have no pick-six by Will Levis\./]],
  // What put the lead on the board in overtime needs no other play to seal it.
  "202410111": [["what play sealed it", /^David Montgomery's 1-yard touchdown run was the winning score/]],
  "202410334": [
    ["did tony pollard outrush the packers", /^No\. Tony Pollard ran six times for 14 yards\. The Packers ran for 188/],
    [
      "My buddy swears Malik Willis by himself outrushed the entire Titans team. No way thats true right",
      /^Yes\. Malik Willis ran six times for 73 yards and a touchdown\. The Titans ran for 33 yards\.$/,
    ],
    // Of this no row of the team statistics tells.
    ["did tony pollard have more catches than the packers", /^I don't know/],
    [
      "packers had a ton of flags right? how many compared to the titans",
      /^The Packers were penalized 10 times for 75 yards\. The Titans were penalized twice/,
    ],
  ],
  "202411723": [
    ["i missed the start of the 2nd half what happened", /Smith-Marsette returned a kickoff 100 yards/],
    [
      "Take away the 40 yarder and how many rushing yds did Tyrone Tracy have",
      /^Without his longest run, of 40 yards, .* for 19 yards/,
    ],
    [
      "was this malik nabers best yardage game of the season? what was his high before",
      /His most in 13 earlier games was 127\.$/,
    ],
  ],
  // His last try stands after a miss in the plays.
  "202410419": [["was there a long play", /^Yes\. Tony Pollard ran for 41 yards/]],
  "202410102": [
    ["did Allgeier have more rushing yards per carry than the Steelers", /^I don't know/],
    ["did the Falcons outrush Fields", /^I don't know/],
    ["did Fields have more than 100 passing yards against the Falcons", /^Yes\. Justin Fields completed 17 of 23/],
    ["who outrushed the Falcons", /^The Steelers outrushed the Falcons/],
    ["which linebacker had the most quarterback hits", /^The Steelers hit the quarterback seven times/],
    ["can you add up the rushing yards of both teams", /^The Steelers ran for 137 yards/],
  ],
};
