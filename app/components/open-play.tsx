import { Suspense } from "react";

import type { Game } from "../../domain/game/game.ts";
import type { PagePlay } from "../../domain/game/page-play.ts";
import { playWords } from "../../domain/plays/play-words.ts";
import { lazyPart } from "../lazy-part.ts";

interface OpenPlayProps {
  game: Game;
  play: PagePlay;
}

/** Loaded with the first play that is opened. */
const PlayActions = lazyPart(() => import("./play-actions.tsx"));

/** What an open play shows below its line: the source's words, and what can be done with it. */
export function OpenPlay({ game, play }: OpenPlayProps) {
  return (
    <div className="about">
      {play.plain === null ? null : <p className="book">Official text: {playWords(play.description)}</p>}
      <Suspense>
        <PlayActions game={game} play={play} />
      </Suspense>
    </div>
  );
}
