import type { OwnRules } from "../../domain/game/own-rules.ts";
import { useGameView } from "../use-game-view.ts";

/** Under points by a reader's own rules: which rules they are, what of them is not counted, and a link that carries them. */
export default function MyNote({ my }: { my: OwnRules }) {
  const { view } = useGameView();
  const { name, scoring, uncounted, beyond, rulesPath, search } = my;
  const params = new URLSearchParams(search);
  params.set("scoring", scoring);
  return (
    <p className="small note my-note">
      <b>MY</b> is {name}.{" "}
      {rulesPath === null ? null : (
        <>
          <a href={rulesPath + (view.scores === null ? "" : "&scores=shown")}>The rules, with everyone’s points</a>
          .{" "}
        </>
      )}
      <a href={`?${params}`}>Link to this page with these rules</a>. {beyond}
      {uncounted.length === 0
        ? ""
        : ` Not counted, because the play-by-play here does not have it: ${uncounted.join(", ")}.`}
    </p>
  );
}
