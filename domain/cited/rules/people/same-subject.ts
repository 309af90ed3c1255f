import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { doersOf } from "../clause/deed-spots.ts";
import { placesOf } from "../clause/places-of.ts";
import { OF_TEAMS } from "../clause/of-teams.ts";
import { UNDERGOES } from "../teams/check-pronouns.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** How a clause goes on with the subject of the one before it. */
const GOES_ON = new RegExp(
  String.raw`^[^\p{L}@#]*(?<join>(?:and|but|then|later|before|after) )?(?:then )?(?:they )?(?:(?:also|later|then|even|soon|eventually|had|has|\w+ly|once|twice|did not|never) )*(?:${alternatives`
      took | ran | threw | passed | caught | made | kicked | punted | hit | added | scored | finished | returned | recovered
      intercepted | picked | sacked | dropped | brought | downed | forced | turn | turned | converted | moved | drove | gained | held
      led | had | found | connected | completed | missed | topped | drew | beat | broke | came | plunged | punched | hauled | grabbed
      pulled | reached | capped | closed | went | tacked | chipped | rushed | carried | posted | piled | racked | finishing | scoring
      adding | taking | running | catching | throwing | kicking | (?:won|put|gave)\b(?=[^.;]*\b(?:with|on) (?:a|an|his) \d+-yard)
    `})\b`,
  "u",
);
/** What one of the deeds is that a clause has summed up: "made all four, with a 57-yarder in the mix". */
const ONE_OF_HIS =
  /^[^\p{L}@#]*(?:with|including|highlighted by|one of them|among them|counting) (?:an?|the|his) (?:[a-z]+ ){0,2}?\d+[- ]yard/u;
/** What a passer does by others, and a tackler to them. */
const BY_OTHERS = /\b(?:led|forced|moved|drove|turn(?:ed)?)$|\b(?:handoff|pass|throw|toss|strike|pitch) to @/;
/** Whose a fact is that a person did or has. */
const OF_PEOPLE: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "score",
  "play",
  "conversion",
  "twoPoint",
  "turnover",
  "miss",
  "line",
  "fantasy",
  "usage",
  "projection",
  "seasonHigh",
  "threshold",
]);
const EXTRA_POINT = /\b(?:extra point|PAT|two-point|conversion|try|point after)\b/;
/** A row of turnovers is also the takeaways of the other team. */
const TAKEAWAYS = /\b(?:takeaways?|turnovers?)\b/;

/** Who a sentence, or the latest clause of it, is about. */
const SUBJECT =
  /(?:^|, |\b(?:and|but|while|although|though|whereas) )[@#](?= (?!(?:and|or|with|on|from|in|to|for|at|by)\b)[a-z])/g;

/** "Mack, who had sacked him before,": what is said of the subject of the clause that goes on without a word that joins. */
const ASIDE = /^@(?=, (?:who|whose|already|with|an?|the|having|fresh|\w+ing|\w+ed)\b.*,$)/g;

/** "McCloud ran for 20 yards and later took a pass": who goes on is who the sentence began with, and has a part in what is cited. */
export function sameSubject(reading: Reading): Finding[] {
  const { text, beside, sentenceSoFar, index } = reading;
  const one = ONE_OF_HIS.exec(text);
  const said = one ?? GOES_ON.exec(text);
  if (said === null || !beside.before) return [];
  const told = maskNames(sentenceSoFar.trim(), index);
  const last = matches(told.text, one === null && said.groups?.["join"] === undefined ? ASIDE : SUBJECT).at(-1);
  const subject = last && told.hits[placesOf(told.text).indexOf(last.index + last[0].length - 1)];
  if (subject === undefined || (subject.team === null && [said[0], text].some((words) => BY_OTHERS.test(words))))
    return [];
  const isSo = subject.team === null ? hasPart(subject.players, reading) : isRowOf(subject.team, reading);
  return isSo
    ? []
    : [
        {
          word: said[0].trim(),
          reason: `${subject.written} has no part in ${idsOf(reading)}. Name who did it.`,
        },
      ];
}

/** Whether somebody did one of the things that are cited, or another one is named who did; who kicks after a touchdown has no part in it. */
function hasPart(people: readonly string[], { text, hits, cited }: Reading): boolean {
  const own = cited.filter(({ kind, roles }) => OF_PEOPLE.has(kind) && Object.keys(roles).length > 0);
  const partOf = (fact: Fact): readonly string[] =>
    EXTRA_POINT.test(text) ? Object.values(fact.roles) : doersOf(fact);
  return (
    people.length === 0 ||
    own.length === 0 ||
    hits.some(({ players }) => players.some((id) => people.includes(id))) ||
    own.some((fact) => partOf(fact).some((id) => people.includes(id)))
  );
}

/** Whether a row that is cited is a team's own; also where it tells what one team did to the other. */
function isRowOf(team: string, { text, hits, cited }: Reading): boolean {
  return (
    hits.length > 0 ||
    UNDERGOES.test(text) ||
    TAKEAWAYS.test(text) ||
    cited.length === 0 ||
    cited.some((fact) => !OF_TEAMS.has(fact.kind) || fact.team === null || fact.team === team)
  );
}
