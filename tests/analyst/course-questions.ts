/** Questions of our own about verdicts, and about how something came about or came to nothing, and what their answer says. */
export const COURSE_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202411307": [
    [
      "i swear chase brown ran in a 41 yd td, why no touchdown",
      /^That play did not stand: .*first ruled a 41-yard touchdown, reversed/,
    ],
    ["did chase brown score a 41-yard td", /^No\. .*This play did not stand: .*reversed/],
    [
      "how'd pittsburgh come back from 21-14 down",
      /^Najee Harris' 10-yard .*\. Joe Burrow's lost fumble led to Boswell's 50-yard/,
    ],
    [
      "how did the steelers get up 41-31",
      /^Cam Taylor-Britt's 51-yard pick-six .* Tee Higgins' 1-yard touchdown catch \(Q4, 8:42\)\./,
    ],
    ["how did the bengals blow a 24-7 lead", /^It was never 24-7 after a score\. /],
    [
      "where did the steelers start their final drive",
      /^The Steelers drove 11 yards .*at the Bengals' 46 with 2:38 left/,
    ],
    [
      "how long was najee's third touchdown",
      /^The stats have no third touchdown by Najee Harris\. There was only one\. Harris scored on a 10-yard/,
    ],
    ["najee looked better than chase brown running it", /averaged 4\.7 yards a carry and .* averaged 5\.8\.$/],
  ],
  "202411003": [
    [
      "burrow to hudson for two at the end was huge, what did that make the score",
      /^That try failed\. .*The score was Ravens 35, Bengals 34\.$/,
    ],
    [
      "how on earth did baltimore come back from 21-7",
      /^Derrick Henry's 1-yard touchdown run \(Q3, 4:17\), .*Chase Brown's lost fumble led to/,
    ],
    [
      "explain it like i'm five: how did the bengals blow a 21-7 lead",
      /^Derrick Henry's 1-yard touchdown run \(Q3, 4:17\), /,
    ],
    [
      "the bengals had a chance to win it late. how'd it die",
      /^The Bengals drove 70 yards in nine plays .*the two-point try failed/,
    ],
    ["did anybody have a td called back", /^No\. The plays have no touchdown that did not stand\.$/],
    ["who won in half ppr, chase or andrews", /Chase had more, by /],
    ["chase vs higgins, who had more catches", /^No player called|Chase/],
  ],
  "202410412": [
    ["did anyone fumble a punt return", /^Yes\. There was one fumble lost on returns\. Jalen Nailor muffed a punt/],
    ["how many did the vikings lose on returns", /^The Vikings lost one fumble on returns\. /],
    [
      "how did the vikings get up 28-0 that fast",
      /interception of Jordan Love led to Addison's 7-yard touchdown run\./,
    ],
    [
      "4th quarter 2pt conversion by kraft, what did it make the score",
      /^That try came off\. .*Packers 22 after it\.$/,
    ],
    [
      "how did green bay almost come back from 28-0",
      /^Jayden Reed's 15-yard touchdown catch .* The Vikings beat the Packers 31-29\.$/,
    ],
  ],
  "202410226": [
    [
      "the falcons' last drive, how did it go and who caught the td",
      /^The Falcons drove 70 yards in six plays for a touchdown/,
    ],
    [
      "where did atlanta get it for the last drive and how much time was left",
      /^The Falcons drove .*their own 30 with 1:39 left/,
    ],
    ["how did the eagles choke this away", /^The Falcons beat the Eagles 22-21\./],
    [
      "kirk cousins 2pt pass to london was clutch, what was the score then",
      /^That try failed\. .*Falcons 15, Eagles 10\.$/,
    ],
    [
      "falcons were getting 5.5, over 46. how did both land",
      /^The Falcons won by one, so \+5\.5 covered\. The teams' 43 points stayed under 46\.$/,
    ],
    [
      "did barkley score on a 5 yard catch? why isn't it a td",
      /^No\. .*This play did not stand: .*first ruled a 5-yard touchdown/,
    ],
    ["i missed the end, who won", /^The Falcons beat the Eagles 22-21\.$/],
  ],
  "202411033": [
    [
      "missed the end. who kicked the winner and from how far",
      /^Jake Moody's 44-yard field goal put the 49ers ahead to stay/,
    ],
    ["how many did the niners lose on kick returns and who", /^The 49ers lost one fumble on returns\. Jacob Cowing/],
    ["bucs had a chance late, what went wrong", /^The Buccaneers drove 58 yards in 11 plays for a field goal/],
    ["mayfield vs purdy, both had 2 tds right? so who won in ppr", /Purdy did\. .*23\.8 PPR points/],
  ],
  "202430216": [
    [
      "chiefs laid 8.5, under 42.5. did both cash",
      /^The Chiefs won by nine, so -8\.5 covered\. The teams' 37 points stayed under 42\.5\.$/,
    ],
    ["that roughing call on anderson, what did it lead to", /Roughing the passer.*Butker made a 36-yard field goal/],
    ["did the texans lead at any point before the last kick", /^No, the Texans never led\.$/],
  ],
  "202411321": [
    [
      "3rd & 9 at the 34 late, how'd the colts get out of it",
      /^With 1:23 left .*pass interference on Alex Austin, 14 yards.*Alec Pierce for a 3-yard/,
    ],
    ["how did the pats last drive die", /^The Patriots drove 20 yards in four plays and missed a field goal/],
    ["how did indy turn it around in the fourth", /^Alec Pierce caught a 3-yard touchdown pass/],
    ["boutte 2pt catch, what did it make the score", /^That try came off\. .*Patriots 24, Colts 17 after it\.$/],
  ],
  "202411432": [
    [
      "3rd and 6 at their own 41 rams ball, what happened",
      /^With 11:24 left in the third quarter: Matthew Stafford threw right to Puka Nacua for 7 yards\.$/,
    ],
    ["what did josh allen's last td make the score", /^Josh Allen scored on a 1-yard run .*Bills 42 after it\.$/],
    ["how did the rams seal it at the end", /^With 1:00 left in the fourth quarter: Tyler Bass tried an onside kick/],
  ],
  "202411511": [
    ["cook outran gibbs, yes or no", /^Yes\. James Cook ran 14 times for 105 yards/],
    [
      "detroit was down 35-21 in the 4th, how'd they get back in it",
      /Jahmyr Gibbs' 12-yard touchdown catch.*The Bills beat the Lions 48-42\.$/,
    ],
    ["amon-ra vs jamo, who had more catches", /^St\. Brown did\.|^Amon-Ra St\. Brown did\./],
  ],
  "202411735": [
    [
      "bijan's 4 yard td in the 2nd got wiped, why",
      /^That play did not stand: .*first ruled a 4-yard touchdown, reversed/,
    ],
    ["how long was ertz's third td", /^The stats have no third touchdown by Zach Ertz\. There were only two\./],
    ["falcons had a chance to win in regulation, what happened", /^The Falcons drove 43 yards .* missed a field goal/],
    ["commanders giving 3.5, total 46.5. how did both settle", /so -3\.5 covered\. .* went over 46\.5\.$/],
  ],
  "202411214": [
    ["missed the second half, what happened", /^Jahmyr Gibbs scored on a 5-yard run with 2:24 left in the third/],
    [
      "gibbs and montgomery, who had more yards and who had more tds",
      /did\. Gibbs scored two touchdowns\. David Montgomery/,
    ],
  ],
  "202410807": [
    ["cincy was up 10-3, how'd that slip away", /^Jalen Hurts' 1-yard touchdown run \(Q2, 0:25\)/],
    [
      "why'd the eagles kick a field goal from 49 instead of going for it",
      /It was 4th & 4 at CIN 31\. The score was Eagles 24/,
    ],
    ["burrow pick, who got it and what'd they do with it", /Gardner-Johnson.*The Eagles drove 85 yards in 12 plays/],
    ["what made it 27-17", /^Jake Elliott kicked a 49-yard field goal/],
  ],
  "202411110": [
    ["did the falcons get anything off their takeaways", /^No, the Falcons had no takeaway\.$/],
    ["why did nix throw that stupid pick", /^The stats have no interception by Bo Nix\./],
  ],
  "202430316": [
    ["was worthy's catch reviewed", /the play was Upheld/],
    ["bills had a shot at the end, what went wrong", /^The Bills drove 17 yards .*Dalton Kincaid, incomplete/],
    [
      "curtis samuel two pointer before half was huge, what did it make it",
      /^That try failed\. .*Chiefs 21, Bills 16\.$/,
    ],
  ],
};
