import { item, own } from "./espn-item.ts";

/** ESPN's items of kickers. A step of yards counts over the kicks of a game together. */
export const ESPN_KICKING = [
  item(74, "FG50P", "FG Made (50+ yards)", { player: "fgm_50p" }),
  item(75, "FGA50P", "FG Attempted (50+ yards)", {
    player: own("Field goal try of 50+ yards", { stats: ["fgm_50_59", "fgm_60p", "fgmiss_50_59", "fgmiss_60p"] }),
  }),
  item(76, "FGM50P", "FG Missed (50+ yards)", { player: "fgmiss_50p" }),
  item(77, "FG40", "FG Made (40-49 yards)", { player: "fgm_40_49" }),
  item(78, "FGA40", "FG Attempted (40-49 yards)", {
    player: own("Field goal try of 40 to 49 yards", { stats: ["fgm_40_49", "fgmiss_40_49"] }),
  }),
  item(79, "FGM40", "FG Missed (40-49 yards)", { player: "fgmiss_40_49" }),
  item(80, "FG0", "FG Made (0-39 yards)", {
    player: own("Field goal of 0 to 39 yards", { stats: ["fgm_0_19", "fgm_20_29", "fgm_30_39"] }),
  }),
  item(81, "FGA0", "FG Attempted (0-39 yards)", {
    player: own("Field goal try of 0 to 39 yards", {
      stats: ["fgm_0_19", "fgm_20_29", "fgm_30_39", "fgmiss_0_19", "fgmiss_20_29", "fgmiss_30_39"],
    }),
  }),
  item(82, "FGM0", "FG Missed (0-39 yards)", {
    player: own("Missed field goal of 0 to 39 yards", { stats: ["fgmiss_0_19", "fgmiss_20_29", "fgmiss_30_39"] }),
  }),
  item(83, "FG", "Total FG Made", { player: "fgm" }),
  item(84, "FGA", "Total FG Attempted", {
    player: own("Field goal try", {
      stats: [
        "fgm_0_19",
        "fgm_20_29",
        "fgm_30_39",
        "fgm_40_49",
        "fgm_50_59",
        "fgm_60p",
        "fgmiss_0_19",
        "fgmiss_20_29",
        "fgmiss_30_39",
        "fgmiss_40_49",
        "fgmiss_50_59",
        "fgmiss_60p",
      ],
    }),
  }),
  item(85, "FGM", "Total FG Missed", { player: "fgmiss" }),
  item(86, "PAT", "Each PAT Made", { player: "xpm" }),
  item(87, "PATA", "Each PAT Attempted", { player: own("Extra point try", { stats: ["xpm", "xpmiss"] }) }),
  item(88, "PATM", "Each PAT Missed", { player: "xpmiss" }),
  item(198, "FG50", "FG Made (50-59 yards)", { player: "fgm_50_59" }),
  item(199, "FGA50", "FG Attempted (50-59 yards)", {
    player: own("Field goal try of 50 to 59 yards", { stats: ["fgm_50_59", "fgmiss_50_59"] }),
  }),
  item(200, "FGM50", "FG Missed (50-59 yards)", { player: "fgmiss_50_59" }),
  item(201, "FG60", "FG Made (60+ yards)", { player: "fgm_60p" }),
  item(202, "FGA60", "FG Attempted (60+ yards)", {
    player: own("Field goal try of 60+ yards", { stats: ["fgm_60p", "fgmiss_60p"] }),
  }),
  item(203, "FGM60", "FG Missed (60+ yards)", { player: "fgmiss_60p" }),
  item(214, "FGY", "FG Made Yards", { player: "fgm_yds" }),
  item(215, "FGMY", "FG Missed Yards"),
  item(216, "FGAY", "FG Attempt Yards"),
  item(217, "FGY5", "Every 5 FG Made yards", { player: own("5 field goal yards", { stats: ["fgm_yds"], per: 5 }) }),
  item(218, "FGY10", "Every 10 FG Made yards", { player: own("10 field goal yards", { stats: ["fgm_yds"], per: 10 }) }),
  item(219, "FGY20", "Every 20 FG Made yards", { player: own("20 field goal yards", { stats: ["fgm_yds"], per: 20 }) }),
  item(220, "FGY25", "Every 25 FG Made yards", { player: own("25 field goal yards", { stats: ["fgm_yds"], per: 25 }) }),
  item(221, "FGY50", "Every 50 FG Made yards", { player: own("50 field goal yards", { stats: ["fgm_yds"], per: 50 }) }),
  item(222, "FGY100", "Every 100 FG Made yards", {
    player: own("100 field goal yards", { stats: ["fgm_yds"], per: 100 }),
  }),
  item(223, "FGMY5", "Every 5 FG Missed yards"),
  item(224, "FGMY10", "Every 10 FG Missed yards"),
  item(225, "FGMY20", "Every 20 FG Missed yards"),
  item(226, "FGMY25", "Every 25 FG Missed yards"),
  item(227, "FGMY50", "Every 50 FG Missed yards"),
  item(228, "FGMY100", "Every 100 FG Missed yards"),
  item(229, "FGAY5", "Every 5 FG Attempt yards"),
  item(230, "FGAY10", "Every 10 FG Attempt yards"),
  item(231, "FGAY20", "Every 20 FG Attempt yards"),
  item(232, "FGAY25", "Every 25 FG Attempt yards"),
  item(233, "FGAY50", "Every 50 FG Attempt yards"),
  item(234, "FGAY100", "Every 100 FG Attempt yards"),
];
