import { Form } from "react-router";
import { useOneAtATime } from "../use-one-at-a-time.ts";
import { FormField } from "./form-field.tsx";

interface EmailFormProps {
  answer: { email: string; problem: string | null } | undefined;
  /** Whether the code comes by email; otherwise it is in the server's log. */
  isMailed: boolean;
}

/** The first step: to which address a code goes. */
export function EmailForm({ answer, isMailed }: EmailFormProps) {
  const { isSending, onSubmit } = useOneAtATime();
  return (
    <>
      <h1>Sign in</h1>
      <p>
        {isMailed
          ? "We’ll email you a code, so there’s no password to remember."
          : "You sign in with a code, so there’s no password to remember. This site sends no email: the code will be in the server’s log, in the window where the site was started."}{" "}
        Your first sign-in creates your account.
      </p>
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
          {isMailed ? "Email me a code" : "Get a code"}
        </button>
      </Form>
    </>
  );
}
