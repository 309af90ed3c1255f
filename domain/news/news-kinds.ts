import { ACCOUNT_NEWS } from "./account-news.ts";
import { ARREST_NEWS } from "./arrest-news.ts";
import { BETTING_NEWS } from "./betting-news.ts";
import { DISCIPLINE_NEWS } from "./discipline-news.ts";
import { INJURY_NEWS } from "./injury-news.ts";
import type { NewsKind } from "./news-kind.ts";
import { PRACTICE_NEWS } from "./practice-news.ts";
import { QUOTE_NEWS } from "./quote-news.ts";
import { SCENE_NEWS } from "./scene-news.ts";
import { SCHEDULE_NEWS } from "./schedule-news.ts";
import { STANDINGS_NEWS } from "./standings-news.ts";
import { TRANSACTION_NEWS } from "./transaction-news.ts";

/** Every kind of news that stops a sentence unless the data hold it. */
export const NEWS_KINDS: readonly NewsKind[] = [
  INJURY_NEWS,
  PRACTICE_NEWS,
  QUOTE_NEWS,
  DISCIPLINE_NEWS,
  ARREST_NEWS,
  TRANSACTION_NEWS,
  STANDINGS_NEWS,
  SCHEDULE_NEWS,
  SCENE_NEWS,
  BETTING_NEWS,
  ACCOUNT_NEWS,
];
