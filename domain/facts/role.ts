/** What a player did in a fact. One player can have several roles: who kicks a field goal is its `scorer` and its `kicker`. */
export type Role =
  /** Carried, caught, returned or kicked the points in. */
  | "scorer"
  | "passer"
  | "receiver"
  | "rusher"
  | "kicker"
  | "punter"
  | "returner"
  | "interceptor"
  | "fumbler"
  | "forcedBy"
  | "recoveredBy"
  | "sackedBy"
  /** A second player who had half of the sack. */
  | "alsoSackedBy"
  | "blocker"
  | "tackler"
  /** Who threw, ran or caught the two-point try of a touchdown; the kicker of its extra point is `kicker`. */
  | "tryPasser"
  | "tryScorer"
  /** Whose line, projection, rank, absence it is. */
  | "player"
  /** The second of two in a comparison. */
  | "otherPlayer";
