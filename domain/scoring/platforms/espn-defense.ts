import { item, own } from "./espn-item.ts";

/** ESPN's items of defenders, of team defenses and of returns. Those of `D/ST points allowed` beside `points allowed` are not counted: ESPN has not published in what they differ. */
export const ESPN_DEFENSE = [
  item(89, "PA0", "0 points allowed", {
    defense: own("0 points allowed", { stats: ["pts_allow_espn"], from: 0, to: 0 }),
  }),
  item(90, "PA1", "1-6 points allowed", {
    defense: own("1 to 6 points allowed", { stats: ["pts_allow_espn"], from: 1, to: 6 }),
  }),
  item(91, "PA7", "7-13 points allowed", {
    defense: own("7 to 13 points allowed", { stats: ["pts_allow_espn"], from: 7, to: 13 }),
  }),
  item(92, "PA14", "14-17 points allowed", {
    defense: own("14 to 17 points allowed", { stats: ["pts_allow_espn"], from: 14, to: 17 }),
  }),
  item(93, "BLKKRTD", "Blocked Punt or FG return for TD", {
    player: own("Blocked kick returned for a touchdown", { stats: ["st_blk_td"] }),
    defense: own("Blocked kick returned for a touchdown", { stats: ["def_blk_td"] }),
  }),
  item(94, "DEFRETTD", "Fumble or INT Return for TD", { player: "idp_def_td", defense: "def_td" }),
  item(95, "INT", "Each Interception", { player: "idp_int", defense: "int" }),
  item(96, "FR", "Each Fumble Recovered", {
    player: own("Fumble recovery", { stats: ["idp_fum_rec", "st_fum_rec"] }),
    defense: own("Fumble recovery", { stats: ["fum_rec", "def_st_fum_rec"] }),
  }),
  item(97, "BLKK", "Blocked Punt, PAT or FG", { player: "idp_blk_kick", defense: "blk_kick" }),
  item(98, "SF", "Each Safety", { player: "idp_safe", defense: "safe" }),
  item(99, "SK", "Each Sack", { player: "idp_sack", defense: "sack" }),
  item(100, "HALFSK", "1/2 Sack", {
    player: own("Half sack", { stats: ["idp_sack"], per: 0.5 }),
    defense: own("Half sack", { stats: ["sack"], per: 0.5 }),
  }),
  item(101, "KRTD", "Kickoff Return TD", { player: "kr_td", defense: "def_kr_td" }),
  item(102, "PRTD", "Punt Return TD", { player: "pr_td", defense: "def_pr_td" }),
  item(103, "INTTD", "Interception Return TD", {
    player: own("Interception returned for a touchdown", { stats: ["idp_int_td"] }),
    defense: own("Interception returned for a touchdown", { stats: ["def_int_td"] }),
  }),
  item(104, "FRTD", "Fumble Return TD", {
    player: own("Fumble returned for a touchdown", { stats: ["idp_fum_td", "st_fum_td"] }),
    defense: own("Fumble returned for a touchdown", { stats: ["def_fum_td", "def_st_fum_td"] }),
  }),
  item(105, "TRTD", "Total Return TD", {
    player: own("Return touchdown", { stats: ["idp_def_td", "st_td"] }),
    defense: own("Return touchdown", { stats: ["def_td", "def_st_td"] }),
  }),
  item(106, "FF", "Each Fumble Forced", {
    player: "idp_ff",
    defense: own("Forced fumble", { stats: ["ff", "def_st_ff"] }),
  }),
  item(107, "TKA", "Assisted Tackles", { player: "idp_tkl_ast", defense: "tkl_ast" }),
  item(108, "TKS", "Solo Tackles", { player: "idp_tkl_solo", defense: "tkl_solo" }),
  item(109, "TK", "Total Tackles", { player: "idp_tkl", defense: "tkl" }),
  item(110, "TK3", "Every 3 Total Tackles", {
    player: own("3 tackles", { stats: ["idp_tkl_solo", "idp_tkl_ast"], per: 3 }),
    defense: own("3 tackles", { stats: ["tkl_solo", "tkl_ast"], per: 3 }),
  }),
  item(111, "TK5", "Every 5 Total Tackles", {
    player: own("5 tackles", { stats: ["idp_tkl_solo", "idp_tkl_ast"], per: 5 }),
    defense: own("5 tackles", { stats: ["tkl_solo", "tkl_ast"], per: 5 }),
  }),
  item(112, "STF", "Stuffs"),
  item(113, "PD", "Passes Defensed", { player: "idp_pass_def", defense: "def_pass_def" }),
  item(114, "KR", "Kickoff Return Yards", { player: "kr_yd", defense: "def_kr_yd" }),
  item(115, "PR", "Punt Return Yards", { player: "pr_yd", defense: "def_pr_yd" }),
  item(116, "KR10", "Every 10 kickoff return yards", {
    player: own("10 kick return yards", { stats: ["kr_yd"], per: 10 }),
    defense: own("10 kick return yards", { stats: ["def_kr_yd"], per: 10 }),
  }),
  item(117, "KR25", "Every 25 kickoff return yards", {
    player: own("25 kick return yards", { stats: ["kr_yd"], per: 25 }),
    defense: own("25 kick return yards", { stats: ["def_kr_yd"], per: 25 }),
  }),
  item(118, "PR10", "Every 10 punt return yards", {
    player: own("10 punt return yards", { stats: ["pr_yd"], per: 10 }),
    defense: own("10 punt return yards", { stats: ["def_pr_yd"], per: 10 }),
  }),
  item(119, "PR25", "Every 25 punt return yards", {
    player: own("25 punt return yards", { stats: ["pr_yd"], per: 25 }),
    defense: own("25 punt return yards", { stats: ["def_pr_yd"], per: 25 }),
  }),
  item(120, "PTSA", "Points Allowed", { defense: own("Point allowed", { stats: ["pts_allow_espn"] }) }),
  item(121, "PA18", "18-21 points allowed", {
    defense: own("18 to 21 points allowed", { stats: ["pts_allow_espn"], from: 18, to: 21 }),
  }),
  item(122, "PA22", "22-27 points allowed", {
    defense: own("22 to 27 points allowed", { stats: ["pts_allow_espn"], from: 22, to: 27 }),
  }),
  item(123, "PA28", "28-34 points allowed", {
    defense: own("28 to 34 points allowed", { stats: ["pts_allow_espn"], from: 28, to: 34 }),
  }),
  item(124, "PA35", "35-45 points allowed", {
    defense: own("35 to 45 points allowed", { stats: ["pts_allow_espn"], from: 35, to: 45 }),
  }),
  item(125, "PA46", "46+ points allowed", {
    defense: own("46+ points allowed", { stats: ["pts_allow_espn"], from: 46 }),
  }),
  item(126, "PAPG", "Points Allowed Per Game"),
  item(127, "YA", "Yards Allowed", { defense: "yds_allow" }),
  item(128, "YA100", "Less than 100 total yards allowed", { defense: "yds_allow_0_100" }),
  item(129, "YA199", "100-199 total yards allowed", { defense: "yds_allow_100_199" }),
  item(130, "YA299", "200-299 total yards allowed", { defense: "yds_allow_200_299" }),
  item(131, "YA349", "300-349 total yards allowed", { defense: "yds_allow_300_349" }),
  item(132, "YA399", "350-399 total yards allowed", { defense: "yds_allow_350_399" }),
  item(133, "YA449", "400-449 total yards allowed", { defense: "yds_allow_400_449" }),
  item(134, "YA499", "450-499 total yards allowed", { defense: "yds_allow_450_499" }),
  item(135, "YA549", "500-549 total yards allowed", { defense: "yds_allow_500_549" }),
  item(136, "YA550", "550+ total yards allowed", { defense: "yds_allow_550p" }),
  item(137, "YAPG", "Yards Allowed Per Game"),
  item(187, "DPTSA", "D/ST Points Allowed"),
  item(188, "DPA0", "D/ST 0 points allowed"),
  item(189, "DPA1", "D/ST 1-6 points allowed"),
  item(190, "DPA7", "D/ST 7-13 points allowed"),
  item(191, "DPA14", "D/ST 14-17 points allowed"),
  item(192, "DPA18", "D/ST 18-21 points allowed"),
  item(193, "DPA22", "D/ST 22-27 points allowed"),
  item(194, "DPA28", "D/ST 28-34 points allowed"),
  item(195, "DPA35", "D/ST 35-45 points allowed"),
  item(196, "DPA46", "D/ST 46+ points allowed"),
  item(197, "DPAPG", "D/ST Points Allowed Per Game"),
  item(204, "O2PRET", "Offensive 2pt Return"),
  item(205, "D2PRET", "Defensive 2pt Return", {
    player: own("Defensive two-point return", { stats: ["idp_2pt"] }),
    defense: "def_2pt",
  }),
  item(206, "2PRET", "2pt Return", { player: own("Two-point return", { stats: ["idp_2pt"] }), defense: "def_2pt" }),
  item(207, "O1PSF", "Offensive 1pt Safety"),
  item(208, "D1PSF", "Defensive 1pt Safety"),
  item(209, "1PSF", "1pt Safety"),
];
