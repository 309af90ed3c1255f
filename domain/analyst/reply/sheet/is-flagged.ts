import type { Play } from "../../../game/play.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { type LeaguePenalty, leaguePenalties } from "../../../plays/penalties.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { canonicalTeamCode } from "../../../game/team-code.ts";
import type { GameSheet } from "./game-sheet.ts";
import type { Question } from "../question/question.ts";

/** A penalty in the text of a play. */
interface Flag extends Pick<LeaguePenalty, "player" | "name" | "yards" | "outcome"> {
  /** Whether a team was flagged. */
  isOn: (team: string, sheet: GameSheet) => boolean;
}

/** Texts that are no league's write it out: `Penalty on Los Angeles Rams, Offensive Holding (Hector Hairston): 10 yards`. */
const WRITTEN_OUT = /\bPenalty on ([^,(]+), ([^,(]+?)(?: \(([^)]+)\))?(?:: (\d+) yards?|, declined)/g;

/** All penalties that the final account of a play tells, in either form. */
export function toldFlags({ description }: Pick<Play, "description">): Flag[] {
  const account = finalAccount(description);
  const league = leaguePenalties(account).map(({ code, ...flag }): Flag => ({
    ...flag,
    isOn: (team) => canonicalTeamCode(code) === team,
  }));
  const written = [...account.matchAll(WRITTEN_OUT)].map(([, side = "", name = "", player = null, yards]): Flag => ({
    isOn: (team, sheet) => isCalled(side, team, sheet),
    player,
    name,
    yards: yards === undefined ? null : Number(yards),
    outcome: yards === undefined ? "declined" : "enforced",
  }));
  return [...league, ...written];
}

/** Those that counted, or offset another. */
function flagsOf(play: Pick<Play, "description">): Flag[] {
  return toldFlags(play).filter(({ outcome }) => outcome !== "declined");
}

function isCalled(side: string, team: string, sheet: GameSheet): boolean {
  const { place = "", nick = "" } = sheet.team(team) ?? {};
  return side === place || side === `${place} ${nick}` || side === nick;
}

/** Whether a play has a penalty of a name, on one of the players or on the team that a question names. */
export function isFlagged(play: Play, name: RegExp, { players, teams }: Question, sheet: GameSheet): boolean {
  return flagsOf(play).some(
    (flag) =>
      isNamed(flag, name, play) &&
      (players.length === 0 ||
        players.some((player) => flag.player !== null && nameInText(player).test(flag.player))) &&
      (teams.length !== 1 || players.length > 0 || flag.isOn(teams[0] ?? "", sheet)),
  );
}

/** The same of somebody with the surname of a player that a question names. */
export function isNamesakeFlagged(play: Play, name: RegExp, { players }: Question): boolean {
  return flagsOf(play).some(
    (flag) =>
      isNamed(flag, name, play) &&
      players.some(({ playerName }) => flag.player !== null && lastName(flag.player) === lastName(playerName)),
  );
}

function isNamed(flag: Flag, name: RegExp, { description }: Play): boolean {
  return name.test(flag.name) || (/Disqualif/.test(name.source) && name.test(description));
}

function lastName(name: string): string | undefined {
  return withoutSuffix(name).split(/[ .]/).at(-1);
}

/** Whether somebody was flagged on a play, and it counted. */
export function isFlaggedFor(play: Play, player: RosterPlayer): boolean {
  return flagsOf(play).some((flag) => flag.player !== null && nameInText(player).test(flag.player));
}

/** Whether a play's row has a penalty that counted, whatever its text says of it. */
export function isPenalized({ penaltyYards, type }: Pick<Play, "penaltyYards" | "type">): boolean {
  return penaltyYards !== null || type === "Penalty";
}

/** A player as the texts of plays name him: `P.Nacua`, `Ta.Johnson`, or in full. */
export function nameInText({ playerName }: Pick<RosterPlayer, "playerName">): RegExp {
  const [first = "", ...rest] = withoutSuffix(playerName)
    .split(" ")
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  // `Di.Johnson` is Diontae, and `Dj.Johnson` is not.
  const [initial = "", second = "", third = ""] = first.replaceAll(/[^A-Za-z]/g, "");
  const short = String.raw`${initial}(?:[${second}${second.toLowerCase()}][${third}${third.toLowerCase()}]?)?\.(?:[A-Z]\.)?`;
  return new RegExp(String.raw`(?<![A-Za-z])(?:${short}|${first} )${rest.join(" ")}(?![a-z])`);
}

function withoutSuffix(name: string): string {
  return name.replace(/,? (?:Jr|Sr|II|III|IV|V)\.?$/, "");
}
