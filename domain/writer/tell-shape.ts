import { counted, withArticle } from "./prose-words.ts";
import { type Facts, playWords } from "./story-facts.ts";
import type { StoryText, Tell, Phrasing } from "./tell.ts";

/** The favorite lost. */
export const tellUpset: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const by = `${facts.text("spread")}-point`;
  return {
    headline: [
      `${tell.bare(team)} upset ${tell.bare(other)} ${tell.score}`,
      `${tell.bare(team)} stun ${tell.bare(other)}, ${tell.score}`,
    ],
    opening: [
      `${tell.nick(team)} came in as ${by} underdogs and beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(other)} were favored by ${facts.text("spread")} points and lost ${tell.score} to ${tell.nick(team)}`,
      `The line had ${tell.nick(other)} as ${by} favorites against ${tell.nick(team)}. They lost ${tell.score}`,
      `${tell.place(team)} pulled off the upset as ${by} underdogs, beating ${tell.nick(other)} ${tell.score}`,
      `Favored by ${facts.text("spread")} points, ${tell.nick(other)} lost ${tell.score} to ${tell.nick(team)}`,
    ],
    body: [
      `${tell.nick(team)} had been ${by} underdogs`,
      `${tell.nick(other)} had been favored by ${facts.text("spread")} points`,
    ],
  };
};

/** Nothing for the loser. */
export const tellShutout: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  return {
    headline: [`${tell.bare(team)} shut out ${tell.bare(other)} ${tell.score}`],
    opening: [
      `${tell.nick(team)} shut out ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(other)} did not score a point in ${withArticle(tell.score)} loss to ${tell.nick(team)}`,
      `No points at all for ${tell.nick(other)}: ${tell.nick(team)} won ${tell.score}`,
    ],
    body: [`${tell.nick(other)} did not score`],
  };
};

/** Three scores or more apart. */
export const tellBlowout: Phrasing = (facts, tell): StoryText => {
  const [team, other, margin] = [facts.text("team"), facts.text("opponent"), facts.number("margin")];
  return {
    headline: [
      `${tell.bare(team)} rout ${tell.bare(other)} ${tell.score}`,
      `${tell.bare(team)} run away from ${tell.bare(other)}, ${tell.score}`,
      `${tell.bare(team)} roll past ${tell.bare(other)}, ${tell.score}`,
    ],
    opening: [
      `${tell.nick(team)} routed ${tell.nick(other)} ${tell.score}`,
      `This one was not close: ${tell.nick(team)} beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(team)} won by ${margin} points, ${tell.score} over ${tell.nick(other)}`,
      `${tell.place(team)} left no doubt in ${withArticle(tell.score)} win over ${tell.nick(other)}`,
      `${withArticle(`${margin}-point`)} margin told the story as ${tell.nick(team)} beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(other)} were no match for ${tell.nick(team)}, losing ${tell.score}`,
    ],
    body: [`The margin was ${margin} points in the end`, `${tell.nick(team)} won by ${margin} points`],
  };
};

/** The lead passed from side to side. */
export const tellBackAndForth: Phrasing = (facts, tell): StoryText => {
  const changes = counted(facts.number("leadChanges"), "time");
  return {
    headline: [`A game of many leads${tell.headlineEnd}`],
    opening: [
      `The lead changed hands ${changes} before ${tell.result()}`,
      `${tell.result()} in a game in which the lead changed hands ${changes}`,
      `Back and forth it went: the lead changed hands ${changes} until ${tell.result()}`,
    ],
    body: [`The lead changed hands ${changes}`, `The lead had changed hands ${changes} by the end`],
  };
};

/** The winner was never behind. */
export const tellNeverTrailed: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const most = facts.number("largestLead");
  return {
    headline: [`${tell.bare(team)} never trail in ${tell.score} win over ${tell.bare(other)}`],
    opening: [
      `${tell.nick(team)} never trailed in ${withArticle(tell.score)} win over ${tell.nick(other)}`,
      `Never behind, ${tell.nick(team)} beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(team)} were never behind and beat ${tell.nick(other)} ${tell.score}`,
      `At no point did ${tell.nick(team)} trail, and they beat ${tell.nick(other)} ${tell.score}`,
    ],
    body: [`${tell.nick(team)} never trailed and led by as many as ${most}`, `${tell.place(team)} never trailed`],
  };
};

/** Points between the score and the total from which a sentence says "well". */
const FAR = 10;

function overUnder(facts: Facts, tell: Tell, side: "over" | "under"): string {
  if (!facts.has("overUnder")) return "";
  const line = facts.number("overUnder");
  const isSo = side === "over" ? tell.final.total > line : tell.final.total < line;
  return isSo
    ? `, ${Math.abs(tell.final.total - line) >= FAR ? "well " : ""}${side} the total of ${facts.text("overUnder")}`
    : "";
}

/** Many points. */
export const tellShootout: Phrasing = (facts, tell): StoryText => {
  const total = facts.number("total");
  return {
    headline: [`A shootout of ${total} points ends ${tell.score}`],
    opening: [
      `The teams put up ${total} points between them before ${tell.result()}`,
      `${tell.result()} in a shootout of ${total} points`,
      `There were ${total} points in all as ${tell.result()}`,
      `Points came easily: the teams scored ${total} points as ${tell.result()}`,
    ],
    body: [`${total} points in all${overUnder(facts, tell, "over")}`],
  };
};

/** Few points. */
export const tellStruggle: Phrasing = (facts, tell): StoryText => {
  const total = facts.number("total");
  return {
    headline: [`Defenses rule ${withArticle(tell.score)} game of ${total} points`],
    opening: [
      `Points were hard to find: the teams scored ${total} points as ${tell.result()}`,
      `${tell.result()} in a game of only ${total} points`,
      `The defenses allowed ${total} points between them as ${tell.result()}`,
    ],
    body: [`${total} points in all${overUnder(facts, tell, "under")}`],
  };
};

/** Wind or cold with few points. */
export const tellWeather: Phrasing = (facts, tell): StoryText => {
  const sky = [
    ...(facts.has("wind") ? [`wind of ${facts.text("wind")} mph`] : []),
    ...(facts.has("low") ? [`a low of ${facts.text("low")} degrees`] : []),
  ].join(" and ");
  const total = facts.number("total");
  return {
    headline: [`Hard weather${tell.headlineEnd}`],
    opening: [
      `With ${sky} in the forecast, the teams scored only ${total} points as ${tell.result()}`,
      `${tell.result()} in a game of ${total} points, with ${sky} in the forecast`,
    ],
    body: [`The forecast had ${sky}, and the teams scored ${total} points together`],
  };
};

/** What is always there to tell. */
export const tellResult: Phrasing = (_facts, tell): StoryText => {
  const { winner, loser, margin } = tell.final;
  if (winner === null || loser === null) {
    return { headline: [`${withArticle(tell.score)} tie`], opening: [tell.result()], body: [tell.result()] };
  }
  return {
    headline: [
      `${tell.bare(winner)} beat ${tell.bare(loser)} ${tell.score}`,
      `${tell.bare(winner)} top ${tell.bare(loser)}, ${tell.score}`,
    ],
    opening: [
      tell.result(),
      `${tell.place(winner)} took it ${tell.score} over ${tell.nick(loser)}`,
      `It finished ${tell.score} for ${tell.nick(winner)} against ${tell.nick(loser)}`,
      `${tell.nick(loser)} lost ${tell.score} to ${tell.nick(winner)}`,
      `${counted(margin, "point")} separated ${tell.nick(winner)} and ${tell.nick(loser)} at the end of ${withArticle(tell.score)} game`,
    ],
    body: [`${tell.nick(winner)} won by ${counted(margin, "point")}`],
  };
};

/** A takeaway with who made it; a fumble is the work of him who forced it. */
function turnWords(facts: Facts, tell: Tell): string {
  const by = facts.has("by") ? tell.who(facts.text("by")) : "";
  switch (facts.text("how")) {
    case "downs":
      return "a stop on fourth down";
    case "fumble":
      return by === "" ? "a fumble recovery" : `a fumble forced by ${by}`;
    case "":
      return "a takeaway";
    default:
      return playWords(facts.text("how"), by, null);
  }
}

/** The ball won, and what came of it. */
export const tellTurningPoint: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const turn = turnWords(facts, tell);
  const points = counted(facts.number("points"), "point");
  const [gained, plays] = [facts.number("yards"), facts.number("plays")];
  const drive =
    facts.has("yards") && gained > 1 && plays > 1
      ? `, with a drive of ${gained} yards in ${counted(plays, "play")}`
      : "";
  const when = facts.when();
  const { winner, loser } = tell.final;
  const isWon = winner === team;
  const ending = isWon ? `win over ${tell.nick(other)}` : `loss to ${tell.nick(other)}`;
  const end = loser === null ? tell.so(team) : ` in ${withArticle(tell.score)} ${ending}`;
  const headlineEnd =
    loser === null
      ? tell.headlineEnd
      : isWon
        ? ` and beat ${tell.bare(other)} ${tell.score}`
        : ` but lose ${tell.score}`;
  return {
    headline: [
      `${tell.bare(team)} turn ${facts.text("how") === "downs" ? "fourth-down stop" : facts.text("how") || "takeaway"} into points${headlineEnd}`,
    ],
    opening: [
      `${turn} ${when} brought ${points} for ${tell.nick(team)}${end}`,
      `${tell.nick(team)} turned ${turn} ${when} into ${points}${tell.so(team, true)}`,
      ...(tell.final.winner !== team
        ? []
        : [
            `A swing came ${when}, when ${turn} brought ${points} for ${tell.nick(team)}. They beat ${tell.nick(other)} ${tell.score}`,
          ]),
    ],
    body: [
      `${turn} ${when} brought ${points} for ${tell.place(team)}`,
      `${tell.nick(team)} turned ${turn} ${when} into ${points}${drive}`,
      `After ${turn} ${when}, ${tell.nick(team)} scored ${points}${drive}`,
      `${turn} ${when} led to ${points} for ${tell.nick(team)}`,
    ],
  };
};
