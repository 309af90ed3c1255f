/** What a figure is called where its name stands before it, to what it counts: `passing yards 271`, `Targets: 9`. */
const LABELS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^passing attempts$/, ["passingAttempts"]],
  [/^(?:passing )?completions$/, ["passingCompletions"]],
  [/^(?:rushing attempts|carries)$/, ["rushingAttempts"]],
  [/^(?:receptions|catches)$/, ["receptions"]],
  [/^(?:receiving )?targets$/, ["receivingTargets"]],
  [/^passing (?:yards|yds)$/, ["passingYards"]],
  [/^rushing (?:yards|yds)$/, ["rushingYards"]],
  [/^receiving (?:yards|yds)$/, ["receivingYards"]],
  [/^total (?:yards|yds)$/, ["totalYards"]],
  [/^penalty (?:yards|yds)$/, ["penaltyYards"]],
  [/^passing (?:touchdowns|tds)$/, ["passingTouchdowns"]],
  [/^rushing (?:touchdowns|tds)$/, ["rushingTouchdowns"]],
  [/^receiving (?:touchdowns|tds)$/, ["receivingTouchdowns"]],
  [/^(?:passing )?interceptions(?: thrown)?$/, ["passingInterceptions", "interceptionsThrown"]],
  [/^fumbles lost$/, ["fumblesLost"]],
  [/^turnovers$/, ["turnovers"]],
  [/^first downs$/, ["firstDowns"]],
  [/^penalties$/, ["penalties"]],
  [/^sacks$/, ["sacks"]],
  [/^fantasy points$/, ["fantasyPoints"]],
  [/^(?:ppr(?: points)?|fantasy points (?:in )?\(?p ?p ?r\)?)$/, ["fantasyPointsPPR"]],
];

const LABEL = /(?:^|[,;:.|(\n-]|\band\b)\s*\**([a-z]+(?: [a-z()]+){0,3})[:*]*\s+$/;
/** Nothing follows that the number could count. */
const ENDS = /^\**\s*(?:[,;.|)\n]|and\b|$)/;

/** What a number counts by the name right before it, where nothing after it says so; null without one. In small letters. */
export function labelUnits(lead: string, rest: string): readonly string[] | null {
  if (!ENDS.test(rest)) return null;
  const label = LABEL.exec(lead)?.[1];
  return label === undefined ? null : (LABELS.find(([name]) => name.test(label))?.[1] ?? null);
}
