import { matches } from "../../../words/matches.ts";
import type { Role } from "../../../facts/role.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

/** Verbs between two people, and who each of them is in the deed. */
export const PAIRED_DEEDS: readonly { verb: string; one: readonly Role[]; other: readonly Role[] }[] = [
  {
    verb: "sacked|dropped|brought down|took down",
    one: ["sackedBy", "alsoSackedBy"],
    other: ["passer", "fumbler"],
  },
  { verb: "intercepted|picked off", one: ["interceptor"], other: ["passer"] },
  { verb: "stripped|strip-sacked", one: ["forcedBy", "sackedBy"], other: ["fumbler", "passer"] },
];

const FORMS = PAIRED_DEEDS.map((deed) => ({
  ...deed,
  says: new RegExp(
    String.raw`(?:(?:@,? and )?@ |, |\band )(?:also |then |later |both |each )?(?:${deed.verb}) (?:both )?@(?:[^@#;,]* and (?:then |later |also )?@(?=[.;]|$| (?:in|on|for|with|late|early|twice|once|at|again)\b))?`,
    "g",
  ),
}));

/** Who a deed was done to. */
const OBJECTS = /@(?:[^@]* and (?:then |later |also )?@)?$/;

/** "Clowney sacked O'Connell and Ray got Minshew": of several deeds each pair of people is of one of them. */
export function deedPairs(reading: Reading): Finding[] {
  const { text, hits, cited } = reading;
  if (cited.filter(({ at, of }) => at !== null && of.length === 0).length < 2) return [];
  const places = placesOf(text);
  return FORMS.flatMap(({ says, one, other }) =>
    matches(text, says).flatMap((found): Finding[] => {
      const last = found.index + found[0].length - 1;
      const people = places.flatMap((place, nth) =>
        place >= found.index && place <= last ? [hits[nth]?.players ?? []] : [],
      );
      // "Mack, who sacked him before, dropped Haener": it is who the clause began with.
      const head = found[0].startsWith("@") ? [] : /^@(?:,| [a-z])/.test(text) ? [hits[0]?.players ?? []] : null;
      if (head === null) return [];
      const objects = OBJECTS.exec(found[0])?.[0].match(/@/g)?.length ?? 1;
      const doers = [...head, ...people.slice(0, -objects)];
      const isSo = people
        .slice(-objects)
        .every((object) =>
          doers.every((who) =>
            cited.some(
              ({ roles }) =>
                one.some((role) => who.includes(roles[role] ?? "")) &&
                other.some((role) => object.includes(roles[role] ?? "")),
            ),
          ),
        );
      if (isSo) return [];
      const word = found[0].replaceAll("@", "…");
      return [{ word, reason: `No fact of ${idsOf(reading)} has these two together. Say who it was.` }];
    }),
  );
}
