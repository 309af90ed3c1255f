import { z } from "zod";

/**
 * Sleeper's answers under Sleeper's names; nothing outside this folder knows them. Fields that nobody here reads are
 * dropped, people's private ones (`email`, `phone`) among them. What came later than the oldest leagues, or is known to be
 * left out at times, may be missing; what a page depends on must be there, if only as null.
 */

const id = z.string().regex(/^\d{1,20}$/);
const maybeText = z.string().nullish();
const maybeNumber = z.number().nullish();
const maybeIds = z.array(z.string()).nullish();
/** `"0"` is an empty slot; null for a whole lineup was seen in answers of 2026. */
const lineup = z.array(z.string().nullable()).nullable();
const season = z.string().regex(/^\d{4}$/);

const user = z.object({ user_id: id, username: maybeText, display_name: maybeText });

const league = z.object({
  league_id: id,
  name: maybeText,
  sport: z.string(),
  season,
  total_rosters: z.int(),
  /** One word a slot, such as `QB`, `FLEX`, `SUPER_FLEX`, `IDP_FLEX`; `BN` for each place on the bench. */
  roster_positions: z.array(z.string()),
  /** Weight by key of a statistic; in leagues made before about 2022 they went through a 32-bit float. */
  scoring_settings: z.record(z.string(), z.number().nullable()),
});

const roster = z.object({
  roster_id: z.int(),
  owner_id: z.string().nullable(),
  co_owners: maybeIds,
  players: maybeIds,
  starters: lineup,
  reserve: maybeIds,
  taxi: maybeIds,
});

const member = z.object({
  user_id: id,
  display_name: maybeText,
  metadata: z.object({ team_name: maybeText }).nullish(),
});

const matchup = z.object({
  roster_id: z.int(),
  /** Two teams with the same one play each other; null has the week off. */
  matchup_id: z.int().nullable(),
  points: z.number().nullable(),
  /** What the commissioner wrote over the points. */
  custom_points: maybeNumber,
  starters: lineup,
  players: maybeIds,
  /** Missing in answers of the seasons up to 2020. */
  players_points: z.record(z.string(), z.number().nullable()).nullish(),
});

/** One of some ten thousand entries; the defense of a team has neither ids nor a whole name. */
const player = z.object({
  first_name: maybeText,
  last_name: maybeText,
  full_name: maybeText,
  position: maybeText,
  fantasy_positions: maybeIds,
  team: maybeText,
  /** At times with a blank before it. */
  gsis_id: maybeText,
  fantasy_data_id: z.union([z.string(), z.number()]).nullish(),
});

export type WirePlayer = z.infer<typeof player>;
export type WireUser = z.infer<typeof user>;
export type WireLeague = z.infer<typeof league>;
export type WireRoster = z.infer<typeof roster>;
export type WireMember = z.infer<typeof member>;
export type WireMatchup = z.infer<typeof matchup>;

/** The shape of each answer that is there. What does not exist is answered with null instead. */
export const SLEEPER_ANSWERS = {
  user,
  league,
  leagues: z.array(league),
  rosters: z.array(roster),
  members: z.array(member),
  matchups: z.array(matchup),
  player,
};
