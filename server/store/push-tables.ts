/** A browser that asked for notifications: see `migrations/0015-push-subscriptions.ts`. Times are ISO 8601. */
export interface PushRow {
  /** A hash of the secret in the browser's cookie. */
  browser: string;
  /** The address at the browser's push service; with it and the two keys anyone can send there. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Names of `NoticeKind`, with commas between them. */
  kinds: string;
  /** Whose players they are: the text of the cookie `my-players`. */
  players: string;
  /** The reader's own rules for players with a star; null without any. */
  scoring: string | null;
  hidesScores: 0 | 1;
  /** Seconds behind a stream. */
  behind: number;
  /** Null where nobody is signed in. */
  userId: string | null;
  /** What was told, as JSON of `ToldWeek`; null before the first look. */
  told: string | null;
  /** Rises with `told`: of two processes that look at once, one tells. */
  revision: number;
  /** In a row. */
  failures: number;
  /** Nothing is sent before; null for nothing to wait for. */
  retryAt: string | null;
  /** The browser's last visit to its page. */
  seenAt: string;
}

export interface PushTables {
  push_subscription: PushRow;
}
