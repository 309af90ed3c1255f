import { canonicalTeamCode } from "../../game/team-code.ts";
import type { Play } from "../../game/play.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { withoutSuffix } from "../people-of.ts";
import { around, makeFact, playReceipts } from "../make-fact.ts";
import { phrase, player, playersOwn } from "../wording/phrase-of.ts";

interface Report {
  mark: "left" | "cameIn";
  words: RegExp;
  clause: string;
}

/** `BAL-80-I.Likely`, `HOU-15-W.Fuller V`. */
const PERSON = String.raw`\b([A-Z]{2,3})-(?:\d+-)?([A-Z][\w.'-]*(?: [A-Z][\w'-]+)*(?: (?:Jr|Sr|II|III|IV|V)\b\.?)?)`;

/** The league's play-by-play: "BAL-80-I.Likely was injured during the play", "Injury Update: BAL-80-I.Likely has returned to the game". */
const REPORTS: readonly Report[] = [
  {
    mark: "left",
    words: new RegExp(`${PERSON} was injured during the play`, "g"),
    clause: "was shaken up on a play",
  },
  {
    mark: "cameIn",
    words: new RegExp(`${PERSON} has returned to the game`, "g"),
    clause: "returned to the game after an injury",
  },
];

/** Somebody that a play's text says was hurt or is back, whether anything else is known of him or not. */
export interface InjuryNote {
  mark: Report["mark"];
  team: string;
  /** `K.Lamm` */
  short: string;
  playId: string;
}

/** Everybody that a play's text notes as hurt or back, once each. */
export function injuryNotes({ playId, description }: Pick<Play, "playId" | "description">): InjuryNote[] {
  const notes = REPORTS.flatMap(({ mark, words }) =>
    Array.from(description.matchAll(words), ([, code = "", short = ""]) => ({
      mark,
      team: canonicalTeamCode(code) ?? code,
      short,
      playId,
    })),
  );
  return [...new Map(notes.map((note) => [`${note.mark}${note.team}${note.short}`, note])).values()];
}

/** What a play's text says of injuries, about the one person of the game with that name. Nothing is said about anyone else. */
export function absenceFacts(read: GameRead): Fact[] {
  const people = [...read.fold.lines.values()];
  const facts = read.plays.flatMap((play) =>
    play.description.includes("injured during") || play.description.includes("returned to the game")
      ? REPORTS.flatMap((report) => reported(read, play, report, people))
      : [],
  );
  // A text can say the same of one person twice.
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}

function reported(
  read: GameRead,
  play: Play,
  { mark, words, clause }: Report,
  people: readonly { playerId: string; playerName: string; team: string }[],
): Fact[] {
  return Array.from(play.description.matchAll(words)).flatMap(([, code = "", short = ""]) => {
    const found = people.filter(
      ({ team, playerName }) => team === canonicalTeamCode(code) && isShortFor(short, playerName),
    );
    const [one] = found;
    if (one === undefined || found.length > 1) return [];
    return [
      makeFact({
        id: `${mark === "left" ? "hurt" : "back"}${play.playId}:${one.playerId}`,
        kind: "absence",
        weight: 26,
        team: one.team,
        marks: ["injury", mark],
        roles: { player: one.playerId },
        ...around(read, play),
        receipts: playReceipts(play),
        clause: phrase`${player(one.playerId)} ${clause}`,
        noun: mark === "left" ? phrase`${playersOwn(one.playerId)} injury` : null,
      }),
    ];
  });
}

/** `I.Likely`, `Ta.Johnson` of Isaiah Likely, Taron Johnson. */
function isShortFor(short: string, name: string): boolean {
  const dot = short.indexOf(".");
  const [initials, surname] = [short.slice(0, dot), short.slice(dot + 1)];
  const space = name.indexOf(" ");
  const rest = withoutSuffix(name.slice(space + 1));
  return dot > 0 && space > 0 && name.startsWith(initials) && rest === withoutSuffix(surname);
}
