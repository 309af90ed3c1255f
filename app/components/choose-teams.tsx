import { Form } from "react-router";

import type { LeaguesAnswer } from "../../domain/my-players/leagues-page.ts";

/** A user's leagues, all chosen to begin with, or a league's teams, one of which is the reader's. */
export function ChooseTeams({ answer }: { answer: LeaguesAnswer & { step: "choose" } }) {
  const { kind, of, choices } = answer;
  const isMany = kind === "leagues";
  return (
    <section className="way" aria-labelledby="choose-h">
      <h2 id="choose-h" tabIndex={-1} data-step="">
        {isMany ? `Leagues of ${of}` : `Which team in ${of} is yours?`}
      </h2>
      <Form method="post">
        <input type="hidden" name="intent" value="add" />
        <fieldset className="which">
          <legend className="vh">{isMany ? "Leagues to add" : "Your team"}</legend>
          {choices.map(({ value, label, about }, at) => (
            <label key={value} className="choice">
              <input
                type={isMany ? "checkbox" : "radio"}
                name={isMany ? `team-${at}` : "team"}
                value={value}
                defaultChecked={isMany}
                required={!isMany}
              />
              <span>
                {label} <small>{about}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <button className="btn" type="submit">
          {isMany ? "Add these leagues" : "Add this team"}
        </button>
      </Form>
    </section>
  );
}
