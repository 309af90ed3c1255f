import type { Fact } from "../../../facts/fact.ts";
import { type InjuryNote, injuryNotes } from "../../../facts/plain/absence-facts.ts";
import { shortWhen } from "../../../facts/wording/when-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const HURT = /\b(?:hurt|injur\w*|banged up|shaken up|dinged up|hobbled|carted|limp\w*|went down|left)\b/;
const BACK = /\b(?:c[ao]me back|return(?:ed|s)?|back in(?:to)?|back out there|re ?enter\w*)\b/;
const NOT_BACK = /\b(?:not|never|didnt|nt|without)\b(?: \w+){0,2} (?:c[ao]me|return\w*|re ?enter\w*|back)\b/;
const OF_PLAYS = /\b(?:kick\w*|punt\w*|touchdown|td|yards?|half|halftime|lead)\b/;

/** `who went down hurt but came back`: everybody that the play-by-play notes so, linemen too; or those without a return. Null where somebody is named, or either is not asked. */
export function answerHurt({ text, players, teams, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (!HURT.test(text) || !BACK.test(text) || OF_PLAYS.test(text) || players.length > 0 || !sheet.hasPlays) return null;
  const notes = sheet.read.plays.flatMap((play) =>
    injuryNotes(play, sheet.read.game).map((note) => ({ ...note, play })),
  );
  const hurt = notes.filter(
    ({ mark, team, play }) =>
      mark === "left" && (teams.length !== 1 || team === teams[0]) && (period === null || isWithin(period, play)),
  );
  const isWanted = !NOT_BACK.test(text);
  const told = hurt.flatMap((one) => {
    const back = notes.find(
      ({ mark, team, written, play }) =>
        mark === "cameIn" &&
        team === one.team &&
        written === one.written &&
        sheet.read.plays.indexOf(play) > sheet.read.plays.indexOf(one.play),
    );
    return (back !== undefined) === isWanted ? [{ ...one, back: back?.play }] : [];
  });
  const who = teams.length === 1 ? ` of the ${sheet.nick(teams[0] ?? "")}` : "";
  const end = sheet.say("That is what the play-by-play says, and all I know about injuries.");
  if (told.length === 0)
    return [
      sheet.say(`The play-by-play notes nobody${who} hurt ${isWanted ? "and back in the game" : "without a return"}.`),
      end,
    ];
  const items = told.map(({ play, back, ...note }) => {
    const at = [play, back].flatMap((one) => {
      const moment = one === undefined ? undefined : sheet.read.moments.get(one);
      return moment === undefined ? [] : [shortWhen(moment)];
    });
    return `${nameOf(note, sheet)} (${at.join("; back ")})`;
  });
  const words = isWanted ? "Hurt and back in the game" : "Hurt, with no return noted";
  return [
    {
      text: `${words}: ${listWords(items)}.`,
      ids: [],
      receipts: told.flatMap(({ play, back }) =>
        [play, back].flatMap((one) => (one === undefined ? [] : [{ kind: "play" as const, playId: one.playId }])),
      ),
    },
    end,
  ];
}

/** In full where a fact says who it is, else as the play-by-play has it: `K. Lamm`. */
function nameOf({ written, team, playId }: InjuryNote, sheet: GameSheet): string {
  const surname = written.slice(written.indexOf(".") + 1);
  const fact: Fact | undefined = sheet.index
    .onPlay(playId)
    .find(
      (one) =>
        one.kind === "absence" && one.team === team && sheet.people.get(one.roles.player ?? "")?.name.includes(surname),
    );
  return fact?.roles.player === undefined ? written.replace(".", ". ") : sheet.name(fact.roles.player);
}
