import { formatInteger, formatPoints } from "../words/format.ts";
import type { GameBrief, SeasonLeader, TeamForm } from "../facts/game-brief.ts";
import type { PreviewTell } from "./preview-phrasings.ts";
import type { Wording } from "./prose-seed.ts";
import { counted, joinWords, numberWord, withArticle } from "./prose-words.ts";

const RECENT = 4;
/** Means of fewer games say nothing. */
const LEAST_FOR_MEANS = 3;

/**
 * How a side comes in: its record, its means where the matchup does not tell them, its last four games, its last
 * result. Nothing where games are missing.
 */
export function formSentences(
  { form: all, storyLines: told }: Pick<GameBrief, "form" | "storyLines">,
  form: TeamForm,
  tell: PreviewTell,
  wording: Wording,
): string[] {
  const [latest] = form.games;
  if (latest === undefined || !form.isWhole) return [];
  const nick = tell.nick(form.team);
  const record = (one: Pick<TeamForm, "wins" | "losses" | "ties">): string =>
    `${one.wins}-${one.losses}${one.ties > 0 ? `-${one.ties}` : ""}`;
  const means =
    !hasMeans(form) || (all.length > 1 && all.every(hasMeans))
      ? ""
      : `, scoring ${formatPoints(form.pointsFor)} points a game and allowing ${formatPoints(form.pointsAgainst)}`;
  const { wins } = form.recent;
  const last = `their last ${numberWord(RECENT)} games`;
  const isStreakTold = told.some(({ kind, team }) => (kind === "streak" || kind === "unbeaten") && team === form.team);
  const hasRecent = form.games.length > RECENT && !isStreakTold;
  const score = `${Math.max(latest.own, latest.other)}-${Math.min(latest.own, latest.other)}`;
  const result = latest.own === latest.other ? "tie" : latest.own > latest.other ? "win" : "loss";
  const won = wins === 0 ? "none" : numberWord(wins);
  return [
    wording.pick([
      `${nick} are ${record(form)} this season${means}`,
      `${nick} come in at ${record(form)} this season${means}`,
    ]),
    ...(hasRecent
      ? [
          form.recent.ties === 0 && wins > 0 && wins < RECENT
            ? wording.pick([
                `They have won ${won} of ${last}`,
                `They are ${record(form.recent)} over ${last}`,
                `They went ${record(form.recent)} over ${last}`,
              ])
            : `They are ${record(form.recent)} over ${last}`,
        ]
      : []),
    // The opponent is left out: nothing in this game's data supports what a third team did.
    wording.pick([
      `Their last game was ${withArticle(score)} ${result}`,
      `They are coming off ${withArticle(score)} ${result}`,
      `Their latest game ended in ${withArticle(score)} ${result}`,
    ]),
  ];
}

/** What each side scores beside what the other allows. */
export function matchupSentences({ form }: GameBrief, tell: PreviewTell, wording: Wording): string[] {
  return form.flatMap((one) => {
    const other = form.find(({ team }) => team !== one.team);
    if (other === undefined || !hasMeans(one) || !hasMeans(other)) return [];
    const [own, allowed] = [formatPoints(one.pointsFor), formatPoints(other.pointsAgainst)];
    const [nick, against] = [tell.nick(one.team), tell.nick(other.team)];
    return [
      wording.pick([
        `When ${nick} have the ball, they average ${own} points a game this season, and ${against} allow ${allowed} points a game`,
        `${nick} score ${own} points a game this season, and ${against} are allowing ${allowed} points a game`,
        `${nick} average ${own} points a game this season; ${against} give up ${allowed} points a game`,
      ]),
    ];
  });
}

function hasMeans({ isWhole, games }: TeamForm): boolean {
  return isWhole && games.length >= LEAST_FOR_MEANS;
}

const NOUNS: Readonly<Record<string, readonly [string, string]>> = {
  passingYards: ["passing yard", "passing yards"],
  passingTouchdowns: ["passing touchdown", "passing touchdowns"],
  passingInterceptions: ["interception", "interceptions"],
  rushingYards: ["rushing yard", "rushing yards"],
  rushingTouchdowns: ["rushing touchdown", "rushing touchdowns"],
  receptions: ["catch", "catches"],
  receivingYards: ["receiving yard", "receiving yards"],
  receivingTouchdowns: ["receiving touchdown", "receiving touchdowns"],
};
const USUAL_LEADERS = 6;

/** What the projected leaders have done so far this season. */
export function seasonSentences({ seasonLeaders }: GameBrief, tell: PreviewTell, wording: Wording): string[] {
  const named = new Set<string>();
  return seasonLeaders.slice(0, USUAL_LEADERS).flatMap((leader) => {
    const figures = totalWords(leader);
    if (figures === "" || named.has(leader.playerId)) return [];
    named.add(leader.playerId);
    const [, plural = "yards"] = NOUNS[`${leader.category}Yards`] ?? [];
    const who = tell.who(leader);
    const best = `His season high is ${formatInteger(leader.best)} ${plural}`;
    return [
      wording.pick([
        `${who} has ${figures} this season`,
        `${who} has ${figures} so far`,
        `${who} has put up ${figures} this season`,
      ]),
      ...wording.pick([[best], []]),
    ];
  });
}

function totalWords({ totals }: SeasonLeader): string {
  const parts = Object.entries(totals).flatMap(([field, value]) => {
    const [noun, plural] = NOUNS[field] ?? [];
    if (noun === undefined || plural === undefined || value <= 0) return [];
    return [
      field.endsWith("Yards") ? `${formatInteger(value)} ${value === 1 ? noun : plural}` : counted(value, noun, plural),
    ];
  });
  return joinWords(parts);
}
