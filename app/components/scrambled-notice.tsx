/** Says that the figures of the page are not the true ones. */
export function ScrambledNotice() {
  return (
    <aside className="simulated" aria-label="Altered figures">
      <p className="wrap">
        <b>Altered figures: SportsDataIO’s free trial.</b> It moves scores, statistics and odds by up to 20 % on purpose
        and leaves out the words. A paid key brings the true ones.
      </p>
    </aside>
  );
}
