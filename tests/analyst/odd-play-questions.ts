/** Questions of our own about why a game was lost and about plays out of the common, and what their answer says. */
export const ODD_PLAY_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202411534": [
    [
      "how did the bengals win",
      /ahead for good .* What the Bengals scored after trailing by seven: Chase Brown's 6-yard/,
    ],
  ],
};
