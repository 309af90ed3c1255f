/** Whose line a statistic stands in: a person's, or the defense and special teams of a team. */
export type StatRole = "player" | "defense";

interface StatDefinition {
  role: StatRole;
  /** In a sentence of the ledger: `12 receiving yards`, `1 sack`. */
  one: string;
  many: string;
}

function player(one: string, many = `${one}s`): StatDefinition {
  return { role: "player", one, many };
}

function defense(one: string, many = `${one}s`): StatDefinition {
  return { role: "defense", one, many };
}

/**
 * Everything that a play can add to the line of a player or of a team's defense and that some fantasy platform scores. The names
 * are Sleeper's own, so that a league's settings read like its page; what only other platforms count follows their pattern.
 * Bonuses for a whole game are no statistics: they are ranges over these (`scoring-item.ts`).
 */
const TABLE = {
  pass_att: player("pass attempt"),
  pass_cmp: player("completion"),
  pass_inc: player("incompletion"),
  pass_yd: player("passing yard"),
  pass_td: player("passing touchdown"),
  pass_td_40p: player("passing touchdown of 40+ yards", "passing touchdowns of 40+ yards"),
  pass_td_50p: player("passing touchdown of 50+ yards", "passing touchdowns of 50+ yards"),
  pass_cmp_40p: player("completion of 40+ yards", "completions of 40+ yards"),
  pass_int: player("interception thrown", "interceptions thrown"),
  pass_int_td: player("pick-six thrown", "pick-sixes thrown"),
  pass_2pt: player("two-point pass", "two-point passes"),
  pass_sack: player("sack taken", "sacks taken"),
  pass_fd: player("passing first down"),

  rush_att: player("carry", "carries"),
  rush_yd: player("rushing yard"),
  rush_td: player("rushing touchdown"),
  rush_td_40p: player("rushing touchdown of 40+ yards", "rushing touchdowns of 40+ yards"),
  rush_td_50p: player("rushing touchdown of 50+ yards", "rushing touchdowns of 50+ yards"),
  rush_40p: player("carry of 40+ yards", "carries of 40+ yards"),
  rush_2pt: player("two-point run"),
  rush_fd: player("rushing first down"),

  rec_tgt: player("target"),
  rec: player("catch", "catches"),
  rec_yd: player("receiving yard"),
  rec_td: player("receiving touchdown"),
  rec_td_40p: player("receiving touchdown of 40+ yards", "receiving touchdowns of 40+ yards"),
  rec_td_50p: player("receiving touchdown of 50+ yards", "receiving touchdowns of 50+ yards"),
  rec_0_4: player("catch of 0 to 4 yards", "catches of 0 to 4 yards"),
  rec_5_9: player("catch of 5 to 9 yards", "catches of 5 to 9 yards"),
  rec_10_19: player("catch of 10 to 19 yards", "catches of 10 to 19 yards"),
  rec_20_29: player("catch of 20 to 29 yards", "catches of 20 to 29 yards"),
  rec_30_39: player("catch of 30 to 39 yards", "catches of 30 to 39 yards"),
  rec_40p: player("catch of 40+ yards", "catches of 40+ yards"),
  rec_2pt: player("two-point catch", "two-point catches"),
  rec_fd: player("receiving first down"),

  fum: player("fumble"),
  fum_lost: player("fumble lost", "fumbles lost"),
  fum_rec_td: player("touchdown with a teammate's fumble", "touchdowns with a teammate's fumble"),

  fgm_0_19: player("field goal of 0 to 19 yards", "field goals of 0 to 19 yards"),
  fgm_20_29: player("field goal of 20 to 29 yards", "field goals of 20 to 29 yards"),
  fgm_30_39: player("field goal of 30 to 39 yards", "field goals of 30 to 39 yards"),
  fgm_40_49: player("field goal of 40 to 49 yards", "field goals of 40 to 49 yards"),
  fgm_50_59: player("field goal of 50 to 59 yards", "field goals of 50 to 59 yards"),
  fgm_60p: player("field goal of 60+ yards", "field goals of 60+ yards"),
  fgm_yds: player("field goal yard"),
  fgm_yds_over_30: player("field goal yard beyond 30", "field goal yards beyond 30"),
  fgmiss_0_19: player("missed field goal of 0 to 19 yards", "missed field goals of 0 to 19 yards"),
  fgmiss_20_29: player("missed field goal of 20 to 29 yards", "missed field goals of 20 to 29 yards"),
  fgmiss_30_39: player("missed field goal of 30 to 39 yards", "missed field goals of 30 to 39 yards"),
  fgmiss_40_49: player("missed field goal of 40 to 49 yards", "missed field goals of 40 to 49 yards"),
  fgmiss_50_59: player("missed field goal of 50 to 59 yards", "missed field goals of 50 to 59 yards"),
  fgmiss_60p: player("missed field goal of 60+ yards", "missed field goals of 60+ yards"),
  xpm: player("extra point"),
  xpmiss: player("missed extra point"),

  kr_yd: player("kick return yard"),
  pr_yd: player("punt return yard"),
  kr_td: player("kick return touchdown"),
  pr_td: player("punt return touchdown"),
  st_td: player("special teams touchdown"),
  st_blk_td: player("touchdown with a blocked kick", "touchdowns with blocked kicks"),
  st_fum_td: player("touchdown with a fumble on a kick", "touchdowns with fumbles on kicks"),
  st_ff: player("forced fumble on special teams", "forced fumbles on special teams"),
  st_fum_rec: player("fumble recovery on special teams", "fumble recoveries on special teams"),
  st_tkl_solo: player("special teams tackle"),

  idp_tkl_solo: player("solo tackle"),
  idp_tkl_ast: player("assisted tackle"),
  idp_tkl_loss: player("tackle for loss", "tackles for loss"),
  idp_sack: player("sack"),
  idp_sack_yd: player("sack yard"),
  idp_qb_hit: player("quarterback hit"),
  idp_int: player("interception"),
  idp_int_ret_yd: player("interception return yard"),
  idp_pass_def: player("pass defended", "passes defended"),
  idp_ff: player("forced fumble"),
  idp_fum_rec: player("fumble recovery", "fumble recoveries"),
  idp_fum_ret_yd: player("fumble return yard"),
  idp_def_td: player("defensive touchdown"),
  idp_int_td: player("interception returned for a touchdown", "interceptions returned for touchdowns"),
  idp_fum_td: player("fumble returned for a touchdown", "fumbles returned for touchdowns"),
  idp_int_td_50p: player(
    "interception return of 50+ yards for a touchdown",
    "interception returns of 50+ yards for touchdowns",
  ),
  idp_fum_td_50p: player("fumble return of 50+ yards for a touchdown", "fumble returns of 50+ yards for touchdowns"),
  idp_safe: player("safety", "safeties"),
  idp_blk_kick: player("blocked kick"),
  idp_2pt: player("defensive two-point return"),

  sack: defense("sack"),
  sack_yd: defense("sack yard"),
  qb_hit: defense("quarterback hit"),
  int: defense("interception"),
  int_ret_yd: defense("interception return yard"),
  fum_rec: defense("fumble recovery", "fumble recoveries"),
  fum_ret_yd: defense("fumble return yard"),
  ff: defense("forced fumble"),
  safe: defense("safety", "safeties"),
  blk_kick: defense("blocked kick"),
  tkl_solo: defense("solo tackle"),
  tkl_ast: defense("assisted tackle"),
  tkl_loss: defense("tackle for loss", "tackles for loss"),
  def_td: defense("defensive touchdown"),
  def_int_td: defense("interception returned for a touchdown", "interceptions returned for touchdowns"),
  def_fum_td: defense("fumble returned for a touchdown", "fumbles returned for touchdowns"),
  def_2pt: defense("defensive two-point return"),
  def_3_and_out: defense("three-and-out", "three-and-outs"),
  def_4_and_stop: defense("fourth-down stop"),
  def_forced_punts: defense("punt forced", "punts forced"),
  def_pass_def: defense("pass defended", "passes defended"),
  def_st_td: defense("special teams touchdown"),
  def_blk_td: defense("touchdown with a blocked kick", "touchdowns with blocked kicks"),
  def_st_fum_td: defense("touchdown with a fumble on a kick", "touchdowns with fumbles on kicks"),
  def_st_ff: defense("forced fumble on special teams", "forced fumbles on special teams"),
  def_st_fum_rec: defense("fumble recovery on special teams", "fumble recoveries on special teams"),
  def_st_tkl_solo: defense("special teams tackle"),
  def_kr_yd: defense("kick return yard"),
  def_pr_yd: defense("punt return yard"),
  def_kr_td: defense("kick return touchdown"),
  def_pr_td: defense("punt return touchdown"),
  pts_allow: defense("point allowed", "points allowed"),
  /** As ESPN and as Yahoo count it: see `count-allowed.ts`. */
  pts_allow_espn: defense("point allowed", "points allowed"),
  pts_allow_yahoo: defense("point allowed", "points allowed"),
  yds_allow: defense("yard allowed", "yards allowed"),
} as const satisfies Record<string, StatDefinition>;

/** The name of a scored statistic. */
export type Stat = keyof typeof TABLE;

/** Every statistic with its words, for readers who take them all alike. */
export const STATS: Readonly<Record<Stat, StatDefinition>> = TABLE;

/** Whether a text from outside names a statistic. */
export function isStat(text: string): text is Stat {
  return Object.hasOwn(TABLE, text);
}
