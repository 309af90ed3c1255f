import { Form, useNavigation } from "react-router";

import type { LeaguesAnswer, TypedTeam } from "../../domain/my-players/leagues-page.ts";
import {
  NONE_OF_THESE,
  type PastedChoice,
  type PastedQuestion,
  type PastedTeam,
} from "../../domain/my-players/pasted-team.ts";
import { PasteWay } from "./paste-way.tsx";

/** What was found of a pasted team, what only the reader can say, and what nobody knows, beside the text to correct. Nobody is taken who is not sure. */
export function PasteQuestions({
  answer: { typed, team },
  ownScoring,
}: {
  answer: LeaguesAnswer & { step: "questions" };
  /** See `MyLeaguesPage`. */
  ownScoring: string | null;
}) {
  const { state, formData } = useNavigation();
  const isReading = state !== "idle" && formData?.get("intent") === "paste" && !formData.has("seen");
  return (
    <>
      <div className="ways-in">
        <section className="way" aria-labelledby="questions-h">
          <TeamQuestions typed={typed} team={team} />
        </section>
        <PasteWay
          title="Correct your text"
          typed={typed}
          problem={null}
          isWorking={isReading}
          ownScoring={ownScoring}
        />
      </div>
      <Form method="post">
        <input type="hidden" name="intent" value="back" />
        <TypedFields typed={typed} />
        <button className="btn quiet" type="submit">
          Back without {typed.replaces === "" ? "adding" : "changing"} anything
        </button>
      </Form>
    </>
  );
}

/** The text goes along with every form, as nothing of it is kept until it is a team. */
function TypedFields({ typed }: { typed: TypedTeam }) {
  return (
    <>
      <input type="hidden" name="name" value={typed.name} />
      <input type="hidden" name="scoring" value={typed.scoring} />
      <input type="hidden" name="starters" value={typed.starters} />
      <input type="hidden" name="bench" value={typed.bench} />
      <input type="hidden" name="replaces" value={typed.replaces} />
    </>
  );
}

function TeamQuestions({ typed, team }: { typed: TypedTeam; team: PastedTeam }) {
  const found = team.starters.length + team.bench.length;
  const open = team.questions.length;
  return (
    <>
      <h2 id="questions-h" tabIndex={-1} data-step="">
        {found} of {found + open + team.unknown.length} found.{" "}
        {open === 0 ? "" : open === 1 ? "One question." : `${open} questions.`}
      </h2>
      <Form method="post">
        <input type="hidden" name="intent" value="paste" />
        <input type="hidden" name="seen" value="1" />
        <TypedFields typed={typed} />
        {team.questions.map((question) => (
          <Question key={question.key} question={question} />
        ))}
        {team.unknown.length === 0 ? null : (
          <p>
            Not recognized, and left out: <b>{team.unknown.join(", ")}</b>. Correct the spelling in your text, or add
            the team behind the name, and read the names again.
          </p>
        )}
        {team.leftOut.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Found words="Starters" people={team.starters} />
        <Found words="Bench" people={team.bench} />
        <button className="btn" type="submit">
          {typed.replaces !== ""
            ? "Change my team"
            : open === 0
              ? `Add ${found === 1 ? "one player" : `${found} players`}`
              : "Add my team"}
        </button>
      </Form>
    </>
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
