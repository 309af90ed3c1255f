import type { Game } from "../game/game.ts";
import { likeness, plainName } from "./sound.ts";
import { TEAMS, teamName } from "../game/team.ts";
import { canonicalTeamCode } from "../game/team-code.ts";

/** What fans call teams beside their place and nickname. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  ARI: ["az", "cards", "zona"],
  ATL: ["dirty birds"],
  BAL: ["bmore", "balt"],
  BUF: ["buff"],
  CAR: ["cats"],
  CHI: ["chi town", "da bears"],
  CIN: ["cincy"],
  CLE: ["brownies"],
  DAL: ["boys", "americas team"],
  GB: ["pack", "gbp"],
  IND: ["indy"],
  JAX: ["jags", "jax"],
  KC: ["kansas", "kc chiefs"],
  LAC: ["bolts", "la chargers", "la"],
  LAR: ["la rams", "la"],
  LV: ["vegas", "raider nation"],
  MIA: ["phins", "fins"],
  MIN: ["vikes", "minny"],
  NE: ["pats"],
  NO: ["nola", "who dat"],
  NYG: ["g men", "gmen", "big blue", "ny giants", "ny"],
  NYJ: ["gang green", "ny jets", "ny"],
  PHI: ["philly", "birds", "iggles"],
  PIT: ["pitt", "black and gold"],
  SEA: ["hawks"],
  SF: ["niners", "9ers", "forty niners", "san fran", "frisco"],
  TB: ["bucs", "tampa", "buccs"],
  TEN: ["tenn"],
  WAS: ["dc", "commies", "wsh", "wash"],
};

/** Everything that a team is called in a season, as plain names: code, place, nickname, and what fans say. */
export function formsOf(code: string, season: number): string[] {
  const { place, nick } = teamName(code, season);
  return [code, place, nick, `${place} ${nick}`, `${code} ${nick}`, ...(CALLED[code] ?? [])].map(plainName);
}

/** Alike enough to be the same name misheard; below it somebody else may be meant. */
const HEARD = 0.72;

type Teams = Pick<Game, "awayTeam" | "homeTeam" | "season">;

/** Every name of the two teams, lower case, to their codes. A place that both share ("New York") is nobody's. */
export function teamForms(game: Teams): Map<string, string> {
  const forms = new Map<string, string>();
  const shared = new Set<string>();
  for (const code of [game.awayTeam, game.homeTeam]) {
    for (const form of formsOf(code, game.season)) {
      const other = forms.get(form);
      if (other !== undefined && other !== code) shared.add(form);
      forms.set(form, code);
    }
  }
  for (const form of shared) forms.delete(form);
  return forms;
}

/**
 * The team of the game that a text means, by code, place, nickname or something that sounds like one; null where it means
 * neither, or may mean either.
 */
export function resolveTeam(text: string, game: Teams): string | null {
  const plain = plainName(text).replace(/^the /, "");
  const forms = teamForms(game);
  const exact = forms.get(plain);
  if (exact !== undefined) return exact;
  const code = canonicalTeamCode(text.trim().toUpperCase());
  if (code === game.awayTeam || code === game.homeTeam) return code;
  // A team's right name that is not playing is no mishearing of one that is.
  if (code !== null || TEAMS.some((team) => formsOf(team.code, game.season).includes(plain))) return null;
  const best = new Map<string, number>();
  for (const [form, code] of forms) {
    if (form.length < 4) continue;
    best.set(code, Math.max(best.get(code) ?? 0, likeness(plain, form)));
  }
  const [first, second] = [...best].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < HEARD) return null;
  return first[1] - (second?.[1] ?? 0) < 0.08 ? null : first[0];
}
