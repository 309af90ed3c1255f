import { counted, joinWords, withArticle, yards } from "./prose-words.ts";
import { type Facts, playWords } from "./story-facts.ts";
import type { StoryText, Tell, Phrasing } from "./tell.ts";

/** `, two touchdowns and one interception`, without what he did not have. */
function some(facts: Facts, name: string, noun: string): string[] {
  return facts.number(name) > 0 ? [counted(facts.number(name), noun)] : [];
}

/** `X threw for 342 yards` in front, and the game's end behind. */
function player(tell: Tell, team: string, name: string, did: string, rest = ""): StoryText {
  return {
    headline: [`${name} ${rest === "" ? did : rest}${tell.headlineEnd}`],
    opening: [
      `${tell.who(name)} ${did}${tell.so(team)}`,
      ...(tell.final.winner === team ? [`${tell.result()} as ${tell.who(name)} ${did}`] : []),
      tell.final.loser === team
        ? `${tell.who(name)} ${did} in ${withArticle(tell.score)} loss for ${tell.nick(team)}`
        : `It was ${possessiveDay(tell, name)}: he ${did}${tell.so(team)}`,
    ],
    body: [`${tell.introduced(name, team)} ${did}`],
  };
}

function possessiveDay(tell: Tell, name: string): string {
  return `${tell.who(name)}'s game`;
}

export const tellPassing: Phrasing = (facts, tell): StoryText => {
  const totals = [
    yards(facts.number("yards")),
    ...some(facts, "touchdowns", "touchdown"),
    ...some(facts, "interceptions", "interception"),
  ];
  const did = `threw for ${withInterceptions(totals, facts)}`;
  return player(tell, facts.text("team"), facts.text("player"), did, `throws for ${facts.text("yards")} yards`);
};

function withInterceptions(totals: string[], facts: Facts): string {
  if (facts.number("interceptions") === 0) return joinWords(totals);
  return `${joinWords(totals.slice(0, -1))} with ${totals.at(-1)}`;
}

export const tellRushing: Phrasing = (facts, tell): StoryText => {
  const carries = facts.has("carries") ? ` on ${counted(facts.number("carries"), "carry", "carries")}` : "";
  const scored = some(facts, "touchdowns", "touchdown");
  const did = `ran for ${yards(facts.number("yards"))}${scored.length > 0 ? ` and ${scored.join("")}` : ""}${carries}`;
  return player(tell, facts.text("team"), facts.text("player"), did, `runs for ${facts.text("yards")} yards`);
};

export const tellReceiving: Phrasing = (facts, tell): StoryText => {
  const scored = some(facts, "touchdowns", "touchdown");
  const did = `caught ${counted(facts.number("catches"), "pass", "passes")} for ${yards(facts.number("yards"))}${scored.length > 0 ? ` and ${scored.join("")}` : ""}`;
  return player(
    tell,
    facts.text("team"),
    facts.text("player"),
    did,
    `catches ${facts.text("catches")} for ${facts.text("yards")} yards`,
  );
};

export const tellTouchdowns: Phrasing = (facts, tell): StoryText => {
  const parts = [
    ...(facts.number("rushing") > 0 ? [counted(facts.number("rushing"), "rushing touchdown")] : []),
    ...(facts.number("receiving") > 0 ? [counted(facts.number("receiving"), "receiving touchdown")] : []),
  ];
  const total = counted(facts.number("touchdowns"), "touchdown");
  const text = player(tell, facts.text("team"), facts.text("player"), `scored ${total}`, `scores ${total}`);
  return {
    ...text,
    body: [
      `${tell.introduced(facts.text("player"), facts.text("team"))} ${parts.length > 1 ? `had ${joinWords(parts)}` : `scored ${total}`}`,
    ],
  };
};

export const tellPassingTouchdowns: Phrasing = (facts, tell): StoryText => {
  const total = counted(facts.number("touchdowns"), "touchdown pass", "touchdown passes");
  return player(tell, facts.text("team"), facts.text("player"), `threw ${total}`, `throws ${total}`);
};

export const tellLongPlay: Phrasing = (facts, tell): StoryText => {
  const isCatch = facts.text("how") === "catch";
  const passer = facts.has("passer") ? ` from ${tell.who(facts.text("passer"))}` : "";
  const gain = withArticle(`${facts.number("yards")}-yard ${isCatch ? "pass" : "run"}`);
  const verb = isCatch ? "caught" : "broke";
  const it = facts.is("isTouchdown")
    ? `scored on ${withArticle(`${facts.number("yards")}-yard ${isCatch ? "catch" : "run"}`)}${passer}`
    : `${verb} ${gain}${passer}`;
  const [team, name, when] = [facts.text("team"), facts.text("player"), facts.when()];
  return {
    headline: [
      `${withArticle(`${facts.text("yards")}-yard`)} ${isCatch ? "catch" : "run"} by ${facts.text("player")}${tell.headlineEnd}`,
    ],
    opening: [`${tell.who(name)} ${it} ${when}${tell.so(team)}`],
    body: [`${tell.introduced(name, team)} ${it} ${when}`],
  };
};

export const tellReturnTouchdown: Phrasing = (facts, tell): StoryText => {
  const how = facts.text("how").toLowerCase() || "return";
  const noun = how === "interception" ? "pick-six" : how === "return" ? "return touchdown" : `${how} return touchdown`;
  const by = playWords(
    noun,
    facts.has("player") ? tell.who(facts.text("player")) : "",
    facts.number("yards") > 0 ? facts.number("yards") : null,
  );
  const [team, when] = [facts.text("team"), facts.when()];
  if (how === "blocked kick" && facts.has("player")) {
    const distance = facts.number("yards") > 0 ? ` ${yards(facts.number("yards"))}` : "";
    const told = `${tell.who(facts.text("player"))} returned a blocked kick${distance} for a touchdown ${when}`;
    return {
      headline: [`Blocked kick becomes a touchdown${tell.headlineEnd}`],
      opening: [`${told}${tell.so(team)}`],
      body: [told],
    };
  }
  return {
    headline: [
      tell.final.winner === team
        ? `${tell.bare(team)} beat ${tell.bare(facts.text("opponent"))} ${tell.score} with ${withArticle(noun)}`
        : tell.final.loser === team
          ? `${tell.bare(team)} lose ${tell.score} to ${tell.bare(facts.text("opponent"))} despite ${withArticle(noun)}`
          : `${tell.bare(team)} score on ${withArticle(noun)} in ${tell.score} game`,
    ],
    opening: [
      `${by} ${when} put points on the board for ${tell.nick(team)}${tell.so(team)}`,
      `${tell.nick(team)} got ${by} ${when}${tell.so(team, true)}`,
      `Not every point came from an offense: ${by} ${when}. ${tell.result()}`,
    ],
    body: [`${tell.nick(team)} also scored on ${by} ${when}`],
  };
};

/** Far beyond or short of what was projected. */
export const tellProjection: Phrasing = (facts, tell): StoryText => {
  const [team, name] = [facts.text("team"), facts.text("player")];
  const did = `scored ${facts.number("points").toFixed(1)} PPR points against a projection of ${facts.number("projected").toFixed(1)}`;
  return player(tell, team, name, did, `scores ${facts.number("points").toFixed(1)} PPR points`);
};
