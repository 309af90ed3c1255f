/** Questions of our own about what did not stand, what a flag or a miss led to, and the end and the shape of a score, and what their answer says. */
export const EVENT_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410235": [
    [
      "ekeler took the opening kick to the house and it got called back, who was the hold on",
      /^That touchdown did not stand: .* Nick Bellore \(offensive holding, 10 yards\) drew the flag\.$/,
    ],
    ["who ruined ekeler's return td, and did they at least score", /Bellore .* Yes\. The Commanders drove 64 yards/],
  ],
  "202410411": [
    [
      "who cost the seahawks that big kick return in the 4th and what did they do on the drive",
      /^A flag moved the ball.* Dareke Young .* The Seahawks drove 60 yards in four plays and threw an interception/,
    ],
    ["what was the longest kick return by the seahawks", /^(?!A flag)/],
  ],
  "202410107": [
    [
      "gesicki td got taken off the board, did they score anyway on that drive",
      /^That play did not stand: .*first ruled a 15-yard touchdown.* No\. Kyle Dugger forced a fumble/,
    ],
  ],
  "202410226": [
    [
      "saquon had a td late that got overturned, who got the ball after",
      /^That play did not stand: .* The Eagles had the next snap at the Falcons' 1 with 6:51 left/,
    ],
  ],
  "202410133": [
    [
      "did daniels get in or not at the 1? they gave it to him then took it down",
      /^With 1:38 left in the fourth quarter: first ruled a 1-yard touchdown, reversed/,
    ],
  ],
  // A review can give a touchdown, too.
  "202410908": [
    ["was there a touchdown called back", /^No\. The plays have no touchdown that did not stand\.$/],
    ["tillman's td late, did he score or not? they overturned it", /what stands: .*for a 17-yard touchdown\.$/],
  ],
  "202410203": [
    [
      "which penalty moved them to the 1 before adams scored",
      /^With 4:03 left .*pass interference on Brandon Stephens, 16 yards.*Davante Adams for a 1-yard touchdown\.$/,
    ],
    [
      "henry flinched twice in the 4th, did the second one hurt them",
      /^(?:Yes\. )?There were two false starts\. .*Zay Flowers, incomplete\. .*The Ravens drove 5 yards in three plays and punted/,
    ],
    ["who jumped early for the ravens", /^There were three false starts\. /],
    ["did derrick henry get hurt", /^The play-by-play notes no injury of Derrick Henry/],
    [
      "tucker missed from 56, did it lead to a td",
      /^Justin Tucker missed a 56-yard field goal .*\. No\. The Raiders drove 21 yards .* for a field goal/,
    ],
    [
      "tucker missed one, what did the raiders do with the ball",
      /^Justin Tucker missed a 56-yard field goal .*\. The Raiders drove 21 yards .*51-yard field goal/,
    ],
    [
      "how many straight points did the ravens end with",
      /^Not the Ravens: the Raiders scored the last 13 points: Daniel Carlson's 25-yard/,
    ],
    ["most straight points by the raiders", /^The Raiders scored 13 straight points\.$/],
  ],
  "202410320": [
    ["vikings scored how many straight points to start the game", /^The Vikings scored the first 21 points: /],
  ],
  // The try of the touchdown before it was returned.
  "202410433": [
    [
      "how many straight points did the bucs close with",
      /^The Buccaneers scored the last three points: Chase McLaughlin's 52-/,
    ],
    [
      "bucky irving scored then they took it off the board, what happened next",
      /^That play did not stand: .*Bucky Irving scored on a 1-yard/,
    ],
  ],
  "202410920": [
    ["did a linebacker score", /^(?!Yes)/],
    ["did a cornerback score", /^Yes\. Kenny Moore II returned a fumble/],
  ],
  // A safety is no cornerback.
  "202410912": [["did a cornerback score a touchdown", /^(?!Yes)/]],
  "202410723": [
    [
      "eagles punt in the 4th but then their offense comes back out, why",
      /roughing the kicker, 15 yards\)\. With 2:19 left .*Will Shipley ran left/i,
    ],
  ],
  "202410510": [
    [
      "broncos missed a 59 yarder before half and kicked again?? how",
      /The Raiders were flagged, so the kick did not stand: J\.Robinson \(leverage, 15 yards\)\. .*made a 44-yard field goal\.$/,
    ],
  ],
  "202410924": [
    [
      "texans made the field goal in the 4th and then they get a first down? explain",
      /The Jets were flagged, so the kick did not stand: E\.Watts .*Joe Mixon ran left for 3 yards\.$/,
    ],
    ["how many field goals did the texans make in the 4th", /^(?!With 8:23)/],
  ],
  "202411409": [
    [
      "burrow got picked in the 3rd, who had it, did dallas get points off it",
      /^Malik Hooker intercepted .*Yes\. The Cowboys drove 54/,
    ],
    ["rush threw two picks right", /^No\. There was one interception/],
    ["how'd the cowboys final shot die", /^The Cowboys drove 18 yards .*Jake Ferguson, incomplete\. /],
  ],
  "202410930": [
    [
      "seattle blocked a punt in the 4th and got squat, what happened",
      /^With 8:52 left .*Cody White blocked .*Geno Smith/,
    ],
  ],
  "202411206": [
    ["chicago got the ball first in ot, what did they do with it", /^The Bears lost 6 yards in three plays/],
  ],
  "202410130": [
    [
      "seattle muffed a punt, what did it turn into",
      /^Dee Williams muffed a punt .*The Broncos lost 2 yards in four plays for a field goal/,
    ],
    [
      "how many plays after the muff till denver scored",
      /^Dee Williams muffed a punt .*The Broncos lost 2 yards in four plays for a field goal/,
    ],
  ],
  "202411812": [
    [
      "what happened on the green bay punt in the 1st, and did chicago score off it",
      /^With 12:10 .* after a fumble by Matthew Orzech, downed\. No\. The Bears lost 9 yards in three plays and punted/,
    ],
  ],
  "202411828": [
    [
      "what on earth happened on pittsburgh's punt in the 2nd",
      /Corliss Waitman fumbled, recovered and punted 39 yards/,
    ],
  ],
  "202411534": [
    [
      "why 37 instead of 38",
      /^Chase Brown scored .* but the extra point was no good .*Cade York missed an extra point/,
    ],
    ["37 is a weird number, how'd they get there", /^The Bengals' scores: .*York missed an extra point/],
    ["how did the titans get to 27", /^The Titans' scores: Tony Pollard's 3-yard/],
    ["how did the titans get to 13 first downs", /^(?!The Titans' scores)/],
    ["bengals only 37, shouldn't that be 38?", /Cade York missed an extra point/],
    [
      "how many points did the bengals score in the last two minutes of the first half",
      /^The Bengals scored 10 points in the last two minutes of the first half: Tee Higgins' /,
    ],
    ["who scored in the final minute of the 2nd quarter", /^Cade York kicked a 21-yard field goal/],
    [
      "how many points did they score after the 2 minute warning of the second half",
      /after the two-minute warning of the second half/,
    ],
    ["early in the 2nd burrow fumbled, who got it", /^T'Vondre Sweat forced and recovered a fumble by Joe Burrow/],
  ],
  "202410216": [
    ["who took the fumble to the house for the chiefs", /^Chamarri Conner returned a fumble 38 yards for a touchdown/],
    ["who ran that fumble back for six and how long was it", /^Chamarri Conner returned a fumble 38 yards/],
    [
      "who was under center when the bengals fumbled",
      /^Joe Burrow was the passer on that drive until then\. Chamarri Conner/,
    ],
    ["who took the fumble to the house for the bengals", /^(?!.*Chamarri Conner returned)/],
    ["did a lineman catch a touchdown", /^Yes\. Wanya Morris caught a 1-yard touchdown pass/],
    ["which linebacker scored", /^I don't know/],
    ["who caught a td in the corner of the end zone", /^I don't know/],
  ],
  "202411833": [
    [
      "saints were up 6 going into the fourth, how'd they blow it",
      /^The Saints led 19-13 after the third quarter\. After that: /,
    ],
    ["the bucs were up 10 at half, why did it get close", /^Not so: the Saints led 16-6 at halftime\. /],
    ["saints led by 7 with 12 min left, how did they blow it", /^Not by 7: the Saints led 19-13 with 12:00 left/],
    ["did the saints lead by 10 at halftime", /^Yes\. The Saints led 16-6 at halftime\.$/],
  ],
  "202410720": [
    ["who housed the fumble for minnesota", /^Ivan Pace Jr\. returned a fumble 36 yards for a touchdown/],
    ["who was at qb for the lions when montgomery fumbled", /^Jared Goff was the passer on that drive until then\./],
  ],
  "202411219": [
    [
      "who was playing quarterback for the dolphins when wright lost the fumble",
      /^On that drive, the last note of a quarterback before it: .*19-S\.Thompson in at QB/,
    ],
  ],
  "202410314": [
    ["who ran into the kicker for the colts late in the 3rd", /PENALTY on IND-31-T\.Goodson, Roughing the Kicker/],
    [
      "did anybody run into the kicker in the first half",
      /^No\. The plays have no roughing or running into the kicker penalty in the first half\.$/,
    ],
  ],
  "202411119": [
    ["which dolphin hit the punter", /Running into the kicker on Calais Campbell, 5 yards/],
    [
      "jonnu smith receiving yards and did he beat his projecton",
      /^Jonnu Smith caught six passes for 101 yards.* There is no projection for Jonnu Smith\./,
    ],
  ],
  "202410210": [
    [
      "what happened to the steelers td right before half",
      /^That play did not stand: With 14 seconds left .*it took back Justin Fields' 6-yard touchdown pass to George Pickens\. Chris Boswell kicked a 22-yard field goal/,
    ],
    ["what happened to the broncos td right before half", /^The Broncos had no touchdown in the first half\.$/],
  ],
  "202410708": [
    ["what happened to the browns td right before half", /^Nick Chubb scored on a 1-yard run with 59 seconds left/],
  ],
  "202410119": [
    [
      "what penalty gave the jags the ball at the 1 before the etienne td and on who",
      /Defensive pass interference on Jalen Ramsey, 40 yards.* Jalen Ramsey \(defensive pass interference, 40 yards\) drew the flag\. .*Travis Etienne ran right for a 1-yard touchdown\.$/,
    ],
    ["which flag put the jags at the 9 before etienne scored", /^(?!.*Jalen Ramsey)/],
  ],
  "202411423": [
    [
      "what happened to the giants td in the 2nd quarter",
      /^That play did not stand: .*87-I\.Smith-Marsette for 56 yards, TOUCHDOWN NULLIFIED by Penalty/,
    ],
    // Who punted had none to lose.
    ["what happened to the saints td in the 2nd quarter", /^The Saints had no touchdown in the second quarter\.$/],
  ],
  "202410507": [
    ["who fumbled the most", /^Lamar Jackson fumbled the most: twice, one of them lost\.$/],
    ["who lost the most fumbles", /^Lamar Jackson lost a fumble that Germaine Pratt recovered/],
    ["how did overtime start", /^The Ravens drove 27 yards in seven plays and lost a fumble, .* left in overtime/],
    ["how were they on third downs", /^The Ravens converted 10 of 15 third downs\. The Bengals/],
    ["how were the ravens on 3rd downs", /^The Ravens converted 10 of 15 third downs\.$/],
  ],
  "202410308": [
    ["who had the most fumbles", /^Deshaun Watson fumbled the most: twice, both of them lost\.$/],
    ["who lost the most fumbles", /^Deshaun Watson lost the most fumbles: two\.$/],
    ["how did ot begin", /^There was no overtime\./],
  ],
};
