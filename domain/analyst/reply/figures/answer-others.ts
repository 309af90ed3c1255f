import { plainName } from "../../../names/sound.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { leaders, MANY_YARDS } from "./leaders.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Words that leave somebody out. */
const BESIDES = /\b(?:besides|other than|apart from|aside from|except(?: for)?|outside of|not named|excluding)\b/;

/** A pass by somebody who is no quarterback. */
const TRICK = new RegExp(
  alternatives`
    \bnon ?(?:qbs?|quarterbacks?)\b.*\b(?:pass\w*|thr[eo]w\w*) | \b(?:pass\w*|thr[eo]w\w*)\b.*\bnon ?(?:qbs?|quarterbacks?)\b
    \btrick plays?\b
    \b(?:receiver|wideout|wr|te|rb|running back|punter|kicker|position player)s? (?:throw|threw|pass(?:es|ed)?|complete)\b
    \bthat (?:was ?nt|is ?nt|were ?nt|arent|wasnt) (?:a |the )?(?:qb|quarterback)\b
  `,
);

/** `any trick play passes`: who threw without being a quarterback, with the plays. */
function trickPasses({ teams, asks, period, text }: Question, sheet: GameSheet): Sentence[] | null {
  // Laterals and fakes are tricks as well, which nothing counts.
  if (!/\b(?:pass\w*|thr[eo]w\w*|complet\w*)\b/.test(text) || !sheet.hasPlays) return null;
  const plays = sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      play.credits.some(
        ({ stat, playerId, team }) =>
          stat === "passingAttempts" &&
          (teams.length !== 1 || team === teams[0]) &&
          (sheet.people.get(playerId)?.position ?? "QB") !== "QB",
      ),
  );
  const when = period === null ? "" : ` ${period.words}`;
  const who = teams.length === 1 ? ` for the ${sheet.nick(teams[0] ?? "")}` : "";
  if (plays.length === 0)
    return [
      sheet.say(
        `${asks === "yesNo" ? "No. " : ""}Nobody but quarterbacks threw a pass${who}${when}.`,
        sheet.index.byId("result"),
      ),
    ];
  return withOpening(
    asks === "yesNo" ? true : null,
    plays.map((play) => sheet.told(play)),
  );
}

/** `Who besides St. Brown topped 100 yards`: everybody but those who are named. Null where nobody is left out. */
export function answerOthers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, unknown } = question;
  const trick = TRICK.test(text) && (players.length === 0 || BESIDES.test(text)) ? trickPasses(question, sheet) : null;
  if (trick !== null) return trick;
  // Who all did it is everybody.
  if (/\bwho all\b/.test(text) && players.length === 0 && unknown.length === 0)
    return leaders({ ...question, asks: "who", concepts: new Set([...question.concepts, "list"]) }, sheet);
  const [before = "", after] = text.split(BESIDES);
  if (after === undefined || players.length === 0 || question.concepts.has("missed")) return null;
  // `did DK catch one from somebody other than Geno` asks of DK.
  const words = new Set(before.split(" "));
  if (
    players.some(({ playerName }) =>
      plainName(playerName)
        .split(" ")
        .some((part) => words.has(part)),
    )
  )
    return null;
  if (
    unknown.some(
      (word) => !/^(?:besides|other|than|apart|from|aside|except|for|outside|of|not|named|excluding|else)$/.test(word),
    )
  )
    return null;
  // Who is asked for without a word like most is everybody.
  const isOfAll = question.threshold === null && !question.concepts.has("most");
  const asked: Question = {
    ...question,
    players: [],
    asks: question.asks === "yesNo" ? "yesNo" : "who",
    concepts: isOfAll ? new Set([...question.concepts, "list"]) : question.concepts,
  };
  return leaders(asked, sheet, new Set(players.map(({ playerId }) => playerId)));
}

const ELSE = /\b(?:any(?:one|body)|who|nobody|no one) else\b|\bany other (?:player|receiver|rusher|back|passer)s?\b/;

/** `... and did anyone else top 100`: of the figure that the question before asked for, without those who have been told of. Null where nobody else is asked for. */
export function answerElse(
  own: Question,
  last: Question,
  told: readonly Sentence[],
  sheet: GameSheet,
): Sentence[] | null {
  if (!ELSE.test(own.text) || own.players.length > 0 || own.unknown.length > 0) return null;
  const kept = [...last.concepts].filter((concept) => concept !== "most" && concept !== "lead");
  const ofYards = (own.threshold?.value ?? 0) >= MANY_YARDS ? ["yards"] : [];
  const but = new Set(told.flatMap(({ ids }) => ids).flatMap((id) => sheet.index.byId(id)?.roles.player ?? []));
  const asked: Question = {
    ...own,
    concepts: own.concepts.size > 0 ? own.concepts : new Set([...kept, ...ofYards]),
    teams: own.teams.length > 0 ? own.teams : last.teams,
    position: own.position ?? last.position,
  };
  return leaders(asked, sheet, but);
}
