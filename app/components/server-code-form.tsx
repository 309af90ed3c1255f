import { Form } from "react-router";
import { useOneAtATime } from "../use-one-at-a-time.ts";
import { FormField } from "./form-field.tsx";

/** For the administrator, by a code that a command on the server printed: the way in when no email can come. */
export function ServerCodeForm({ answer }: { answer: { problem: string | null } | undefined }) {
  const { isSending, onSubmit } = useOneAtATime();
  return (
    <>
      <h1>Sign in from the server</h1>
      <p>
        On the machine that runs this site, <code>npm run sign-in</code> prints a code for the administrator. It works
        once, for ten minutes.
      </p>
      <Form method="post" className="steps" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="signInFromServer" />
        <FormField
          name="code"
          label="Code from the server"
          problem={answer?.problem ?? null}
          answer={answer}
          takesFocus
          input={{ type: "text", autoComplete: "off", maxLength: 60, spellCheck: false, required: true }}
        />
        <button className="btn" type="submit" aria-disabled={isSending}>
          Sign in
        </button>
      </Form>
    </>
  );
}
