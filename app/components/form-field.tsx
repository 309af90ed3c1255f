import { type ComponentProps, useLayoutEffect, useRef } from "react";

interface FormFieldProps {
  name: string;
  label: string;
  /** What was wrong with what was sent; null while nothing is. */
  problem: string | null;
  /** The server's answer that this shows; undefined before there is one. */
  answer: object | undefined;
  /** The field wants the keyboard after every answer, not only after a problem. */
  takesFocus?: boolean;
  /** The ids of words that belong to the field besides its problem. */
  describedBy?: readonly string[];
  input: Omit<ComponentProps<"input">, "id" | "name" | "ref">;
}

/**
 * A labeled field with the words of its problem. The keyboard stands in it when an answer has come: by the attribute where
 * the answer is a whole page, by script where it is not.
 */
export function FormField({ name, label, problem, answer, takesFocus = false, describedBy, input }: FormFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isWanted = answer !== undefined && (takesFocus || problem !== null);
  // Before anybody can type: a selection made later would let the next key overwrite the keys before it.
  useLayoutEffect(() => {
    if (answer === undefined || !(takesFocus || problem !== null)) return;
    field.current?.focus();
    // What was wrong is overwritten by typing or pasting.
    field.current?.select();
  }, [answer, takesFocus, problem]);
  const descriptions = [...(problem === null ? [] : [`${name}-problem`]), ...(describedBy ?? [])].join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only the page that answers a form has it, where the reader has just sent that field
        autoFocus={isWanted}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={descriptions === "" ? undefined : descriptions}
      />
      {problem === null ? null : (
        <p className="problem" id={`${name}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
