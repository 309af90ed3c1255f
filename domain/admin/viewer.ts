/** The person one request is answered for: signed in, with an address that a code has proven. */
export interface Viewer {
  userId: string;
  email: string;
  /** Decided on the server for this request alone; never stored. */
  isAdministrator: boolean;
  /** A code was typed within the last hour: asked for before what a session that was left open must not do. */
  isFresh: boolean;
}
