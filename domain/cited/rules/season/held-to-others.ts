import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

/** "Held the 49ers to 19" of an earlier game: the other team's points, of which the fact has the team's own and the margin. */
export function heldToOthers({ cited, numbers, text }: Reading): Finding[] {
  const games = cited.filter(
    ({ kind, values }) => (kind === "lastGame" || kind === "form") && values.points !== undefined,
  );
  return numbers.flatMap(({ start, end, value, form, text: said }): Finding[] => {
    const isHeld =
      form === "plain" &&
      /\b(?:held|holding|limit(?:ed|ing)) [^\d,;]{0,30}(?:49ers[^\d,;]{0,10})?to (?:just |only )?$/.test(
        text.slice(0, start),
      ) &&
      !/^ (?:total |rushing |passing )?yards/.test(text.slice(end));
    const others = games.map(({ marks, values: { points = 0, margin = 0 } }) =>
      marks.includes("win") ? points - margin : points + margin,
    );
    return !isHeld ||
      games.length === 0 ||
      games.some(({ marks }) => marks.includes("headToHead")) ||
      others.includes(value)
      ? []
      : [{ word: said, reason: `They scored ${others.join(", ")} in that game. Say so.` }];
  });
}
