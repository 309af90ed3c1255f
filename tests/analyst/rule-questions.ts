/** Questions of our own about timeouts, other rules, parts that hang on one before, and what is taken for granted; by game. */
export const RULE_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410412": [
    [
      "what happened when the vikings went for it on 4th n 1",
      /^With 2:21 left in the fourth quarter: Jalen Nailor ran left for no gain\.$/,
    ],
  ],
  "202411511": [
    [
      "when did the bills use their last timeout of the first half",
      /with 8 seconds left in the second quarter, their third/,
    ],
    ["how many timeouts did detroit have left at the end", /^The Lions had two timeouts left at the end\.$/],
    [
      "did buffalo burn all their timeouts in the second half",
      /^No\. The Bills called two timeouts in the second half/,
    ],
    [
      "how many points does allen have with 6 pt passing tds",
      /^Josh Allen had 45\.28 PPR points at 6 a passing touchdown/,
    ],
    ["laporta with te premium", /^Sam LaPorta had 21\.60 PPR points/],
    ["would allen still have outscored goff with 4 pt tds", /^Yes\. Josh Allen had 41\.28 .* Jared Goff had 41\.06/],
    [
      "how many fantasy points did allen get from rushing",
      /^18\.80 of Josh Allen's 41\.28 PPR points came from running/,
    ],
    ["goff caught a td right, how far", /^No\. The stats have no touchdown catch by Jared Goff\./],
    ["Allen ran one in himself right? how long was it", /^Yes\. .*1-yard run.*4-yard run/],
    ["biggest lead buffalo had, and did the over 54.5 hit", /as many as 21.* Yes\. The teams' 90 points went over/],
    ["gibbs rush+rec yards over 100.5?", /^Yes\. Jahmyr Gibbs had 114 yards from scrimmage\./],
    ["anytime td for laporta cash?", /^No\. The stats have no touchdown by Sam LaPorta\./],
    ["how many of st browns catches were in the first half", /^Amon-Ra St\. Brown caught six passes/],
  ],
  "202411426": [
    ["hubbard total yards, did he top 100", /107 rushing and receiving yards\..* Yes\. /],
    ["how many times was hurts sacked and who had more than 1", /four sacks.*1\.5 sacks/],
  ],
  "202411411": [
    ["did the packers get the ball back", /^No, the Packers had no drive after the last score\./],
    ["who scored more in 6pt passing td leagues goff or love", /^Jared Goff had more\. Jared Goff had 28\.02/],
  ],
  "202411723": [
    [
      "did both teams have a 100 yard rusher",
      /^Yes\. Jonathan Taylor led the Colts with 125 .* No\. The stats have nobody/,
    ],
    [
      "drew lock in half and full ppr, how many tds",
      /^Drew Lock had 34\.36 half-PPR points and 34\.36 PPR points\. .*five touchdowns/,
    ],
  ],
  "202410904": [["allen over 1.5 td passes and over 230.5 yds", /^Yes\. /]],
  "202411731": [
    ["which team had more 20+ yard plays", /^The Lions had six plays.*The 49ers had five plays/],
    ["who threw the picks and how many did he have", /Brock Purdy completed 27 of 35 .* two interceptions/],
  ],
  "202411307": [
    [
      "najee harris in standard and ppr?",
      /^Najee Harris had 18\.90 points in standard scoring and 24\.90 PPR points\.$/,
    ],
    ["tee higgins half ppr", /^Tee Higgins had 15\.40 half-PPR points\.$/],
    ["longest drive by plays", /^The Bengals drove 48 yards in 12 plays/],
    ["how many different guys caught a pass for pitt", /^10 players of the Steelers caught a pass: Najee Harris \(6\)/],
    ["how many plays of 20+ yards did each team have", /^The Steelers had 10 plays\. The Bengals had five plays/],
    ["who had the longest catch and what was his final line", /49-yard pass.*caught six passes for 86 yards/],
  ],
  "202411735": [
    [
      "how many timeouts did atlanta use in the 4th",
      /^The Falcons called one timeout in the fourth quarter: with 7 seconds/,
    ],
    ["did the falcons have any timeouts left at the end of regulation", /^The Falcons had one timeout left/],
    ["how long was washingtons ot drive", /^The Commanders drove 70 yards in 12 plays/],
    ["any challenges in this game", /^No\. The plays have no challenge by a coach\.$/],
  ],
  "202411029": [
    [
      "how many times did levis get sacked, who had more than one",
      /seven sacks.*Bud Dupree had two sacks.*Tuli Tuipulotu had two sacks/,
    ],
    ["that titans scoop n score right before half, did it count", /^No, that play did not stand:.*McCreary/],
    ["how did the chargers get such a short field on their 3rd quarter td", /at the Titans' 43.*kickoff 56 yards/],
  ],
  "202410905": [
    ["how the hell did the panthers pull that out at the end", /Chuba Hubbard scored on a 16-yard run/],
    [
      "longest play of the game? and how many catches did that guy have",
      /46-yard pass from Bryce Young.*Ja'Tavion Sanders/,
    ],
  ],
  "202410916": [
    ["chiefs on third down tonite?? seemed like they never missed", /^The Chiefs converted 12 of 18 third downs\.$/],
    ["where was this played and was it freezing", /Arrowhead.*63 degrees/],
  ],
  "202410515": [
    ["any trick play passes by a non qb in this one", /^Yes\. .*Adonai Mitchell threw left to Tyler Goodson/],
  ],
};
