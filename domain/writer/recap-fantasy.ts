import { formatPoints } from "../format.ts";
import type { FantasyNote, GameBrief } from "../brief/game-brief.ts";
import { chanceWords, lineWords, pprWords } from "./line-words.ts";
import type { Tell } from "./tell.ts";

/** What the game meant for fantasy: who scored, who did not. Who is in `known` has been introduced with his team. */
export function fantasySentences({ fantasy }: GameBrief, known: ReadonlySet<string>, tell: Tell): string[] {
  const winners = fantasy.winners.slice(0, 3);
  return [
    ...winners.map((note, index) => winner(note, index === 0 || !known.has(note.playerName), tell)),
    ...fantasy.losers
      .filter(({ playerId }) => !winners.some((note) => note.playerId === playerId))
      .slice(0, 3)
      .map((note) => loser(note, tell)),
  ];
}

function winner(note: FantasyNote, isNew: boolean, tell: Tell): string {
  const line = lineWords(note.figures);
  const from = line === "" ? "" : tell.wording.pick([` from ${line}`, ` on ${line}`, `, with ${line}`]);
  const beside = note.projected === null ? "" : `, against a projection of ${formatPoints(note.projected)}`;
  const who = `${tell.who(note.playerName)}${isNew ? ` of ${tell.nick(note.team)}` : ""}`;
  return tell.wording.pick([
    `${who} had ${pprWords(note.points)}${beside}${from}`,
    `${who} finished with ${pprWords(note.points)}${beside}${from}`,
    `${who} scored ${pprWords(note.points)}${beside}${from}`,
  ]);
}

function loser(note: FantasyNote, tell: Tell): string {
  const who = tell.who(note.playerName);
  const got = `${who} of ${tell.nick(note.team)}`;
  if (note.basis === "projection" && note.projected !== null) {
    return tell.wording.pick([
      `${got} had ${pprWords(note.points)} where ${formatPoints(note.projected)} were projected`,
      `${got} fell short of a projection of ${formatPoints(note.projected)} with ${pprWords(note.points)}`,
    ]);
  }
  const chances = chanceWords(note.figures);
  return chances === ""
    ? `${got} had only ${pprWords(note.points)}`
    : tell.wording.pick([
        `${got} had only ${pprWords(note.points)} on ${chances}`,
        `${got} had ${chances} but only ${pprWords(note.points)}`,
      ]);
}
