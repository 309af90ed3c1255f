/** A place in a lineup as a narrow column writes it, and in words. */
export interface SlotLabel {
  short: string;
  /** Null where the short one is what everybody says. */
  words: string | null;
}

/** Sleeper's codes that nobody says so. */
const LABELS: Readonly<Partial<Record<string, SlotLabel>>> = {
  DEF: { short: "DST", words: "Defense and special teams" },
  SUPER_FLEX: { short: "SFLX", words: "Superflex" },
  REC_FLEX: { short: "W/T", words: "Flex of WR and TE" },
  WRRB_FLEX: { short: "W/R", words: "Flex of WR and RB" },
  IDP_FLEX: { short: "IDP", words: "Flex of individual defenders" },
};

/** What a league's code of a place is called: `SUPER_FLEX` is `SFLX`, Superflex. */
export function slotLabel(code: string): SlotLabel {
  return LABELS[code] ?? { short: code.replaceAll("_", " "), words: null };
}
