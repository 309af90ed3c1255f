import { Form, Link } from "react-router";
import { useOneAtATime } from "../use-one-at-a-time.ts";
import { FormField } from "./form-field.tsx";

/** The ids of what the field is described by. */
const NOTE = ["code-note"];

interface CodeFormProps {
  answer: { email: string; problem: string | null; note: string | null };
}

/** The second step: the code that was sent, another one, or another address. */
export function CodeForm({ answer }: CodeFormProps) {
  const { email, problem, note } = answer;
  // A second click would find the code already used.
  const { isSending, onSubmit } = useOneAtATime();
  return (
    <>
      <h1>Enter your code</h1>
      <p id="code-note">{note}</p>
      <Form method="post" className="steps" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="signIn" />
        <input type="hidden" name="email" value={email} />
        <FormField
          name="code"
          label="Eight-digit code"
          problem={problem}
          answer={answer}
          takesFocus
          describedBy={NOTE}
          input={{
            type: "text",
            className: "code",
            autoComplete: "one-time-code",
            inputMode: "numeric",
            // Room for a space or a dash in the middle, as people write and paste codes.
            maxLength: 12,
            spellCheck: false,
            required: true,
          }}
        />
        <button className="btn" type="submit" aria-disabled={isSending}>
          Sign in
        </button>
      </Form>
      <Form method="post" className="acts" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="again" value="yes" />
        <input type="hidden" name="email" value={email} />
        <button className="btn quiet" type="submit" aria-disabled={isSending}>
          Send a new code
        </button>
        <Link className="btn quiet" to="/login" reloadDocument>
          Use a different address
        </Link>
      </Form>
    </>
  );
}
