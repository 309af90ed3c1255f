/** A team drawn as a jersey sleeve: field, two stripes, code. The mini form keeps the stripes only. Always beside the name. */
export function Sleeve({ team, mini = false }: { team: string; mini?: boolean }) {
  return (
    <span className={`sleeve t-${team}${mini ? " mini" : ""}`} aria-hidden="true">
      {mini ? null : team}
    </span>
  );
}
