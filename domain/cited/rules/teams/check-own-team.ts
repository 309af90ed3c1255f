import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";
import { meant } from "../people/check-names.ts";
import { POSITIONS } from "../people/check-positions.ts";
import { placesOf } from "../clause/places-of.ts";
import { alternatives } from "../../../words/alternatives.ts";

/**
 * What somebody does for his own team, whatever it is and with anybody beside him, up to the team that a clause says he did it for; no trouble
 * that he makes for the other one, and nothing that his deed comes to.
 */
const FOR_TEAM =
  /@(?:'s)?(?= )(?:(?!\b(?:trouble|problems?|headaches?|nightmares?|night|day|too much|loss(?! of| on)|nothing|sets?|setting|left|leaving|mak(?:es|ing)|made it|that|which|led|leading|turnovers?|giveaways?|difference|answers?|enough|room|match|chance|hope|[a-z]+-and-\w+)\b)[^#,;:])* for #(?!'s)/g;

/** Who is at the head of a team's clause, and what a team gets from one of its own. */
const FROM_HIM = new RegExp(
  alternatives`
    (?:^|, )(?:for|among|on) #(?:'s? (?:side|sideline|defense|offense))?, (?:it was )?@
    # (?:was|were) (?:led|paced|carried|powered|anchored|helped|buoyed)(?: [a-z]+){0,3} by @(?!'s)
    # (?:\w+ )?(?:leaned|relied|rode|counted|could count|depended|could depend) (?:\w+ )?(?:on )?@
    # (?:\w+ )?(?:got|had|received|enjoyed|drew|wrung)\b(?:(?!\b(?:ball|gifts?|miss\w*|penalt\w+|flags?|breaks?|help|back|away|off|kick\w*|punts?|trouble|no|answers?)\b)[^@#;])*(?: from| out of|(?<=catch|run|touchdown|interception|pick|sack|recovery|return|goal) by) @
  `,
  "g",
);

/** What nobody gives the other team. */
const GAVE_TEAM =
  /@ (?:\w+ly )?(?:gave|provided|handed|delivered|supplied|was giving) #(?= (?:another |all |about |nearly |over |more than )?(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten) (?:[\w-]+ ){0,2}(?:sacks?|tackles?|catch(?:es)?|yards|touchdowns?|points)\b| (?:a|an|another|some|the|one (?:last|more|final)|its|their) (?:[\w-]+ ){0,2}(?:boost|lift|spark|jolt|push|cushion|insurance|breathing room|shot in the arm|touchdown|field goal)\b)/g;

/** What happens to a team's own man; a return of a kick and a sack are seen by both. */
const HAD_TEAM =
  /# (?:\w+ )?(?:had|lost|saw|watched) (?:(?:their|its|own) )?(?:[a-z]+ ){0,2}@(?= (?:shaken|leave|go (?:down(?! for)|out)|limp|exit|helped|hurt|down\b(?! for)|out\b|return\b(?! (?:[\w-]+ ){0,2}(?:punt|kick|interception|fumble)s?)|come back|back\b))/g;

const POSITION = [
  ...POSITIONS.map(({ says }) => says.replaceAll(/\(\?[<=!][^)]*\)/g, "")),
  "defender|lineman|passer|rusher|runner|back|returner|pass rusher|tackle|guard|center|safety|rookie|veteran|star|backup|starter",
].join("|");
/** "Pittsburgh linebacker @", "the Steelers' @", "@ of the Steelers": who is told with a team. */
const OF_TEAM = new RegExp(
  String.raw`#'s (?:(?:[\w-]+ )?(?:${POSITION}) )?@|# (?:[\w-]+ )?(?:${POSITION}) @|@, (?:(?:an?|the) )?#(?:'s)? (?:[\w-]+ )?(?:${POSITION})\b|@ of #(?!'s)|@(?: \w+ly| also)? (?:had|scored|posted|recorded|owned|provided|produced|accounted for|led|kicked|caught) (?:(?:all|both|each|one|two|three)(?: of)? )?#'s (?!(?:number|attention|kick|pass|throw|ball|fumble|interception))|@ [^@#;]{0,40}, #'s (?:most|best|longest|top|only|lone|biggest|highest|leading)\b`,
  "g",
);

/** What somebody did he did for his own team, he is called by no other one, and who was favored is the team that the sentence goes on with. */
export function checkOwnTeam(reading: Reading): Finding[] {
  return [...ofOther(reading), ...favoredOther(reading)];
}

/** "Pittsburgh linebacker Frankie Luvu" of a Commander, "Williams returned two kickoffs for the Steelers" of a Bengal. */
function ofOther(reading: Reading): Finding[] {
  const { text, hits, index } = reading;
  const places = placesOf(text);
  const found = [OF_TEAM, FOR_TEAM, FROM_HIM, GAVE_TEAM, HAD_TEAM].flatMap((says) => matches(text, says));
  return found.flatMap(({ 0: said, index: at }): Finding[] => {
    const [by] = /\bby @/.exec(said) ?? ["@"];
    const [team, person] = ["#", by].map((sign) => hits[places.indexOf(at + said.indexOf(sign) + sign.length - 1)]);
    if (person === undefined || team?.team === null || team?.team === undefined) return [];
    const who = meant(person, reading);
    const teams = who.flatMap((id) => index.people.get(id)?.team ?? []);
    return teams.length === 0 || teams.includes(team.team) || who.some((id) => hasLost(id, reading))
      ? []
      : [{ word: team.written, reason: `${person.written} is not of the ${team.written}. Name his own team.` }];
  });
}

/** "The Raiders got an interception from Mahomes", "his fumble sealed it for the Giants": what somebody gave away is the other team's. */
function hasLost(id: string, { named, cited }: Reading): boolean {
  const isDecided = cited.some(({ kind }) => kind === "deciding");
  return named.some(
    ({ kind, roles: { passer, fumbler, kicker } }) =>
      (kind === "turnover" && (passer === id || fumbler === id)) || (isDecided && kind === "miss" && kicker === id),
  );
}

/** "Favored by 3, the Seahawks won" of a game in which the Falcons were. */
function favoredOther({ text, hits, cited, textAfter, index, opensSentence }: Reading): Finding[] {
  const line = cited.find(({ kind, marks }) => kind === "betting" && marks.includes("spread"));
  const [said] = /^(?:\w+ )?favored\b/.exec(text) ?? [];
  const { text: next, hits: named } = maskNames(textAfter, index);
  const [subject] = /^[^@#]*#/.test(next) ? named : [];
  const favorite = line?.id === "spread" ? line.team : (index.byId("spread")?.team ?? null);
  if (line === undefined || favorite === null || said === undefined || hits.length > 0 || !opensSentence) return [];
  return subject?.team === undefined || subject.team === null || subject.team === favorite
    ? []
    : [{ word: said, reason: `In ${line.id} the ${subject.written} were not favored. Say who was.` }];
}
