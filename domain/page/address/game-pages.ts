/** A game's page, with its key: no other text can be one, so nothing is kept or looked up under any. */
export const GAME_PAGE = /^\/games\/(\d{9})$/;

/** A game's replay, with its key. */
export const REPLAY_PAGE = /^\/games\/(\d{9})\/replay$/;

/** Every address of one game, programs' too, with what stands for its key: one that is none is answered as a game's page that is not there. */
export const OF_GAME = /^\/(?:api\/)?games\/([^/.?]+)(?:$|[/?]|\.data(?:$|\?))/;

/** Beside a page that moves: the page's path, and which of its moving parts it is. Its key may be any text, as above. */
export const MOVING_PART = /^(\/stats|\/games\/[^/]+(?:\/replay)?)\/(events|live)$/;
