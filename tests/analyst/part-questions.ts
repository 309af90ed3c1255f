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
      "penalties by whom, ravens only",
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
  "202411005": [["hubbard line and his longest run", /153 yards and a touchdown.*ran for 26 yards/]],
  "202430211": [
    ["did wash punt", /^Yes\. Tress Way punted 48 yards/],
    ["jayden daniels line + half ppr", /299 yards.*25\.06 half-PPR points/],
    [
      "how many times did detroit turn it over and who had the takeaways for wash",
      /^The Lions had five turnovers.*The Commanders had five takeaways/,
    ],
  ],
  "202430426": [["when did kc first cross midfield", /With 2:03 left in the third quarter/]],
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
  "202410610": [
    [
      "How long did the Broncos go without putting anything on the board?",
      /^The Broncos' longest stretch without a point was 49:49 of game time/,
    ],
  ],
};
