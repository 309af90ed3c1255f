import type { SyntheticEvent } from "react";
import { useNavigation } from "react-router";

interface OneAtATime {
  isSending: boolean;
  /** The form's `onSubmit`. */
  onSubmit(event: SyntheticEvent): void;
}

/**
 * For forms that may not be sent twice: a second press while the first is on its way does nothing. The button stays where
 * the keyboard is, which one that is disabled does not.
 */
export function useOneAtATime(): OneAtATime {
  const { state, formMethod } = useNavigation();
  // What follows the answer, when the new step is shown already, is no sending.
  const isSending = state === "submitting" && formMethod === "POST";
  return {
    isSending,
    onSubmit(event) {
      if (isSending) event.preventDefault();
    },
  };
}
