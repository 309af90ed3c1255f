import { decide, unresolved } from "../finding.ts";
import { recordOf } from "../../facts/team-form.ts";
import { resultsReceipt } from "../../season/season-receipt.ts";
import { COUNT, countOf, isRounded, type SeasonCheck, sideAt } from "./season-view.ts";

const FIGURE = String.raw`(\d{1,2}(?:\.\d+)?)(?!\d|\.\d|:|-\d)`;
const ALLOW = String.raw`(?:allow\w*|giv\w+ up|gave up|conced\w+|surrender\w*|yield\w*)`;
const LAST = new RegExp(String.raw`\b(?:last|past|previous) ${COUNT}(?: games)?`, "i");

const ALLOWED = new RegExp(String.raw`\b${ALLOW}[^;,.]*$`, "i");
const ALLOWING = new RegExp(String.raw`^${ALLOW}`, "i");
const A_GAME = /\b(?:a|per) game\b|\baverag\w+/;

/** Points a game, scored or allowed, over the season before this game or over as many games as the sentence says. */
const average: SeasonCheck = (at, context, view) => {
  const { text } = context;
  const [figure = ""] = at.parts;
  // A player's means are not kept, and yards per carry are this game's.
  if (/^ (?:[a-z]+ )?(?:yards|catches|targets|carries|receptions|touchdowns|PPR)/.test(text.slice(at.end))) return null;
  const team = sideAt(at, context);
  if (team === null) return unresolved("number", "It is not clear whose mean this is.");
  const side = view.side(team);
  if (!side.isWhole || side.games.length === 0)
    return unresolved("number", `Not all games of ${team} before this one are known.`);
  const count = LAST.exec(text)?.[1];
  const games = count === undefined ? side.games : side.games.slice(0, countOf(count));
  const isAllowed = ALLOWED.test(text.slice(Math.max(0, at.start - 60), at.start)) || ALLOWING.test(at.words);
  const { pointsFor, pointsAgainst } = recordOf(games);
  return decide(
    "number",
    (count === undefined || games.length === countOf(count)) &&
      isRounded(figure, isAllowed ? pointsAgainst : pointsFor),
    `${team} scored ${pointsFor.toFixed(1)} and allowed ${pointsAgainst.toFixed(1)} points a game over ${games.length} games.`,
    resultsReceipt(games, team),
  );
};

/** "... points a game and allowing 19.5": a mean only beside another one. */
const elided: SeasonCheck = (at, context, view) =>
  A_GAME.test(context.text.slice(Math.max(0, at.start - 80), at.start)) ? average(at, context, view) : null;

const TIME = String.raw`(?: (?:this|on the) season| so far)?`;

export const AVERAGES: readonly (readonly [RegExp, SeasonCheck])[] = [
  [new RegExp(String.raw`\b${FIGURE}(?: points)? (?:a|per) game${TIME}`, "g"), average],
  [
    new RegExp(
      String.raw`\baverag(?:ed|es|e|ing) ${FIGURE}(?! (?:[a-z]+ ){0,2}(?:yards|catches|targets|carries|receptions|touchdowns|PPR)\b)(?: points)?${TIME}`,
      "g",
    ),
    average,
  ],
  [new RegExp(String.raw`\b${ALLOW} (?:just |only )?${FIGURE}(?: points)?`, "g"), elided],
];
