interface StarButtonProps {
  /** A `playerId`, or the code of a team whose defense it is. */
  owner: string;
  name: string;
  isStarred: boolean;
  /** With the word beside it. */
  isWide?: boolean;
}

/** A star on a name, inside a `StarForm`: pressed, the player is one of the reader's. */
export function StarButton({ owner, name, isStarred, isWide = false }: StarButtonProps) {
  return (
    <button
      className={isWide ? "star wide" : "star"}
      type="submit"
      name={isStarred ? "unstar" : "star"}
      value={owner}
      aria-pressed={isStarred}
      aria-label={`Star ${name}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3l2.75 5.8 6.25.85-4.55 4.4 1.1 6.3L12 17.35 6.45 20.35l1.1-6.3L3 9.65l6.25-.85z" />
      </svg>
      {isWide ? <span aria-hidden="true">Star</span> : null}
    </button>
  );
}
