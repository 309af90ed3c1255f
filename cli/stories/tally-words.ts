import { formatInteger } from "../../domain/words/format.ts";
import { dollars, type TokenPrice, tokenCost } from "../../domain/admin/token-price.ts";
import type { TextTally } from "./write-texts.ts";

/** The last lines of the command. */
export function tallyWords(
  tally: TextTally,
  { kept, seconds, price, left }: { kept: number; seconds: number; price: TokenPrice | null; left: number },
): string[] {
  const { written, fallenBack, checkedAgain, elsewhere, delayed, told, checked, calls, failures } = tally;
  const parts = [
    `${texts(written)} written${fallenBack === 0 ? "" : ` (${formatInteger(fallenBack)} by the template in the model's place)`}`,
    `${kept} kept`,
    ...(checkedAgain === 0 ? [] : [`${checkedAgain} rechecked`]),
    ...(elsewhere === 0 ? [] : [`${elsewhere} left to another process`]),
    ...(delayed === 0 ? [] : [`${delayed} delayed`]),
    ...(failures.length === 0 ? [] : [`${failures.length} failed`]),
    ...(left === 0 ? [] : [`${left} not started`]),
  ];
  return [
    ...failures,
    ...(tally.problem === null ? [] : [tally.problem]),
    `${parts.join(", ")} in ${seconds.toFixed(1)} s.`,
    ...(tally.fallBack === null ? [] : [`By the template, for example ${tally.fallBack}`]),
    ...(told === 0 ? [] : [`${formatInteger(told)} facts told by the template, each from its game's data.`]),
    ...(checked === 0 ? [] : [`${formatInteger(checked)} facts checked, and every one holds.`]),
    ...(calls === 0 ? [] : [modelWords(tally, price)]),
  ];
}

function modelWords(tally: TextTally, price: TokenPrice | null): string {
  const { calls, inputTokens, outputTokens } = tally;
  const cost = price === null ? "" : `, ${dollars(tokenCost(tally, price))}`;
  return `${formatInteger(calls)} calls to the model: ${formatInteger(inputTokens)} tokens in, ${formatInteger(outputTokens)} out${cost}.`;
}

function texts(count: number): string {
  return count === 1 ? "1 story" : `${formatInteger(count)} stories`;
}
