import { gameChances } from "../../domain/chance/game-chances.ts";
import {
  type GameShareCard,
  gameShareCard,
  plainShareCard,
  type PlayShareCard,
  playShareCard,
} from "../../domain/page/share-card.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Services } from "../context.server.ts";
import { rowsAtMoment } from "../games/replay/find-moment.ts";
import type { SharePicture } from "../share/share-pictures.ts";
import { wordsAnswer } from "./finish-answer.ts";
import type { Answer } from "./render-page.ts";

/** The picture of a version never changes; any other may in a while. */
const FOREVER = "public, max-age=31536000, immutable";
const A_MINUTE = "public, max-age=60";
const A_DAY = "public, max-age=86400";
const AGAIN_AFTER_S = "10";

/** What a picture's address asks for. */
interface AskedPicture {
  kind: "game" | "plain" | "play";
  playId: string;
  /** Of a play: the moment after which the picture knows nothing; empty without one. */
  at: string;
  /** As it was written; empty without one. */
  version: string;
}

/** `GET /share.png`: the site's own picture. */
export async function siteShareAnswer(services: Services, address: string): Promise<Answer> {
  const { sharePictures } = services;
  const kept = sharePictures.find("site");
  const png = kept ?? (await sharePictures.make(address, async () => ({ name: "site", card: { kind: "site" } })));
  return pictureAnswer(png, A_DAY);
}

/** `GET /games/KEY/share.png`, with `play=ID` for one play (with `at=ID` as of a moment of a finished game) and `plain=1` for a picture without a score; `v` is the game's version. */
export async function shareAnswer(url: URL, gameKey: string, services: Services, address: string): Promise<Answer> {
  const { sharePictures, store } = services;
  const asked = askedPicture(url.searchParams);
  const nameAt = (version: string): string => `${gameKey} ${version} ${asked.kind} ${asked.playId} ${asked.at}`;
  const kept = asked.version === "" ? null : sharePictures.find(nameAt(asked.version));
  if (kept !== null) return pictureAnswer(kept, FOREVER);
  let isCurrent = false;
  const png = await sharePictures.make(address, async () => {
    const snapshot = await store.gameSnapshot(gameKey);
    const card = snapshot === null ? null : cardOf(asked, asOf(snapshot, asked.at));
    if (snapshot === null || card === null) return null;
    isCurrent = asked.version === String(snapshot.version);
    return { name: nameAt(String(snapshot.version)), card };
  });
  return pictureAnswer(png, isCurrent ? FOREVER : asked.kind === "plain" ? A_DAY : A_MINUTE);
}

function askedPicture(params: URLSearchParams): AskedPicture {
  const playId = params.get("play") ?? "";
  const kind = params.get("plain") === "1" ? "plain" : playId === "" ? "game" : "play";
  const ofPlay = kind === "play" ? { playId, at: params.get("at") ?? "" } : { playId: "", at: "" };
  return { kind, ...ofPlay, version: params.get("v") ?? "" };
}

/** A play that had not happened by then, and a moment that the game does not have, have no picture. */
function asOf(snapshot: GameSnapshot, at: string): GameSnapshot {
  return at === "" ? snapshot : { ...snapshot, ...gameAsOf(snapshot, rowsAtMoment(snapshot.allPlays, at) ?? 0) };
}

function cardOf(
  { kind, playId }: AskedPicture,
  snapshot: Parameters<typeof gameShareCard>[0],
): GameShareCard | PlayShareCard | null {
  if (kind === "plain") return plainShareCard(snapshot);
  const chances = gameChances(snapshot.game, snapshot.allPlays);
  return kind === "play" ? playShareCard(snapshot, playId, chances) : gameShareCard(snapshot, chances);
}

function pictureAnswer(png: SharePicture, cacheControl: string): Answer {
  if (png === null) return wordsAnswer(404, "Picture not found: no game or play has this address.");
  if (png === "busy")
    return wordsAnswer(503, "Too many pictures are being drawn right now. Try again in a moment.", [
      ["retry-after", AGAIN_AFTER_S],
    ]);
  return {
    status: 200,
    headers: [
      ["content-type", "image/png"],
      ["cache-control", cacheControl],
      ["content-length", String(png.byteLength)],
    ],
    body: Buffer.from(png.buffer, png.byteOffset, png.byteLength),
  };
}
