import type { Fact } from "../../../facts/fact.ts";
import { own, type TeamRule, theirs } from "./team-rule.ts";

const ADVERB = String.raw`(?: \w+ly| _+| also| then| had| have)?`;
const WHICH =
  "(?:only|lone|sole|single|first|second|third|fourth|fifth|last|final|other|early|late|costly|one|two|three|four|five)";
/** A turnover is its giver's; who won the ball has a takeaway. */
const GIVEN = String.raw`(?:turnovers?|giveaways?)\b(?! on downs)`;
const DENIED = /\b(?:never|not|no|without|nor|neither)\b|n't\b/;
/** What each of two teams is said to have had, in the sentence before. */
const STOPS = /\b(?:stops?|stands?|held|defenses?)\b(?! down)/i;
const BEHIND = /\b(?:chas\w*|catch-up|behind|trail\w*|fail\w*|unable)\b/;

const isOfTurnovers = ({ kind, marks }: Fact): boolean =>
  kind === "turnover" || marks.includes("interception") || marks.includes("fumble");

/** Verbs that only one of the two teams can do, in facts that are the one's or the other's. */
export const ONE_TEAM_DEEDS: readonly TeamRule[] = [
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:dug in|clamped down|rose up|stood (?:firm|tall|up|pat|strong)|held(?! (?:the (?!#|line)|an?|it|onto|on to|that|their|its|possession|\d)\b)|repelled|rebuffed|thwarted|denied|turned (?:#|them|it) (?:away|aside|back)|(?:got|forced|made|had|came up with) (?:a|the|another|its|their) (?:[\w-]+ ){0,2}(?:turnover on downs|stand|stop)|had theirs)`,
      "g",
    ),
    holds: (fact, who, { text, index }, { 0: said, index: at }) => {
      const isAgain = / another /.test(said) || /^ (?:again|once more)\b/.test(text.slice(at + said.length));
      const isFirst = index.ofKind("stop").find(({ team }) => team === fact.team) === fact;
      return isAgain && isFirst ? false : own("stop")(fact, who);
    },
    examples: ["# clamped down", "# forced a turnover on downs"],
  },
  {
    // "Had theirs" may be a ball that was lost.
    says: new RegExp(
      String.raw`#${ADVERB} (?:(?:got|made|notched|recorded|earned|picked up) theirs|(?:did|got) it (?:again|once more))|#'s? (?:one )?came(?= (?:on|at|in|with|when)\b)`,
      "g",
    ),
    holds: (fact, who, { textBefore }, { 0: said }) =>
      said.endsWith("came") && !STOPS.test(textBefore)
        ? null
        : own("stop", "turnover", "block", "score", "conversion")(fact, who),
    examples: ["# got theirs on fourth-and-1", "#' came on fourth-and-1"],
  },
  {
    says: new RegExp(
      String.raw`#(?: (?:defense|secondary))?${ADVERB} (?:intercepted|picked off|(?:stole|swiped|nabbed) (?:a|the|that|it|@)|(?:took|snatched) (?:it|the ball) away|(?:came (?:up|away|down) with|made|had|got|grabbed|snagged) (?:a|an|the|that|another|their) (?:[\w-]+ ){0,2}(?:interception|pick|takeaway)\b)|#'s? (?:${WHICH} ){0,2}takeaways?\b|\b(?:gave|got|handed|won|earned|set up) # (?:the ball|possession|a takeaway)`,
      "g",
    ),
    holds: own("turnover"),
    examples: ["# picked off @", "his pick gave # the ball"],
  },
  {
    says: /\b(?:interception|pick|takeaway|touchdown|score|field goal|kick|boot|sack|catch|grab|run|recovery)(?: return)? for #(?!'s)/g,
    holds: (fact, who) =>
      fact.kind === "play" && !fact.marks.includes("sack") ? null : own("turnover", "score", "play")(fact, who),
    examples: ["an interception for #"],
  },
  {
    says: new RegExp(
      String.raw`#(?: who)?${ADVERB} (?:(?:could|did) not (?:convert|connect|make|get (?:it|(?:the )?(?:two|points))\b(?! back))|fell short|came (?:up|away) (?:empty|short|with nothing)|(?:were|was|went|sailed) (?:wide|short|no good)|missed|misfired|(?:wasted|squandered) (?:a|the|that|their)|got nothing|had (?:a|an|the|their|both|two) (?:[\w-]+ ){0,4}(?:tr(?:y|ies)|(?:attempt|kick|goal)s?)\b)|#'s (?:[\w-]+ ){0,3}(?:try|attempt|kick|miss|goal)\b|\b(?:try|attempt|kick|miss|goal) by #`,
      "g",
    ),
    // What came to nothing was the own kick, or a drive that the other team ended.
    holds: (fact, who) => own("miss", "twoPoint")(fact, who) ?? theirs("stop", "turnover")(fact, who),
    examples: ["# came up empty", "#'s 50-yard try"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:relinquished|surrendered|ceded|gave up) (?:the|a|their|its) (?:\w+ )?lead`,
      "g",
    ),
    holds: (fact, who) => theirs("goAhead", "tying", "comeback")(fact, who),
    examples: ["# surrendered the lead"],
  },
  {
    says: /#'s? (?:[\w-]+ ){0,2}conversions?\b/g,
    holds: own("play", "conversion"),
    examples: ["one of #'s conversions"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} committed|#(?:'s?)? (?:${WHICH} ){0,2}${GIVEN}|${GIVEN} (?:that )?#(?: had|'s)? (?:had|made|committed)\b|${GIVEN} (?:(?:was|came) )?(?:by|of|from) #|(?<!# and )#${ADVERB} (?:had|made) (?:(?:just|only|a|the|their|${WHICH}) ){1,3}${GIVEN}`,
      "g",
    ),
    // Who won the ball committed nothing.
    holds: (fact, who) =>
      isOfTurnovers(fact) && fact.kind !== "team" ? theirs("turnover", "only", "count", "nth")(fact, who) : null,
    examples: ["# committed the only turnover", "#' only turnover"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:parlayed|capitalized|took advantage|made good use|cashed (?:it|that|the \w+) in)`,
      "g",
    ),
    holds: own("ledTo"),
    examples: ["# parlayed it into a field goal"],
  },
  {
    says: /# [^#,;]*\b(?:fell behind|trail\w*|behind)\b/g,
    // Said of who never was, it has to be denied.
    holds: ({ kind, team }, who, { text }) =>
      kind === "neverTrailed" && team === who ? DENIED.test(text) || /\bfrom behind\b/.test(text) : null,
    examples: ["# fell behind"],
  },
  {
    says: /# [^#,;]*\b(?:lead|led|ahead|in front)\b/g,
    holds: ({ kind, team }, who, { text }) =>
      kind === "neverLed" && team === who ? DENIED.test(text) || BEHIND.test(text) : null,
    examples: ["# tasted a lead"],
  },
  {
    says: /#(?: \w+ly)? (?:won|beat|lost|prevailed|triumphed|defeated)\b/g,
    holds: ({ kind, marks }) => (kind === "result" && marks.includes("tie") ? false : null),
    examples: ["# won in a stalemate"],
  },
  {
    says: /\b(?:got|gets|getting|puts?|putting) # on the (?:board|scoreboard)|\b(?:got|gets|getting) # (?:off the (?:schneid|mat)|untracked)|\b(?:gave|gives|giving|handed|got|brought) # (?:the|its|their) (?:game's )?(?:first|opening|only|final|last) (?:points|score|touchdown)\b|\b(?:opened|began|started) (?:all )?the scoring for #|\bdrew first blood for #|\bonly time (?:that )?# (?:reached|found|crossed|scored|got (?:in|into))\b/g,
    holds: own("score", "first", "only"),
    examples: ["got # on the board"],
  },
  {
    says: /\b(?:gave|gives|giving|handed|staked|put|lifted|pushed|vaulted|propelled|nudged|catapulted) # (?:(?:to )?(?:the|a) lead\b|(?:back )?(?:ahead|in front|on top))/g,
    holds: own("goAhead"),
    examples: ["staked # to the lead"],
  },
  {
    says: new RegExp(
      String.raw`#${ADVERB} (?:answered|responded|countered|replied|retaliated|(?:fired|hit|struck|shot|punched) back) with`,
      "g",
    ),
    holds: own("answered", "drive"),
    examples: ["# struck back with"],
  },
  {
    says: /\b(?:seal|ice|clinch|salt|lock|secure|nail|wrap|close|cement|preserve|save)(?:e?d|s)? (?:it|the (?:game|win|deal))(?: \w+)? for #/g,
    holds: own("deciding"),
    examples: ["salted it away for #"],
  },
];
