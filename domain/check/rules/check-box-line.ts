import { checkFigure } from "./check-figure.ts";
import { playerValue } from "../player-value.ts";
import { decide, type Finding } from "../finding.ts";
import type { PlayerFacts } from "../game-facts.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import { numberOf, type NumberToken } from "../../words/story-numbers.ts";

const RUSHING = ["rushingAttempts", "rushingYards", "rushingTouchdowns"] as const;
const RECEIVING = ["receptions", "receivingYards", "receivingTouchdowns"] as const;
const PASSING = ["passingCompletions", "passingAttempts", "passingYards"] as const;
const ROW = /(?<![\d-])(\d{1,2})-(\d{1,3})(?:-(\d{1,2}))?(?![\d-])/g;
const ENDS = /^\s*(?:yards?\b|[.,;:)]|$|and\b|on \w+ (?:carr|catch|rec|target|touch)|with\b)/;
const NUMBER = String.raw`(\d{1,3}|[a-z]+)`;
const FIRST = new RegExp(String.raw`^ for ${NUMBER}(.*)`, "i");
const SECOND = new RegExp(String.raw`\b${NUMBER} for $`, "i");
const OPENS = /(?:\b(?:had|with|added|got|and|went|was|managed)|[:(]|^\s*|, )\s*$/i;
const WAY = /\b(carr(?:y|ies|ied)|ran|rush\w+|caught|catch\w*|recepti\w+|targets|on the ground)\b/gi;
const DID = /\b(threw|passed|ran|rushed|caught \w+(?: passes| balls)?) for $/i;

/** Players' lines in short: "Montgomery 23-105-1", "Schultz (four for 63)", "He threw for 245 on 19 completions". Null for other numbers. */
export function checkBoxLine(token: NumberToken, context: SentenceContext): Finding | null {
  const { text } = context;
  const row = Array.from(text.matchAll(ROW)).find(
    (one) => one.index <= token.start && one.index + one[0].length >= token.end,
  );
  if (row !== undefined) return checkRow(row, token, context);
  if (token.form !== "plain") return null;
  const [before, after] = [text.slice(0, token.start), text.slice(token.end)];
  const did = DID.exec(before)?.[1];
  if (did !== undefined && /^\s*(?:on \d|on \w+ (?:carr|catch|comp|att)|and\b|[.,;]|$)/.test(after))
    return checkFigure(
      token,
      context,
      /^(?:threw|passed)/.test(did)
        ? " passing yards"
        : did.startsWith("caught")
          ? " receiving yards"
          : " rushing yards",
    );
  const first = FIRST.exec(after);
  const isNamed = context.mentions.some(({ end, playerIds }) => playerIds.length > 0 && end + 1 === token.start);
  if (first !== null && (isNamed || OPENS.test(before)) && ENDS.test(first[2] ?? ""))
    return checkShort(token, { count: token.value, yards: valueOf(first[1]) }, true, context);
  const second = SECOND.exec(before);
  const opening = before.slice(0, second?.index ?? 0);
  const isNext = context.mentions.some(({ end, playerIds }) => playerIds.length > 0 && end + 1 === opening.length);
  if (second !== null && (isNext || OPENS.test(opening)) && ENDS.test(after))
    return checkShort(token, { count: valueOf(second[1]), yards: token.value }, false, context);
  return null;
}

function valueOf(word: string | undefined): number {
  return numberOf(word ?? "") ?? Number(word);
}

/** "16-83" or "23-105-1" right after a player's name: carries or catches, yards, touchdowns. */
function checkRow(row: RegExpMatchArray, token: NumberToken, context: SentenceContext): Finding | null {
  const holder = context.mentions.find(
    ({ end, playerIds }) => playerIds.length > 0 && /^(?:'s)?:? \(?$/.test(context.text.slice(end, row.index)),
  );
  if (holder === undefined) return null;
  const told = row
    .slice(1)
    .filter((one) => one !== undefined)
    .map(Number);
  const people = holder.playerIds.map((id) => context.facts.players.get(id)).filter((one) => one !== undefined);
  const fits = (person: PlayerFacts, fields: readonly string[]): boolean =>
    told.every((value, index) => playerValue(person, fields[index] ?? "") === value);
  // A pair is one number to the text: its second, the yards, says most.
  const place = token.form === "pair" ? 1 : context.text.slice(row.index, token.start).split("-").length - 1;
  for (const fields of [RUSHING, RECEIVING, PASSING])
    for (const person of people)
      if (fits(person, fields))
        return decide("number", true, "", [
          {
            kind: "line",
            playerId: person.playerId,
            source: "stats",
            field: fields[place] ?? fields[0],
          },
        ]);
  return decide("number", false, `${holder.text} had no such line.`);
}

/** "Olave caught eight passes for 87 yards, and Shaheed had eight for 83": what was counted is not said again. */
function checkShort(
  token: NumberToken,
  told: { count: number; yards: number },
  isCount: boolean,
  context: SentenceContext,
): Finding | null {
  const { text, previous } = context;
  if (Number.isNaN(told.count) || Number.isNaN(told.yards)) return null;
  const people = ownerOf(token.start, token.end, context, "player")?.players ?? [];
  if (people.length === 0) return null;
  const said = Array.from(`${previous} ${text}`.matchAll(WAY), ([word]) =>
    /^(?:carr|ran|rush|on)/i.test(word) ? RUSHING : RECEIVING,
  );
  const ways = [...said.slice(-1), RECEIVING, RUSHING];
  // The other half of the pair says which line is meant.
  const other = isCount ? 1 : 0;
  const way =
    ways.find((fields) =>
      people.some((one) => playerValue(one, fields[other]) === (isCount ? told.yards : told.count)),
    ) ?? ways[0];
  if (way === undefined) return null;
  const field = way[isCount ? 0 : 1];
  const fit = people.find((one) => playerValue(one, field) === token.value) ?? people[0];
  return decide(
    "number",
    fit !== undefined && playerValue(fit, field) === token.value,
    `${fit?.playerName ?? "He"} had ${fit === undefined ? "?" : playerValue(fit, field)} (${field}).`,
    fit === undefined ? [] : [{ kind: "line", playerId: fit.playerId, source: "stats", field }],
  );
}
