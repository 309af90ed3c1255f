import type { Fact } from "../../../facts/fact.ts";
import type { Mark } from "../../../facts/mark.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Reading } from "../../reading.ts";

const AS_MANY =
  /\b(?:(twice)|(\w+) (?:times|drives|possessions)) in a row\b|\b(\w+) (?:straight|consecutive) (?:drives|possessions)\b/;

/** What drives in a row came to, each of them. */
const CAME_TO: readonly (readonly [says: RegExp, any: readonly Mark[]])[] = [
  [/\btouchdowns?\b|\bend zone\b/, ["touchdown"]],
  [/\bfield goals?\b/, ["fieldGoal"]],
  [/\bscor/, ["touchdown", "fieldGoal"]],
  [/\bpunt/, ["punt", "threeAndOut"]],
  [/\bthree[- ]and[- ]out/, ["threeAndOut"]],
  [/\b(?:turn\w* (?:it|the ball) over|turnovers?|giveaways?)\b(?! on downs)/, ["interception", "fumble"]],
  [/\bon downs\b/, ["downs"]],
];

/** "Three-and-out twice in a row": drives of one team with none of its own between them, as many as are said. */
export function areNextDrives(cited: readonly Fact[], text: string, index: Reading["index"]): boolean {
  const own = index.ofKind("drive").filter(({ team }) => team === cited[0]?.team);
  const places = cited.map((fact) => own.indexOf(fact)).toSorted((a, b) => a - b);
  const said =
    AS_MANY.exec(text)
      ?.slice(1)
      .find((word) => word !== undefined) ?? "";
  const isSaid = cited.length > 1 && (said === "twice" ? 2 : (numberOf(said) ?? Number(said))) === cited.length;
  const [first = -1] = places;
  const told = CAME_TO.filter(([says]) => says.test(text));
  const isAlike = ({ marks }: Fact): boolean => told.every(([, any]) => any.some((mark) => marks.includes(mark)));
  return (
    isSaid &&
    told.length > 0 &&
    cited.every(isAlike) &&
    first >= 0 &&
    places.every((place, nth) => place === first + nth)
  );
}
