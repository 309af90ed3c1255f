import type { PagePlay } from "../../domain/game/page-play.ts";
import { playWords } from "../../domain/plays/play-words.ts";

/** A play in one sentence, or in the source's own text where there is none. */
export function PlayWords({ play: { plain, description } }: { play: Pick<PagePlay, "plain" | "description"> }) {
  return plain === null ? playWords(description) : <Braced words={plain} />;
}

/** Words of which what is in braces stays where there is room, and in what is read aloud. */
export function Braced({ words }: { words: string }) {
  return words.split(/[{}]/).map((part, index) =>
    // The parts of a sentence are what they are by their place in it: every other one stood in braces.
    index % 2 === 1 ? (
      <span key={index} className={part.startsWith(" ") ? "fn yards" : "fn"}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
