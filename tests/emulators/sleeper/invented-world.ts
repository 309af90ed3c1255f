import type { SleeperWorld, WorldLeague, WorldMatchup, WorldPlayer, WorldUser } from "./sleeper-world.ts";

/** An invented league of four managers in recorded shapes; no id, name or figure is anybody's. */

export const LEAGUE_ID = "700000000000000001";
export const OTHER_LEAGUE_ID = "700000000000000002";
export const BASKETBALL_LEAGUE_ID = "700000000000000003";
export const GUS_ID = "500000000000000001";
/** Has an account and no league. */
export const LONER_ID = "500000000000000009";

const SLOTS = ["QB", "RB", "WR", "TE", "FLEX", "K", "DEF", "BN", "BN"];

/** Weights of an old league: they went through a 32-bit float. `moon_landing` is a key that nobody knows. */
const OLD_SCORING = {
  pass_yd: Math.fround(0.04),
  pass_td: 4,
  pass_int: -1,
  rush_yd: Math.fround(0.1),
  rush_td: 6,
  rec: 0.5,
  rec_yd: Math.fround(0.1),
  rec_td: 6,
  fum_lost: -2,
  fgm_yds_over_30: Math.fround(0.15),
  pts_allow_0: 10,
  moon_landing: 3,
};

const PEOPLE: readonly WorldUser[] = [
  { user_id: GUS_ID, username: "gridiron_gus", display_name: "Gridiron_Gus" },
  { user_id: "500000000000000002", username: "punt_paula", display_name: "PuntPaula" },
  { user_id: "500000000000000003", username: "blitz_bo", display_name: "BlitzBo" },
  { user_id: "500000000000000004", username: "snap_sue", display_name: "SnapSue" },
];
const LONER: WorldUser = { user_id: LONER_ID, username: "lone_larry", display_name: "Lone Larry" };

/** Ids 90101 to 90109 for the first team, and so on; the seventh starter is a team defense. */
function squad(rosterId: number): string[] {
  const ids = Array.from({ length: 9 }, (_, index) => `90${rosterId}0${index + 1}`);
  return ids.with(6, ["CHI", "GB", "DET", "MIN"][rosterId - 1] ?? "CHI");
}

/** The k-th player of a team scores k points and a quarter, and a little by team and week. */
function teamWeek(rosterId: number, week: number, matchupId: number | null): WorldMatchup {
  const players = squad(rosterId);
  const starters = players.slice(0, 7);
  const points = players.map((_, index) => index + 1.25 + rosterId / 100 + week);
  const sum = points.slice(0, 7).reduce((total, one) => total + one, 0);
  return {
    roster_id: rosterId,
    matchup_id: matchupId,
    points: Number(sum.toFixed(2)),
    custom_points: null,
    starters,
    starters_points: points.slice(0, 7),
    players,
    players_points: Object.fromEntries(players.map((player, index) => [player, points[index] ?? 0])),
  };
}

/** Two duels. */
function firstWeek(): WorldMatchup[] {
  return [teamWeek(1, 1, 1), teamWeek(2, 1, 2), teamWeek(3, 1, 1), teamWeek(4, 1, 2)];
}

/** One duel and two teams off: an empty slot, a figure of the commissioner's, an old answer's gaps, no lineup at all. */
function secondWeek(): WorldMatchup[] {
  const [empty, custom, old, none] = [teamWeek(1, 2, 1), teamWeek(2, 2, 1), teamWeek(3, 2, null), teamWeek(4, 2, null)];
  empty.starters?.splice(5, 1, "0");
  empty.starters_points?.splice(5, 1, 0);
  custom.custom_points = 101.5;
  delete old.players_points;
  none.starters = null;
  return [empty, custom, old, none];
}

function leagueOf(league_id: string, name: string, more: Record<string, unknown> = {}): WorldLeague["league"] {
  return {
    league_id,
    name,
    sport: "nfl",
    season: "2026",
    season_type: "regular",
    status: "in_season",
    total_rosters: 4,
    previous_league_id: "600000000000000001",
    roster_positions: SLOTS,
    scoring_settings: OLD_SCORING,
    settings: { type: 2, best_ball: 0, league_average_match: 1, playoff_week_start: 15, last_scored_leg: 2, leg: 3 },
    avatar: null,
    draft_id: "800000000000000001",
    last_message_text: null,
    ...more,
  };
}

function rosterOf({ user_id }: WorldUser, index: number): Record<string, unknown> {
  const players = squad(index + 1);
  const isOrphan = index === 3;
  return {
    roster_id: index + 1,
    league_id: LEAGUE_ID,
    owner_id: isOrphan ? null : user_id,
    co_owners: index === 1 ? [LONER_ID] : null,
    players: isOrphan ? null : players,
    starters: isOrphan ? players.slice(0, 7).map(() => "0") : players.slice(0, 7),
    reserve: index === 0 ? players.slice(8) : null,
    taxi: null,
    settings: {
      wins: 2 - index,
      losses: index,
      ties: 0,
      fpts: 101 + index,
      fpts_decimal: 8,
      fpts_against: 99,
      waiver_position: 1,
    },
    metadata: { streak: "1W" },
  };
}

function memberOf({ user_id, display_name }: WorldUser, index: number): WorldLeague["users"][number] {
  return {
    user_id,
    display_name,
    league_id: LEAGUE_ID,
    avatar: null,
    is_owner: index === 0,
    is_bot: false,
    settings: null,
    metadata: index === 0 ? { team_name: "  Gus\u202e\n Bus 🚌 ", allow_pn: "on" } : { allow_pn: "on" },
  };
}

const GIVEN = ["Abel", "Burt", "Clem", "Dewey", "Enos", "Floyd", "Gomer", "Hank", "Ike"];
const SURNAMES = ["Applewhite", "Birdsong", "Culpepper", "Dillworth"];
const POSITIONS = ["QB", "RB", "WR", "TE", "RB", "K", "DEF", "WR", "TE"];
const CITIES = { CHI: "Chicago Bears", GB: "Green Bay Packers", DET: "Detroit Lions", MIN: "Minnesota Vikings" };

/** Everybody on a roster: the first with an id that begins with a blank, as real ones do, and the defenses without any. */
function everybody(): Record<string, WorldPlayer> {
  const players = [1, 2, 3, 4].flatMap((rosterId) =>
    squad(rosterId).flatMap((id, index): [string, WorldPlayer][] => {
      const [first_name = "", last_name = ""] = [GIVEN[index], SURNAMES[rosterId - 1]];
      const position = POSITIONS[index] ?? "WR";
      return position === "DEF"
        ? []
        : [
            [
              id,
              {
                player_id: id,
                first_name,
                last_name,
                full_name: `${first_name} ${last_name}`,
                position,
                fantasy_positions: [position],
                team: Object.keys(CITIES)[rosterId - 1] ?? null,
                gsis_id: index === 0 ? ` 00-009${rosterId}001` : null,
                fantasy_data_id: index === 1 ? 700_000 + rosterId : null,
              },
            ],
          ];
    }),
  );
  const defenses = Object.entries(CITIES).map(([team, city]): [string, WorldPlayer] => {
    const [last_name = "", ...place] = city.split(" ").toReversed();
    const first_name = place.toReversed().join(" ");
    return [team, { player_id: null, first_name, last_name, position: "DEF", fantasy_positions: ["DEF"], team }];
  });
  return Object.fromEntries([...players, ...defenses]);
}

/** A new world each time, so that what one test changes is nobody else's. */
export function inventedWorld(): SleeperWorld {
  const users = PEOPLE.map(memberOf);
  return {
    users: [...PEOPLE, LONER],
    leagues: [
      {
        league: leagueOf(LEAGUE_ID, "Fourth and Long"),
        rosters: PEOPLE.map(rosterOf),
        users,
        matchups: { 1: firstWeek(), 2: secondWeek() },
      },
      {
        league: leagueOf(OTHER_LEAGUE_ID, "Garbage Time", {
          status: "pre_draft",
          previous_league_id: null,
          settings: { type: 0, best_ball: 1, playoff_week_start: 0 },
        }),
        rosters: [],
        users: users.slice(0, 1),
        matchups: {},
      },
      { league: leagueOf(BASKETBALL_LEAGUE_ID, "Hoops", { sport: "nba" }), rosters: [], users: [], matchups: {} },
    ],
    players: everybody(),
  };
}
