/** The switch of the week's page, as its address names it: `/stats#score-switch`. */
export const SCORE_SWITCH = "score-switch";
