import type { Fact } from "../../../facts/fact.ts";
import type { OtherwiseRule } from "./otherwise-rule.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** How a play was set up and covered, which no fact tells. */
const FORMATION = new RegExp(
  String.raw`\b(?:${alternatives`
      lined up (?:in the (?:slot|backfield)|out wide|wide|as (?:a|an) \w+) | (?:went|lined up|snap\w*) under center
      (?:from|out of|in) (?:the |an? )?(?:slot|wildcat|I-formation|pistol|shotgun|no-huddle|empty (?:set|backfield))
      (?:[\w-]+-receiver|[\w-]+-tight[- ]end|heavy|goal-line|jumbo|bunch|empty|no-huddle) (?:set|formation|look|package)
      designed (?:run|keeper|rollout|draw) | (?:off|on|from|after|using) (?:a )?play[- ]action | double[- ](?:covered|coverage|teamed)
      (?:man|zone|single|press) coverage
      (?:on|off|with|after) (?:a|an) (?:[\w-]+ )?(?:blitz|screen|bootleg|jet sweep|option route|pump fake)
    `})\b`,
);
/** A rush that nothing tells, as the cause of a throw. */
const RUSHED = new RegExp(
  alternatives`
    \b(?:pressure|heat) (?:from|by|of) [@#] | [@#]'s? (?:pass[- ])?(?:pressure|rush|heat)\b
    [@#] (?:\w+ly )?(?:${alternatives`
      hurried | pressured | flushed | rushed(?! for| \d) | harassed | tipped | deflected
      forced (?:that|the|a) (?:\w+ )?(?:throw|pass|interception|pick) | got in(?:to)? (?:[@#]'s|his|the) face
    `})
    \b(?:hurried|pressured|flushed|harassed|tipped|deflected|rushed) by [@#] | \bunder (?:heavy |heat|pressure|duress)
  `,
);
const WAS_HIT =
  /(?:@|\bhe) (?:was|got|had been) (?:hit|drilled|leveled|popped|hurried|pressured|flushed|blasted|rocked|crunched)\b(?! (?:by|with) (?:a )?(?:flag|penalt))|\bas he (?:threw|released|let (?:it )?go)\b/;

/** Who was in at the beginning or the end, and who came in for him. */
const STARTER = new RegExp(
  [
    String.raw`\b(?:start|finish|end|open|began|beginning|clos|complet|took over|taking over|(?:was|were|still|stayed|remained)\b(?=[^.;]* (?:at|by|for|down) the (?:end|finish|start|close|stretch)))\w*(?: [^,.;]{0,30}?)?(?: (?:at|under|as))(?: (?:the|their|his|its|#'s?))?(?: starting)? (?:quarterback|center|QB)\b`,
    String.raw`\b(?:start(?:ing|ed|er)|finish(?:ing|ed)) (?:at )?(?:quarterback|QB)\b`,
    String.raw`\bc[ao]me (?:in|on) (?:for (?:@|him)|in relief)|\bc[ao]me off the bench\b`,
    String.raw`(?<=@ (?:then |\w+ly )?)(?:play|finish|start|clos)ed (?:out |off |up )?(?:the (?:rest of the )?game|for @|the rest)(?=[,.;]|$| (?:for|at|under|in (?:his|place))\b)`,
  ].join("|"),
);

/** A ball that went through somebody's hands. */
const DROPPED = new RegExp(
  alternatives`
    \bdropp?(?:ed|ing) (?:an?|one|two|three|his|their|the|another|both|a couple of|several) (?:[\w-]+ ){0,4}(?:throws?|pass(?:es)?|ball|catch|targets?|interceptions?|pick)\b(?! (?:in(?:to)?|on (?:#|them))\b)
    \b(?:through|off) (?:his|@'s) (?:hands|fingers)\b
    (?:@|\bhe)(?: (?:\w+ly|also|even|had))? dropped (?:one|two|it|both|a couple)(?=[,.;]|$| (?:of|from|on|that|late|early)\b)
    \bha[ds] (?:an?|one|two|three|another|the only) (?:\w+ )?drops?(?=[,.;]|$| (?:on|in|from)\b)
  `,
);

/** How plays looked and who was in: what no source tells. */
export const NEVER_TOLD: readonly OtherwiseRule[] = [
  {
    says: STARTER,
    // Who alone threw for his team began and ended its game.
    isSo: ({ cited, index }) => {
      const passers = (facts: readonly Fact[]): readonly Fact[] =>
        facts.filter(({ kind, marks }) => kind === "line" && marks.includes("passing"));
      const all = passers(index.ofKind("line"));
      const own = passers(cited);
      return own.length > 0 && own.every(({ team }) => all.filter((line) => line.team === team).length === 1);
    },
    instead: "No fact says who was in when. Say what he did.",
    examples: ["finished the game at quarterback"],
  },
  {
    says: DROPPED,
    isSo: () => false,
    instead: "No fact tells a drop. Leave it out.",
    examples: ["dropped a third-down throw"],
  },
  {
    says: FORMATION,
    // "A blitz of 14 straight points" is none.
    isSo: ({ cited }) => cited.some(({ kind, marks }) => kind === "run" || marks.includes("fieldGoal")),
    instead: "No fact says how they lined up or covered. Leave that out.",
    examples: ["lined up in the slot"],
  },
  {
    says: RUSHED,
    isSo: ({ cited, written }) =>
      cited.every(({ at }) => at === null) && !/\bon (?:the|that) (?:play|throw|pass|snap)\b/.test(written)
        ? true
        : cited.some(({ marks }) => marks.includes("sack")),
    instead: "It does not say who rushed him. Leave that out.",
    examples: ["pressure from @ forced that throw"],
  },
  {
    says: WAS_HIT,
    isSo: ({ cited }) => cited.some(({ marks }) => marks.includes("sack")),
    instead: "It does not say that he was hit. Leave that out.",
    examples: ["@ was hit as he threw"],
  },
];
