/** Questions of our own in the manner of a chat about bare figures, the chance at the kickoff, a tie or a time of the clock by its number, long drives, pairs and who came in, and near ones that mean something else, with what their answer says. */
export const CHAT_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202411612": [
    ["how did josh jacobs have that many points", /^Josh Jacobs had 20\.70 PPR points: 69 rushing yards/],
    ["why'd jacobs get so many pts", /^Josh Jacobs had 20\.70 PPR points: /],
    ["how did jacobs score", /^Josh Jacobs scored on a 2-yard run with 11:47 left/],
    ["how did the packers score so many points", /^The Packers' scores: /],
    [
      "what were the saints chances before the game",
      /^By this page's model the Saints had a 12 percent chance to win before the kickoff, the Packers 88 percent\. The Packers were favored by 14\.$/,
    ],
    ["packers pregame win probability?", /^By this page's model the Packers had an 88 percent chance/],
    ["did the saints have a chance before the game ended", /^(?!By this page's model)/],
    ["who was favored to win at kickoff", /^The Packers were favored by 14\.$/],
    [
      "how long was the drive on the wilson td",
      /^The Packers drove 48 yards in seven plays .* It took 3:03\. Emanuel Wilson scored [^.]*\.$/,
    ],
    [
      "how many plays was the drive that jacobs scored on",
      /^The Packers drove 96 yards in 17 plays [^.]*\. It took 8:55/,
    ],
    [
      "how did malik willis do when he came in",
      /^Malik Willis completed one of two passes for 34 yards\. .*Reed for 34 yards\..*(?:took a knee.*){2}$/,
    ],
    ["when did malik willis come in", /^The first play that has Malik Willis: With 5:02 [^.]*\.$/],
  ],
  "202410126": [
    ["how did reed get 33", /^Jayden Reed had 33\.10 PPR points: /],
    ["how did jordan love get 16", /^Jordan Love had 16\.40 PPR points: /],
    ["how did saquon get 109", /Saquon Barkley ran 24 times for 109 yards and two touchdowns\.$/],
    ["how did it end, final play?", /^With 3 seconds left [^.]* Zack Baun sacked Malik Willis for a loss of 4\.$/],
    [
      "what did malik willis do when he came in",
      /^Malik Willis did not complete .* incomplete\. .* sacked Malik Willis/,
    ],
    [
      "what happened around the 5 minute mark of the 3rd",
      /^The Packers led 26-24 with 5:00 left in the third quarter\./,
    ],
  ],
  "202411419": [
    [
      "how did miami tie the game at 23-23",
      /^Tyreek Hill caught a 4-yard .* two-point pass .*\(Jets 23, Dolphins 23\)\. With 9:09 .* With 9:04 .* for two points\.$/,
    ],
    ["who tied it at 26", /^Jason Sanders kicked a 52-yard field goal with 12 seconds left/],
    ["was it ever tied at 20", /^No\. The score was never tied at 20\. The score was tied twice\.$/],
    ["why did wilson only get 18", /^Garrett Wilson had 18\.40 PPR points: (?!.*Jeff Wilson)/],
    ["when was it last tied", /^The last tie: Jason Sanders kicked/],
    [
      "what was going on at 9:09 in the 4th",
      /^The score was 23-23 with 9:09 left .* Achane ran left .* to Tyreek Hill for a 4-yard touchdown\. .* for two points\. .* kicked off/,
    ],
    ["how did tyreek get 28", /^Tyreek Hill had 28\.10 PPR points: /],
    ["how did miami win going like 1 for 9 on 3rd down", /^The Dolphins beat the Jets 32-26 in overtime\. Jonnu Smith/],
  ],
  "202410610": [
    ["how did bo nix get 20.7 thought he sucked", /^Bo Nix had 20\.74 PPR points: 216 passing yards/],
    ["nix 20.7 how? i thought he was bad", /^Bo Nix had 20\.74 PPR points: /],
    ["why 20.7", /^Bo Nix had 20\.74 PPR points: /],
    ["what was the last play that wasnt a kneel down", /^With 1:03 left in the fourth quarter: Wil Lutz made/],
    ["last real play of the game", /^With 1:03 left in the fourth quarter: Wil Lutz made a 40-yard field goal\.$/],
    [
      "what was the last play",
      /^With 31 seconds left in the fourth quarter: Justin Herbert took a knee for a loss of 1\.$/,
    ],
    ["what was that crazy long chargers drive in the 2nd quarter", /^The Chargers drove 76 yards in 20 plays /],
    [
      "that insanely long lac drive in the 2nd qtr how long was it",
      /^The Chargers drove 76 yards in 20 plays .* 10:29/,
    ],
    ["longest chargers drive in the 2nd", /^The Chargers drove 56 yards in 11 plays/],
    [
      "what was happening with about 5 mins left in the 2nd",
      /^The Chargers led 13-0 with 5:00 left .* Javonte Williams/,
    ],
    ["nix or herbert, more yards? more picks?", /^Herbert did\. .* Nix did\. /],
    ["who had more points vele or sutton", /^Sutton did\. .* 11\.8 PPR points\. .* 15\.3 PPR points/],
  ],
  "202410835": [
    ["Why did Swift score 22 points?", /^D'Andre Swift had 18\.90 PPR points: 129 rushing yards/],
    ["Who do I start, Daniels or Williams?", /^I can't judge that: I only know this game's stats\./],
    ["start Daniels or Williams", /^I can't judge that/],
    ["who did the bears start at quarterback", /^Caleb Williams completed 10 of 24/],
  ],
  "202411602": [
    [
      "was NYG leading at any point? till when",
      /^The Giants took the lead on .* and lost it on Jessie Bates' 55-yard pick-six/,
    ],
    ["were the giants ever losing, until when", /^The Falcons took the lead on .* kept it to the end/],
    ["were the falcons ever behind? until when", /^The Giants took the lead on .* and lost it/],
    ["patterson: FGs made out of how many attempts", /^Riley Patterson made two of three field goals/],
    ["did patterson miss any field goals or extra points", /^Yes\. Riley Patterson made two of three/],
    [
      "what happened to the giants touchdown with 2 minutes left",
      /^That play did not stand: .* stopped the Giants on fourth-and-goal/,
    ],
    ["penix, how'd the rookie do", /^Michael Penix Jr\. completed 18 of 27/],
    ["points off giants turnovers", /^The Falcons scored 14 points after turnovers/],
  ],
  "202410735": [
    ["were the panthers ever winning this game? until when", /^The Panthers never led\.$/],
    ["were the commanders ever losing this? til when", /^The Commanders never trailed\.$/],
    ["last time the score was tied? what made it even", /^The score was never tied after the first points\./],
    [
      "panthers kept going for it on 4th, did the washington D stop them once",
      /^The Panthers failed on their only fourth down\.$/,
    ],
  ],
  "202411416": [
    ["hows mahomes ankle, he was limping around", /^The play-by-play notes no injury of Patrick Mahomes/],
    ["Bolts had an interception called back, what was the flag", /^That play did not stand: .*offside on Joey Bosa/],
    ["how many fgs did the chiefs make out of how many tries", /^Matthew Wright made all four field goals/],
    [
      "that drive before the last wright field goal took forever, how many plays",
      /^The Chiefs drove 47 yards in 14 plays/,
    ],
    ["distances of all the field goals", /^There were five field goals: /],
  ],
  "202410307": [
    [
      "who were burrows incompletions in the 3rd quarter meant for",
      /^With 7:12 left .* for Andrei Iosivas, incomplete\. .* for Tee Higgins, incomplete\.$/,
    ],
    ["down and distance on the trent scott td?", /1-yard touchdown\. It was 2nd & Goal at CIN 1\.$/],
    ["started zack moss.. how bad was it in ppr", /Moss scored 20\.7 PPR points/],
    ["higgins or mclaurin, who shouldve i started in standard", /^McLaurin did\./],
  ],
  "202410515": [
    [
      "take away alec pierces long td catch how many yards",
      /^Without his 65-yard catch, Alec Pierce caught two passes for 69 yards\./,
    ],
    ["did bigsby recover his own fumble for a td", /^Yes\. .*fumbled and recovered in the end zone/],
  ],
};
