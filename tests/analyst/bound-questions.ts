/** Questions by game that name a team, a part, a side or a condition, or deny something, each with what its answer says. */
export const BOUND_QUESTIONS: readonly (readonly [gameKey: string, question: string, says: RegExp])[] = [
  // A claim that something was not so is neither confirmed nor denied by a yes to its contrary.
  ...["true", "right"].flatMap((tag) =>
    [
      ["202410205", "my buddy says dobbins didnt score", /^J\.K\. Dobbins scored on a 43-yard run/] as const,
      ["202410205", "my buddy says the chargers didnt punt", /^The Chargers had three punts/] as const,
      ["202410205", "my buddy says the panthers didnt have a turnover", /^Elijah Molden intercepted Bryce/] as const,
      ["202410714", "my buddy says gay didnt miss", /^The stats have no missed or blocked kick by Matt Gay/] as const,
      ["202410205", "hubbard didnt fumble", /^The stats have no lost fumble by Chuba Hubbard/] as const,
    ].map(([gameKey, claim, says]) => [gameKey, `${claim}, ${tag}?`, says] as const),
  ),
  ["202410205", "i heard dobbins did not score, is that true?", /^J\.K\. Dobbins scored/],
  ["202410205", "didnt dobbins score, right?", /^Yes\. J\.K\. Dobbins scored/],
  ["202410205", "which drive had the most plays for the chargers", /^The Chargers drove 65 yards in 11 plays/],
  ["202410205", "which drive took the most plays in the first half", /^The Chargers drove 65 yards in 11 plays/],
  ["202410205", "what set up the last kick for carolina", /Chuba Hubbard ran left for 23 .*Pineiro kicked a 38-yard/],
  ["202410205", "what set up the last kick that missed", /^Neither team had a missed or blocked field goal\.$/],
  ["202410205", "which moment turned the game in the 4th quarter", /^With 11:06 left in the fourth quarter: .*Dicker/],
  ["202410205", "what play changed the game late", /^With 11:06 left in the fourth quarter: .*Dicker/],
  [
    "202410205",
    "if you had to pick one play that swung it for the chargers",
    /Quentin Johnston for a 29-yard touchdown\. .*the Chargers' chance/,
  ],
  ["202410714", "which single play flipped it in the fourth", /^With 5:19 left in the fourth quarter: Jason Sanders/],
  ["202410205", "did the dicker miss go wide right", /^No\. Cameron Dicker missed the extra point, wide left/],
  ["202410205", "was it no good wide right", /^No\. Cameron Dicker missed the extra point, wide left/],
  ["202410205", "did dicker miss left", /^Yes\. Cameron Dicker missed the extra point, wide left/],
  ["202410714", "did sanders miss wide left", /^No\. Jason Sanders missed .*off the left upright/],
  ["202410714", "was it wide left or right", /^Jason Sanders missed .*off the left upright/],
  [
    "202410205",
    "how did the chargers begin so close before the dobbins td",
    /at their own 48 .*Elijah Molden intercepted/,
  ],
  [
    "202410205",
    "how did the chargers begin so close before the johnston touchdown",
    /^The Chargers drove 67 .*returned the kickoff.* drove 65 .*Hekker punted 40/,
  ],
  ["202410205", "where was herbert brought down on the sack", /^Jayden Peevy sacked .*sacked at CAR 20/],
  [
    "202410205",
    "where did young get dragged down on the sack",
    /^Denzel Perryman sacked .*at LAC 43 .*Joey Bosa .*at CAR 25/,
  ],
  ["202410205", "where was dobbins tackled on his touchdown", /^J\.K\. Dobbins scored on a 43-yard run [^"]*$/],
  [
    "202410714",
    "how did miami score with 20 secs left before half",
    /^The Dolphins did not score in the last 20 seconds of the first half\.$/,
  ],
  [
    "202410205",
    "how did the chargers score with only 20 seconds left before half",
    /^The Chargers did not score in the last 20 seconds of the first half\.$/,
  ],
  [
    "202410205",
    "should i have started herbert or young for rushing yards",
    /^Herbert did\. Justin Herbert ran six times for 18 yards\. Bryce Young ran once/,
  ],
  ["202410205", "should i have started herbert or young for my team", /^Herbert did\. .*11 PPR points/],
  ["202410205", "who had fewer yards dobbins or edwards", /^Edwards did\. .*131 yards.* 59 yards/],
  ["202410205", "who had fewer yards dobbins or edwards and by how much", /^Dobbins had 72 rushing yards more\./],
];
