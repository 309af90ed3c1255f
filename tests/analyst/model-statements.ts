import { BAL_KC } from "./statements/bal-kc.ts";
import { CIN_PIT } from "./statements/cin-pit.ts";
import { DET_ARI } from "./statements/det-ari.ts";
import { HALFTIME } from "./statements/halftime.ts";
import { KC_PHI } from "./statements/kc-phi.ts";
import { TB_NYG } from "./statements/tb-nyg.ts";

/** What a language model might say of a game, in its own wording. */
export interface ModelStatements {
  /** False, by a number or a name. */
  wrong: readonly string[];
  right: readonly string[];
}

/** By nflverse's id; `halftime` is a simulated game that is being played. */
export const MODEL_STATEMENTS: Readonly<Record<string, ModelStatements>> = {
  "2024_22_KC_PHI": KC_PHI,
  "2024_01_BAL_KC": BAL_KC,
  "2024_03_DET_ARI": DET_ARI,
  "2024_18_CIN_PIT": CIN_PIT,
  halftime: HALFTIME,
  "2024_12_TB_NYG": TB_NYG,
};
