/** Times are ISO 8601 throughout, as everywhere in the store. */
export interface AccountUserRow {
  id: string;
  name: string;
  /** In small letters. */
  email: string;
  emailVerified: 0 | 1;
  image: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface AccountSessionRow {
  id: string;
  userId: string;
  /** Its hash: see `hashed-tokens.ts`. */
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A code that was sent: a hash of its address and its holder, its own hash with the tries that were made, and its end. */
export interface AccountCodeRow {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}

/** How often something was done since a moment; see `store-limiter.ts`. `expires` is milliseconds since 1970. */
export interface AccountLimitRow {
  key: string;
  points: number;
  expires: number;
}

/** A secret of the site that its processes share. */
export interface SiteSecretRow {
  name: string;
  value: string;
}

/** What an account keeps, in the texts of the cookies of the same content; null for nothing. */
export interface AccountKeepsRow {
  userId: string;
  players: string | null;
  scoring: string | null;
  updatedAt: string;
}

export interface AccountTables {
  account_user: AccountUserRow;
  account_session: AccountSessionRow;
  account_code: AccountCodeRow;
  account_limit: AccountLimitRow;
  site_secret: SiteSecretRow;
  account_keeps: AccountKeepsRow;
}
