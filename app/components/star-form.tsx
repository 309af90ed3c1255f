import { type ReactNode, type SubmitEvent, useRef, useState } from "react";

import { tooManyForms } from "../../domain/words/too-many-forms.ts";

interface StarFormProps {
  /** The page's own address, where the form leads back without script. */
  to: string;
  /** What has the star buttons: they ask whether an owner is starred now, given what the page was made with. */
  children: (isOn: (owner: string, wasStarred: boolean) => boolean) => ReactNode;
}

/** Around star buttons: one form for all of them. With script the star changes at once and the page stays as it is. */
export function StarForm({ to, children }: StarFormProps) {
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState("");
  // One after another: each changes what the one before it has left in the cookie.
  const queue = useRef(Promise.resolve());

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const { name, value: owner } = submitter;
    const isStarred = name === "star";
    const show = (is: boolean) => setPressed((before) => new Map(before).set(owner, is));
    show(isStarred);
    setProblem("");
    queue.current = queue.current.then(async () => {
      const words = await send({ [name]: owner, to });
      if (words === null) return;
      show(!isStarred);
      setProblem(words);
    });
  }

  return (
    <form method="post" action="/my/leagues" className="stars" onSubmit={onSubmit}>
      <input type="hidden" name="to" value={to} />
      {children((owner, wasStarred) => pressed.get(owner) ?? wasStarred)}
      <output className="problem">{problem}</output>
    </form>
  );
}

/** Sends the form by script, which has no use for the page that it leads to. Null, or a sentence about why nothing changed. */
async function send(fields: Record<string, string>): Promise<string | null> {
  try {
    const body = new URLSearchParams(fields);
    // A reader who leaves the page at once has pressed the star all the same.
    const answer = await fetch("/my/leagues", { method: "POST", body, redirect: "manual", keepalive: true });
    if (answer.type === "opaqueredirect") return null;
    if (answer.status === 429) return tooManyForms(Number(answer.headers.get("retry-after")));
    if (answer.status === 422) return "There is no room for another star. Take one away under My leagues.";
  } catch {
    return "The star could not be kept: no connection. Try again.";
  }
  return "The star could not be kept. Reload the page and try again.";
}
