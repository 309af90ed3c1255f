/** Questions of our own about shares, percentages and what sacks cost; by game. */
export const SHARE_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202430216": [
    [
      "completion % for both qbs",
      /^C\.J\. Stroud had a completion rate of 67\.9 percent\..* Patrick Mahomes .* 64 percent/,
    ],
    ["completion percentage of the texans", /^C\.J\. Stroud had a completion rate of 67\.9 percent\.(?!.*Mahomes)/],
    ["who had the higher completion percentage", /^Stroud did\. /],
    [
      "how many times was each qb sacked",
      /^C\.J\. Stroud was sacked eight times\. Patrick Mahomes was sacked three times\.$/,
    ],
    [
      "field goals for both kickers",
      /Fairbairn made two of four.*Butker made all three|Butker made all three.*Fairbairn made two/,
    ],
    [
      "what share of mahomes' passing yards went to kelce",
      /^Travis Kelce accounted for 117 of .* 177 .* \(66 percent\)\.$/,
    ],
    [
      "what percent of the texans' carries did mixon get",
      /^Joe Mixon had 18 of the Texans' 29 carries \(62 percent\)\./,
    ],
    ["how many of their 23 were butker's", /^Harrison Butker scored 11 of the Chiefs' 23 points \(48 percent\)\./],
    ["how many of houston's points came from mixon", /^Joe Mixon scored 6 of the Texans' 14 points .* 13-yard run/],
    ["how many of the chiefs' 23 points did pacheco score", /^Isiah Pacheco scored none of the Chiefs' 23 points\.$/],
    [
      "how many of their 23 were butker's? and how many catches did kelce have",
      /11 of the Chiefs' 23.* Kelce caught seven/,
    ],
    // Of something else than points, of his own, and of what nobody counts.
    ["how many of fairbairn's points were from field goals", /^(?!.*14 points)/],
    ["how many of the chiefs' contested targets did kelce get", /^(?!Travis Kelce had \d+ of)/],
    ["how many of their 31 carries were mixon's", /^(?!.*points)/],
    [
      "how many stroud passes hit the turf",
      /^C\.J\. Stroud had nine passes that were not complete\. Stroud completed 19/,
    ],
    ["how many balls did mahomes throw in the dirt", /^Patrick Mahomes had nine passes that were not complete\./],
    [
      "how many times was stroud sacked n for how many total yards",
      /^C\.J\. Stroud was sacked eight times for 58 yards\. To where the passer went down it was 60 yards: /,
    ],
    ["how many sacks did karlaftis have and for how many yards", /^George Karlaftis had three sacks for 26 yards\.$/],
    [
      "yards lost on sacks, each team",
      /^The Texans were sacked eight times for 58 yards\..* The Chiefs were sacked three times for 15/,
    ],
    ["how many sacks did the chiefs get and for how many yards", /^The Texans were sacked eight times for 58 yards\./],
    // His yards are not those of the sacks.
    ["how many times was stroud sacked and how many yards did he throw for", /245 yards(?!.* for 58 yards)/],
  ],
  "202411511": [
    ["comp % for each quarterback", /^Josh Allen .* 67\.6 percent\..* Jared Goff .* 64\.4 percent/],
    [
      "how many of allen's 362 yards went to shakir",
      /^Josh Allen threw to Khalil Shakir .* 39 yards .* Shakir accounted for 39 of Allen's 362 passing yards \(11 percent\)\.$/,
    ],
    [
      "what share of detroit's points came from gibbs",
      /^Jahmyr Gibbs scored 12 of the Lions' 42 points \(29 percent\)\./,
    ],
    ["what percent of the lions rushing yards did gibbs have", /^Jahmyr Gibbs had 31 of the Lions' 48 rushing yards/],
    ["how many yards did the lions lose on sacks", /^The Lions were sacked three times for 21 yards\./],
    // The rest of it has its own answers.
    ["what share of targets did laporta get", /^Sam LaPorta had .* of the Lions' .* targets/],
    ["how many of st. brown's points came from catching", /points came from catching/],
  ],
  "202411409": [
    [
      "how many incompletions for both teams",
      /^Joe Burrow had 11 .* One of them was intercepted\..* Cooper Rush had 15/,
    ],
    [
      "how many picks did both qbs throw",
      /^Joe Burrow completed .* an interception\. Cooper Rush completed .* an interception\.$/,
    ],
  ],
};
