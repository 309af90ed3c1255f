/** Defenders' positions as sources write them. */
export const DEFENDER_POSITIONS = {
  linebackers: ["LB", "ILB", "OLB", "MLB"],
  corners: ["CB", "DB"],
  safeties: ["S", "FS", "SS", "SAF", "DB"],
  ends: ["DE", "DL", "EDGE"],
  tackles: ["DT", "NT", "DL"],
} as const satisfies Record<string, readonly string[]>;
