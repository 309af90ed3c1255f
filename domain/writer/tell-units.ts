import { counted, joinWords, numberWord } from "./prose-words.ts";
import type { Facts } from "./story-facts.ts";
import type { StoryText, Tell, Phrasing } from "./tell.ts";

/** What a side did as a whole: in front of the result, and by itself. */
function unit(facts: Facts, tell: Tell, headline: string, did: string): StoryText {
  return goodOrBad(facts, tell, { headline, did, isGood: true });
}

/** The same of what does no side credit. */
function badUnit(facts: Facts, tell: Tell, headline: string, did: string): StoryText {
  return goodOrBad(facts, tell, { headline, did, isGood: false });
}

interface Deed {
  headline: string;
  did: string;
  isGood: boolean;
}

function goodOrBad(facts: Facts, tell: Tell, { headline, did, isGood }: Deed): StoryText {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  return {
    headline: [
      tell.final.winner === team
        ? `${tell.bare(team)} ${headline} ${isGood ? "and" : "but"} beat ${tell.bare(other)} ${tell.score}`
        : tell.final.loser === team
          ? `${tell.bare(team)} ${headline} ${isGood ? "but" : "and"} lose ${tell.score} to ${tell.bare(other)}`
          : `${tell.bare(team)} ${headline} in ${tell.score} game`,
    ],
    opening: [
      `${tell.nick(team)} ${did}${tell.so(team, true, isGood)}`,
      tell.final.loser === team
        ? `${tell.nick(team)} lost ${tell.score} in a game in which they ${did}`
        : tell.final.winner === team
          ? `${tell.result()} in a game in which they ${did}`
          : `${tell.result()} in a game in which ${tell.nick(team)} ${did}`,
    ],
    body: [`${tell.nick(team)} ${did}`, `${tell.place(team)} ${did}`],
  };
}

export const tellTakeaways: Phrasing = (facts, tell): StoryText => {
  const parts = [
    ...(facts.number("interceptions") > 0 ? [counted(facts.number("interceptions"), "interception")] : []),
    ...(facts.number("fumbles") > 0 ? [counted(facts.number("fumbles"), "fumble recovery", "fumble recoveries")] : []),
  ];
  const total = facts.number("takeaways");
  const how = parts.length > 1 ? `, ${joinWords(parts)}` : "";
  return unit(facts, tell, `force ${counted(total, "turnover")}`, `had ${counted(total, "takeaway")}${how}`);
};

export const tellSacks: Phrasing = (facts, tell): StoryText => {
  const total = counted(facts.number("sacks"), "sack");
  const story = unit(facts, tell, `get ${total}`, `had ${total}`);
  if (!facts.has("player") || !facts.has("most")) return story;
  const most = facts.number("most");
  const share = numberWord(most);
  return {
    ...story,
    body: [`${tell.nick(facts.text("team"))} had ${total}, ${share} of them by ${tell.who(facts.text("player"))}`],
  };
};

export const tellMissedKicks: Phrasing = (facts, tell): StoryText => {
  const parts = [
    ...(facts.number("fieldGoals") > 0 ? [counted(facts.number("fieldGoals"), "field goal")] : []),
    ...(facts.number("extraPoints") > 0 ? [counted(facts.number("extraPoints"), "extra point")] : []),
  ];
  return badUnit(facts, tell, `miss ${counted(facts.number("missed"), "kick")}`, `missed ${joinWords(parts)}`);
};

export const tellPenalties: Phrasing = (facts, tell): StoryText => {
  const total = counted(facts.number("penalties"), "penalty", "penalties");
  return badUnit(facts, tell, `commit ${total}`, `committed ${total}`);
};

export const tellRedZone: Phrasing = (facts, tell): StoryText =>
  badUnit(
    facts,
    tell,
    "stall in the red zone",
    `scored ${counted(facts.number("touchdowns"), "touchdown")} on ${counted(facts.number("trips"), "trip")} to the red zone`,
  );

export const tellThirdDowns: Phrasing = (facts, tell): StoryText =>
  unit(
    facts,
    tell,
    "move the chains on third down",
    `converted ${numberWord(facts.number("made"))} of ${numberWord(facts.number("of"))} third downs`,
  );
