import type { OrderFinding } from "./check-order.ts";
import { FIGURES } from "../figure-words.ts";
import { decide } from "../finding.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { findPeriods } from "../story/story-periods.ts";

const ONLY = /^'s? (?:only|lone|sole) ([a-z]+(?: [a-z]+)?)/;
/** A turn of phrase that only the winner, or only the loser, has coming. */
const WINNER =
  /^ (?:(?:stayed|remained) in front for the rest|never looked back|led the rest of the way|led wire to wire|had the last word)\b/;
const LOSER =
  /^ (?:ran out of (?:time|answers|chances)|(?:will|would|were left to|was left to) wonder what might have been)\b/;

/** "The Bengals' only turnover": there was one. And what only the side that won, or lost, can be said to have done. */
export function findOnly({ text, mentions, facts }: SentenceContext): OrderFinding[] {
  return mentions.flatMap(({ team, start, end }): OrderFinding[] => {
    if (team === null || facts.plays.length === 0) return [];
    const rest = text.slice(end);
    const isWinner = WINNER.exec(rest);
    const ending = isWinner ?? LOSER.exec(rest);
    if (ending !== null && facts.isOver) {
      const isTrue = (facts.winner === team) === (isWinner !== null) && facts.winner !== null;
      const place = { start: end + 1, end: end + ending[0].length };
      return [{ ...decide("order", isTrue, `${facts.winner ?? "Nobody"} won.`, FINAL), ...place }];
    }
    const both = /\bboth of (?:the )?$/.test(text.slice(0, start)) ? /^'s? ([a-z]+)/.exec(rest) : null;
    const found = both ?? ONLY.exec(rest);
    const count = both === null ? 1 : 2;
    const unit = found?.[1] ?? "";
    const field =
      FIGURES.find((one) => one.unit.test(` ${unit}`))?.team ?? (/^touchdown\b/.test(unit) ? "touchdowns" : undefined);
    if (found === null || field === undefined || findPeriods(text).length > 0) return [];
    if (/^[^.;,]*\b(?:of|in|on|since|until|after|before) (?:the|its|their|that)\b/.test(rest.slice(found[0].length)))
      return [];
    const values = facts.teams.get(team)?.[field] ?? [];
    const at = end + found[0].search(/[a-z]{2}/);
    return [
      {
        ...decide("order", values.includes(count), `${team} had ${values.join(" or ")} (${field}).`, [
          { kind: "game", field: `${team}.${field}` },
        ]),
        start: at,
        end: end + found[0].length,
      },
    ];
  });
}

const FINAL = [
  { kind: "game" as const, field: "awayScore" },
  { kind: "game" as const, field: "homeScore" },
];
