import type { PagePlay } from "../../domain/game/page-play.ts";
import { playWords } from "../../domain/plays/play-words.ts";

interface OpenPlayProps {
  play: PagePlay;
}

/** What an open play shows below its line. */
export function OpenPlay({ play }: OpenPlayProps) {
  return (
    <div className="about">{play.plain === null ? null : <p className="book">{playWords(play.description)}</p>}</div>
  );
}
