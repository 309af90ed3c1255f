interface LeagueFieldProps {
  /** What was pasted last. */
  pasted?: string | undefined;
  isWrong?: boolean;
  /** The id of the element that says what was wrong. */
  describedBy?: string;
}

/** The field for a Sleeper league. */
export function LeagueField({ pasted, isWrong = false, describedBy }: LeagueFieldProps) {
  return (
    <label>
      Sleeper user name, or the link of a league
      <input
        name="league"
        required
        maxLength={1000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={pasted}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={describedBy}
      />
    </label>
  );
}
