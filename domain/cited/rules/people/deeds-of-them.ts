import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Role } from "../../../facts/role.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames, unmasked } from "../../name-mask.ts";
import { idsOf, type Reading, relatedOf } from "../../reading.ts";
import { deedsOf } from "../clause/deed-spots.ts";
import { placesOf } from "../clause/places-of.ts";

const WHICH =
  "(?<which>both|all(?: (?:two|three|four|five|six|\\d))?|each(?: one)?|every one|neither(?: one)?|none|either(?: one)?)";
const OF_THEM = String.raw`(?: of (?:them|those|these|the (?:two|three|four|five|pair)|which)| (?:balls?|times|kicks|throws|passes|fumbles|picks|interceptions|sacks|scores|touchdowns|plays|ones)| (?:of )?(?:the|their|his|#'s?|#|the #'s?) (?:[\w-]+ )?(?:passes|fumbles|picks|interceptions|sacks|scores|touchdowns|field goals|takeaways))?`;
const END = String.raw`(?=[,.;:]|$| (?:and|but|himself|for|in|on|with|by|from|to|off|against|that|as)\b)`;

/** What somebody does, and who that makes of him. */
export const DEED_ROLES: readonly { verb: string; been: string; roles: readonly Role[] }[] = [
  { verb: "recover(?:ed|ing)|fell on|pounced on|scooped(?: up)?", been: "recovered", roles: ["recoveredBy"] },
  { verb: "forc(?:ed|ing)|punched out|knocked loose|jarred loose", been: "forced", roles: ["forcedBy"] },
  { verb: "los(?:t|ing)|fumbled|coughed up", been: "lost", roles: ["fumbler"] },
  { verb: "thr(?:ew|owing)|toss(?:ed|ing)", been: "thrown|tossed", roles: ["passer"] },
  {
    verb: "caught|catching|haul(?:ed|ing) in|pull(?:ed|ing) in|grabb(?:ed|ing)",
    been: "caught|hauled in",
    roles: ["receiver"],
  },
  {
    verb: "intercept(?:ed|ing)|pick(?:ed|ing) off|snagg(?:ed|ing)",
    been: "intercepted|picked off",
    roles: ["interceptor"],
  },
  {
    verb: "kick(?:ed|ing)|made|making|hit|hitting|boot(?:ed|ing)|drill(?:ed|ing)|miss(?:ed|ing)",
    been: "kicked|made|hit|booted|missed",
    roles: ["kicker"],
  },
  {
    verb: "ran(?: in)?|punch(?:ed|ing) in|carr(?:ied|ying)(?: in)?",
    been: "run in|punched in|carried in",
    roles: ["rusher"],
  },
  { verb: "scor(?:ed|ing)", been: "scored", roles: ["scorer"] },
  { verb: "block(?:ed|ing)", been: "blocked", roles: ["blocker"] },
  { verb: "return(?:ed|ing)", been: "returned", roles: ["returner", "recoveredBy", "interceptor"] },
  {
    verb: "had|got|getting|took|record(?:ed|ing)|was (?:in on|behind|on the end of|involved in|responsible for)|account(?:ed|ing) for|came up with",
    been: "his|@'s",
    roles: [],
  },
];

const FORMS = DEED_ROLES.flatMap(({ verb, been, roles }) => [
  {
    roles,
    isBehind: false,
    says: new RegExp(
      String.raw`(?:@|(?<he>^he))(?: (?:also|then|himself|\w+ly|who|has|did))* (?:${verb}) ${WHICH}${OF_THEM}${END}`,
      "g",
    ),
  },
  {
    roles,
    isBehind: false,
    says: new RegExp(String.raw`@(?: (?:also|then|\w+ly))* (?:${verb}) (?:them|the) (?<which>both|two)${END}`, "g"),
  },
  {
    roles,
    isBehind: true,
    says: new RegExp(
      String.raw`\b${WHICH}${OF_THEM}(?: (?:were|was|came|had|been|got|being|also|then))* (?:${been}) by @`,
      "g",
    ),
  },
]);

/** "Two of them went to Diallo": as many as are cited are his. */
const SO_MANY = /\b(?<count>two|three|four) of (?:them|those)(?: also)? (?:went|were thrown|came) (?<way>to|from) @/g;

function soMany({ text, hits, cited, part }: Reading): Finding[] {
  const places = placesOf(text);
  return matches(text, SO_MANY).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const who = hits[places.indexOf(at + word.length - 1)]?.players ?? [];
    const role: Role = groups?.["way"] === "to" ? "receiver" : "passer";
    const deeds = cited.filter(({ roles }) => roles[role] !== undefined);
    const own = deeds.filter(({ roles }) => who.includes(roles[role] ?? ""));
    return deeds.length < 2 || own.length === numberOf(groups?.["count"] ?? "")
      ? []
      : [{ word: word.slice(0, -2), reason: `Of ${part.ids.join(", ")} ${own.length} are his. Say how many were.` }];
  });
}

/** How many "both" or "all four" are at least. */
function countOf(which = ""): number {
  const word = which.split(" ")[1] ?? "";
  return numberOf(word) ?? (Number(word) || 2);
}

/** "Carlton Davis recovered both of them": of several deeds, told here or in the sentence before, each one has him in that part; "neither of them" none. */
export function deedsOfThem(reading: Reading): Finding[] {
  return [...soMany(reading), ...eachOfThem(reading)];
}

function eachOfThem(reading: Reading): Finding[] {
  const { text, hits, cited, factsBefore, part } = reading;
  if (part.ids.length === 0) return [];
  const places = placesOf(text);
  const counted = cited.flatMap((fact) => (fact.kind === "count" ? relatedOf(fact, reading.index) : []));
  const own = [...new Set(deedsOf([...cited, ...counted], reading))];
  const [before] = maskNames(reading.textBefore, reading.index).hits;
  const told = own.length > 1 ? own : [...new Set([...deedsOf(factsBefore, reading), ...own])];
  return FORMS.flatMap(({ says, roles, isBehind }) =>
    matches(text, says).flatMap((found): Finding[] => {
      const place = isBehind ? found.index + found[0].length - 1 : found.index;
      const who = (found.groups?.["he"] === undefined ? hits[places.indexOf(place)] : before)?.players ?? [];
      const deeds = told.filter((fact) => roles.length === 0 || roles.some((role) => fact.roles[role] !== undefined));
      if (who.length === 0 || (deeds.length < 2 && told.length < 2)) return [];
      const isHis = ({ roles: cast }: Fact): boolean =>
        roles.length === 0
          ? Object.values(cast).some((id) => who.includes(id))
          : roles.some((role) => who.includes(cast[role] ?? ""));
      const isNone = found.groups?.["which"]?.startsWith("n") === true;
      const isMissed =
        roles.includes("kicker") && !found[0].includes("miss") && told.some(({ kind }) => kind === "miss");
      const isSo = isMissed
        ? isNone
        : isNone
          ? !deeds.some(isHis)
          : deeds.length >= countOf(found.groups?.["which"]) && deeds.every(isHis);
      const word = unmasked(found[0]);
      return isSo
        ? []
        : [{ word, reason: `"${word}" is not so of every one in ${idsOf(reading)}. Say whose each one was.` }];
    }),
  );
}
