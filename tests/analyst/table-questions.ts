/** Questions of our own about what the tables beside the box score hold: usage, kickers, defenders. */
export const TABLE_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410807": [
    [
      "Which kicker had more fantasy points?",
      /^Jake Elliott had 15\.00 fantasy points: .* Then: Evan McPherson 5\.00\.$/,
    ],
    [
      "Did McPherson outscore Elliott in fantasy?",
      /^No\. Jake Elliott had 15\.00 .*McPherson had 5\.00 fantasy points\.$/,
    ],
    ["did elliott have more fantasy points than hurts", /^No\. Jalen Hurts had 35\.14 PPR points\. Jake Elliott/],
    ["Who was the best IDP?", /^Zack Baun had 12\.00 points in IDP scoring: 8 solo tackles/],
    [
      "best bengals linebacker",
      /^I can't judge who was best, .* by IDP points\. Germaine Pratt had 6\.00 points in IDP scoring/,
    ],
    [
      "best defensive player",
      /^I can't judge who was best, .* by IDP points\. Zack Baun had 12\.00 points in IDP scoring/,
    ],
    ["best defender", /by IDP points\. Zack Baun had 12\.00/],
    ["defensive mvp", /by IDP points\. Zack Baun had 12\.00/],
    ["which defender had the best game", /by IDP points\. Zack Baun had 12\.00/],
    ["who stood out on defense", /by IDP points\. Zack Baun had 12\.00/],
    ["who led the bengals defense", /^Cam Taylor-Britt had 8\.50 points in IDP scoring/],
    ["top tackler", /^Zack Baun .* 12 tackles\.$/],
    ["How many air yards did Chase have?", /^Ja'Marr Chase had 86 air yards, 30 percent of the Bengals' 291\./],
    ["who led the eagles in air yards", /^A\.J\. Brown had 79 air yards/],
  ],
};
