import type { Game } from "../../game/game.ts";
import { TEAMS } from "../../game/team.ts";
import { canonicalTeamCode } from "../../game/team-code.ts";
import type { Play } from "../../game/play.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { withoutSuffix } from "../people-of.ts";
import { around, makeFact, playReceipts } from "../make-fact.ts";
import { phrase, player, playersOwn } from "../wording/phrase-of.ts";

interface Report {
  mark: "left" | "cameIn";
  /** With the groups `team` and `name`. */
  words: RegExp;
  clause: string;
}

/** `BAL-80-I.Likely`, `HOU-15-W.Fuller V`. */
const CODED = String.raw`\b(?<team>[A-Z]{2,3})-(?:\d+-)?(?<name>[A-Z][\w.'-]*(?: [A-Z][\w'-]+)*(?: (?:Jr|Sr|II|III|IV|V)\b\.?)?)`;
/** `Injury timeout: Viktor O'Reardon (New Orleans)`: a row of its own, with nobody credited. */
const AT_TIMEOUT = String.raw`\bInjury timeout: (?<name>[^():]+) \((?<team>[^()]+)\) is`;

/**
 * The league's play-by-play: "BAL-80-I.Likely was injured during the play", "Injury Update: BAL-80-I.Likely has returned to the game".
 * Others stop the clock: "Injury timeout: Viktor O'Reardon (New Orleans) is helped off the field and will not return."
 */
const REPORTS: readonly Report[] = [
  {
    mark: "left",
    words: new RegExp(`${CODED} was injured during the play`, "g"),
    clause: "was shaken up on a play",
  },
  {
    mark: "left",
    words: new RegExp(`${AT_TIMEOUT} (?!(?:helped|carted) off)`, "g"),
    clause: "was shaken up on a play",
  },
  {
    mark: "left",
    words: new RegExp(`${AT_TIMEOUT} (?:helped|carted) off(?!.*will not return)`, "g"),
    clause: "was helped off the field",
  },
  {
    mark: "left",
    words: new RegExp(`${AT_TIMEOUT} (?:helped|carted) off.*will not return`, "g"),
    clause: "was helped off the field for good",
  },
  {
    mark: "cameIn",
    words: new RegExp(`${CODED} has returned to the game`, "g"),
    clause: "returned to the game after an injury",
  },
];

/** What any such text has in it: most plays are not searched further. */
const ANY_REPORT = /injured during|returned to the game|Injury timeout/;

/** Somebody that a play's text says was hurt or is back, whether anything else is known of him or not. */
export interface InjuryNote {
  mark: Report["mark"];
  team: string;
  /** `K.Lamm`; in full where the text has it so. */
  written: string;
  playId: string;
}

/** Everybody that a play's text notes as hurt or back, once each. */
export function injuryNotes(play: Pick<Play, "playId" | "description">, game: Teams): InjuryNote[] {
  const notes = reportsIn(play, game).map(({ note }) => note);
  return [...new Map(notes.map((note) => [`${note.mark}${note.team}${note.written}`, note])).values()];
}

type Teams = Pick<Game, "awayTeam" | "homeTeam">;

function reportsIn(
  { playId, description }: Pick<Play, "playId" | "description">,
  game: Teams,
): { report: Report; note: InjuryNote }[] {
  if (!ANY_REPORT.test(description)) return [];
  return REPORTS.flatMap((report) =>
    Array.from(description.matchAll(report.words), ({ groups: { team = "", name = "" } = {} }) => ({
      report,
      note: { mark: report.mark, team: teamWritten(team, game), written: name, playId },
    })),
  );
}

/** The code of a team that is written by its own or another's code, by its whole name, or by its place, which another team of the league may share. */
function teamWritten(text: string, { awayTeam, homeTeam }: Teams): string {
  const [called, other] = TEAMS.filter(
    ({ code, place, nick }) =>
      (code === awayTeam || code === homeTeam) && (text === place || text === `${place} ${nick}`),
  );
  return (other === undefined ? called?.code : undefined) ?? canonicalTeamCode(text) ?? text;
}

/** What a play's text says of injuries, about the one person of the game with that name. Nothing is said about anyone else. */
export function absenceFacts(read: GameRead): Fact[] {
  const people = [...read.fold.lines.values()];
  const facts = read.plays.flatMap((play) =>
    reportsIn(play, read.game).flatMap((told) => reported(read, play, told, people)),
  );
  // A text can say the same of one person twice.
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}

function reported(
  read: GameRead,
  play: Play,
  { report: { mark, clause }, note }: ReturnType<typeof reportsIn>[number],
  people: readonly { playerId: string; playerName: string; team: string }[],
): Fact[] {
  const found = people.filter(
    ({ team, playerName }) =>
      team === note.team && (note.written === playerName || isShortFor(note.written, playerName)),
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
}

/** `I.Likely`, `Ta.Johnson` of Isaiah Likely, Taron Johnson. */
function isShortFor(short: string, name: string): boolean {
  const dot = short.indexOf(".");
  const [initials, surname] = [short.slice(0, dot), short.slice(dot + 1)];
  const space = name.indexOf(" ");
  const rest = withoutSuffix(name.slice(space + 1));
  return dot > 0 && space > 0 && name.startsWith(initials) && rest === withoutSuffix(surname);
}
