import type { BandRow } from "./expect-points.ts";
import type { DetailShares } from "./line-details.ts";
import type { Spread } from "./point-moments.ts";
import type { ChanceWeights } from "./project-chances.ts";
import type { DefenseWeights } from "./project-defense.ts";
import type { KickerWeights } from "./project-kicker.ts";
import type { ChancePosition, ProjectedPosition } from "./projected-position.ts";

/** All of this as `bench/fit-projections.ts` prints it: docs/projections.md. */

/** The seasons whose 36727 games of players and 3592 of teams the numbers are fitted on. */
export const FITTED_SEASONS: readonly number[] = [2016, 2017, 2018, 2019, 2020, 2021, 2023];

export const CHANCE_WEIGHTS: Readonly<Record<ChancePosition, ChanceWeights>> = {
  QB: {
    volumes: {
      pass_att: {
        shape: {
          decay: 0.85,
          lastSeason: 0.4,
          games: 0.75,
          mean: 23.317,
        },
        tilt: [0.0577, -0.106, 0.0467, -0.1997, -0.0665, 0.0403, 0.2556],
      },
      rush_att: {
        shape: {
          decay: 0.88,
          lastSeason: 0.7,
          games: 1,
          mean: 2.674,
        },
        tilt: [0.0299, -0.018, -0.0382, -0.0892, 0.0113, 0.106, -0.0772],
      },
    },
    rates: {
      pass_cmp: {
        shape: {
          chances: 225,
          rate: 0.64056,
        },
        tilt: [-0.0124, 0.0314, 0.0965, -0.0183, 0.0088, 0.0087, 0.1474],
      },
      pass_yd: {
        shape: {
          chances: 225,
          rate: 7.17345,
        },
        tilt: [-0.0263, 0.0627, 0.1327, 0.1268, 0.0035, 0.0061, 0.1662],
      },
      pass_td: {
        shape: {
          chances: 350,
          rate: 0.04473,
        },
        tilt: [-0.0683, 0.1356, 0.4922, 0.2013, 0.0429, 0.0095, 0.1402],
      },
      pass_int: {
        shape: {
          chances: 800,
          rate: 0.02291,
        },
        tilt: [0.0792, -0.2539, -0.4434, 0.4195, -0.0904, -0.0237, -0.2945],
      },
      rush_yd: {
        shape: {
          chances: 10,
          rate: 4.29396,
        },
        tilt: [-0.073, 0.1845, -0.1999, 0.2073, -0.1142, 0.0462, 0.1358],
      },
      rush_td: {
        shape: {
          chances: 100,
          rate: 0.04579,
        },
        tilt: [-0.0822, 0.1617, 0.0725, 0.3748, -0.1195, 0.1565, 0.0634],
      },
    },
  },
  RB: {
    volumes: {
      rush_att: {
        shape: {
          decay: 0.75,
          lastSeason: 0.4,
          games: 0.35,
          mean: 5.932,
        },
        tilt: [0.043, -0.0318, -0.0833, -0.2232, 0.0884, 0.0187, 0.3338],
      },
      rec_tgt: {
        shape: {
          decay: 0.88,
          lastSeason: 0.5,
          games: 1,
          mean: 1.806,
        },
        tilt: [0.0578, -0.05, 0.0632, 0.0492, -0.0474, 0.0326, 0.1008],
      },
    },
    rates: {
      rush_yd: {
        shape: {
          chances: 225,
          rate: 4.22429,
        },
        tilt: [-0.0065, -0.0013, 0.1293, 0.0193, 0.0063, 0.0127, 0.265],
      },
      rush_td: {
        shape: {
          chances: 225,
          rate: 0.03121,
        },
        tilt: [-0.0432, 0.0235, 0.8664, 0.0493, -0.0182, 0.033, 0.2577],
      },
      rec: {
        shape: {
          chances: 225,
          rate: 0.7607,
        },
        tilt: [-0.0039, 0.0083, 0.0613, 0.0373, -0.0038, 0.0001, 0.0088],
      },
      rec_yd: {
        shape: {
          chances: 150,
          rate: 5.91353,
        },
        tilt: [-0.0077, 0.0089, 0.204, 0.2246, -0.0311, -0.0007, 0.0979],
      },
      rec_td: {
        shape: {
          chances: 225,
          rate: 0.02981,
        },
        tilt: [-0.084, 0.0934, 1.3478, 0.1998, -0.0995, -0.1527, 0.022],
      },
    },
  },
  WR: {
    volumes: {
      rec_tgt: {
        shape: {
          decay: 0.88,
          lastSeason: 0.5,
          games: 0.5,
          mean: 3.726,
        },
        tilt: [0.0416, -0.0604, 0.0427, -0.0213, -0.0237, 0.0036, 0.1887],
      },
      rush_att: {
        shape: {
          decay: 0.8,
          lastSeason: 0.7,
          games: 0.75,
          mean: 0.163,
        },
        tilt: [0.1213, -0.1038, 0.2538, -0.176, 0.0293, -0.0141, -0.1435],
      },
    },
    rates: {
      rec: {
        shape: {
          chances: 50,
          rate: 0.6217,
        },
        tilt: [-0.0131, 0.0161, 0.1329, 0.0963, -0.0129, 0.0112, 0.0889],
      },
      rec_yd: {
        shape: {
          chances: 100,
          rate: 7.95853,
        },
        tilt: [-0.0271, 0.0395, 0.2049, 0.1721, -0.0152, 0.0137, 0.0594],
      },
      rec_td: {
        shape: {
          chances: 225,
          rate: 0.04846,
        },
        tilt: [-0.0356, 0.0199, 0.7433, 0.2531, -0.0228, 0.069, -0.0171],
      },
      rush_yd: {
        shape: {
          chances: 50,
          rate: 5.98915,
        },
        tilt: [0.0421, -0.0531, 0.1524, -0.0217, -0.0098, -0.0268, 0.2729],
      },
      rush_td: {
        shape: {
          chances: 50,
          rate: 0.03885,
        },
        tilt: [-0.1094, 0.0955, -0.1734, 0.3016, -0.0141, 0.1202, 1.3492],
      },
    },
  },
  TE: {
    volumes: {
      rec_tgt: {
        shape: {
          decay: 0.9,
          lastSeason: 0.3,
          games: 0.5,
          mean: 2.539,
        },
        tilt: [0.0701, -0.0686, 0.0191, 0.0666, -0.049, 0.0173, 0.1966],
      },
      rush_att: {
        shape: {
          decay: 0.75,
          lastSeason: 1,
          games: 0.1,
          mean: 0.044,
        },
        tilt: [0.5363, -0.1793, 0.5227, -1.7399, 0.2666, 0.0484, 0.9962],
      },
    },
    rates: {
      rec: {
        shape: {
          chances: 75,
          rate: 0.67708,
        },
        tilt: [0.0047, -0.0145, 0.0872, 0.0422, 0.012, -0.0118, 0.0046],
      },
      rec_yd: {
        shape: {
          chances: 100,
          rate: 7.34334,
        },
        tilt: [-0.0215, 0.0279, 0.196, 0.1683, 0.0073, -0.02, 0.0176],
      },
      rec_td: {
        shape: {
          chances: 225,
          rate: 0.05467,
        },
        tilt: [0.0265, -0.1126, 0.7278, 0.3244, 0.0443, -0.0693, 0.1544],
      },
      rush_yd: {
        shape: {
          chances: 150,
          rate: 4.70905,
        },
        tilt: [-0.2411, 0.0651, 0.3731, -0.364, -0.0006, -0.0327, 0.2783],
      },
      rush_td: {
        shape: {
          chances: 2000,
          rate: 0.07328,
        },
        tilt: [0.1864, -0.1608, 2.3538, 0.0168, 0.0319, 0.1372, 0.5862],
      },
    },
  },
};

export const DETAIL_SHARES: Readonly<Record<ChancePosition, DetailShares>> = {
  QB: {
    pass_fd: 0.47571,
    pass_cmp_40p: 0.02409,
    pass_td_40p: 0.13002,
    pass_td_50p: 0.08081,
    pass_int_td: 0.09271,
    pass_sack: 0.06812,
    pass_2pt: 0.00204,
    rush_fd: 0.28394,
    rush_40p: 0.00209,
    rush_td_40p: 0.0127,
    rush_td_50p: 0.00476,
    rush_2pt: 0.00345,
    rec_fd: 0.18033,
    rec_0_4: 0.27869,
    rec_5_9: 0.18033,
    rec_10_19: 0.19672,
    rec_20_29: 0.03279,
    rec_2pt: 0.07229,
    fum_lost: 0.00594,
  },
  RB: {
    pass_fd: 0.30435,
    pass_cmp_40p: 0.04348,
    pass_td_40p: 0.09091,
    pass_td_50p: 0.09091,
    pass_sack: 0.14286,
    rush_fd: 0.19007,
    rush_40p: 0.00457,
    rush_td_40p: 0.06546,
    rush_td_50p: 0.04659,
    rush_2pt: 0.00107,
    rec_fd: 0.31614,
    rec_0_4: 0.28646,
    rec_5_9: 0.36157,
    rec_10_19: 0.21832,
    rec_20_29: 0.04445,
    rec_30_39: 0.01347,
    rec_40p: 0.00821,
    rec_td_40p: 0.07218,
    rec_td_50p: 0.05249,
    rec_2pt: 0.00126,
    fum_lost: 0.00481,
  },
  WR: {
    pass_fd: 0.47778,
    pass_cmp_40p: 0.13333,
    pass_td_40p: 0.23529,
    pass_td_50p: 0.14706,
    pass_sack: 0.12644,
    pass_2pt: 0.02874,
    rush_fd: 0.27575,
    rush_40p: 0.00915,
    rush_td_40p: 0.11607,
    rush_td_50p: 0.08929,
    rush_2pt: 0.00068,
    rec_fd: 0.54217,
    rec_0_4: 0.13992,
    rec_5_9: 0.32775,
    rec_10_19: 0.33964,
    rec_20_29: 0.10301,
    rec_30_39: 0.03762,
    rec_40p: 0.03563,
    rec_td_40p: 0.17974,
    rec_td_50p: 0.11065,
    rec_2pt: 0.0022,
    fum_lost: 0.0057,
  },
  TE: {
    pass_fd: 0.50543,
    pass_cmp_40p: 0.03261,
    pass_td_40p: 0.09091,
    pass_td_50p: 0.09091,
    pass_int_td: 0.1,
    pass_sack: 0.09864,
    pass_2pt: 0.0034,
    rush_fd: 0.33473,
    rush_40p: 0.00628,
    rush_td_40p: 0.02857,
    rec_fd: 0.47706,
    rec_0_4: 0.17393,
    rec_5_9: 0.36655,
    rec_10_19: 0.31443,
    rec_20_29: 0.09434,
    rec_30_39: 0.02376,
    rec_40p: 0.01224,
    rec_td_40p: 0.04289,
    rec_td_50p: 0.02587,
    rec_2pt: 0.00251,
    fum_lost: 0.00687,
  },
};

export const KICKER_WEIGHTS: KickerWeights = {
  means: {
    fgm_0_19: 0.0095,
    fgm_20_29: 0.4362,
    fgm_30_39: 0.5139,
    fgm_40_49: 0.4516,
    fgm_50_59: 0.2049,
    fgm_60p: 0.0047,
    fgmiss_20_29: 0.0095,
    fgmiss_30_39: 0.044,
    fgmiss_40_49: 0.1295,
    fgmiss_50_59: 0.1052,
    fgmiss_60p: 0.0081,
    xpm: 2.2202,
    xpmiss: 0.1267,
  },
  fieldGoals: [-0.0011, 0.0224, 0.0676],
  extraPoints: [-0.0229, 1.0327, 0.0706],
};

export const DEFENSE_WEIGHTS: DefenseWeights = {
  sack: {
    mean: 2.3692,
    tilt: [-0.0045, 0.1567, 0.6482, -0.0157, -0.0421, -0.2884, 0.0854, -0.0108],
  },
  int: {
    mean: 0.8046,
    tilt: [-0.0003, -0.0305, -0.0542, 0.1279, 0.333, 0.0143, 0.1587, -0.002],
  },
  fum_rec: {
    mean: 0.4694,
    tilt: [-0.0053, 0.2893, -0.1241, 0.1615, 0.0381, -0.1573, 0.1219, -0.0702],
  },
  def_td: {
    mean: 0.1183,
    tilt: [-0.0103, 0.1517, -0.2291, 0.4072, 0.6018, -0.3211, 0.15, -0.1469],
  },
  def_st_td: {
    mean: 0.0376,
    tilt: [-0.0189, -0.0178, -0.7098, 0.7051, 1.0151, -1.2144, -0.3192, 0.0885],
  },
  def_st_fum_rec: {
    mean: 0.0621,
    tilt: [-0.012, -0.2667, 0.0768, 0.5471, -0.2308, -0.5744, -0.0237, 0.0904],
  },
  pts_allow: {
    mean: 22.2219,
    tilt: [-0.015, 0.0301, -0.0046, -0.0011, -0.0658, 0.8307, -0.0331, -0.0078],
  },
  yds_allow: {
    mean: 347.0011,
    tilt: [-0.0034, -0.0027, -0.0047, 0.0242, -0.003, 0.5839, 0.0166, 0.0044],
  },
  safe: {
    mean: 0.0228,
    tilt: [],
  },
  blk_kick: {
    mean: 0.0605,
    tilt: [],
  },
  ff: {
    mean: 0.7974,
    tilt: [],
  },
};

/** How results scatter around lines that were expected. */
export const SPREAD: Spread = {
  scatters: {
    pass_att: [3.64, 0],
    pass_cmp: [2.61, 0],
    pass_yd: [32.8, 0],
    pass_td: [0.87, 0],
    pass_int: [1.11, 0],
    rush_att: [2.71, 0],
    rush_yd: [22.73, 0],
    rush_td: [1.02, 0],
    rec_tgt: [1.49, 0],
    rec: [1.35, 0],
    rec_yd: [21.7, 0.04],
    rec_td: [0.97, 0],
    xpm: [0.87, 0],
    sack: [0.77, 0.18],
    int: [0.91, 0.2],
    fum_rec: [1, 0],
    pts_allow: [3.6, 0],
    yds_allow: [17.53, 0],
  },
  correlations: [
    ["pass_att", "pass_cmp", 0.93],
    ["pass_att", "pass_yd", 0.82],
    ["pass_att", "pass_td", 0.32],
    ["pass_att", "pass_int", 0.31],
    ["pass_cmp", "pass_yd", 0.87],
    ["pass_cmp", "pass_td", 0.4],
    ["pass_cmp", "pass_int", 0.22],
    ["pass_yd", "pass_td", 0.53],
    ["pass_yd", "pass_int", 0.17],
    ["pass_td", "pass_int", -0.03],
    ["rush_att", "rush_yd", 0.66],
    ["rush_att", "rush_td", 0.3],
    ["rush_yd", "rush_td", 0.3],
    ["rec_tgt", "rec", 0.87],
    ["rec_tgt", "rec_yd", 0.67],
    ["rec_tgt", "rec_td", 0.21],
    ["rec", "rec_yd", 0.78],
    ["rec", "rec_td", 0.26],
    ["rec_yd", "rec_td", 0.34],
  ],
};

/** Around PPR points of a mean: a tenth of the results ends below the second number, a tenth above the third; standard deviation. */
export const BANDS: Readonly<Record<ProjectedPosition, readonly BandRow[]>> = {
  QB: [
    [5.91, -7.57, 10.57, 7.05],
    [11.07, -9.55, 10.5, 7.36],
    [13.35, -9.57, 9.99, 7.61],
    [14.75, -9.82, 10.79, 7.78],
    [16.03, -9.07, 9.89, 7.43],
    [17.24, -8.96, 10.58, 7.53],
    [18.76, -10.09, 9.41, 7.62],
    [21.79, -10.92, 11.02, 8.37],
  ],
  TE: [
    [1.73, -2.01, 3.9, 2.71],
    [2.8, -2.96, 4.45, 3.07],
    [3.54, -3.61, 5.32, 3.71],
    [4.37, -4.31, 4.95, 3.95],
    [5.51, -5.15, 6.33, 5.06],
    [6.99, -5.68, 7.46, 5.42],
    [8.81, -6.44, 9.67, 6.43],
    [12.31, -8.89, 9.88, 7.59],
  ],
  WR: [
    [1.79, -2.4, 1.92, 2.87],
    [3.33, -3.58, 5.48, 4.09],
    [4.62, -4.69, 7, 5.01],
    [6.01, -5.66, 6.32, 5.21],
    [7.68, -6.73, 9.4, 6.22],
    [9.75, -7.61, 10.2, 7.13],
    [12.2, -8.8, 11.95, 8.37],
    [16.38, -10.39, 11.9, 8.78],
  ],
  RB: [
    [1.91, -2.36, 1.4, 2.57],
    [3.22, -3.37, 5.17, 4.14],
    [4.5, -4.42, 5.92, 5.37],
    [6.09, -5.5, 6.98, 5.21],
    [7.94, -6.76, 9.07, 6.67],
    [10.33, -7.67, 10.65, 7.26],
    [12.72, -8.79, 10.45, 7.64],
    [16.47, -9.66, 10.7, 8.49],
  ],
  K: [
    [6.8, -5.27, 6.11, 4.32],
    [7.28, -5.29, 5.75, 4.29],
    [7.54, -5.43, 6.4, 4.42],
    [7.8, -5.73, 6.22, 4.57],
    [8.07, -5.11, 5.89, 4.45],
    [8.32, -4.45, 5.95, 4.38],
    [8.63, -4.7, 6.39, 4.34],
    [9.19, -4.95, 4.98, 3.81],
  ],
  DST: [
    [4.06, -5.75, 6.2, 4.84],
    [5.16, -6.07, 7.58, 5.39],
    [5.77, -5.87, 7.25, 5.28],
    [6.34, -6.22, 6.59, 5.21],
    [6.91, -6.14, 8.28, 5.97],
    [7.49, -6.28, 9.27, 6.01],
    [8.23, -6.9, 8.59, 6.01],
    [9.68, -6.83, 8.9, 6.14],
  ],
};

/** More runs, fewer passes for a chance to win that has risen from 0 to 100 since kickoff, as exponents. */
export const GAME_SCRIPT = {
  run: 0.7394,
  pass: -0.8717,
} as const;

/** Points of 549 players who were reported questionable and played, beside their projections. */
export const QUESTIONABLE_SHARE = 0.94;
