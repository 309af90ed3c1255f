import { Form } from "react-router";

import type { LeaguesAnswer } from "../../domain/my-players/leagues-page.ts";
import { NONE_OF_THESE, type PastedChoice, type PastedQuestion } from "../../domain/my-players/pasted-team.ts";

/** What was found of a pasted team, what only the reader can say, and what nobody knows. Nobody is taken who is not sure. */
export function PasteQuestions({ answer }: { answer: LeaguesAnswer & { step: "questions" } }) {
  const { typed, team } = answer;
  const found = team.starters.length + team.bench.length;
  const open = team.questions.length;
  return (
    <section className="way" aria-labelledby="questions-h">
      <h2 id="questions-h">
        {found} of {found + open + team.unknown.length} found.{" "}
        {open === 0 ? "" : open === 1 ? "One question." : `${open} questions.`}
      </h2>
      <Form method="post">
        <input type="hidden" name="intent" value="paste" />
        <input type="hidden" name="seen" value="1" />
        <input type="hidden" name="name" value={typed.name} />
        <input type="hidden" name="scoring" value={typed.scoring} />
        <input type="hidden" name="starters" value={typed.starters} />
        <input type="hidden" name="bench" value={typed.bench} />
        {team.questions.map((question) => (
          <Question key={question.key} question={question} />
        ))}
        {team.unknown.length === 0 ? null : (
          <p>
            Not recognized, and left out: <b>{team.unknown.join(", ")}</b>. Check the spelling, or add the team behind
            the name.
          </p>
        )}
        {team.leftOut.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Found words="Starters" people={team.starters} />
        <Found words="Bench" people={team.bench} />
        <button className="btn" type="submit">
          {open === 0 ? `Add ${found === 1 ? "one player" : `${found} players`}` : "Add my team"}
        </button>
      </Form>
    </section>
  );
}

function Question({ question: { key, text, choices, likely } }: { question: PastedQuestion }) {
  const [only] = choices;
  if (only !== undefined && choices.length === 1)
    return <YesOrNo text={text} name={key} only={only} isLikely={only.owner === likely} />;
  return (
    <fieldset className="which">
      <legend>
        Which <b>{text}</b>?
      </legend>
      {choices.map(({ owner, name, about }) => (
        <label key={owner} className="choice">
          <input type="radio" name={key} value={owner} required defaultChecked={owner === likely} />
          <span>
            {name} <small>{about}</small>
          </span>
        </label>
      ))}
      <label className="choice">
        <input type="radio" name={key} value={NONE_OF_THESE} required />
        <span>None of these: leave it out</span>
      </label>
    </fieldset>
  );
}

/** One candidate is no choice between several. */
function YesOrNo({
  text,
  name,
  only,
  isLikely,
}: {
  text: string;
  name: string;
  only: PastedChoice;
  isLikely: boolean;
}) {
  return (
    <fieldset className="which">
      <legend>
        {only.name === text ? null : `${text}: `}
        <b>{only.name}</b>?
      </legend>
      <label className="choice">
        <input type="radio" name={name} value={only.owner} required defaultChecked={isLikely} />
        <span>
          Yes <small>{only.about}</small>
        </span>
      </label>
      <label className="choice">
        <input type="radio" name={name} value={NONE_OF_THESE} required />
        <span>No: leave it out</span>
      </label>
    </fieldset>
  );
}

function Found({ words, people }: { words: string; people: readonly PastedChoice[] }) {
  if (people.length === 0) return null;
  return (
    <p className="small">
      {words}: {people.map(({ name, about }) => `${name} (${about})`).join(", ")}
    </p>
  );
}
