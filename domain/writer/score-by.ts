import { type Facts, playWords } from "./story-facts.ts";
import type { Tell } from "./tell.ts";

/** Somebody of the facts; empty where they name nobody. */
function maker(facts: Facts, tell: Tell, name = "scorer"): string {
  return facts.has(name) ? tell.who(facts.text(name)) : "";
}

/** The score that the facts tell of, with who made it: `Jason Sanders' 52-yard field goal`, `a safety`. */
export function scoreBy(facts: Facts, tell: Tell): string {
  return scoreWords(facts, maker(facts, tell), maker(facts, tell, "passer"));
}

/** A kind of score for headlines. */
export function scoreNoun(facts: Facts): string {
  const what = facts.text("what");
  return what === "" || what === "other" ? "score" : what;
}

/** A score with who made it: `Harrison Butker's 51-yard field goal`, `a touchdown`. `maker` and `passer` are empty if unknown. */
function scoreWords(facts: Facts, maker: string, passer: string): string {
  const what = facts.text("what");
  const noun = what === "" || what === "other" ? "score" : what;
  const from = maker !== "" && passer !== "" ? ` from ${passer}` : "";
  return `${playWords(noun, maker, facts.has("yards") && facts.number("yards") > 0 ? facts.number("yards") : null)}${from}`;
}
