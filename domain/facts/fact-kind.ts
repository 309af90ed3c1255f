/** What happened, what is on record, and what a source says: a fact by itself. */
export const PLAIN_KINDS = [
  /** The score that stands: at the end, or so far. */
  "result",
  /** Which game it is: `Week 7`, the Super Bowl; and what its result means where that is certain. */
  "stage",
  "place",
  "weather",
  /** The point spread or the total, and the result against it. */
  "betting",
  /** Points on the board: a touchdown with its try, a field goal, a safety. */
  "score",
  /** An interception or a lost fumble; `team` is who won the ball. */
  "turnover",
  /** A blocked punt, field goal or extra point; `team` is who blocked it. */
  "block",
  /** A field goal or extra point that was kicked and missed; `team` is who kicked. */
  "miss",
  /** A fourth down that failed; `team` is the defense. */
  "stop",
  /** A fourth down that was made. */
  "conversion",
  /** A two-point try, good or not. */
  "twoPoint",
  /** A long gain or return, a sack late on, an onside kick: a play worth a sentence that is none of the above. */
  "play",
  "drive",
  /** One team's points in one quarter, or in all of overtime. */
  "quarter",
  /** The score at the end of a quarter. */
  "break",
  /** One category of a player's statistics: see `marks`. */
  "line",
  /** What was projected for a player. */
  "projection",
  /** A player's fantasy points, with what was projected and his own mean where they are known. */
  "fantasy",
  /** A player's share of his team's targets or carries, and his chances in the red zone. */
  "usage",
  /** One row of a team's statistics: see `marks`. */
  "team",
  /** A player who left or came in, where a source says so. */
  "absence",
  /** Wins, losses and ties of a team, with this game once it is over. */
  "record",
  /** Games in a row that a team won or lost. */
  "streak",
  /** More of something than in any earlier game of the season. */
  "seasonHigh",
  /** The last game of a team, or of the two against each other, before this one. */
  "lastGame",
  /** A mean over earlier games of the season: points for or against, yards or points allowed to a position. */
  "mean",
  /** Before kickoff: how a team has done lately or at this kind of place, an earlier game of it, what a player averages. */
  "form",
] as const;

/** How facts bear on each other or on the whole game. `of` names the facts, in order of time. Always computed, never guessed. */
export const RELATION_KINDS = [
  /** First of its kind in the game or of a team: see `marks`. */
  "first",
  "last",
  "only",
  /** A player's second, third ... touchdown, field goal, interception or sack; `values.nth`. */
  "nth",
  "tying",
  "goAhead",
  /** Of `[theirs, ours]`: the other team's next score. */
  "answered",
  /** Of `[turnover, score]`: the score came on the play itself or on the drive that it began. */
  "ledTo",
  /** Points of one team without any of the other's between. */
  "run",
  "largestLead",
  /** The winner came back from the loser's largest lead. */
  "comeback",
  "neverTrailed",
  "neverLed",
  /** Two facts of the two teams, or of two players, side by side; `values.difference` and `values.ratio`. */
  "compare",
  /** The most or least of the game, of a team or of the season's stored games. */
  "rank",
  /** Game time between two facts; `values.seconds`. */
  "gap",
  /** A round number reached: `values` has the figure, `values.threshold` the number. */
  "threshold",
  /** Several scores, drives or tries of one team or player in a row. */
  "inARow",
  /** Several facts of one kind counted: three interceptions by one team, four players with a touchdown. */
  "count",
  /** The act that decided the game: the go-ahead score that stood, or what sealed it. */
  "deciding",
] as const;

export type PlainKind = (typeof PLAIN_KINDS)[number];
export type RelationKind = (typeof RELATION_KINDS)[number];
export type FactKind = PlainKind | RelationKind;

const RELATIONS: ReadonlySet<FactKind> = new Set(RELATION_KINDS);

/** Whether facts of a kind relate others. */
export function isRelation(kind: FactKind): kind is RelationKind {
  return RELATIONS.has(kind);
}
