import type { Game } from "../game/game.ts";
import { teamForms } from "./resolve-team.ts";

export const POSITION_WORDS: Readonly<Record<string, string>> = {
  qb: "QB",
  quarterback: "QB",
  "signal caller": "QB",
  rb: "RB",
  "running back": "RB",
  halfback: "RB",
  tailback: "RB",
  fullback: "FB",
  fb: "FB",
  wr: "WR",
  receiver: "WR",
  "wide receiver": "WR",
  wideout: "WR",
  te: "TE",
  "tight end": "TE",
  kicker: "K",
  punter: "P",
};

export const POSITIONS = new RegExp(
  String.raw`\b(${Object.keys(POSITION_WORDS)
    .toSorted((a, b) => b.length - a.length)
    .join("|")})s?\b`,
);

/** What stands around a name and says who is meant, and the name alone. */
export interface NameContext {
  name: string;
  team: string | null;
  position: string | null;
}

const FILLER =
  /^(?:the|our|their|that|this|my|guy|dude|kid|player|number|from|of|for|on|with|in|at)\s+|\s+(?:guy|dude|kid|from|of|for|on|with|in|at|the)$/;

/** Takes the team and the position out of a plain text: `the ravens running back henry` is Henry, BAL, RB. */
export function nameContext(plain: string, game: Pick<Game, "awayTeam" | "homeTeam" | "season">): NameContext {
  let name = ` ${plain} `;
  let team: string | null = null;
  const forms = [...teamForms(game)].toSorted((a, b) => b[0].length - a[0].length);
  for (const [form, code] of forms) {
    const found = name.indexOf(` ${form} `);
    if (found < 0 || team !== null) continue;
    team = code;
    name = `${name.slice(0, found)} ${name.slice(found + form.length + 1)}`;
  }
  const word = POSITIONS.exec(name);
  const position = word === null ? null : (POSITION_WORDS[word[1] ?? ""] ?? null);
  if (word !== null) name = name.replace(word[0], " ");
  name = name.replaceAll(/\s+/g, " ").trim();
  for (let before = ""; before !== name;) {
    before = name;
    name = name.replace(FILLER, "").trim();
    if (FILLER.test(`${name} `)) name = name.replace(/^(?:the|of|for|on|from)$/, "");
  }
  return { name, team, position };
}
