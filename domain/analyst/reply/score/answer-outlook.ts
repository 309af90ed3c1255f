import type { Fact } from "../../../facts/fact.ts";
import type { FactKind } from "../../../facts/fact-kind.ts";
import type { PlayerLine } from "../../../game/player-line.ts";
import { formatPoints } from "../../../words/format.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { byLetters } from "../../../words/by-letters.ts";

/** Fewer yards are not worth a word. */
const LEAST_YARDS = 10;
/** As many rising projections are named. */
const MOST_NAMED = 3;
/** Projected for fewer points nobody is worth a look. */
const LEAST_PROJECTED = 6;

interface Outlook {
  says: RegExp;
  answer: (question: Question, sheet: GameSheet) => Sentence[];
  examples: readonly string[];
}

const LAST = "(?:last|previous|most recent)";

/** What is asked before a kickoff, beyond the setting: of earlier games, of both teams' means, and of players to watch. The first that fits is meant. */
export const OUTLOOKS: readonly Outlook[] = [
  {
    says: new RegExp(
      String.raw`\b${LAST} (?:time (?:they|these|the two)(?: \w+){0,2}|meeting|matchup)|\b(?:played|met|faced|play|meet|face|beat) (?:each other|one another)\b|\b(?:already|ever) (?:met|played|faced)\b|\b(?:met|meet|faced?|played?) (?:before|already|earlier)\b|\bhead to head\b`,
    ),
    answer: (_question, sheet) => {
      const met = sheet.index.ofKind("lastGame", "form").filter(({ marks }) => marks.includes("headToHead"));
      return met.length > 0
        ? sheet.sentences(...met)
        : [
            sheet.say(
              "The games of this season that are stored have no meeting of these two.",
              sheet.index.byId("stage"),
            ),
          ];
    },
    examples: ["who won last time they played", "have they met before"],
  },
  {
    says: new RegExp(String.raw`\b${LAST} (?:week|game|outing|sunday)\b|\bcoming off\b|\blast out\b`),
    answer: (question, sheet) => ofTeams(question, sheet, "lastGame"),
    examples: ["how did the lions do last week", "what happened in their last game"],
  },
  {
    says: /\b(?:allow|allows|allowed|give up|gives up|gave up|surrender|defense|defenses|defensively|against)\b/,
    answer: (question, sheet) => defenses(question, sheet),
    examples: ["how many points do the bucs allow", "how good is their defense"],
  },
  {
    says: /\b(?:offense|offenses|score more|scoring|average|averaging|per game|ppg|points a game)\b/,
    answer: (question, sheet) => [
      ...sheet.sentences(...facts(question, sheet, "mean").filter(({ values }) => values.pointsFor !== undefined)),
      ...(question.teams.length === 1 ? [] : sheet.sentences(sheet.index.byId("cmp:pointsFor"))),
    ],
    examples: ["who is better on offense", "how many points a game do they score"],
  },
  {
    says: /\b(?:lately|recently|recent|form|so far|this (?:season|year)|any good|how (?:good|bad|well)|doing|trending|playing well|hot|cold)\b/,
    answer: (question, sheet) => ofTeams(question, sheet, "record", "streak", "lastGame", "mean"),
    examples: ["how have they looked so far", "are the teams any good"],
  },
  {
    says: /\b(?:preview|what to expect|match ?ups?|match(?:es|ed)? up|stacks? up|compare[ds]?|comparison|side by side|head to head|break ?down|lowdown)\b/,
    answer: (question, sheet) =>
      question.position === null ? bothTeams(question, sheet) : ofPosition(question, sheet),
    examples: ["compare the quarterbacks", "how do these teams match up", "what does the preview say"],
  },
  {
    says: /\b(?:sleepers?|watch|look out|keep an eye|breakout|upside|who should i|who do i|who to|start|starts|sit|flex|must)\b/,
    answer: (question, sheet) => toWatch(question, sheet),
    examples: ["who should i watch", "sleeper pick", "start evans or godwin"],
  },
];

/** Answers about a game to come from what the season's games and the projections hold. Null after kickoff, and where something else is asked or nothing is known. */
export function answerOutlook(question: Question, sheet: GameSheet): Sentence[] | null {
  if (sheet.index.phase !== "before") return null;
  sheet.begin();
  const found = OUTLOOKS.find(({ says }) => says.test(question.text));
  // A word that stands for nothing may be somebody of another game.
  const [said = ""] = found?.says.exec(question.text) ?? [];
  if (question.unknown.some((word) => !said.split(" ").includes(word))) return null;
  const sentences = found?.answer({ ...question, teams: teamsOf(question, sheet) }, sheet) ?? [];
  return sentences.length === 0 ? null : sentences;
}

/** "The home team" is one of them by its place. */
function teamsOf({ teams, text }: Question, sheet: GameSheet): readonly string[] {
  if (teams.length > 0) return teams;
  const [away, home] = sheet.teams;
  if (/\b(?:home (?:team|side)|hosts?)\b/.test(text)) return [home];
  return /\b(?:(?:away|road|visiting) (?:team|side)|visitors)\b/.test(text) ? [away] : [];
}

/** Facts of the teams that are asked about, or of both, and of no player. */
function facts({ teams }: Question, sheet: GameSheet, ...kinds: readonly FactKind[]): Fact[] {
  return sheet.index
    .ofKind(...kinds)
    .filter(({ team, roles }) => roles.player === undefined && (teams.length !== 1 || team === teams[0]));
}

function ofTeams(question: Question, sheet: GameSheet, ...kinds: readonly FactKind[]): Sentence[] {
  const own = facts(question, sheet, ...kinds).filter(({ values }) => values.pprPoints === undefined);
  return sheet.sentences(...own.toSorted((a, b) => byLetters(a.team ?? "", b.team ?? "")));
}

/** Points allowed; to one position where it is named. */
function defenses(question: Question, sheet: GameSheet): Sentence[] {
  const { position, teams } = question;
  const allowed = facts(question, sheet, "mean").filter(({ marks }) => marks.includes("allowed"));
  const wanted = allowed.filter(({ id, values }) =>
    position === null ? values.pointsAgainst !== undefined : id.endsWith(`:${position}`),
  );
  return [
    ...sheet.sentences(...wanted),
    ...(position !== null || teams.length === 1 ? [] : sheet.sentences(sheet.index.byId("cmp:pointsAgainst"))),
  ];
}

/** Either team's player of a position with the most projected. */
function ofPosition({ position, teams }: Question, sheet: GameSheet): Sentence[] {
  const wanted = teams.length === 1 ? teams : sheet.teams;
  return wanted.flatMap((team) => {
    const [top] = sheet.read.projections
      .filter((line) => line.team === team && line.position === position)
      .toSorted((a, b) => (b.fantasyPointsPPR ?? 0) - (a.fantasyPointsPPR ?? 0));
    return top === undefined
      ? []
      : sheet.sentences(sheet.index.byId(`pj:${top.playerId}`)).concat(projectedFor(top, sheet));
  });
}

/** What is projected of a passer beside his points. */
function projectedFor(line: PlayerLine, sheet: GameSheet): Sentence[] {
  const items = (
    [
      ["passingYards", "passing yards"],
      ["rushingYards", "rushing yards"],
      ["receivingYards", "receiving yards"],
    ] as const
  ).flatMap(([field, words]) =>
    (line[field] ?? 0) < LEAST_YARDS ? [] : [{ field, text: `${formatPoints(line[field])} ${words}` }],
  );
  if (items.length === 0) return [];
  return [
    {
      text: `${sheet.name(line.playerId)} is projected for ${listWords(items.map(({ text }) => text))}.`,
      ids: [],
      receipts: items.map(({ field }) => ({ kind: "line", playerId: line.playerId, source: "projections", field })),
    },
  ];
}

/** The line, both records, what either team scores and allows, and who is projected for most. */
function bothTeams(question: Question, sheet: GameSheet): Sentence[] {
  const means = facts(question, sheet, "mean").filter(
    ({ values }) => values.pointsFor !== undefined || values.pointsAgainst !== undefined,
  );
  const byTeam = sheet.teams.flatMap((team) => {
    const [top] = sheet.read.projections
      .filter((line) => line.team === team)
      .toSorted((a, b) => (b.fantasyPointsPPR ?? 0) - (a.fantasyPointsPPR ?? 0));
    return top === undefined ? [] : [sheet.index.byId(`pj:${top.playerId}`)];
  });
  const records = facts(question, sheet, "record");
  return sheet.sentences(
    sheet.index.byId("spread"),
    sheet.index.byId("overUnder"),
    ...records,
    ...means.filter(({ id }) => !/:(?:QB|RB|WR|TE|K)$/.test(id)),
    ...byTeam,
  );
}

/** The projections of who is named; else those that lie furthest above the player's average. Who starts is for the reader to say. */
function toWatch({ players, position, teams }: Question, sheet: GameSheet): Sentence[] {
  const projected = sheet.index
    .ofKind("projection")
    .filter(
      ({ team, roles }) =>
        (teams.length !== 1 || team === teams[0]) &&
        (position === null || sheet.people.get(roles.player ?? "")?.position === position),
    );
  const opening = sheet.say("Who starts is up to you; I only know what is projected.");
  if (players.length > 0) {
    const own = projected.filter(({ roles }) => players.some(({ playerId }) => playerId === roles.player));
    return own.length === 0 ? [] : [opening, ...sheet.sentences(...own)];
  }
  const rising = projected
    .filter(({ marks, values }) => marks.includes("aboveMean") && (values.projectedPoints ?? 0) >= LEAST_PROJECTED)
    .toSorted((a, b) => (b.values.difference ?? 0) - (a.values.difference ?? 0));
  return rising.length === 0 ? [] : [opening, ...sheet.sentences(...rising.slice(0, MOST_NAMED))];
}
