import pg from "pg";

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5_000;

/**
 * Listens to a channel on a connection of its own, and connects again whenever that is lost. Calls back with the payload of
 * every notification, and with null after each connection: something may have been missed before it.
 */
export function listenToPostgres(
  { url, channel }: { url: string; channel: string },
  onNotice: (payload: string | null) => void,
): () => void {
  let stopped = false;
  let retry = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, application_name: "pickle-six changes" });
    client = fresh;
    let lost = false;
    const again = () => {
      if (lost || stopped) return;
      lost = true;
      timer = setTimeout(() => void connect(), retry);
      timer.unref();
      retry = Math.min(retry * 2, LAST_RETRY_MS);
    };
    fresh.on("error", again);
    fresh.on("end", again);
    fresh.on("notification", ({ payload }) => {
      onNotice(payload ?? null);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      again();
      await fresh.end().catch(() => {});
      return;
    }
    if (stopped) return;
    retry = FIRST_RETRY_MS;
    onNotice(null);
  };
  void connect();

  return () => {
    stopped = true;
    clearTimeout(timer);
    void client?.end().catch(() => {});
  };
}
