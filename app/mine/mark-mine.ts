import type { MyGame, MyStrip } from "../../domain/sunday/my-strip.ts";

/** A star, drawn: the pages' font has none. */
const STAR =
  "background:currentcolor;forced-color-adjust:none;clip-path:polygon(50% 2%,62% 36%,98% 37%,69% 59%,80% 94%,50% 73%,20% 94%,31% 59%,2% 37%,38% 36%)";
const BESIDE_NAME = `${STAR};display:inline-block;inline-size:.72em;block-size:.72em;margin-inline-end:.35em`;
/** Under the score, where a page begins, it stands in the gap before the name and moves nothing. */
const UNDER_SCORE = "main .fantasy a::before{position:absolute;margin:.35em 0 0 -1em}";
/** Between the bar of the play's type and its clock. */
const BESIDE_PLAY = `${STAR};position:absolute;inset:.65rem auto auto 4px;inline-size:7px;block-size:7px;color:var(--ink)`;

/** A text as a style sheet has it. */
function text(value: string): string {
  return `"${value.replaceAll(/["\\\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}

/** Nothing but what is drawn, with the words that are read aloud for it; older browsers leave the words out. */
function drawn(words: string): string {
  return `content:"";content:""/${text(words)}`;
}

/**
 * The rules that mark a reader's players and plays wherever a page shows them. As a style sheet, because the page is React's: nothing
 * in it is touched, and what the page shows later is marked from its first frame on.
 */
function markRules({ owners, game }: MyStrip): string {
  const names = owners.map((owner) => `main a[href="/players/${CSS.escape(owner)}"]::before`);
  const rules = names.length === 0 ? [] : [`${names.join()}{${drawn("Yours: ")};${BESIDE_NAME}}`, UNDER_SCORE];
  return [...rules, ...(game === null ? [] : playRules(game))].join("\n");
}

function playRules({ label, plays }: MyGame): string[] {
  const entries = Object.entries(plays);
  if (entries.length === 0) return [];
  const ids = entries.map(([id]) => `#play-${CSS.escape(id)}`).join();
  const each = entries.flatMap(([id, words]) => {
    const play = `#play-${CSS.escape(id)}`;
    const worth = `${words} ${label}`;
    return [
      `${play}::after{${drawn(`Yours: ${worth}`)};${BESIDE_PLAY}}`,
      // Where points stand already, and where only these plays do: anywhere else they would move the page.
      `${play} .kx .worth::after,${play} .kx:not(:has(.worth)) .reason::after{content:${text(` · ${worth}`)}}`,
      `.only-mine .list:not(.key) ${play} .desc::after{content:${text(worth)}}`,
    ];
  });
  return [
    ...each,
    `.only-mine .play:not(${ids}),.only-mine .drive:not(:has(${ids})),.only-mine .quarter:not(:has(${ids})){display:none}`,
    `.only-mine .list:not(:has(${ids}))::before{display:block}`,
  ];
}

let sheet: CSSStyleSheet | null = null;

/** Marks these, and nobody else any more. */
export function markMine(strip: MyStrip | null): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(strip === null ? "" : markRules(strip));
}
