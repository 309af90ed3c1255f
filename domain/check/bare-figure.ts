import type { Figure } from "./figure-words.ts";
import { wayOf } from "./gain-way.ts";
import type { SentenceContext } from "./sentence-context.ts";
import type { NumberToken } from "../words/story-numbers.ts";

/** The text without its names: Cooper Rush passes. */
function masked({ text, mentions }: SentenceContext): string {
  return mentions.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
}

/** What a bare `yards`, `touchdowns`, `passes` or `times` counts, by the words around it; undefined where they do not say. */
export function bareFigure(word: string, token: NumberToken, context: SentenceContext): Figure | undefined {
  const way = wayOf(token, masked(context));
  const unit = /./;
  if (word.startsWith("yard")) {
    if (/\binterceptions?\b[^.;]*\b(?:back|return\w*)\b/.test(context.text.slice(0, token.start)))
      return { unit, player: ["interceptionReturnYards"] };
    if (
      /\bsack\w*\b(?:[^.;]*\bcost [\w' ]+|[^.;,]*\blos\w+| (?:\w+ times )?for(?: a loss of)?) $/.test(
        context.text.slice(0, token.start),
      )
    )
      return { unit, player: ["sackYardsLost"] };
    if (/\btouches (?:into|for) $/.test(context.text.slice(0, token.start)))
      return { unit, player: ["rushingYards+receivingYards"] };
    if (way === null) return { unit, player: ["passingYards|rushingYards|receivingYards"], team: "totalYards" };
    return { unit, player: [`${way}Yards`], team: way === "rushing" ? "rushingYards" : "passingYards" };
  }
  if (word.startsWith("pass")) {
    if (/\b(?:half|most|all but \w+) of (?:his|their|its) $/i.test(context.text.slice(0, token.start)))
      return { unit, player: ["passingAttempts"], team: "passingAttempts" };
    const verb =
      /\b(caught|catches|catch|completed|completes|threw|attempted|intercepted|defended|defensed|broke up|batted|knocked)\b[^.;]*$/i
        .exec(context.text.slice(0, token.start))?.[1]
        ?.toLowerCase();
    const field = {
      caught: "receptions",
      catches: "receptions",
      catch: "receptions",
      completes: "passingCompletions",
      completed: "passingCompletions",
      threw: "passingAttempts",
      attempted: "passingAttempts",
      intercepted: "interceptions",
      "broke up": "passesDefended",
      batted: "passesDefended",
      knocked: "passesDefended",
      defended: "passesDefended",
      defensed: "passesDefended",
    }[verb ?? ""];
    return field === undefined ? undefined : { unit, player: [field], team: field };
  }
  if (word === "times") {
    const verb =
      /^.*\b(scored|scores|found the end zone|reached the end zone|crossed the goal line|sacked|threw|throw|ran|run|carried|carry|intercepted|punted|got home|went down|touched the ball|picked off|picked \w+ off|targeted|targeting|flagged|penali[sz]ed)\b[^.;]*$/i
        .exec(context.text.slice(0, token.start))?.[1]
        ?.toLowerCase();
    const isTaken =
      /(?:\b(?:was|were|been|got|being) (?:\w+ )?|^\s*|\balso |, )(?:sacked|intercepted|picked off)\b[^.;]*$/i.test(
        context.text.slice(0, token.start),
      ) && !/^(?: times)? by (?:the )?[A-Z]/.test(context.text.slice(token.end));
    if (verb === "flagged" || verb?.startsWith("penali") === true) return { unit, team: "penalties" };
    if (verb === "got home") return { unit, player: ["sacks"], team: "sacks" };
    if (verb === "went down" || (verb === "sacked" && isTaken))
      return { unit, player: ["sacksTaken"], team: "sacksTaken" };
    if (verb === "sacked") return { unit, player: ["sacks"], team: "sacks" };
    if (verb === "intercepted" || verb?.startsWith("picked") === true)
      return isTaken
        ? { unit, player: ["passingInterceptions"], team: "passingInterceptions" }
        : { unit, player: ["interceptions|passingInterceptions"], team: "interceptions" };
    if (verb === "threw" || verb === "throw") return { unit, player: ["passingAttempts"], team: "passingAttempts" };
    if (verb === "touched the ball") return { unit, player: ["rushingAttempts+receptions"] };
    if (verb === "targeted" || verb === "targeting") return { unit, player: ["receivingTargets"] };
    if (/\btook the ball away[^.;]*$/i.test(context.text.slice(0, token.start))) return { unit, team: "takeaways" };
    if (/\bturned (?:it|the ball) over\b[^.;]*$/i.test(context.text.slice(0, token.start)))
      return { unit, player: ["passingInterceptions+fumblesLost"], team: "turnovers" };
    if (
      verb === "scored" ||
      verb === "scores" ||
      verb?.includes("end zone") === true ||
      verb?.includes("goal line") === true
    )
      return { unit, player: ["rushingTouchdowns+receivingTouchdowns"], team: "touchdowns" };
    if (verb === "punted") return { unit, player: ["punts"], team: "punts" };
    if (verb === "carried" || verb === "carry" || verb === "ran" || verb === "run")
      return { unit, player: ["rushingAttempts"], team: "rushingAttempts" };
    return undefined;
  }
  const total = "rushingTouchdowns+receivingTouchdowns";
  if (/\b(?:accounted for|responsible for|had a hand in|'s?)\s+(?:all )?$/i.test(context.text.slice(0, token.start)))
    return { unit, player: [`passingTouchdowns+${total}`], team: "touchdowns" };
  const isPasser = /\d(?:-of-|-for-| of | for |\/)\d/.test(context.text);
  if (way === null)
    return { unit, player: [isPasser ? "passingTouchdowns" : `${total}|passingTouchdowns`], team: "touchdowns" };
  return {
    unit,
    player: [way === "passing" ? "passingTouchdowns" : `${way}Touchdowns|${total}`],
    team: `${way === "receiving" ? "passing" : way}Touchdowns`,
  };
}
