import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";

/** "The longest one was from 53 yards": of all the field goals that he kicked, or of the game's. */
export function isLongestKick(fact: Fact, { index, text }: Reading, { 0: said, index: at }: RegExpExecArray): boolean {
  const kick = fact.of.length === 1 ? index.byId(fact.of[0] ?? "") : fact;
  const { kickYards } = kick?.values ?? {};
  const after = text.slice(at + said.length);
  if (
    said !== "longest" ||
    kickYards === undefined ||
    !/^ (?:one|kick|make|field goal|of (?:them|his|the))\b/.test(after)
  )
    return false;
  const isOfGame = /\b(?:of|in) the (?:game|day|night|afternoon|evening)\b|\b(?:either|any|both|all)\b/.test(text);
  return index
    .ofKind("score")
    .every(
      ({ roles, values }) => (!isOfGame && roles.kicker !== kick?.roles.kicker) || (values.kickYards ?? 0) <= kickYards,
    );
}

/** "His best play went for 22 yards", "the Cardinals' best march": the longest of his, or of the team's drives. */
export function isLongestOwn(fact: Fact, { index, text }: Reading, { 0: said, index: at }: RegExpExecArray): boolean {
  if (!/^(?:longest|best|biggest)$/.test(said) || !/(?:\b(?:his|their|its)|[@#]'s) $/.test(text.slice(0, at)))
    return false;
  const after = text.slice(at + said.length);
  if (
    fact.kind === "drive" &&
    /^ (?:(?:drive|march|possession|series)\b|(?:one )?(?:went|covered) \d+ yards in\b)/.test(after)
  ) {
    const yards = fact.values.driveYards ?? 0;
    return index.ofKind("drive").every(({ team, values }) => team !== fact.team || (values.driveYards ?? 0) <= yards);
  }
  // A team's longest is longer than everybody's of it.
  if (text.slice(0, at).endsWith("#'s "))
    return (
      fact.values.yards !== undefined &&
      /^ (?:play|gain)\b/.test(after) &&
      index
        .ofKind("play", "score", "conversion")
        .every(
          ({ team, values, marks }) =>
            team !== fact.team || marks.includes("fieldGoal") || (values.yards ?? 0) <= (fact.values.yards ?? 0),
        )
    );
  const who = fact.roles.receiver ?? fact.roles.rusher ?? fact.roles.scorer;
  const { yards } = fact.values;
  if (who === undefined || yards === undefined || !/^ (?:play|gain|catch|run|reception|grab)\b/.test(after))
    return false;
  return index
    .about(who)
    .every(
      ({ roles, values, kind }) =>
        (kind === "line"
          ? Math.max(values.rushingLong ?? 0, values.receivingLong ?? 0)
          : roles.passer === who
            ? 0
            : (values.yards ?? 0)) <= yards || kind === "rank",
    );
}

/** "The longest of them went for 30": of what is told before it. */
export function isLongestOfThem(
  { kind, values: { yards } }: Fact,
  { text, before, factsBefore }: Reading,
  { 0: said, index: at }: RegExpExecArray,
): boolean {
  const told = [...factsBefore, ...before].filter((fact) => fact.kind === kind && fact.values.yards !== undefined);
  return (
    said === "longest" &&
    /^ (?:one )?of (?:them|those|the (?:two|three|four))\b/.test(text.slice(at + said.length)) &&
    told.length > 1 &&
    yards !== undefined &&
    told.every((fact) => (fact.values.yards ?? 0) <= yards)
  );
}
