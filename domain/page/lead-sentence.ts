import { capitalized } from "../words/sentence-words.ts";
import { formatDuration, ordinal } from "../words/format.ts";
import { QUARTER_SECONDS, REGULATION_SECONDS } from "../game/game-clock.ts";
import type { Game } from "../game/game.ts";
import type { QuarterName } from "../game/play.ts";
import { isFinal } from "../game/status.ts";
import { teamName } from "../game/team.ts";

export type LeadGame = Pick<Game, "awayTeam" | "homeTeam" | "season" | "status">;

/** One level piece of the lead chart. Times are fractions of regulation (0 to 1); overtime goes on beyond 1. */
export interface LeadStep {
  from: number;
  to: number;
  /** The period in which it began. */
  quarterName: QuarterName;
  /** Away points less home points: above 0 the visitors lead. */
  margin: number;
}

/** More leads than this are counted, not told. */
const LISTED_LEADS = 3;

/** A stretch in which one team led; a tie that the same team broke again does not end it. */
interface Lead {
  sign: number;
  begin: LeadStep;
  most: number;
}

/**
 * The lead in words: "The Bears took the lead with 7:12 left in the 1st quarter and led by 11 at most; the Vikings took the lead
 * with 9:52 left in the 4th quarter and led by 10 at most, and won by 3."
 */
export function leadSentence(steps: readonly LeadStep[], game: LeadGame): string {
  const leads = leadsOf(steps);
  const isOver = isFinal(game);
  if (leads.length === 0) return isOver ? "Neither team ever led." : "Neither team has led yet.";
  const names = teamNames(game);
  const margin = steps.at(-1)?.margin ?? 0;
  const by = `${isOver ? "won" : "lead"} by ${Math.abs(margin)}`;
  const level = isOver ? "it ended tied" : "it is tied now";

  if (leads.length > LISTED_LEADS) {
    const end = margin === 0 ? level : `${nameOf(names, margin)} ${by}`;
    return `The lead changed hands ${leads.length - 1} times; ${names.away} led by ${most(leads, 1)} at most, ${names.home} by ${most(leads, -1)}; ${end}.`;
  }
  const last = leads.at(-1);
  const stated = leads.map((lead) => {
    // A lead that is as large as it ever was: the end of the sentence says how large.
    const isNow = lead === last && lead.most === Math.abs(margin);
    return `${nameOf(names, lead.sign)} took the lead ${whenOf(lead.begin)}${isNow ? "" : ` and led by ${lead.most} at most`}`;
  });
  return `${capitalized(stated.join("; "))}${margin === 0 ? `; ${level}` : `, and ${by}`}.`;
}

function leadsOf(steps: readonly LeadStep[]): Lead[] {
  const leads: Lead[] = [];
  for (const step of steps) {
    if (step.margin === 0) continue;
    const sign = Math.sign(step.margin);
    const last = leads.at(-1);
    if (last?.sign === sign) last.most = Math.max(last.most, Math.abs(step.margin));
    else leads.push({ sign, begin: step, most: Math.abs(step.margin) });
  }
  return leads;
}

function most(leads: readonly Lead[], sign: number): number {
  return Math.max(...leads.filter((lead) => lead.sign === sign).map((lead) => lead.most));
}

interface TeamNames {
  away: string;
  home: string;
}

function teamNames({ awayTeam, homeTeam, season }: LeadGame): TeamNames {
  return { away: `the ${teamName(awayTeam, season).nick}`, home: `the ${teamName(homeTeam, season).nick}` };
}

function nameOf(names: TeamNames, sign: number): string {
  return sign > 0 ? names.away : names.home;
}

/** Overtime has no fixed length, so its clock is not told. */
function whenOf({ from, quarterName }: LeadStep): string {
  if (quarterName === "OT") return "in overtime";
  const left = Number(quarterName) * QUARTER_SECONDS - Math.round(from * REGULATION_SECONDS);
  return `with ${formatDuration(left)} left in the ${ordinal(Number(quarterName))} quarter`;
}
