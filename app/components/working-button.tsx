import { useEffect, useRef } from "react";

interface WorkingButtonProps {
  isWorking: boolean;
  /** What the button says, and what it says while it works. */
  label: string;
  workingLabel: string;
}

/** The button of a form that takes a while: disabled meanwhile, and the keyboard stands on it again afterwards. */
export function WorkingButton({ isWorking, label, workingLabel }: WorkingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** Only a pressed button takes the focus back: one that comes while another form works does not. */
  const wasPressed = useRef(false);
  useEffect(() => {
    // A disabled button loses focus to the document.
    if (wasPressed.current && !isWorking && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    if (!isWorking) wasPressed.current = false;
  }, [isWorking]);
  return (
    <button
      ref={button}
      className="btn quiet"
      type="submit"
      disabled={isWorking}
      onClick={() => {
        wasPressed.current = true;
      }}
    >
      {isWorking ? workingLabel : label}
    </button>
  );
}
