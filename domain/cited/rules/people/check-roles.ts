import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { LineMark } from "../../../facts/mark.ts";
import type { Role } from "../../../facts/role.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { meant } from "./check-names.ts";
import { placesOf } from "../clause/places-of.ts";

interface RoleRule {
  /** `@` is a person: the last one in the pattern is who it is about, where it ends with him, else the first. */
  says: RegExp;
  roles: readonly Role[];
  /** Lines that support it as well. */
  lines: readonly LineMark[];
  examples: readonly string[];
}

/** What may stand between who did it and his verb: an adverb, or another verb of his. */
const ADVERB = String.raw`(?: \w+ly| _+| also| then| twice| later| never|(?<=(?:^|[,;:] |\b(?:and|as|when|while|but|then|where|after|before|until) )@) [a-z][^@#,;.]{2,30} and(?: then)?)?`;

/** What a name does in a clause, and who may do that. */
export const ROLE_RULES: readonly RoleRule[] = [
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:recovered|fell on|scooped|pounced|corralled(?! @)|smothered the loose|gobbled up the loose|hopped on|jumped on)|recover(?:ed|y) by @|that @ recovered|@'s recovery`,
      "g",
    ),
    roles: ["recoveredBy", "returner"],
    lines: ["defense"],
    examples: ["@ recovered the ball", "a fumble recovered by @"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:forced|stripped|strip-sacked|jarred|dislodged|separated @ from|(?:knocked|punched|popped|poked|raked|chopped|jolted|ripped|pried|swatted) (?:it|the ball) (?:loose|free|out|away))|(?:forced|stripped) by @`,
      "g",
    ),
    roles: ["forcedBy"],
    lines: ["defense"],
    examples: ["@ forced a fumble"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB},? (?:intercepted|picked off|stole|swiped|undercut|pilfered|filched|nabbed|robbed|came (?:up|away|down) with (?:an|the) (?:interception|pick))|(?:intercepted|picked off) by @|interception by @`,
      "g",
    ),
    roles: ["interceptor"],
    lines: ["defense"],
    examples: ["@ intercepted a pass", "was picked off by @"],
  },
  {
    says: /(?<!was |were |been |got )(?:intercepted|picked off) @(?!'s)|interception of @|@ (?:was|were|got) (?:intercepted|picked off|victimized)|@ (?:served|gifted) (?:it|one|another)\b|(?:pass|throw) by @/g,
    roles: ["passer"],
    lines: ["passing"],
    examples: ["intercepted @", "@ was picked off"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:snatched|took away|grabbed(?! (?:an?|@'s) (?:\w+ )?(?:interception|loose|fumble|sack)| (?:an?|the|that) two-point))`,
      "g",
    ),
    roles: ["receiver", "interceptor", "recoveredBy"],
    lines: ["receiving", "defense"],
    examples: ["@ snatched a pass"],
  },
  {
    says: /@'s (?:\w+ ){0,2}(?:interception|pick)s?\b/g,
    roles: ["interceptor", "passer"],
    lines: ["defense", "passing"],
    examples: ["@'s late interception"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:threw(?! @ (?:down|back|for an? (?:[\w-]+ )?loss))|passed|completed|tossed|lofted|lobbed|fired|launched|heaved|uncorked(?! (?:a|an|his) (?:[\w-]+ ){1,2}run\b)|slung|flung|floated|zipped|chucked|dished|unleashed|aired it|rifled|threaded|flipped|dumped(?! @ (?:for|at|on|in) )|(?<!\band @ )connected(?!(?: again| twice| \w+ times)?,? (?:first )?from (?:\d|the)| on (?:\w+ )*field))|(?:pass|strike|throw|(?<!\b(?:got|had|with) (?:a|an|another) (?:[\w-]+ ){0,3})catch|toss|reception|(?<!\b(?:got|had|with|enjoyed) (?:\d+|a|an|two|three|four|five) )(?:touchdown|touchdowns)|grab|score|completion) from @|thrown by @`,
      "g",
    ),
    roles: ["passer", "tryPasser"],
    lines: ["passing"],
    examples: ["@ threw a 9-yard touchdown", "a pass from @"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:(?:[a-z]+ [^@,;.]{0,30}?(?:by|to) )?(?:caught|catch(?:ing)?|scored|scoring|add(?:ed|ing)|converted|got|had|made|took in|ran in|(?:hauled|reeled|pulled|punched|carried) in|grabbed|snagged|was on the (?:other|receiving) end of)(?: (?:in|on))?|[a-z]+ [^,;.]*? and(?: (?:also|then|later))?(?: [a-z]+(?: (?:in|on))?)?) (?:(?:a|an|the|that|his|@'s) )?(?:two-point (?:pass|conversion|try|run|throw|catch|play|attempt)|two points|conversion for two)\b(?! to @| (?:was|were|made|failed|worked|cut|brought|pulled|tied|put|got|came|fell)\b)`,
      "g",
    ),
    roles: ["tryScorer", "tryPasser"],
    lines: [],
    examples: ["@ also caught the two-point pass", "@ caught a touchdown from @ and the two-point pass"],
  },
  {
    says: /(?<=@ )(?:(?:hit|found|spotted|targeted|fed|threw to|went to|connected with|hooked up with) @)(?=(?: again| also)? (?:for|on|with) (?:a |the )?two(?:-point|[,.;]|$))|two-point (?:pass|throw|toss) (?:(?:went|was) )?to @/g,
    roles: ["tryScorer"],
    lines: [],
    examples: ["@ found @ for two"],
  },
  {
    says: /@ (?:hit|found|spotted|targeted|hooked up with|linked up with|connected with|went to|fed) (?=@)/g,
    roles: ["passer", "tryPasser"],
    lines: ["passing"],
    examples: ["@ found @"],
  },
  {
    says: /(?<=@ )(?:hit|found|spotted|targeted|hooked up with|linked up with|went to|fed) @|connected with @|(?:pass|strike|toss|touchdown|throw|completion) to @/g,
    roles: ["receiver", "tryScorer", "scorer"],
    lines: ["receiving"],
    examples: ["@ found @", "a touchdown to @"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:caught|hauled(?! down)|secured (?:a|an|\w+) (?:[\w-]+ ){0,2}(?:pass|passes|catch|catches|targets)|vacuumed up|snagged|snared|plucked|reeled in|pulled (?:in|down)|had no catches)|(?:catch|reception|grab) by @|@'s (?:\d+-yard )?(?:touchdown )?(?:catch|grab|reception)`,
      "g",
    ),
    roles: ["receiver", "tryScorer"],
    lines: ["receiving"],
    examples: ["@ caught three passes", "@'s 33-yard catch"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:kicked(?! off the)|booted|drilled|nailed(?! @)|stroked|slotted|banged|shanked|yanked|flubbed|whiffed|missed(?! on)|(?:connected|hit|converted) from \d+|(?:added|tacked on|hit|converted|chipped in|split|sent|put|knocked) (?:in |home |through |on )?(?:a|an|his|another|the) (?:\w+ )?(?:\d+-yard(?:er)? )?(?:field goal|kick\b)|made \w+ (?:of|field|extra))|@'s (?:missed )?(?:\d+-yard )?(?:field goal|kick\b|boot|miss)|(?:field goal|kick|boot) by @`,
      "g",
    ),
    roles: ["kicker"],
    lines: ["kicking"],
    examples: ["@ kicked a 41-yard field goal"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:toted|ran(?! (?:straight |right )?the other way)(?! (?:down @|it|one of (?:them|those)|(?:a|an|the|that|his|another) (?:[\w-]+ ){1,2}) ?(?:back|in)\b)|rushed|plunged|carried(?! (?:it|the ball) \d)|barreled|dove|dived|sneaked|bulled|powered|punched it in|muscled|gashed|pounded)|(?<!-)(?:run|plunge|sneak|carry) by @|@'s (?:\d+-yard )?(?:touchdown )?(?:run|plunge|scamper)`,
      "g",
    ),
    roles: ["rusher", "tryScorer"],
    lines: ["rushing"],
    examples: ["@ ran 14 times", "@'s 4-yard touchdown run"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:scampered|blazed|motored|zoomed|jetted|scooted|(?:peeled|ripped|broke|tore|cracked) off (?:a|an|another) (?:[\w-]+ ){1,3}(?:run|gain|burst|scamper)|carried (?:it|the ball) \d+|ran (?:it|one of (?:them|those)|(?:a|an|the|that|his|another) (?:[\w-]+ ){0,2}[\w-]+) in\b|burst|galloped|rumbled|bolted|darted|dashed|raced|sprinted|weaved)`,
      "g",
    ),
    roles: ["rusher", "receiver", "returner", "interceptor", "recoveredBy", "scorer", "tryScorer"],
    lines: ["rushing", "receiving", "returning"],
    examples: ["@ raced 60 yards"],
  },
  {
    says: new RegExp(String.raw`@${ADVERB} (?:scored(?! [\d.]+ (?:PPR|fantasy|points))|crossed|punched it in)`, "g"),
    roles: ["scorer"],
    lines: ["rushing", "receiving"],
    examples: ["@ scored from the 4"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:fumbled|lost (?:a|the) (?:fumble|ball))|@'s (?:lost )?fumble(?! recovery)|fumble by @|lost by @`,
      "g",
    ),
    roles: ["fumbler"],
    lines: [],
    examples: ["@ lost a fumble"],
  },
  {
    says: /\bat @'s expense/g,
    roles: ["passer", "fumbler", "punter"],
    lines: ["passing"],
    examples: ["at @'s expense"],
  },
  {
    says: /@ (?:blocked|got (?:to|a (?:hand|piece) (?:on|of)) (?:a|an|the|that|@'s|#'s?|his) (?:[@#\w'-]+ )?(?:punt|kick|field goal|extra point))|blocked by @/g,
    roles: ["blocker"],
    lines: [],
    examples: ["@ blocked a punt"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:sacked|dropped|brought down|took down|swallowed|engulfed|leveled|got to(?! \d| (?:a|an|the|that|@'s|#'s?|his) (?:[@#\w'-]+ )?(?:punt|kick|field goal|extra point))|planted|collared|tackled|(?:chased|dragged|hauled|ran|tracked)(?= (?:down @|@ down))|(?:corralled|nailed|buried)(?= @)|(?:threw|dumped)(?= @ (?:down|back|for|at|on|in) )|(?:got|earned|received|took) (?:the |full )?credit(?= for (?:the|that|a) sack|[,.;]|$))|sack by @|sacked by @|@'s sack`,
      "g",
    ),
    roles: ["sackedBy", "alsoSackedBy", "forcedBy"],
    lines: ["defense"],
    examples: ["@ sacked the quarterback"],
  },
  {
    says: /(?<!was |were |been )(?:sacked|brought down|took down|swallowed up|engulfed|leveled|got to|planted|collared|tackled|(?:chased|dragged|hauled|ran|tracked) down) @(?!'s)|(?:threw|dumped) @(?= (?:down|back|for|at|on|in) )|@ was sacked|sack of @/g,
    roles: ["passer", "fumbler"],
    lines: ["passing"],
    examples: ["sacked @ for a loss"],
  },
  {
    says: new RegExp(
      String.raw`@${ADVERB} (?:returned|ran (?:it|one of (?:them|those)|(?:a|an|the|that|his|another) (?:[\w-]+ ){0,2}[\w-]+) back\b)|return by @|returned by @|@'s (?:\d+-yard )?(?:[\w-]+ )?return\b`,
      "g",
    ),
    roles: ["returner", "interceptor", "recoveredBy", "scorer", "player"],
    lines: ["returning"],
    examples: ["@ returned a punt"],
  },
];

/** Everybody does in the clause what he does in a cited fact. */
export function checkRoles(reading: Reading): Finding[] {
  const { text, hits, named, part, index } = reading;
  if (part.ids.length === 0) return [];
  const places = placesOf(text);
  return ROLE_RULES.flatMap(({ says, roles, lines }) =>
    matches(text, says).flatMap((found) => {
      const first = found.index + found[0].indexOf("@");
      const at = found[0].endsWith("@") ? found.index + found[0].length - 1 : first;
      const hit = hits[places.indexOf(at)];
      if (hit === undefined) return [];
      const who = meant(hit, reading);
      if (who.length === 0 || named.some((fact) => who.some((id) => plays(fact, id, roles, lines)))) return [];
      const name = index.people.get(who[0] ?? "")?.name ?? hit.written;
      const word = found[0].replaceAll("@", hit.written);
      return [
        {
          word,
          reason: `"${word}": ${name} does not do that in ${idsOf(reading)}. Say who did what as the fact has it.`,
        },
      ];
    }),
  );
}

function plays(
  { kind, marks, roles: cast }: Fact,
  id: string,
  roles: readonly Role[],
  lines: readonly LineMark[],
): boolean {
  if (roles.some((role) => cast[role] === id)) return true;
  if (cast.player !== id && cast.otherPlayer !== id) return false;
  return kind === "line" ? lines.some((line) => marks.includes(line)) : kind !== "absence" && kind !== "nth";
}
