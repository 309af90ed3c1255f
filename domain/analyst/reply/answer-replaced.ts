import type { Play } from "../../game/play.ts";
import type { RosterPlayer } from "../../names/game-roster.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { withOpening } from "./with-opening.ts";
import { linesOf } from "./lines-of.ts";
import type { Question } from "./question.ts";

/** Words that ask who took over. */
export const REPLACED =
  /\b(?:who|which \w+) (?:replaced|came in for|took over for|filled in for|relieved|subbed for|finished for)\b|\bwho (?:came in|took over|finished)$|\b(?:benched|pulled|yanked)\b.*\b(?:for who|for who[m]|who for|when)\b|\bwhen\b.*\b(?:benched|pulled|yanked)\b/;
const OF_BENCH = /\b(?:benched|pulled|yanked)\b/;
const CAME_IN =
  /\bwhy (?:was|is|were) (?:he|\w+(?: \w+)?) (?:in|playing|out there)\b|\bwhy did (?:he|\w+(?: \w+)?) (?:come in|play)\b|^did \w+(?: \w+)? play\b/;

/** Who took over from a quarterback: the one of his team whose first pass comes after his last. Null where something else is asked, and where nobody did. */
export function answerReplaced(
  { players: [player, other], text, asks }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (player?.position !== "QB" || other !== undefined) return null;
  const second = CAME_IN.test(text) ? cameIn(player, sheet) : null;
  if (second !== null) return withOpening(asks === "yesNo" ? true : null, second);
  if (!REPLACED.test(text)) return null;
  const passers = sheet
    .lines(null)
    .flatMap(({ marks, team, roles }) =>
      marks.includes("passing") && team === player.team && roles.player !== player.playerId ? (roles.player ?? []) : [],
    );
  const passesOf = (one: RosterPlayer): readonly Play[] =>
    playsWith(one, sheet).filter(({ type }) => type === "Pass" || type === "Interception" || type === "Sack");
  const left = passesOf(player).at(-1);
  const after = passers.flatMap((playerId) => {
    const [first] = passesOf({ ...player, playerId, playerName: sheet.people.get(playerId)?.name ?? "" });
    return first !== undefined && left !== undefined && first.sequence > left.sequence ? [{ playerId, first }] : [];
  });
  const [only] = after.toSorted((a, b) => a.first.sequence - b.first.sequence);
  return only === undefined
    ? null
    : [
        sheet.say(
          OF_BENCH.test(text)
            ? `The next quarterback was ${sheet.name(only.playerId)}. The first play that has him:`
            : `${sheet.name(only.playerId)} did. The first play that has him:`,
          null,
        ),
        sheet.told(only.first),
      ];
}

/** When a quarterback who did not start came in, and who had been hurt before him; null of the starter. */
function cameIn(player: RosterPlayer, sheet: GameSheet): Sentence[] | null {
  const passes = sheet.read.plays.filter(
    ({ type, team }) => team === player.team && (type === "Pass" || type === "Interception" || type === "Sack"),
  );
  const own = new Set(playsWith(player, sheet));
  const first = passes.find((play) => own.has(play));
  if (first === undefined || first === passes[0]) return null;
  const hurt = sheet.index
    .ofKind("absence")
    .filter(({ team, roles }) => team === player.team && sheet.people.get(roles.player ?? "")?.position === "QB");
  return [
    ...hurt.map((fact) => sheet.event(fact)),
    sheet.say(`The first play that has ${sheet.name(player.playerId)}:`, null),
    sheet.told(first),
    ...sheet.sentences(...linesOf(player, sheet)),
  ];
}
