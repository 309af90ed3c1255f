/** Questions of strangers and newcomers that were answered with something else, and what their answer says now. */
export const NEWCOMER_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410116": [
    [
      "how many points off turnovers for kc",
      /^The Chiefs scored three points after turnovers: Harrison Butker's 32-yard/,
    ],
    ["how many points did the ravens score off of turnovers", /^The Ravens scored three points after turnovers: /],
    [
      "What was the turning point?",
      /^With 14:53 left in the second quarter: Chris Jones sacked Lamar Jackson.* from 60 to 75 percent/,
    ],
    [
      "what are the key plays",
      /^With 14:53 left in the second quarter: Chris Jones sacked .*percent on it\. With .*percent on it\./,
    ],
    ["what were the big plays", /^With 14:53 left in the second quarter: Chris Jones sacked/],
    ["Which play moved win chance the most?", /^With 14:53 left in the second quarter: Chris Jones sacked/],
    [
      "how did the game end",
      /^The Chiefs beat the Ravens 27-20\..* drove 77 yards in 11 plays before time ran out.*reversed on review/,
    ],
    [
      "who won and how many yards did mahomes have?",
      /^The Chiefs beat the Ravens 27-20\. Patrick Mahomes completed 20 of 28/,
    ],
    [
      "what happened right before halftime",
      /^Tucker missed|^Justin Tucker missed a 53-yard.*Roquan Smith intercepted.*25-yard field goal with 5 seconds(?!.*first quarter)/,
    ],
    ["who won the coin toss", /^That isn't in this game's stats/],
    [
      "should i have started kelce over likely",
      /^No\. Travis Kelce scored 6\.4 PPR points\. Isaiah Likely scored 26\.1/,
    ],
    ["who is hot right now", /by fantasy points this is the one\. Isaiah Likely/],
  ],
  "202430426": [
    [
      "how many points did the eagles D score",
      /^The Eagles' defense scored six points, without the tries after it: Cooper DeJean's 38-yard pick-six/,
    ],
    ["how many points did the chiefs defense score", /^The Chiefs' defense scored no points\./],
    ["did the Eagles D have a good day?", /^The Eagles allowed 22 points\. The Eagles had six sacks\./],
    ["summarize the second half", /Worthy caught a 50-yard touchdown pass .*\(Eagles 40, Chiefs 22\)\./],
    ["did philly go for it on 4th", /^Yes\. The Eagles failed on their only fourth down\.$/],
    ["did philly convert on 4th", /^No\. The Eagles failed on their only fourth down\.$/],
    ["what quarter did the eagles score most", /^Eagles: Q1 7, Q2 17, Q3 10, Q4 6\. The most was 17, in Q2\.$/],
    ["was there a pick six", /^Yes\. Cooper DeJean returned an interception 38 yards for a touchdown/],
    ["how much did the eagles cover by", /^The Eagles won by 18, so they covered the spread by 19\.5 points\./],
    [
      "what happened right before halftime",
      /^Zack Baun intercepted Patrick Mahomes.*A\.J\. Brown caught a 12-yard(?!.*6:18)/,
    ],
    ["fantasy studs and duds", /^The most PPR points: Xavier Worthy 35\.7, Jalen Hurts 28 and .*has no projections/],
    ["what was the turning point", /^With 7:16 left in the second quarter: Cooper DeJean intercepted/],
  ],
  "202411432": [
    ["why 51.9?", /^Josh Allen had 51\.88 PPR points: /],
    ["why did the Rams defense get 4 points?", /^The Rams' defense had 4\.00 fantasy points in standard scoring: /],
    ["how did nacua get his points", /^Puka Nacua had 41\.80 PPR points: /],
  ],
  "202411803": [
    [
      "did the ravens score right before the half",
      /^No, the Ravens did not score in the last two minutes of the first half\./,
    ],
    [
      "19.5 is a crazy line, they get there?",
      /^Yes\. The Ravens won by 25, so they covered the spread by 5\.5 points\./,
    ],
    [
      "the other browns qb that came in for a series, how'd he do",
      /Thompson-Robinson completed two of three passes for 13 yards/,
    ],
    [
      "lol did tucker make a tackle on a kick return, who'd he get",
      /^Justin Tucker had one tackle on a kick\. .*Kaden Davis/,
    ],
    ["will zay be good to go for the wild card game", /^That isn't in this game's stats/],
  ],
  "202411510": [
    [
      "Marvin Mims had a monster punt return in the fourth quarter. How long was it and did Denver cash in?",
      /returned 61 by Marvin Mims Jr\. Yes\. The Broncos drove 15 yards in two plays for a touchdown/,
    ],
    [
      "denver led wire to wire here so why was it only a 4.5 spread",
      /^No, the Broncos did not lead all the way\. They trailed: Colts 10/,
    ],
  ],
  "202411032": [
    [
      "how did the dolphins score right before half",
      /^The Dolphins did not score in the last two minutes of the first half\. The Dolphins led 10-6 at halftime\.$/,
    ],
    [
      "jonnu big catch in the 3rd went for how much n who scored after",
      /Jonnu Smith for 33 yards\. Tyreek Hill caught a 1-yard/,
    ],
    ["why'd mcvay kick on 3rd down with 42 secs left??", /It was 3rd & 10 .* trailed by 11, more than one score\.$/],
    [
      "Was the 2.5-point favorite the right side?",
      /^No\. The Rams lost by eight, so they missed the spread by 10\.5 points\./,
    ],
    [
      "Rozeboom's pick looked huge but nothing came of it. Why?",
      /blindside block.*Kyren Williams ran left for 3 yards, fumbled/,
    ],
    [
      "How close did the Rams get at any point after Miami's first lead, and when was that?",
      /^The Rams came within four points\. .*55-yard/,
    ],
  ],
  "202410133": [
    ["who tackled daniels the most", /had a part in \w+ tackles of Jayden Daniels\.$/],
    ["did tampa score right before half", /^Yes\. Chase McLaughlin kicked a 29-yard field goal with 20 seconds/],
    [
      "Which penalty set up the Godwin touchdown in the third quarter?",
      /Defensive Pass Interference, 22 yards.*Godwin/,
    ],
    ["how'd tampa score right before half", /^Chase McLaughlin kicked a 29-yard field goal with 20 seconds/],
  ],
  "202410825": [
    ["who came in for minshew", /^Nobody else threw a pass for the Raiders\.$/],
    [
      "did the raiders take advantage of the pick",
      /Moehrig intercepted .* No\. The Raiders lost 5 yards in four plays/,
    ],
    ["Compare the two ground games in yards for me.", /^The Chiefs outrushed the Raiders 82-33\.$/],
    ["Was the total of 42 beaten?", /^Yes\. The teams' 47 points went over the total of 42\.$/],
    [
      "how did lv make it a one score game at the end, and did the onside work",
      /^DJ Turner caught an 11-yard.* No\. The Raiders' onside kick failed/,
    ],
  ],
  "202410328": [
    [
      "herbert's 4th quarter drive to tie it up, how many plays was that",
      /^The Chargers had no drive that tied the game in the fourth quarter\./,
    ],
    ["under 36 had to be easy money", /^Yes\. The teams' 30 points stayed under the total of 36\.$/],
    ["How did the tie at 10 get broken?", /^Chris Boswell kicked a 30-yard field goal with 14:17/],
    ["who broke the 7-7 tie", /^Cameron Dicker kicked a 28-yard/],
    [
      "Derwin James cost them. How many of his flags were 15-yarders and for what?",
      /^Derwin James had two 15-yard penalties\. .*face mask.*unnecessary roughness/,
    ],
    [
      "Describe the touchdown march by Pittsburgh in the first half: where did it begin and who finished it?",
      /^The Steelers drove 70 yards in 13 plays .*at their own 30.*Justin Fields scored/,
    ],
  ],
  "202410126": [
    ["saquon red zone touches", /^Saquon Barkley had nine touches in the red zone\.$/],
    [
      "who had the most carries inside the 10",
      /^Saquon Barkley ran three times for 7 yards and a touchdown inside the 10/,
    ],
    ["love completions on third down", /^Jordan Love completed four of nine passes for 124 yards .* on third down\.$/],
    ["how many interceptions came on third down", /^There were two interceptions on third down: /],
    ["barkley ppr after halftime", /^Saquon Barkley had 13\.8 PPR points in the second half: 78 rushing yards/],
    ["hurts yards after it was 19-17", /^Jalen Hurts completed six of 12 passes for 124 yards.* after it was 19-17\./],
  ],
  "202411420": [
    ["What did I miss after halftime?", /tied the game at 21\. The Vikings beat the Falcons 42-21\.$/],
    ["jjettas line? catches targets tds", /^Justin Jefferson had seven targets\. Jefferson caught seven passes/],
    ["how many of mooneys points came after it was 42-21", /^Darnell Mooney had 4\.3 PPR points after it was 42-21: /],
    ["jefferson half ppr in the 3rd quarter", /^Justin Jefferson had 16\.3 half-PPR points in the third quarter: /],
  ],
  "202411707": [
    [
      "How badly did Wil Lutz miss that overtime field goal that would have won it for Denver?",
      /^Wil Lutz tried no field goal in overtime\. Cade York missed a 33-yard/,
    ],
    ["how did york miss in overtime", /off the left upright, with 2:49 left in overtime\.$/],
    [
      "Higgins putting it on the ground nearly cost us the game. What did Denver do with the ball?",
      /^Pat Surtain II forced and recovered .*Germaine Pratt intercepted Bo Nix/,
    ],
    [
      "mims coughed it up in the third who fell on it",
      /Akeem Davis-Gaither forced the fumble\. The ball went out of bounds and the Broncos kept/,
    ],
    ["chase brown red zone carries? any tds", /^Chase Brown ran seven times for 18 yards in the red zone\. No\./],
  ],
  "202411312": [
    [
      "which dolphins went down hurt but came back in later",
      /^Hurt and back in the game: Benito Jones \(Q2, 8:38; back Q2, 3:03\), Jordyn Brooks .* and K\. Lamm/,
    ],
    [
      "did anyone get hurt and not return",
      /^Hurt, with no return noted: C\. Ballentine .*Kader Kohou .* and Cam Smith/,
    ],
    [
      "What was Tua's longest streak of completions in a row?",
      /^Tua Tagovailoa had at most 11 completions in a row, from Q3, 7:07 to Q4, 11:44\. It ended here: .*Jonnu Smith, incomplete/,
    ],
    ["did tua complete 12 straight", /^No\. Tua Tagovailoa had at most 11/],
    [
      "Wicks got down to the 1 late, so why did Green Bay end up kicking from the 15?",
      /unnecessary roughness on \w+\.? Jenkins, 14 yards\..*33-yard field goal\.$/,
    ],
    [
      "How did the Dolphins' goal-line series early in the fourth end?",
      /turned the ball over on downs.*Quay Walker sacked Tua Tagovailoa for a loss of 6/,
    ],
    [
      "how'd the pack steal 3 more before the half, they only had like 22 secs",
      /^The Packers drove 34 yards in four plays for a field goal.*Kraft.*46-yard field goal/,
    ],
    [
      "who popped the ball out of jonnu's hands in the 3rd, and who ended up with it",
      /Isaiah McDuffie forced the fumble\. The ball went out of bounds and the Dolphins kept the ball\.$/,
    ],
    [
      "what happened on that malik washington punt, who got it and did gb score off it",
      /muffed by Malik Washington; Robert Rochell recovered.*Jayden Reed caught a 3-yard touchdown/,
    ],
    ["under or over?", /^The teams' 47 points stayed under the total of 47\.5\.$/],
    ["did unders cash", /^Yes\. The teams' 47 points stayed under/],
    ["how close was it to the over", /^The teams' 47 points stayed under the total of 47\.5 by 0\.5\.$/],
    ["did the pack win by enough", /^Yes\. The Packers won by 13, so they covered the spread by 9\.5 points\./],
    [
      "did jacobs do more damage running or catching it",
      /^Catching\. Josh Jacobs caught four passes for 74 yards\. Jacobs ran/,
    ],
    [
      "did the packers gain more through the air or on the ground",
      /^Passing\. The Packers ran for 114 .* passed for 274/,
    ],
    ["jjacobs yards", /^Josh Jacobs caught four passes/],
  ],
  "202411029": [
    [
      "how long was dobbins' td run in the 2nd quarter",
      /Dobbins did not score a touchdown\. Justin Herbert scored on a 4-yard run/,
    ],
    [
      "who took that kickoff way back in the 3rd and what did LA get out of it",
      /^Derius Davis returned a kickoff 56 yards .*Quentin Johnston caught a 16-yard touchdown/,
    ],
    [
      "levis coughed it up late, who stripped him and did the titans lose it?",
      /Bud Dupree forced the fumble\. JC Latham recovered it and the Titans kept the ball\.$/,
    ],
    ["did the titans lose the ball on the levis fumble", /^No\. /],
  ],
  "202410235": [
    [
      "Between the missed extra point and the two-point tries, how many points did the Giants leave out there?",
      /^The Giants failed on one extra point and two two-point tries, which left out up to five points\./,
    ],
    [
      "How on earth did Washington win a game without scoring a touchdown?",
      /All their scores were field goals, seven of them/,
    ],
    [
      "how did gillan miss the extra point",
      /missed the extra point, wide right, with 1:06 left in the first quarter\.$/,
    ],
    [
      "When and where did Washington's winning drive start, and what was the big play?",
      /starting at their own 23 with 2:04 left.*Noah Brown for 34 yards/,
    ],
    [
      "red zone targets for nabers, leave out the one that got flagged",
      /^Malik Nabers had three targets in the red zone\.$/,
    ],
  ],
  "202410205": [
    [
      "who pinned LA at the 1 right before the half and how long was the kick",
      /^With 25 seconds left in the second quarter: Johnny Hekker punted 64 yards, downed\. .*D\.Moore/,
    ],
    ["any punts downed inside the 5", /^Yes\. There was one punt downed at the 5 or closer\./],
    [
      "did jk scott pin carolina inside the 10",
      /^No\. There were no punts by J\.K\. Scott that ended at the 10 or closer/,
    ],
  ],
  "202411604": [
    ["allen legs or arm, which did more", /^Passing\. Josh Allen completed 16 .*ran six times for 30 yards\.$/],
    [
      "how many points did the patriots have after it was 14-7",
      /^The Patriots scored seven points after it was Patriots 14, Bills 7\.$/,
    ],
    [
      "did the pats lose a fumble, who took it",
      /Antonio Gibson recovered it and the Patriots kept.*Dorian Williams recovered/,
    ],
    [
      "who got hurt and came back for buffalo",
      /^Hurt and back in the game: D\. Edwards .*Taron Johnson .* and Terrel Bernard/,
    ],
  ],
  "202410720": [
    [
      "who forced the lions fumble and who got it",
      /Jonathan Greenard forced the fumble\..*Ivan Pace Jr\. recovered.*Frank Ragnow recovered it/,
    ],
    [
      "longest completion streak for goff",
      /^Jared Goff had at most 15 completions in a row, from Q1, 13:31 to Q3, 8:33/,
    ],
    ["what did gibbs do on 3rd down", /^Jahmyr Gibbs ran once for 8 yards and a touchdown on third down\.$/],
    [
      "how many of goff's completions came in the 4th",
      /^Jared Goff completed four of six passes for 53 yards in the fourth quarter\.$/,
    ],
    ["overtime field goal by bates?", /^There was no overtime\./],
  ],
  "202411305": [
    [
      "hubbard fumble in ot who got it and what did tampa do with it",
      /^Anthony Nelson forced .*Chase McLaughlin kicked a 30-yard/,
    ],
    ["what was the big play on the winning drive", /Rachaad White ran left for 38 yards/],
    ["who stripped baker", /Nobody is credited with forcing it\./],
  ],
};
