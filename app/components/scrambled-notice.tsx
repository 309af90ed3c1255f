/** Says that the figures of the page are not the true ones. */
export function ScrambledNotice() {
  return (
    <aside className="simulated" aria-label="Altered figures">
      <p className="wrap">
        <b>Altered figures: SportsDataIO’s free trial.</b> Scores, statistics and odds are off by up to 20% on purpose.
        A paid key gets the real ones.
      </p>
    </aside>
  );
}
