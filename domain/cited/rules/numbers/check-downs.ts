import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

const DOWNS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };

/** "Third-and-1", "on fourth down": the down and the distance of a cited play, where one has them. */
export function checkDowns(reading: Reading): Finding[] {
  return [...downsAndDistances(reading), ...onDowns(reading)];
}

/** "Scored on fourth down": the down of what is cited, where all of it has one. */
function onDowns({ text, cited, part }: Reading): Finding[] {
  if (cited.length === 0 || !cited.every(({ values }) => values.down !== undefined)) return [];
  return matches(text, /\bon (first|second|third|fourth) down\b/g)
    .filter(({ 1: down = "" }) => !cited.some(({ values }) => values.down === DOWNS[down]))
    .map(({ 0: word }) => ({
      word,
      reason: `"${word}" is not the down of ${part.ids.join(", ")}. Use the one that the fact has.`,
    }));
}

function downsAndDistances({ text, pool, borne, part }: Reading): Finding[] {
  const snaps = pool.filter(({ values }) => values.down !== undefined);
  return matches(text, /\b(first|second|third|fourth)-and-(?:(\d+)|goal|long|short|inches)/gi).flatMap((found) => {
    const [said, down = "", distance] = found;
    const isSo = snaps.some(
      ({ values }) =>
        values.down === DOWNS[down.toLowerCase()] && (distance === undefined || values.distance === Number(distance)),
    );
    if (isSo) borne.push([found.index, found.index + said.length]);
    return isSo || snaps.length === 0
      ? []
      : [{ word: said, reason: `"${said}" is not the down of ${part.ids.join(", ")}. Use the one that the fact has.` }];
  });
}
