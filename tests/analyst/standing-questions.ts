/** Questions of our own about figures by the standing, head counts, fantasy points by touch and by play, and who left; by game. */
export const STANDING_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202411016": [
    ["how many yards did the chiefs have while trailing", /^The Chiefs gained 264 yards while trailing\.$/],
    ["yards gained while trailing?", /^The Broncos gained 43 yards while trailing\. The Chiefs gained 264/],
    [
      "total yards for each team when it was tied",
      /^The Broncos gained 89 yards while the score was tied, 0-0 included\./,
    ],
    ["rushing yards for kc with the lead", /^The Chiefs ran for 0 yards while leading\.$/],
    ["how many points did denver score while ahead", /^The Broncos scored seven points while leading\.$/],
    [
      "mahomes passing yards when they were behind",
      /24 of 36 passes for 244 yards and a touchdown while the Chiefs trailed/,
    ],
    ["kelce targets while KC was down", /^Travis Kelce had nine targets while the Chiefs trailed\.$/],
    [
      "how many yards did the chiefs have when they were down 14-3",
      /^The Chiefs gained 65 yards while trailing 14-3\.$/,
    ],
    [
      "how many yards did denver have while trailing and did they cover",
      /^The Broncos gained 43 .* Yes\. The Broncos covered/,
    ],
    ["what was the score when it was tied", /never tied after the first points/],
    [
      "how many different players scored",
      /^Four players scored a touchdown or a field goal: Harrison Butker \(three field goals\)/,
    ],
    ["how many broncos had a carry", /^Five players of the Broncos ran: Audric Estimé \(14\)/],
    [
      "how many players ran the ball for each team",
      /^Five players of the Broncos ran: .* Three players of the Chiefs ran:/,
    ],
    ["how many tight ends caught a pass for kc", /^Three tight ends of the Chiefs caught a pass: Travis Kelce \(8\)/],
    [
      "how many different guys got targeted by nix",
      /^Eight players of the Broncos had a target on passes of Bo Nix: .*Sutton \(9\)/,
    ],
    [
      "how many different players touched the ball",
      /^22 players ran or caught a pass: 11 of the Broncos and 11 of the Chiefs\.$/,
    ],
    ["how many chiefs had a pick", /^No players of the Chiefs had an interception\.$/],
    ["when was it last tied", /^The score was never tied after the first points\. .*Broncos 7, Chiefs 0/],
    ["who had the most points per touch", /^Courtland Sutton had 19\.00 PPR points on six touches, 3\.17 a touch\./],
    ["kelce ppr points per target", /^Travis Kelce had 20\.40 PPR points on 12 targets, 1\.70 a target\.$/],
    ["pacheco fantasy points per carry", /^I don't know/],
    ["how many ppr points did kelce get on his td", /^Travis Kelce got 7\.20 PPR points on one play at Q2 1:47/],
    ["which play cost nix the most fantasy points", /^Bo Nix lost 0\.50 PPR points on one play at Q4 11:38/],
    ["how many fantasy points did nix lose on the sacks", /^Bo Nix got no PPR points there and lost none\./],
    ["what was wrong with butkers kickoff after his last fg", /short of the landing zone\. .*placed at DEN 40/],
    [
      "why did the broncos start at their 40 on the last drive",
      /short of the landing zone.* The Broncos drove 43 yards/,
    ],
  ],
  "202410412": [
    ["packers yards while down double digits", /^The Packers gained 272 yards while trailing by 10 or more\.$/],
    ["how many points did minnesota score while trailing", /^The Vikings never trailed\.$/],
    ["who scored when they were ahead", /^The Vikings had four scores while leading: .* The Packers never led\.$/],
    ["how many fantasy points did love lose on his picks", /^Jordan Love lost 6\.00 PPR points on those three plays\./],
    [
      "jayden reed line + ppr, was he even projected that high",
      /27\.1 PPR points.* seven passes for 139 yards and a touchdown/,
    ],
  ],
  "202411304": [
    [
      "cmc numbers before he went down, when was it",
      /53 yards.* shaken up on a play with 11:23 left in the second quarter/,
    ],
    [
      "who took the carries after cmc left",
      /11:23 left.* Jordan Mason ran 11 times for 71 yards after Christian McCaffrey left/,
    ],
    [
      "did josh allen really throw run AND catch a td? fantasy pts?",
      /^Yes\. .* and caught one touchdown\. .* 28\.4 PPR points/,
    ],
  ],
  "202410107": [
    ["was burrow sacked? brissett?", /^Yes\. There were three sacks: .* Yes\. Daxton Hill sacked Jacoby Brissett/],
    [
      "how often did burrow get sacked and who kept getting him, brissett too?",
      /three sacks: .* one sack: Daxton Hill/,
    ],
  ],
  "202410301": [["why were the lions stuck on 13", /but the extra point was no good \(Lions 13, Cardinals 7\)/]],
  "202411614": [
    [
      "AR line? passing and rushing, better than projected?",
      /seven of 11 passes for 131 yards.* ran nine times for 70 yards/,
    ],
  ],
  "202410320": [
    [
      "yo how many tds did darnold throw and who caught em",
      /^There were four touchdown catches: Justin Jefferson's 6-yard/,
    ],
    [
      "texans total yards while they were down 2 scores or more",
      /^The Texans gained 257 yards while trailing by 9 or more\.$/,
    ],
    [
      "who picked off stroud first and what did minny do w it",
      /^Kamu Grugier-Hill intercepted .* The Vikings drove 21 yards/,
    ],
  ],
  "202410330": [
    [
      "who came in after thompson went down, and how did he do",
      /^Tim Boyle did\. .* completed seven of 13 passes for 79/,
    ],
    [
      "why did they have 4th and 39 lmaooo",
      /False start.* sacked Skylar Thompson .*[Uu]nnecessary roughness on [^;]*, 15 yards/,
    ],
    ["when was the last time miami scored", /^Jason Sanders kicked a 23-yard field goal/],
    ["biggest play for each offense", /30-yard pass from Tim Boyle .* 71-yard touchdown pass/],
  ],
  "202410425": [
    ["did amari cooper's long td count", /^No, that play did not stand: .* Watson's 82-yard touchdown pass to Amari/],
    ["how did the browns lose this, they had it at the end right", /fourth-and-3 at the 9 sealed the win/],
    [
      "watson rushing yds, how many of those were scrambles",
      /scrambled seven times for 32 yards, of eight runs for 32 yards/,
    ],
    [
      "how many punts did bojorquez have and whats his avg",
      /^Corey Bojorquez averaged 63\.2 yards a punt on five punts\.$/,
    ],
    [
      "how many first downs did the browns get on the last drive",
      /^The Browns had two first downs on their last drive\./,
    ],
    ["how many carries did ford have on the last drive", /^Jerome Ford ran once for 35 yards on their last drive\./],
  ],
  "202410907": [
    ["who was qb for the raiders at the end", /^Desmond Ridder threw the last pass of the Raiders\..* 11 of 16 passes/],
    ["chase brown touches and yards total", /^Chase Brown had 32 touches\..* Brown had 157 yards from scrimmage\.$/],
    [
      "was that pick six on burrow and who",
      /^Yes\. Jack Jones returned an interception 29 yards for a touchdown [^.]*\.$/,
    ],
  ],
  "202411001": [
    ["conner catch for 45 td counted or nah", /^No, that play did not stand: .* reversed on review/],
    ["breece fantasy points and why so low", /^Breece Hall had 12\.30 PPR points: 52 rushing yards/],
  ],
  "202411212": [
    [
      "did deebo's kick return get called back",
      /^A flag moved the ball.* Offensive Holding, 10 yards, enforced at SF 31/,
    ],
    [
      "how many turnovers did sf have and how many points did gb get off em",
      /^The 49ers had three turnovers: .* The Packers scored 21 points/,
    ],
  ],
  "202411409": [["overshown hurt? on what play", /13:01 left.* Chase Brown ran up the middle for 2 yards/]],
  "202411520": [
    ["did the bears go for 2 after the allen td, did it work", /but the two-point try failed/],
    [
      "caleb williams sacked how many times and lost a fumble?",
      /lost fumble \(Q1, 7:42\)\. Caleb Williams was sacked twice\.$/,
    ],
    ["vikings kicker: makes and misses w distances", /all three field goals.* His kicks: Reichard's 52-yard/],
  ],
  "202411534": [
    ["who kicked for the titans", /^Nick Folk made all three extra points\.$/],
    [
      "how many picks did levis throw before he got benched, who replaced him",
      /Mason Rudolph\. .* Will Levis .* three interceptions/,
    ],
    [
      "how many sacks did hendrickson get and was he in on the fumble",
      /no sacks\. .* Yes\. Trey Hendrickson forced a fumble by Will Levis/,
    ],
  ],
  "202411530": [
    ["how did geno get hurt and who replaced him", /^Sam Howell did\. .* shaken up on a play with 7:12 left/],
  ],
  "202411833": [["did mike evans get to 1000 yards", /^That isn't in this game's stats/]],
  "202411035": [
    ["ekeler tds, how many fantasy pts on them", /^Austin Ekeler got 12\.20 PPR points on those two plays\./],
    [
      "how many lead changes and when was the last one",
      /^The lead changed hands twice\. .*Mike Williams' 32-yard touchdown catch \(Q4, 2:27\)/,
    ],
    [
      "washington 3rd and 4th downs",
      /^The Commanders converted five of 14 third downs\. The Commanders failed on their only fourth/,
    ],
  ],
  "202410402": [
    ["koo's winning kick how far, time left", /^Younghoe Koo's 58-yard field goal put .* with 7 seconds left/],
  ],
  "202410926": [
    ["who had the most ppr points per touch on the eagles", /^Grant Calcaterra had 8\.00 PPR points on five touches/],
    [
      "how many 2pt tries did philly go for and how many worked",
      /^The Eagles had three two-point tries, none of them good: the Eagles' failed/,
    ],
  ],
  "202411229": [
    ["how many straight points did the ravens score after it was 10-0", /^The Ravens scored the next 14 points\./],
    ["it went 10-0 to 14-13, how", /^Lamar Jackson scored .* \(Ravens 14, Chargers 13\)\.$/],
    ["derrick henry without his longest run?", /^Without his longest run, of 27 yards, .* 23 times for 113 yards\./],
    ["did the chargers lead at any point before the end", /^Yes\. Justin Herbert scored on a 5-yard run/],
    ["how many TDs did Gus Edwards have", /1-yard touchdown run \(Q4, 0:50\)/],
    ["my kid asks what the red zone is", /^The red zone is the last 20 yards/],
  ],
};
