import { teamName, TEAMS } from "../../../domain/game/team.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Draw } from "./true-text.ts";

export const MUTATIONS = ["number", "name", "team", "order", "context"] as const;

export type Mutation = (typeof MUTATIONS)[number];

const WORDS = "one two three four five six seven eight nine".split(" ");

/** What a sentence may be falsified into: words of order, and what a number counts. */
const ORDER: readonly [string, string][] = [
  [" beat ", " lost to "],
  [" won ", " lost "],
  [" lost to ", " beat "],
  ["never trailed", "never led"],
  ["led all", "trailed all"],
  [" led ", " trailed "],
  ["outrushed", "outgained"],
  ["more turnovers", "fewer turnovers"],
  ["at halftime", "after the first quarter"],
  ["in the first quarter", "in the fourth quarter"],
  ["in the second quarter", "in the third quarter"],
  ["in the third quarter", "in the first quarter"],
  ["in the fourth quarter", "in the second quarter"],
  ["trailed by", "led by"],
];
const CONTEXT: readonly [string, string][] = [
  ["passing yards", "rushing yards"],
  ["rushing yards", "receiving yards"],
  ["receiving yards", "rushing yards"],
  ["threw for", "ran for"],
  ["ran for", "caught passes for"],
  [" catches", " carries"],
  [" carries", " catches"],
  ["touchdown pass to", "touchdown run by"],
  ["-yard run", "-yard catch"],
  ["field goal", "touchdown run"],
  [" targets", " catches"],
  ["PPR points", "rushing yards"],
  [" turnover", " takeaway"],
  [" sack", " interception"],
  [" mph", " degrees"],
  [" degrees", " mph"],
  [" touchdown", " interception"],
];

/** A sentence made false in one place; null where it has nothing of the kind. */
export function falsified(
  sentence: string,
  how: Mutation,
  snapshot: GameSnapshot,
  strangers: readonly string[],
  draw: Draw,
): string | null {
  switch (how) {
    case "number":
      return otherNumber(sentence, draw);
    case "name":
      return otherName(sentence, snapshot, strangers, draw);
    case "team":
      return otherTeam(sentence, snapshot, draw);
    case "order":
      return swapped(sentence, ORDER, draw);
    case "context":
      return swapped(sentence, CONTEXT, draw);
  }
}

function pick<T>(list: readonly T[], draw: Draw): T | null {
  return list.length === 0 ? null : (list[draw(list.length)] ?? null);
}

function replaceAt(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}

function otherNumber(sentence: string, draw: Draw): string | null {
  const found = pick(
    Array.from(sentence.matchAll(new RegExp(`\\d+(?:\\.\\d+)?|\\b(?:${WORDS.join("|")})\\b`, "g"))),
    draw,
  );
  if (found === null) return null;
  const [text] = found;
  const word = WORDS.indexOf(text);
  if (word >= 0)
    return replaceAt(
      sentence,
      found.index,
      text.length,
      WORDS[(word + 1 + draw(WORDS.length - 1)) % WORDS.length] ?? "",
    );
  const step = (1 + draw(9)) * (draw(2) === 0 ? 1 : -1);
  const value = Number(text) + (Number(text) + step < 0 ? -step : step);
  return replaceAt(
    sentence,
    found.index,
    text.length,
    text.includes(".") ? value.toFixed(1) : String(value).padStart(text.startsWith("0") ? 2 : 1, "0"),
  );
}

function otherName(
  sentence: string,
  { playerGameStats }: GameSnapshot,
  strangers: readonly string[],
  draw: Draw,
): string | null {
  const named = pick(
    playerGameStats.filter(({ playerName }) => sentence.includes(playerName)),
    draw,
  );
  if (named === null) return null;
  const others =
    draw(2) === 0
      ? strangers
      : playerGameStats.filter(({ playerName }) => !sentence.includes(playerName)).map(({ playerName }) => playerName);
  const other = pick(others, draw);
  return other === null ? null : sentence.replace(named.playerName, other);
}

function otherTeam(sentence: string, { game }: GameSnapshot, draw: Draw): string | null {
  const name = (code: string, field: "nick" | "place"): string => teamName(code, game.season)[field];
  const playing = [game.awayTeam, game.homeTeam];
  const found = pick(
    playing.flatMap((code) =>
      (["nick", "place"] as const)
        .filter((field) => sentence.includes(name(code, field)))
        .map((field) => ({ code, field })),
    ),
    draw,
  );
  if (found === null) return null;
  const foreign = TEAMS.filter(({ code }) => !playing.includes(code)).map(({ code }) => code);
  const other = draw(2) === 0 ? playing.find((code) => code !== found.code) : pick(foreign, draw);
  return sentence.replace(name(found.code, found.field), name(other ?? "", found.field));
}

function swapped(sentence: string, pairs: readonly [string, string][], draw: Draw): string | null {
  const pair = pick(
    pairs.filter(([from]) => sentence.includes(from)),
    draw,
  );
  return pair === null ? null : sentence.replace(pair[0], pair[1]);
}
