import { scoreBy, scoreNoun } from "./score-by.ts";
import type { Facts } from "./story-facts.ts";
import { withArticle } from "./prose-words.ts";
import type { StoryText, Phrasing } from "./tell.ts";

/** `24-24` from the points of one side or of both. */
function level(facts: Facts, name: string): string {
  const text = facts.text(name);
  return text.includes("-") ? text : `${text}-${text}`;
}

/** A game that went beyond regulation, won or tied. */
export const tellOvertime: Phrasing = (facts, tell): StoryText => {
  const regulation = level(facts, "regulationScore");
  if (tell.final.winner === null || tell.final.loser === null) {
    return {
      headline: [`Overtime settles nothing in ${withArticle(tell.score)} tie`],
      opening: [
        `Not even overtime found a winner: ${tell.result()}`,
        `${tell.result()} after an overtime that settled nothing`,
      ],
      body: [
        `It was ${regulation} at the end of regulation, and ${regulation === tell.score ? "neither team scored in overtime" : "overtime did not break the tie"}`,
      ],
    };
  }
  const [won, lost] = [tell.final.winner, tell.final.loser];
  const by = facts.has("what") ? scoreBy(facts, tell) : "";
  return {
    headline: [
      `${tell.bare(won)} beat ${tell.bare(lost)} ${tell.score} in overtime`,
      `${tell.bare(won)} outlast ${tell.bare(lost)} in overtime, ${tell.score}`,
      `${tell.bare(won)} get past ${tell.bare(lost)} ${tell.score} in overtime`,
    ],
    opening: [
      `${tell.nick(won)} needed overtime to beat ${tell.nick(lost)} ${tell.score}, after regulation ended ${regulation}`,
      `Regulation did not settle it, so overtime had to: ${tell.nick(won)} beat ${tell.nick(lost)} ${tell.score}`,
      `Tied at ${regulation} after regulation, ${tell.nick(won)} and ${tell.nick(lost)} went to overtime, and ${tell.place(won)} won it ${tell.score}`,
      `${tell.place(won)} won in overtime, beating ${tell.nick(lost)} ${tell.score} after the teams stood ${regulation} at the end of regulation`,
      ...(by === ""
        ? []
        : [`${by} in overtime gave ${tell.nick(won)} ${withArticle(tell.score)} win over ${tell.nick(lost)}`]),
    ],
    body:
      by === ""
        ? [`Regulation ended ${regulation}. ${tell.nick(won)} won it in overtime`]
        : [
            `Regulation ended ${regulation}. ${by} decided it in overtime`,
            `It was ${regulation} after regulation. ${by} ended it in overtime`,
          ],
  };
};

/** The winner's way back, and the loser's lead that went: the same game from both sides. */
export const tellComeback: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const down = `${facts.number("opponentScore")}-${facts.number("teamScore")}`;
  const deficit = facts.number("deficit");
  const [hole, when] = [`${deficit}-point`, facts.when()];
  const lead = facts.has("leadQuarter") ? ` and led for good ${facts.when("leadQuarter", "leadClock")}` : "";
  return {
    headline: [
      `${tell.bare(team)} come back from ${deficit} down to beat ${tell.bare(other)} ${tell.score}`,
      `${tell.bare(team)} erase ${withArticle(hole)} deficit, beat ${tell.bare(other)} ${tell.score}`,
      `Down ${deficit}, ${tell.bare(team)} rally past ${tell.bare(other)} ${tell.score}`,
    ],
    opening: [
      `${tell.nick(team)} trailed ${down} ${when} and came back to beat ${tell.nick(other)} ${tell.score}`,
      `Down ${down} ${when}, ${tell.nick(team)} rallied to beat ${tell.nick(other)} ${tell.score}`,
      `${withArticle(hole)} deficit was not too much for ${tell.nick(team)}, who came back to beat ${tell.nick(other)} ${tell.score}`,
      `${tell.place(team)} erased ${withArticle(hole)} deficit and beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(other)} led ${down} ${when}, and it did not hold. ${tell.nick(team)} came back to win ${tell.score}`,
    ],
    body: [
      `${tell.nick(team)} were down ${down} ${when}${lead}`,
      `${tell.nick(team)} had trailed ${down} ${when}${lead}`,
    ],
  };
};

/** One score down in the last quarter, and won all the same. */
export const tellFourthQuarterComeback: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const down = `${facts.number("opponentScore")}-${facts.number("teamScore")}`;
  const when = "in the fourth quarter";
  const lead = facts.has("leadQuarter") ? ` and led for good ${facts.when("leadQuarter", "leadClock")}` : "";
  return {
    headline: [
      `${tell.bare(team)} come back in fourth quarter to beat ${tell.bare(other)} ${tell.score}`,
      `${tell.bare(team)} rally late past ${tell.bare(other)}, ${tell.score}`,
    ],
    opening: [
      `${tell.nick(team)} trailed ${down} ${when} and came back to beat ${tell.nick(other)} ${tell.score}`,
      `Down ${down} ${when}, ${tell.nick(team)} rallied to beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(other)} led ${down} ${when}, but ${tell.nick(team)} came back to win ${tell.score}`,
      `It took a comeback ${when}: ${tell.nick(team)} trailed ${down} and beat ${tell.nick(other)} ${tell.score}`,
    ],
    body: [
      `${tell.nick(team)} had trailed ${down} ${when}${lead}`,
      `${tell.nick(team)} were down ${down} ${when}${lead}`,
    ],
  };
};

/** A lead lost, told of the side that lost it. */
export const tellCollapse: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const up = `${facts.number("teamScore")}-${facts.number("opponentScore")}`;
  const [lead, when] = [`${facts.number("lead")}-point`, facts.when()];
  return {
    headline: [`${tell.bare(team)} lose ${withArticle(lead)} lead and fall to ${tell.bare(other)} ${tell.score}`],
    opening: [
      `${tell.nick(team)} led ${up} ${when} and let it go: ${tell.result()}`,
      `${withArticle(lead)} lead got away from ${tell.nick(team)} as ${tell.result()}`,
    ],
    body: [`For ${tell.place(team)} it was ${withArticle(lead)} lead lost`, `${tell.nick(team)} had led ${up} ${when}`],
  };
};

/** Won on the last snap. */
export const tellWalkOff: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const by = scoreBy(facts, tell);
  const end = "on the last snap";
  const who = facts.has("scorer") ? facts.text("scorer") : "";
  return {
    headline: [
      who === ""
        ? `${tell.bare(team)} beat ${tell.bare(other)} ${tell.score} on the last snap`
        : `${who} wins it at the end as ${tell.bare(team)} beat ${tell.bare(other)} ${tell.score}`,
      `${tell.bare(team)} beat ${tell.bare(other)} ${tell.score} on a closing ${scoreNoun(facts)}`,
    ],
    opening: [
      `${by} ${end} gave ${tell.nick(team)} ${withArticle(tell.score)} win over ${tell.nick(other)}`,
      `${tell.nick(other)} and ${tell.nick(team)} came down to the last snap. ${by} won it for ${tell.place(team)}, ${tell.score}`,
      `${tell.nick(team)} beat ${tell.nick(other)} ${tell.score} on ${by} as the game ended`,
      `The last snap decided it: ${by}, and ${tell.nick(team)} beat ${tell.nick(other)} ${tell.score}`,
      `${tell.place(team)} left it as late as possible, beating ${tell.nick(other)} ${tell.score} on ${by}`,
    ],
    body: [`${by} ${end} decided it`, `It ended with ${by} ${end}`],
  };
};
