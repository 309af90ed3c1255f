/** What a unit in a text stands for. */
export interface Figure {
  /** What follows the number. */
  unit: RegExp;
  /** Fields of a player's line or credits that it may be; several add up. */
  player?: readonly string[];
  /** The team's figure. */
  team?: string;
}

/** By what stands after the number; the first that fits is meant. */
export const FIGURES: readonly Figure[] = [
  {
    unit: /^\s*(?:yards )?(?:per|a|an) (?:carry|rush|attempt|run|pop|tote)\b/,
    player: ["rushingYardsPerAttempt"],
    team: "rushingYardsPerAttempt",
  },
  { unit: /^\s*yards (?:per|a|an) (?:play|snap)\b/, team: "yardsPerPlay" },
  { unit: /^\s*yards (?:per|a|an) (?:catch|reception)\b/, player: ["receivingYardsPerReception"] },
  {
    unit: /^\s*(?:net )?(?:passing yards?|yards? passing|yards? through the air|passing(?=\s*(?:[.,;)]|$|and \d)))/,
    player: ["passingYards"],
    team: "passingYards",
  },
  {
    unit: /^\s*(?:rushing yards?|yards? rushing|yards? on the ground|rushing(?=\s*(?:[.,;)]|$|and \d)))/,
    player: ["rushingYards"],
    team: "rushingYards",
  },
  {
    unit: /^\s*(?:receiving yards?|yards? receiving|receiving(?=\s*(?:[.,;)]|$|and \d)))/,
    player: ["receivingYards"],
    team: "passingYards",
  },
  { unit: /^\s*(?:penalty yards?|yards? (?:in|of|on) penalt\w+)\b/, team: "penaltyYards" },
  {
    unit: /^\s*(?:total yards?|yards? of (?:total )?offen[sc]e|total net yards)\b/,
    player: ["rushingYards+receivingYards|passingYards+rushingYards"],
    team: "totalYards",
  },
  { unit: /^\s*touches\b/, player: ["rushingAttempts+receptions"] },
  { unit: /^\s*(?:yards? after the catch)\b/ },
  {
    unit: /^\s*(?:scrimmage yards?|yards? from scrimmage|(?:total|all-purpose) yards?)\b/,
    player: ["rushingYards+receivingYards"],
  },
  {
    unit: /^\s*(?:touchdown (?:pass(?:es)?|throws?|strikes?)|passing (?:touchdowns?|TDs?|scores?)|scoring (?:passes|throws))\b/i,
    player: ["passingTouchdowns"],
    team: "passingTouchdowns",
  },
  {
    unit: /^\s*(?:rushing (?:touchdowns?|TDs?|scores?)|(?:touchdown|scoring) (?:runs?|carries|rushes)|touchdowns? on the ground)\b/i,
    player: ["rushingTouchdowns"],
    team: "rushingTouchdowns",
  },
  {
    unit: /^\s*(?:receiving (?:touchdowns?|TDs?|scores?)|(?:touchdown|scoring) (?:catch(?:es)?|receptions?|grabs?))\b/i,
    player: ["receivingTouchdowns"],
    team: "passingTouchdowns",
  },
  {
    unit: /^\s*(?:total|combined|all-purpose) touchdowns?\b/,
    player: ["passingTouchdowns+rushingTouchdowns+receivingTouchdowns"],
    team: "touchdowns",
  },
  {
    unit: /^\s*(?:interceptions?|picks?|INTs?)\b(?! (?:pass|throw(?!n)|run|catch))/,
    player: ["passingInterceptions|interceptions"],
    team: "interceptions",
  },
  { unit: /^\s*(?:catch(?:es)?|receptions?|grabs?)\b/, player: ["receptions"], team: "passingCompletions" },
  {
    unit: /^\s*return (?:touchdowns?|TDs?|scores?)\b/i,
    player: ["kickReturnTouchdowns+puntReturnTouchdowns+interceptionReturnTouchdowns+fumbleReturnTouchdowns"],
  },
  { unit: /^\s*(?:targets?)\b/, player: ["receivingTargets"] },
  {
    unit: /^\s*(?:carr(?:y|ies)|rushing attempts?|rushes|runs?|touches on the ground)\b/,
    player: ["rushingAttempts"],
    team: "rushingAttempts",
  },
  {
    unit: /^\s*(?:passing attempts?|pass attempts?|attempts?|throws|tries)\b/,
    player: ["passingAttempts|rushingAttempts|fieldGoalAttempts"],
    team: "passingAttempts",
  },
  { unit: /^\s*(?:completions?|completed passes)\b/, player: ["passingCompletions"], team: "passingCompletions" },
  { unit: /^\s*(?:sacks?)\b/, player: ["sacks|sacksTaken"], team: "sacks" },
  { unit: /^\s*(?:tackles?)\b/, player: ["tackles+assists|tackles"] },
  { unit: /^\s*(?:forced fumbles?)\b/, player: ["forcedFumbles"], team: "forcedFumbles" },
  {
    unit: /^\s*(?:fumble recover(?:y|ies)|recover(?:y|ies))\b/,
    player: ["fumbleRecoveries"],
    team: "fumbleRecoveries",
  },
  { unit: /^\s*(?:lost fumbles?|fumbles? lost|fumbles?)\b/, player: ["fumblesLost|fumbles"], team: "fumblesLost" },
  { unit: /^\s*(?:takeaways?)\b/, team: "takeaways" },
  { unit: /^\s*(?:turnovers?|giveaways?)\b/, player: ["passingInterceptions+fumblesLost"], team: "turnovers" },
  { unit: /^\s*(?:first downs?)\b/, team: "firstDowns" },
  { unit: /^\s*(?:penalt(?:y|ies)|flags?)\b/, team: "penalties" },
  { unit: /^\s*(?:punts?)\b/, player: ["punts"], team: "punts" },
  {
    unit: /^\s*(?:pass(?:es)? (?:broken up|defen[sd]ed)|(?:pass )?breakups|deflections)\b/,
    player: ["passesDefended"],
  },
  {
    unit: /^\s*(?:(?:made |early |late )?field goals?|field-goal makes)\b/,
    player: ["fieldGoalsMade"],
    team: "fieldGoalsMade",
  },
  { unit: /^\s*(?:field[- ]goal (?:attempts?|tries))\b/, player: ["fieldGoalAttempts"], team: "fieldGoalAttempts" },
  { unit: /^\s*(?:extra points?)\b/, player: ["extraPointsMade"], team: "extraPointsMade" },
  { unit: /^\s*(?:(?:offensive )?(?:plays|snaps))\b/, team: "plays" },
  { unit: /^\s*(?:trips? (?:inside|to|into)|red-zone (?:trips?|visits?))/, team: "redZoneTrips" },
  { unit: /^\s*(?:drives|possessions)\b/, team: "drives" },
];
