import { TEAMS } from "../../../game/team.ts";
import { plainName } from "../../../names/sound.ts";

const TEAM_NAMES = TEAMS.flatMap(({ nick, place, code }) => [nick, place, code]).map(plainName);
/** Of a team, or of a part of the game, they are points on the board. */
const OF_PLAYER = String.raw`(?!(?:the )?(?:${TEAM_NAMES.join("|")})\b)(?!.*\b(?:quarters?|half|halftime|overtime|ot|q[1-4]|(?:1st|2nd|3rd|4th|first|second|third|fourth)$)\b)`;
const POINTS = String.raw`(\d+(?: \d+)?) (?:ppr |fantasy )?(?:points|pts)`;
const GOT = "(?:(?:had|has|got|gets|scored|put up|finished with|ended (?:up )?with|w|with|at) )?(?:me )?";

/** Somebody's fantasy points beside a figure of his, and why or how: `walker got 20.9 pts on 32 rush yds how??`, `saquon had 124 yds why only 14 pts`. */
export const ASKED_OF_POINTS: readonly (readonly [RegExp, string])[] = [
  [/\b(points|pts) (?:for|on) (?:me|my (?:team|squad|lineup|bench))$/g, "$1"],
  [
    new RegExp(
      String.raw`^${OF_PLAYER}(?:so |ok |wait )*(?!who\b|what\b|which\b|how\b|why\b|did\b)((?:\w+ ){0,2}?\w+) (?:only |just )?${GOT}(only |just )?${POINTS}\b(?: .*)?\b(?:how|why|what happened|wtf happened)(?: (?:come|did that happen|is that(?: possible)?|in the world|tf))?$`,
      "g",
    ),
    "why did $1 $2have $3 fantasy points",
  ],
  [
    new RegExp(
      String.raw`^${OF_PLAYER}(?:so |ok |wait )*(?!who\b|what\b|which\b|how\b|why\b|did\b)((?:\w+ ){0,2}?\w+) (?:only |just )?(?:had|has|got|ran for|caught|threw for|went for|with) .*\d+\b.*\b(?:why|how)(?: (?:come|is that|was that|did (?:he|that)(?: get| have)?|does he (?:get|have)|is he(?: only)? at))? (only |just )?(?:at |with )?(\d+(?: \d+)?)(?: (?:ppr |fantasy )?(?:points|pts))?$`,
      "g",
    ),
    "why did $1 $2have $3 fantasy points",
  ],
  [
    /^(?:so |ok |wait )*(?!who\b|what\b|which\b|how\b|why\b|did\b)((?:\w+ ){0,2}?\w+) (?:only |just )?(?:had|has|got|ran for|caught|threw for|with) .*\b(?:how|why) did he (?:lead(?: (?:everyone|everybody|the (?:game|team)|them))? in|have the most|get (?:so many|the most)|outscore \w+ in) (?:ppr |fantasy )?(?:points|pts)$/g,
    "why did $1 have such fantasy points",
  ],
  [
    /^(?!who\b|what\b|how\b|why\b|did\b|where\b)((?:\w+ )?\w+) (?:averaged|only|just|barely|hardly|had|ran|rushed|caught|did|got|didnt|threw)\b.* where (?:did|do|are|were) (?:all )?(?:his|her) (\d+(?: \d+)?) (?:ppr |fantasy )?(?:points|pts) (?:come|coming|came) from$/g,
    "why did $1 have $2 fantasy points",
  ],
  [
    /\bhow (?:did|d) (.+?) (?:end up|finish|wind up|come out) (?:negative|in the negative|below zero|with (?:a )?negative(?: points| pts)?)$/g,
    "why did $1 have such fantasy points",
  ],
  [
    /^(?:so )?(?:what (?:was|is)|whats) wrong with (.+?) why (?:so |that |this )?(?:few|little|low|bad)(?: (?:ppr |fantasy )?(?:points|pts))?$/g,
    "why did $1 have such fantasy points",
  ],
  [
    /\bwhy (?:was|is) (.+?) (?:the )?(?:top|leading|highest|best|first|1st|number 1)(?: scorer)? (?:in|by) (?:ppr|fantasy)(?: points| pts)?$/g,
    "why did $1 have such fantasy points",
  ],
  [
    /^how many (?:ppr |fantasy )?(?:points|pts) (did .+?) (?:get|score|have|put up) (?:and|n) how$/g,
    "how $1 get his fantasy points",
  ],
  [
    /^why (?:was |is |were )?(?!.*\b(?:scor\w+|points|total|game|it|yards|line|over)\b)(.+?) (?:so|that|this) (?:low|small|little)$/g,
    "why was $1 so bad",
  ],
];
