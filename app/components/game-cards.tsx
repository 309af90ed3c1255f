import { type CardRow, conditionsCard, stadiumCard, statusCard } from "../../domain/page/cards.ts";
import { formatMoment } from "../../domain/words/format-moment.ts";
import type { Game } from "../../domain/game/game.ts";
import { LocalTime } from "./local-time.tsx";
import { Status } from "./status.tsx";

/** The three cards of facts. A card without any line is left out. */
export function GameCards({ game }: { game: Game }) {
  const [status, ...rest] = statusCard(game);
  return (
    <div className="cards" id="facts">
      <Card id="status" heading="Status" rows={rest}>
        {status === undefined ? null : (
          <div>
            <dt>Game</dt>
            <dd key={game.status}>
              <Status status={game.status} />
            </dd>
          </div>
        )}
      </Card>
      <Card id="stadium" heading="Stadium" rows={stadiumCard(game)} />
      <Card id="conditions" heading="Conditions" rows={conditionsCard(game)} />
    </div>
  );
}

interface CardProps {
  id: string;
  heading: string;
  rows: CardRow[];
  children?: React.ReactNode;
}

function Card({ id, heading, rows, children }: CardProps) {
  if (rows.length === 0 && children === undefined) return null;
  return (
    <section className="card" id={id} aria-labelledby={`${id}-h`}>
      <div className="slug">
        <h2 id={`${id}-h`}>{heading}</h2>
      </div>
      <dl>
        {children}
        {rows.map(({ label, value, dateTime }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd key={value}>{dateTime === undefined ? value : <LocalTime at={dateTime} format={formatMoment} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
