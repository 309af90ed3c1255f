import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Kinds whose team did it. */
const DONE: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "score",
  "conversion",
  "twoPoint",
  "miss",
  "drive",
  "tying",
  "goAhead",
  "deciding",
]);

/** A team at the head of a clause, and what it does. */
const SUBJECT =
  /(?:^|[,;:] |\b(?:and|but|as|when|while|where|though|because|until) )#(?: (?:also|then|\w+ly|again|soon|even|once more))* ([a-z]+)\b/g;

/** Verbs of a team that something is done to, or that looks on; and those whose sense what follows decides. */
const SUFFERS = new RegExp(
  String.raw`^(?:${alternatives`
      allow | g[ai]v | surrender | yield | conced | permit | let | saw | see | watch | was | were | are | is | be | had | has | have
      could | would | should | will | may | might | never | not | did | do | trail | held | hold | lost | los | fell | fall | fac
      stopp | stuff | den | block | forc | keep | kept | stay | remain | need | defen | punt | turn | fumbl | threw | look | seem | and
      who | that | which | in | on | at | by | with | to | of | for | from | after | before | up | down | ahead | behind | out | still
      only | just | no(?!sed) | a | the | into | as | beat | won | win | won | led | lead | thought | appear | got | get | pay | paid
      bit | suffer | surviv | escap | rallied | answer | respond | c[ao]me | went | kick(?:ed)?$
    `})`,
);

/** "# forced overtime with a 53-yard kick": the team that acts in a clause is the one whose the cited deed is. */
export function otherTeamActs(reading: Reading): Finding[] {
  const { written: text, hits, cited } = reading;
  if (cited.length === 0 || !cited.every(({ kind, team }) => DONE.has(kind) && team !== null)) return [];
  const places = placesOf(text);
  return matches(text, SUBJECT).flatMap((found): Finding[] => {
    const hit = hits[places.indexOf(found.index + found[0].indexOf("#"))];
    const [, verb = ""] = found;
    const forces = verb === "forced" && /^ (?:overtime|a tie|extra)/.test(text.slice(found.index + found[0].length));
    const tries = verb === "went" && /^ for (?:it|two)\b/.test(text.slice(found.index + found[0].length));
    const gets = verb === "got" && /^ (?:two|2|it|both)\b/.test(text.slice(found.index + found[0].length));
    if (hit === undefined || hit.team === null || (SUFFERS.test(verb) && !forces && !tries && !gets)) return [];
    if (cited.some(({ team }) => team === hit.team)) return [];
    return [
      {
        word: hit.written,
        reason: `In ${idsOf(reading)} it is the other team, not the ${hit.written}, that ${verb}. Name the right one.`,
      },
    ];
  });
}
