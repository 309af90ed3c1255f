/** How many timeouts a team has left, in strokes and in words; nothing where the source does not say. */
export function Timeouts({ left }: { left: number | null }) {
  if (left === null) return null;
  return (
    <span className="timeouts">
      {[1, 2, 3].map((number) => (
        <i key={number} className={number <= left ? "on" : undefined} />
      ))}{" "}
      <span className="vh">{left} </span>
      {/* Its room stays, so that no timeout moves a name. */}
      timeout<span className={left === 1 ? "unseen" : undefined}>s</span>
    </span>
  );
}
