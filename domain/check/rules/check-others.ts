import { FIGURES } from "../figure-words.ts";
import { decide, fails, type Finding } from "../finding.ts";
import type { SentenceContext } from "../sentence-context.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

const NOBODY =
  /\b(?:no other|nobody else|no one else|none of the others|no teammate)\b([^.;]*?)\b(?:more than|as many as|over) $/i;
const COUNTED =
  /\b\d[\d,]*( (?:receiving|rushing|passing) yards|(?: \w+)? yards|(?: \w+)? catches|(?: \w+)? carries|(?: \w+)? targets)\b/gi;

/** "no other Washington player had more than 47": the most of anybody else, of what was counted before. Null for other numbers. */
export function checkOthers(
  token: NumberToken,
  { text, facts, mentions, previous, lastPlayer }: SentenceContext,
): Finding | null {
  const before = text.slice(0, token.start);
  const found = NOBODY.exec(before);
  if (found === null) return null;
  const told = Array.from(`${previous} ${text.slice(0, found.index)}`.matchAll(COUNTED), ([, unit]) => unit ?? "");
  const unit = FIGURES.some((one) => one.unit.test(text.slice(token.end)))
    ? text.slice(token.end)
    : (told.at(-1) ?? "");
  const field = FIGURES.find((one) => one.unit.test(unit))?.player?.[0];
  const best = mentions.find(({ end, playerIds }) => end <= found.index && playerIds.length > 0);
  const [id] = (best ?? lastPlayer)?.playerIds ?? [];
  const team = facts.players.get(id ?? "")?.team;
  if (field === undefined || team === undefined) return null;
  const named = mentions.find((one) => one.team !== null && one.start > found.index && one.end <= token.start);
  if (named !== undefined && named.team !== team) return fails("number", `${best?.text ?? "He"} plays for ${team}.`);
  const isSide = /\b(?:teammate|player|receiver|back)\b/i.test(found[0]);
  const rest = [...facts.players.values()].filter((one) => one.playerId !== id && (!isSide || one.team === team));
  const most = rest
    .map(({ playerId, stats, totals }) => ({
      playerId,
      value: Number(
        Object.entries(stats ?? {}).find(([name]) => name === field)?.[1] ??
          Object.entries(totals).find(([name]) => name === field)?.[1] ??
          0,
      ),
    }))
    .toSorted((a, b) => b.value - a.value)[0];
  const isLess = /\b(?:as many as|over) $/i.test(before);
  const fits = isLess
    ? (most?.value ?? 0) < token.value + (/over $/i.test(before) ? 1 : 0)
    : most?.value === token.value;
  return decide("number", fits, `The next best had ${most?.value ?? 0} (${field}).`, [
    { kind: "line", playerId: most?.playerId ?? "", source: "stats", field },
  ]);
}
