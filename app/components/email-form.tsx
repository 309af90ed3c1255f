import { Form } from "react-router";
import { useOneAtATime } from "../use-one-at-a-time.ts";
import { FormField } from "./form-field.tsx";

/** The first step: to which address a code goes. */
export function EmailForm({ answer }: { answer: { email: string; problem: string | null } | undefined }) {
  const { isSending, onSubmit } = useOneAtATime();
  return (
    <>
      <h1>Sign in</h1>
      <p>We’ll email you a code, so there’s no password to remember. Your first sign-in creates your account.</p>
      <Form method="post" className="steps" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="send" />
        <FormField
          name="email"
          label="Your email address"
          problem={answer?.problem ?? null}
          // The same words after another answer must be announced again.
          answer={answer}
          input={{
            type: "email",
            defaultValue: answer?.email ?? "",
            autoComplete: "email",
            inputMode: "email",
            maxLength: 254,
            spellCheck: false,
            required: true,
          }}
        />
        <button className="btn" type="submit" aria-disabled={isSending}>
          Email me a code
        </button>
      </Form>
    </>
  );
}
