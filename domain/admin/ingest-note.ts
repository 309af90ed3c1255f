/** What the ingest has done or met, for the site's administrator. */
export interface IngestNote {
  /** ISO time. */
  at: string;
  gameKey: string | null;
  /** The provider's name of the feed, such as `PlayByPlay`; null where several were read. */
  feed: string | null;
  /** What came of it; the middle five are the kinds of failure of a provider, `suspect` is an answer that was suspect. */
  kind:
    | "refreshed"
    | "unchanged"
    | "corrected"
    | "unauthorized"
    | "rate-limited"
    | "unreachable"
    | "bad-shape"
    | "not-found"
    | "suspect";
  message: string;
  milliseconds: number;
}
