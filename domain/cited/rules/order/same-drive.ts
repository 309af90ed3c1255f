import { unmasked } from "../../name-mask.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { driveOf } from "../clause/comes-of.ts";

const DRIVE = "(?:drive|possession|series|march)";
/** What a play does for the drive that it is on; an idiom may have blanked the verb. */
const HELPED =
  "_{4,}|(?:ke(?:pt|ep)|keeping)(?: alive| going)?|extend(?:ed|ing)?|sustain(?:ed|ing)?|prolong(?:ed|ing)?|fuel(?:ed|ing)?|key(?:ed|ing)|spark(?:ed|ing)?|highlight(?:ed|ing)?|propell?(?:ed|ing)?|jump-?start(?:ed|ing)?|kick-?start(?:ed|ing)?|ignit(?:ed|ing)|breathed life into|saved|saving|rescued|rescuing";
/** Ways to tell a play, a score and a drive as of one drive. */
export const ON_ONE_DRIVE: readonly { says: RegExp; examples: readonly string[] }[] = [
  {
    says: new RegExp(
      String.raw`\b(?:on|during|in|of|with|into) (?:the|that|this|@'s|#'s|a|an|their|his|its) (?:same )?(?:[\w-]+[ -]){0,3}${DRIVE} (?:that|which|when|where|in which|on which|@|he|#|they|finish\w*|end\w*|capp\w*|complet\w*|clos\w*|culminat\w*|for|to|before)\b`,
    ),
    examples: ["on the drive that @ finished"],
  },
  {
    says: new RegExp(String.raw`\b(?:on|during) [^,;.]{0,30}\b(?:touchdown|scoring) ${DRIVE}\b`),
    examples: ["on #'s last touchdown drive"],
  },
  {
    says: /\b(?:capped|finished|ended|completed|closed) (?:it|things) (?:off )?(?:from|with|on|by)\b/,
    examples: ["finished it from a yard out"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:${HELPED}) (?:[\w-]+ ){0,3}?(?:the|that|a|an|their|his|its|@'s|#'s) (?:[\w-]+[ -]){0,4}(?:${DRIVE}|trip)\b`,
    ),
    examples: ["kept alive the drive that ended in"],
  },
  {
    says: new RegExp(String.raw`\b(?<!\b(?:ball|it|possession) for )(?:same|that|this|one) ${DRIVE}\b`),
    examples: ["on the same drive"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:the|that|a|an|their|his|its) (?:[\w-]+[ -]){0,4}${DRIVE} (?:ended|finished|was (?:capped|finished|completed|ended)|culminated|stalled|came to an end|died)\b`,
    ),
    examples: ["the drive ended with"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:capp|finish|end|clos|complet|culminat|punctuat|conclud|top|round|polish|cash)(?:p?ed|p?ing|es|s)?(?: off| out| in)? (?:off )?(?:(?:the|that|a|an|their|his|its|@'s|#'s) (?:[\w-]+,?[ -]){0,6}${DRIVE}\b|(?:in|with|by|on) )`,
    ),
    examples: ["capped a 70-yard drive", "ending with"],
  },
  { says: new RegExp(String.raw`\bcapped(?: off)? by\b|\bfinished (?:off )?by\b`), examples: ["capped by"] },
  {
    says: /\b(?:drove|marched|went|moved|traveled|covered|needed|took|rode|used|goes|drive|march|drives)\b[^,.;]{0,50}\b(?:to|for|before|until|on) (?:(?:a|an|the|his|their|@'s|#'s?)\b|@)/,
    examples: ["drove 70 yards in seven plays to @'s 1-yard run"],
  },
  {
    says: new RegExp(String.raw`\bon the way to\b|\ben route to\b|\balong the way\b`),
    examples: ["on the way to"],
  },
];

/** What tells of another drive than the one before it. */
const OTHER =
  /\b(?:next|later|previous|earlier|another|following|prior|answer\w*|respon\w*|repl\w+|counter\w*|after|then|followed|first|second|other|different|instead|ensuing|subsequent|two|both|before (?:and|that)|despite|more|longer|shorter|than)\b/;

/** How a clause goes on with what was told before it. */
const FROM_BEFORE = new RegExp(
  String.raw`^[^\w@#]*(?:(?:and |a drive |one )?(?:it|that|which|that drive|the drive)(?: (?:was|all|also))? )?(?:capp|finish|end|clos|complet|culminat|punctuat|conclud|on the (?:way|same|drive)|(?:came )?(?:on|during) (?:that|the|this) |(?:\w+ly )?(?:${HELPED}) )`,
);

const OF_DRIVES: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "score",
  "play",
  "conversion",
  "drive",
  "turnover",
  "miss",
  "stop",
  "block",
]);

/** What a drive, a play and a score that are told as of one drive have in common is that drive. */
export function sameDrive(reading: Reading): Finding[] {
  const { text, cited, before, beside, opensSentence, factsBefore } = reading;
  const own = cited.filter(isOfDrive);
  const told =
    own.length > 1
      ? own
      : [...(beside.before ? before : opensSentence ? factsBefore : []).filter(isOfDrive).slice(-1), ...own];
  const facts = [...new Set(told)];
  if (own.length === 0 || facts.length < 2 || !facts.some(({ kind }) => kind === "score" || kind === "drive"))
    return [];
  // Of two scores, or of two drives, one is told beside the other.
  if (new Set(facts.map(({ kind }) => kind)).size < facts.length) return [];
  const found = ON_ONE_DRIVE.map(({ says }) => says.exec(text)).find((one) => one !== null);
  if (found === undefined || found === null || OTHER.test(text)) return [];
  // With a subject of its own a clause tells of something else than the one before it.
  if (own.length < 2 && !FROM_BEFORE.test(text)) return [];
  const drives = facts.map((fact) => driveOf(fact, reading.index));
  if (drives.some((drive) => drive === undefined) || new Set(drives).size === 1) return [];
  const word = unmasked(found[0]).trim();
  return [
    { word, reason: `They are not of one drive in ${idsOf(reading)}. Say which drive it was, or cite what was on it.` },
  ];
}

function isOfDrive({ kind, at, of }: Fact): boolean {
  return OF_DRIVES.has(kind) && at !== null && of.length === 0;
}
