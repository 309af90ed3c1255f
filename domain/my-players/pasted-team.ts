import { teamByCode, teamName } from "../game/team.ts";
import type { SearchedPlayer } from "../players/player-index.ts";
import type { Renown } from "./decide-name.ts";
import type { PastedName, PastedNames } from "./pasted-name.ts";
import { MOST_BENCH, MOST_STARTERS } from "./kept-players.ts";
import { isDefenderPosition, isRosteredPosition } from "./position-fit.ts";
import { readPastedNames } from "./read-pasted-names.ts";

/** A pasted team as it was typed. */
export interface TeamPaste {
  starters: string;
  bench: string;
}

/** Somebody who may be meant. */
export interface PastedChoice {
  owner: string;
  name: string;
  /** `QB, Bills`. */
  about: string;
}

/** What the reader has to say before a name is taken. */
export interface PastedQuestion {
  /** Stands for the question in a form. */
  key: string;
  /** The piece as it was typed. */
  text: string;
  choices: readonly PastedChoice[];
  /** Who is marked until the reader says otherwise: the only one that a roster like this can have. Null where that is nobody, or several. */
  likely: string | null;
}

/** A pasted team, as far as it is sure. */
export interface PastedTeam {
  starters: readonly PastedChoice[];
  bench: readonly PastedChoice[];
  questions: readonly PastedQuestion[];
  /** Pieces that look like names and are nobody's here. */
  unknown: readonly string[];
  /** Sentences about what was not read. */
  leftOut: readonly string[];
}

/** An answer to a question: nobody of those. */
export const NONE_OF_THESE = "none";

/** A line that parts the bench from the starters in a lineup that was copied whole. */
const BENCH_LINE = /^[^\S\n]*(?:bench|bn)[^\S\n]*:?[^\S\n]*$/im;

/**
 * Reads a pasted team with the answers to earlier questions, by their keys. An answer that is none of the question's choices counts
 * as not given. Who stands in both parts starts; a line `Bench` among the starters begins the bench. Single defenders are meant where
 * the league scores them, the roster has one who is sure, or the text says so.
 */
export function readPastedTeam(
  paste: TeamPaste,
  answers: ReadonlyMap<string, string>,
  people: readonly SearchedPlayer[],
  renown: Renown,
  scoresDefenders: boolean,
): PastedTeam {
  const [starting = "", ...benched] = paste.starters.split(BENCH_LINE);
  const parts = [starting, [...benched, paste.bench].join("\n")] as const;
  const first = readParts(parts, people, renown, scoresDefenders);
  const playsDefenders = scoresDefenders || first.some(hasDefender);
  const [startersRead, benchRead] =
    playsDefenders === scoresDefenders ? first : readParts(parts, people, renown, playsDefenders);
  const starters = readPart("s", startersRead, answers, playsDefenders);
  const bench = readPart("b", benchRead, answers, playsDefenders);
  const started = new Set(starters.sure.map(({ owner }) => owner));
  const waiting = bench.sure.filter(({ owner }) => !started.has(owner));
  const leftOut = [
    ...starters.leftOut,
    ...bench.leftOut,
    ...(starters.sure.length > MOST_STARTERS ? [`Only the first ${MOST_STARTERS} starters are kept.`] : []),
    ...(waiting.length > MOST_BENCH ? [`Only the first ${MOST_BENCH} players of the bench are kept.`] : []),
  ];
  return {
    starters: starters.sure.slice(0, MOST_STARTERS),
    bench: waiting.slice(0, MOST_BENCH),
    questions: [...starters.questions, ...bench.questions],
    unknown: [...starters.unknown, ...bench.unknown],
    leftOut: [...new Set(leftOut)],
  };
}

interface ReadPart {
  sure: PastedChoice[];
  questions: PastedQuestion[];
  unknown: string[];
  leftOut: string[];
}

function readParts(
  [starters, bench]: readonly [string, string],
  people: readonly SearchedPlayer[],
  renown: Renown,
  playsDefenders: boolean,
): readonly [PastedNames, PastedNames] {
  return [
    readPastedNames(starters, people, renown, playsDefenders),
    readPastedNames(bench, people, renown, playsDefenders),
  ];
}

function hasDefender({ names }: PastedNames): boolean {
  return names.some((one) => one.kind === "matched" && isDefenderPosition(one.player.position));
}

function readPart(
  part: "s" | "b",
  read: PastedNames,
  answers: ReadonlyMap<string, string>,
  playsDefenders: boolean,
): ReadPart {
  const found: ReadPart = {
    sure: [],
    questions: [],
    unknown: [],
    leftOut: read.leftOut === null ? [] : [read.leftOut],
  };
  for (const [at, name] of read.names.entries()) {
    const choices = choicesOf(name);
    const key = `${part}${at}`;
    const answer = answers.get(key);
    const chosen = choices.find(({ owner }) => owner === answer);
    if (name.kind === "unknown") found.unknown.push(name.text);
    else if (name.kind === "matched" || name.kind === "defense") found.sure.push(...choices);
    else if (chosen !== undefined) found.sure.push(chosen);
    else if (answer !== NONE_OF_THESE)
      found.questions.push({ key, text: name.text, choices, likely: likelyOf(name, playsDefenders) });
  }
  const owners = new Set<string>();
  found.sure = found.sure.filter(({ owner }) => owners.size < owners.add(owner).size);
  return found;
}

function likelyOf(name: PastedName, playsDefenders: boolean): string | null {
  if (name.kind !== "ask") return null;
  const [one, other] = name.possible.filter(({ position }) => isRosteredPosition(position, playsDefenders));
  return one === undefined || other !== undefined ? null : one.playerId;
}

function choicesOf(name: PastedName): PastedChoice[] {
  switch (name.kind) {
    case "matched":
      return [playerChoice(name.player)];
    case "ask":
      return name.candidates.map(playerChoice);
    case "defense":
      return [defenseChoice(name.team)];
    case "ask-defense":
      return name.teams.map(defenseChoice);
    case "unknown":
      return [];
  }
}

/** A player as he is offered. */
export function playerChoice({ playerId, name, position, team }: SearchedPlayer): PastedChoice {
  const nick = team === null ? "free agent" : teamName(team, 9999).nick;
  return { owner: playerId, name, about: [position, nick].filter((part) => part !== "").join(", ") };
}

/** The defense of a team's code as it is offered. */
export function defenseChoice(code: string): PastedChoice {
  const { place = "", nick = code } = teamByCode(code) ?? {};
  return { owner: code, name: `${place} ${nick}`.trim(), about: "Defense" };
}
