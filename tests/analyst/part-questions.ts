/** Questions of several parts, of parts of a game and of what is told snap by snap; by game, with what their answer says. */
export const PART_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410507": [
    [
      "score at the end of each quarter?",
      /^The Ravens led 7-0 after the first quarter\. .*tied 38-38 at the end of regulation/,
    ],
    [
      "time of possession by half",
      /Ravens held the ball for 16:57 in the first half\..*Bengals held the ball for 17:37 in the second/,
    ],
    [
      "3rd down conversions by quarter for baltimore",
      /four of five third downs in the first quarter\..*never faced third down in the third/,
    ],
    [
      "how'd burrow do and how many of his tds went to chase",
      /30 of 39 passes.*to Ja'Marr Chase on 12 passes: 10 completions, 193 yards and two touchdowns/,
    ],
    ["qb hits on burrow", /^The Ravens hit Joe Burrow nine times: .*\(2\)/],
    [
      "penalties by who, ravens only",
      /^The Ravens had five penalties for 21 yards: Odafe Oweh \(neutral zone infraction/,
    ],
    [
      "who won the turnover battle and list em",
      /^Both teams turned the ball over once\..*Jackson's lost fumble.*Humphrey's interception/,
    ],
    ["chase line half ppr", /10 passes for 193 yards.*36\.30 half-PPR points/],
    ["half ppr pts for derrick henry with decimals", /^Derrick Henry had 16\.10 half-PPR points/],
    ["how many sacks did each d get", /^The Ravens had three sacks: .*The Bengals had one sack/],
    ["how did cincy lose this after being up 10 in the 4th", /^The Ravens beat the Bengals 41-38 in overtime\./],
  ],
  "202410424": [
    [
      "where was this game, what surface and is there a roof",
      /^The game was at MetLife Stadium\..*No\. The stadium type is Outdoor/,
    ],
    [
      "how many yds did rodgers throw for and how many times was he hit",
      /225 yards\. The Broncos hit Aaron Rodgers 14 times/,
    ],
    ["did anyone score in the 3rd q", /^Yes\. The Broncos scored seven points/],
    ["why did the jets lose this one", /The Broncos had five sacks\. The Jets converted four of 17 third downs/],
  ],
  "202411304": [
    ["bills rushing yds by quarter", /^The Bills ran for 45 yards in the first quarter\..*53 yards in the fourth/],
    ["how many first downs by quarter for buf", /^The Bills had six first downs in the first quarter/],
    ["when was the last time it was within one score", /for good: James Cook scored on a 65-yard run/],
    ["was it ever close", /for good: James Cook scored on a 65-yard run/],
  ],
  "202411511": [
    ["goff yards by quarter", /four of six passes for 52 yards in the first quarter/],
    ["josh allen fantasy points and break it down", /^Josh Allen had 41\.28 PPR points: /],
  ],
  "202430204": [
    ["ravens, how many points did buffalo get off baltimore turnovers", /^(?!.*the Ravens scored)/],
    ["how did buffalo run out the clock", /Ty Johnson ran right for 17 yards\. Josh Allen took a knee twice/],
    ["how did the ravens run out the clock", /^(?!.*took a knee)/],
    [
      "last drive for the ravens play by play",
      /incomplete\..*Jackson scrambled right for 8 yards.*24-yard touchdown\.$/,
    ],
  ],
  "202410916": [
    ["how did it go in ot", /^The Buccaneers did not score in overtime\..*Kareem Hunt scored on a 2-yard run/],
    [
      "mayfield to otton how many yards",
      /^Baker Mayfield threw to Cade Otton on 11 passes: eight completions, 77 yards and one touchdown/,
    ],
    ["sacks + takeaways for tampa", /^The Buccaneers had four sacks.*Tykee Smith forced a fumble/],
    ["kareem hunt touches and yards", /^Kareem Hunt had 28 touches\..*106 yards/],
  ],
  "202411005": [
    ["who was the leading tackler for carolina and for nyg", /Xavier Woods.*eight tackles.*Tyler Nubin had 12 tackles/],
    ["hubbard line and his longest run", /153 yards and a touchdown.*ran for 26 yards/],
  ],
  "202430211": [
    ["did wash punt", /^Yes\. Tress Way punted 48 yards/],
    ["jayden daniels line + half ppr", /299 yards.*25\.06 half-PPR points/],
    [
      "how many times did detroit turn it over and who had the takeaways for wash",
      /^The Lions had five turnovers.*The Commanders had five takeaways/,
    ],
  ],
  "202410210": [
    ["with only 13 points how did pitt win", /^The Steelers beat the Broncos 13-6\./],
    [
      "nix threw 2 picks yet denver was in it. what was the score with 2 min left",
      /The Steelers led 13-3 with 2:00 left[^.]*\.$/,
    ],
  ],
  "202430426": [["when did kc first cross midfield", /With 2:03 left in the third quarter/]],
  "202411814": [
    ["mac jones picks and sacks", /an interception\. Mac Jones was sacked twice\.$/],
    ["who won in ot and on what play", /26-23 in overtime\. Matt Gay's 38-yard field goal put the Colts ahead to stay/],
  ],
  "202411612": [
    ["how many drives did new orleans have and how did they end", /^The Saints had nine drives: four punts, [^.]*\.$/],
  ],
  "202410201": [["which rams scored", /^Two scores\. Joshua Karty/]],
  "202410429": [
    ["How'd the two kickers do? Butker vs Dicker", /Butker's missed 65-yard.*Dicker's 50-yard field goal/],
    [
      "What happened on that fourth down by the goal line at the start of the 4th quarter?",
      /^With 13:37 left in the fourth quarter: Justin Herbert/,
    ],
    ["Where was this played, and is that place grass or turf? Indoors?", /SoFi Stadium\..*matrix turf\..*Dome\.$/],
    [
      "Chargers pinned them at the 4 with three minutes left and still never got the ball back. How?",
      /Worthy for 15 yards.*took a knee three times/,
    ],
  ],
  "202411206": [
    [
      "ot: who had the ball first and what happened",
      /^The Bears lost 6 yards in three plays and punted.*overtime\. The Vikings scored three points in overtime/,
    ],
    [
      "caleb to dj moore how many for how many",
      /^Caleb Williams threw to DJ Moore on seven passes: seven completions, 106 yards/,
    ],
  ],
  "202411208": [
    [
      "who lost the turnover battle? give me the turnovers for each side.",
      /three turnovers to the Steelers' one\. The Steelers had one turnover: .*The Browns had three/,
    ],
    [
      "How many sacks did Myles Garrett have, and did any of them turn into a takeaway?",
      /three sacks.*Yes\. Garrett sacked Russell Wilson and forced a fumble/,
    ],
  ],
  "202411307": [
    ["did cincy have a pick 6 and who threw it", /^Yes\. Cam Taylor-Britt.*intercepted Russell Wilson's pass/],
  ],
  "202411420": [
    [
      "how many times did the falcons turn it over and what did the vikes get from it",
      /three turnovers.*The Vikings scored 14 points after turnovers/,
    ],
    ["falcons scoreless in 4th?", /^The Falcons scored no points in the fourth quarter/],
  ],
  "202411605": [
    [
      "how many yards rushing did carolina have as a team and who led",
      /243 yards\. Chuba Hubbard led the Panthers with 152/,
    ],
    ["score after q1, half, q3", /^The Panthers led 7-0 after the first quarter\. The Panthers led 20-17 at halftime/],
  ],
  "202411531": [["who won time of possession in the 2nd half", /^The Rams held the ball for 19:29 in the second half/]],
  "202411726": [["kenny pickett stats and why did he leave", /10 of 15 passes.*shaken up on a play with 8:56 left/]],
  "202410610": [
    [
      "How long did the Broncos go without putting anything on the board?",
      /^The Broncos' longest stretch without a point was 49:49 of game time/,
    ],
  ],
};

/** The questions of a conversation, the last of them with what its answer says; by game. */
export const FOLLOW_UPS: Readonly<Record<string, readonly (readonly [questions: readonly string[], says: RegExp])[]>> =
  {
    "202410507": [
      [
        ["how many yards did chase have", "and by half?"],
        /four passes for 76 yards.*in the first half\..*six passes for 117 yards/,
      ],
      [["who won", "and by quarter?"], /^Ravens: Q1 7/],
    ],
    "202411304": [
      [["james cook yards", "by quarter"], /^James Cook ran four times for 4 yards in the first quarter\./],
      [["james cook yards", "and his longest", "half ppr?"], /^James Cook had 18\.50 half-PPR points\.$/],
    ],
    "202430204": [
      [
        ["did mark andrews fumble", "what did buffalo do after"],
        /The Bills drove 52 yards in 11 plays for a field goal/,
      ],
      [
        ["who scored the last td", "what happened on the extra point"],
        /^Isaiah Likely caught a 24-yard .* but the two-point try failed/,
      ],
    ],
    "202411511": [
      [["how many sacks did buffalo have", "who had them"], /^The Bills had three sacks: Christian Benford/],
      [
        ["how many sacks did buffalo have", "who had them", "how many in the 2nd half"],
        /one sack in the second half: Greg Rousseau/,
      ],
      [["how many sacks did buffalo have", "and hits on goff"], /^The Bills hit Jared Goff 10 times/],
    ],
    "202411206": [[["bears time of possession", "by half"], /^The Bears held the ball for 20:29 in the first half\./]],
  };
