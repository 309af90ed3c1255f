/** What a page shows at one version; its parts beside the version are plain JSON. */
export interface LiveData {
  version: number;
}

export interface LiveState {
  data: LiveData;
  /** Nothing is expected to change any more: a final game, or a week of them. */
  isOver: boolean;
  /** Milliseconds since it last changed, as far as the data itself says; absent where it does not. */
  quietFor?(): number;
}

/** Where the data of one live page comes from. */
export interface LiveSource {
  /** The one name of the page: readers of one address share everything. */
  address: string;
  /** A change of any of these may change the data, as `record-reads.ts` names them. */
  tags: ReadonlySet<string>;
  /** The data as it stands now; null where there is no such page (any more). */
  load(): Promise<LiveState | null>;
  /** Milliseconds that streams stay open after the end, where that is not as long as usual. */
  linger?: number;
  /** For a page that comes late: the version that others have. Who has one between the two is no further than allowed, and waits. */
  newest?(): number | null;
  /** For a source that announces its changes itself, while anybody reads it. Returns a function that stops it. */
  follow?(changed: () => void): () => void;
}
