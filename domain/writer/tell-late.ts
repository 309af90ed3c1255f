import { counted, possessive, withArticle } from "./prose-words.ts";
import { scoreBy, scoreNoun } from "./score-by.ts";
import type { StoryText, Tell, Phrasing } from "./tell.ts";

/** The lead for good in the last two minutes. */
export const tellLateLead: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const by = scoreBy(facts, tell);
  const when = facts.when();
  return {
    headline: [
      `Late ${scoreNoun(facts)} lifts ${tell.bare(team)} past ${tell.bare(other)} ${tell.score}`,
      `${tell.bare(team)} strike late to beat ${tell.bare(other)} ${tell.score}`,
    ],
    opening: [
      `${by} ${when} put ${tell.nick(team)} ahead for good, and they beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(team)} went ahead for good on ${by} ${when} and beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(team)} won it late, beating ${tell.nick(other)} ${tell.score} on ${by} ${when}`,
      `It was won late: ${by} ${when} sent ${tell.nick(team)} to ${withArticle(tell.score)} win over ${tell.nick(other)}`,
      `${tell.place(team)} waited until the end to beat ${tell.nick(other)}. ${by} ${when} made it ${tell.score}`,
    ],
    body: [`${by} ${when} put ${tell.place(team)} ahead for good`, `The lead for good came on ${by} ${when}`],
  };
};

const STOPS: Readonly<Record<string, string>> = {
  downs: "a stop on fourth down",
  interception: "an interception",
  fumble: "a lost fumble",
  time: "the clock",
};

/** The trailing side lost its last chance. */
export const tellLateStop: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const how = facts.text("how").toLowerCase();
  const noun = STOPS[how] ?? "a stop";
  const by = facts.has("by") ? `${tell.who(facts.text("by"))}'s ${noun.replace(/^an? /, "")}` : noun;
  const when = facts.when();
  if (how === "time") return ranOut(tell, team, other, facts.number("margin"));
  return {
    headline: [
      `${tell.bare(team)} hold on to beat ${tell.bare(other)} ${tell.score}`,
      `Late stop saves the ${tell.bare(team)} in ${withArticle(tell.score)} win over the ${tell.bare(other)}`,
    ],
    opening: [
      `${by} ${when} ended ${possessive(tell.nick(other))} last chance, and ${tell.nick(team)} held on ${tell.score}`,
      `${tell.nick(team)} needed one more stop against ${tell.nick(other)} and got it. ${by} ${when} sealed ${withArticle(tell.score)} win`,
      `${tell.nick(team)} held on to beat ${tell.nick(other)} ${tell.score} when ${by} ${when} took away the final chance`,
      `${tell.nick(other)} had the ball and a chance until ${by} ${when}, and ${tell.result()}`,
    ],
    body: [`${by} ${when} settled it`, `${possessive(tell.nick(other))} last chance ended with ${by} ${when}`],
  };
};

function ranOut(tell: Tell, team: string, other: string, margin: number): StoryText {
  const chance = `${tell.nick(other)} still had the ball on the last snap, down ${counted(margin, "point")}`;
  return {
    headline: [`${tell.bare(team)} hold on to beat ${tell.bare(other)} ${tell.score}`],
    opening: [
      `${chance}, and ${tell.nick(team)} held on ${tell.score}`,
      `${tell.nick(team)} held on to beat ${tell.nick(other)} ${tell.score} as time ran out on the last drive`,
      `Time ran out on ${tell.nick(other)}, and ${tell.nick(team)} held on ${tell.score}`,
    ],
    body: [chance, `Time ran out on ${tell.nick(other)} with the ball still theirs`],
  };
}

/** A try that would have tied or won it. */
export const tellFailedTry: Phrasing = (facts, tell): StoryText => {
  const team = facts.text("team");
  const what = facts.text("what");
  const missed = what === "extra point" ? `missed ${withArticle(what)}` : `failed on ${withArticle(what)}`;
  const when = facts.when();
  const purpose =
    facts.number("deficit") === 0
      ? "that would have put them ahead"
      : `while down ${counted(facts.number("deficit"), "point")}`;
  return {
    headline: [`Failed ${what} costs the ${tell.bare(team)} late`],
    opening: [
      `${tell.nick(team)} ${missed} ${when} ${purpose}, and ${tell.result()}`,
      `${tell.nick(team)} ${missed} ${when}. ${tell.result()}`,
    ],
    body: [`${tell.nick(team)} ${missed} ${when} ${purpose}`],
  };
};

/** A kick to tie or lead that failed at the end. */
export const tellLateMiss: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  const isBlocked = facts.is("isBlocked");
  const kicker = facts.has("kicker") ? tell.who(facts.text("kicker")) : `the kicker of ${tell.nick(team)}`;
  const deficit = facts.number("deficit");
  const purpose = deficit === 0 ? "with the score tied" : `with ${tell.nick(team)} down ${counted(deficit, "point")}`;
  const kick = facts.has("yards") ? `${facts.number("yards")}-yard field goal` : "field goal";
  const [failed, act] = isBlocked
    ? [`had ${withArticle(kick)} blocked`, `a blocked ${kick}`]
    : [`missed ${withArticle(kick)}`, `a missed ${kick}`];
  const when = facts.when();
  return {
    headline: [
      tell.final.loser === team
        ? `${tell.bare(other)} beat ${tell.bare(team)} ${tell.score} after a late ${isBlocked ? "block" : "miss"}`
        : `Late ${isBlocked ? "block" : "miss"}${tell.headlineEnd}`,
    ],
    opening: [
      `${kicker} ${failed} ${when} ${purpose}, and ${tell.result()}`,
      `It turned on ${act} ${when} ${purpose}: ${tell.result()}`,
    ],
    body: [`${kicker} ${failed} ${when} ${purpose}`],
  };
};
