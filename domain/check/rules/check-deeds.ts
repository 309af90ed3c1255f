import type { CreditStat } from "../../game/credit.ts";
import type { GameFacts } from "../game-facts.ts";
import type { Mention } from "../story/story-mentions.ts";

/** A word that says what somebody did, and the credits of which he must have one. */
interface Deed {
  /** Right after his name. */
  does?: RegExp;
  /** Right before it. */
  done?: RegExp;
  stats: readonly CreditStat[];
  what: string;
}

const TOUCHDOWNS: readonly CreditStat[] = [
  "passingTouchdowns",
  "rushingTouchdowns",
  "receivingTouchdowns",
  "fumbleReturnTouchdowns",
  "kickReturnTouchdowns",
  "kickRecoveryTouchdowns",
  "puntReturnTouchdowns",
  "interceptionReturnTouchdowns",
  "blockedKickReturnTouchdowns",
];
const KICKS: readonly CreditStat[] = ["fieldGoalAttempts", "extraPointAttempts"];
const THEN = String.raw`^(?:,? (?:who|then|also|later|promptly|quickly|finally|eventually|alone|twice|himself|still|\w+ly)){0,2} `;

const after = (words: string): RegExp => new RegExp(`${THEN}(?:${words})`, "i");

const DEEDS: readonly Deed[] = [
  {
    does: after(
      String.raw`(?:fumbled\b|coughed (?:it|the ball) up|lost (?:a|the|his) fumble|put (?:it|another|one|the ball) on the (?:turf|ground))`,
    ),
    done: /\b(?:fumble by|fumbled by|ball (?:loose|away) from|stripped|strip-sacked|stripping) $/i,
    stats: ["fumbles", "fumblesLost", "returnFumblesLost"],
    what: "did not fumble",
  },
  {
    does: /^(?:'s?)? (?:\w+ )?fumble\b(?! (?:return|recover))/,
    stats: ["fumbles", "fumblesLost", "returnFumblesLost"],
    what: "did not fumble",
  },
  {
    does: after(
      String.raw`(?:recovered|pounced on|fell on|jumped on|scooped(?: it)?(?: up)?)\b(?! up)(?! (?:a |the )?(?:blocked|punt|onside))`,
    ),
    done: /\b(?:recovered|scooped up|covered|fallen on) by $/i,
    stats: ["fumbleRecoveries", "interceptions", "kickReturns", "puntReturns"],
    what: "recovered no fumble",
  },
  {
    does: after(String.raw`(?:picked (?:him |\w+ )?off|intercepted|stepped in front of|jumped a)\b`),
    done: /\b(?:intercepted|picked off|intercepted again) by $/i,
    stats: ["interceptions"],
    what: "intercepted no pass",
  },
  {
    does: after(
      String.raw`(?:ripped|stripped|knocked|punched|forced|jarred|poked)\b(?=[^.;,]*\b(?:ball|fumble|loose)\b)`,
    ),
    stats: ["forcedFumbles", "sacks"],
    what: "forced no fumble",
  },
  { does: after(String.raw`(?:sacked)\b`), stats: ["sacks"], what: "had no sack" },
  { done: /\bsacked by $/i, stats: ["sacks"], what: "had no sack" },
  {
    does: after(
      String.raw`(?:threw|completed|tossed|lofted|connected(?! (?:from|on (?:a|his) (?:\d|field)))|heaved)\b`,
    ),
    done: /\b(?:pass|throw|strike|toss|touchdown|catch|ball|dart|laser)(?:es)? from $/i,
    stats: ["passingAttempts"],
    what: "threw no pass",
  },
  {
    does: after(String.raw`(?:caught|hauled in|snagged|grabbed|reeled in|pulled in|gathered in)\b`),
    done: /\b(?:(?:pass|throw|strike|toss|completion|dart|laser)(?:es)?|touchdown pass) to $|\b(?:found|connected with|hit) $/i,
    stats: ["receptions", "receivingTwoPoints", "interceptions", "receivingYards"],
    what: "caught no pass",
  },
  {
    does: after(
      String.raw`(?:ran|rushed|sprinted|scrambled|sneaked|plunged|dived|dove|barrell?ed|bulled|bowled|scampered|burst|powered in|punched it in|broke (?:loose|free))\b(?! (?:it|an? (?:blocked|punt|kick|fumble|interception|pick)|the (?:ball|pick|interception|fumble|kick|punt)|back))`,
    ),
    stats: [
      "rushingAttempts",
      "rushingTwoPoints",
      "receptions",
      "interceptions",
      "fumbleRecoveries",
      "kickReturns",
      "puntReturns",
    ],
    what: "did not carry the ball",
  },
  {
    does: after(
      String.raw`(?:kicked|drilled|booted|nailed|split the uprights|missed (?:a|from|wide)|pushed a|hooked a|clanged|hit from|hit a \d)\b`,
    ),
    stats: KICKS,
    what: "tried no kick",
  },
  {
    does: /^(?:'s?)? (?:[\w-]+ ){0,2}field goals?\b/i,
    stats: KICKS,
    what: "tried no kick",
  },
  {
    does: after(
      String.raw`(?:scored\b(?! (?:-?[\d.]+|\w+ )(?: ?(?:PPR|fantasy|points)))|found the end zone|reached the end zone|crossed the goal line|went in from|walked in|strolled in|dived in|dove in)`,
    ),
    stats: [...TOUCHDOWNS, "fieldGoalsMade", "rushingTwoPoints", "receivingTwoPoints", "safeties"],
    what: "did not score",
  },
  {
    does: /^'s? (?:\w+ )?two-point (?:run|plunge|carry|sneak)\b/i,
    stats: ["rushingTwoPoints"],
    what: "ran in no two-point try",
  },
  { does: /^'s? (?:\w+ )?two-point (?:catch|grab)\b/i, stats: ["receivingTwoPoints"], what: "caught no two-point try" },
  {
    does: /^'s? (?:\w+ )?two-point (?:pass|throw|toss)\b/i,
    stats: ["passingTwoPoints"],
    what: "threw for no two points",
  },
  {
    does: /^'s? (?:\w+ )?(?:interception|pick)(?! (?:of|thrown))\b/i,
    stats: ["interceptions", "passingInterceptions"],
    what: "had no interception",
  },
  { done: /\b(?:interceptions?|picks?|INTs?) \($/, stats: ["interceptions"], what: "had no interception" },
  {
    done: /\b(?:picked off|intercepted)(?: (?:once|twice|\w+ times))?, by $/i,
    stats: ["interceptions"],
    what: "intercepted no pass",
  },
  { done: /\bfield goals? by $/i, stats: KICKS, what: "tried no kick" },
  {
    done: /\btouchdowns?, to (?:[A-Z][\w.'-]+(?: [A-Z][\w.'-]+)*(?:, and |, | and )){0,4}$/,
    stats: ["receivingTouchdowns"],
    what: "caught no touchdown",
  },
  {
    does: /^ (?:tried|flipped|lobbed|floated) an? (?:[\w-]+ )?pass\b/i,
    stats: ["passingAttempts"],
    what: "threw no pass",
  },
  {
    does: /^ (?:was|got) (?:stuffed|stopped|stood up) (?:on|for)\b/i,
    stats: ["rushingAttempts", "receptions", "sacksTaken", "passingAttempts"],
    what: "did not have the ball",
  },
  { does: /^'s? (?:game-)?winner\b/i, stats: [...TOUCHDOWNS, ...KICKS], what: "did not score" },
  { done: /\bsacks? \($/, stats: ["sacks"], what: "had no sack" },
  {
    done: /\b(?:interceptions? of|picked off|intercepted) $/i,
    stats: ["passingInterceptions"],
    what: "threw no interception",
  },
  {
    done: /\bsacked [\w ,]*?by (?:[A-Z][\w.'-]+(?: [A-Z][\w.'-]+)*(?:, and |, | and )){0,4}$/,
    stats: ["sacks"],
    what: "had no sack",
  },
  {
    does: /^'s? (?:[\w-]+ ){0,2}(?:catch|reception|grab)(?:es|s)?\b(?!-)/i,
    stats: ["receptions"],
    what: "caught no pass",
  },
  { does: /^'s? (?:[\w-]+ )?(?:pass(?:es)?|throws?)\b(?! rush)/i, stats: ["passingAttempts"], what: "threw no pass" },
  { does: /^'s? (?:\w+ )?interception of\b/i, stats: ["interceptions"], what: "intercepted no pass" },
  { does: /^'s? (?:\w+ ){0,2}touchdowns?\b/i, stats: TOUCHDOWNS, what: "had no touchdown" },
  {
    does: after("picked up (?:his own|a|the|that) (?:loose )?(?:fumble|ball)"),
    stats: ["fumbles", "fumbleRecoveries", "fumbleReturnYards"],
    what: "picked up no fumble",
  },
  { does: /^'s? (?:\w+ )?(?:sacks?|strip-sack)\b/i, stats: ["sacks"], what: "had no sack" },
];

/** The first thing that a text says somebody did and that nobody of that name did; null where there is none. */
export function falseDeed(mention: Mention, text: string, facts: GameFacts): string | null {
  if (mention.playerIds.length === 0 || facts.plays.length === 0) return null;
  const [before, rest] = [text.slice(0, mention.start), text.slice(mention.end)];
  const wrong = DEEDS.find(
    ({ does, done, stats }) =>
      (does?.test(rest) === true || done?.test(before) === true) &&
      !mention.playerIds.some((id) => stats.some((stat) => facts.players.get(id)?.totals[stat] !== undefined)),
  );
  return wrong === undefined ? null : `${mention.text} ${wrong.what}.`;
}
