/** How long after the page's text its scripts wait for the rest of it (pictures from a slow host, a paint in a tab that nobody sees), in milliseconds. */
const LONGEST_WAIT = 4_000;

/**
 * Wakes the scripts when everything else has arrived and something of it has been painted, or with the reader's first move. On a slow phone the
 * page has often arrived before it is painted, and scripts would be fetched and run in front of what the reader waits for. What the parser has set aside under an
 * unknown type has not run yet: given its own type it does so when it is put in the place of the waker, which stands until then. Whatever
 * is pressed before works as it does without scripts.
 *
 * It stands in most pages, so its bytes are counted (`tests/unit/late-scripts.test.ts`): the page has no other handlers of these names on its
 * window, and what comes after the first wake finds the waker gone.
 *
 * Chromium reports a pointer that rests where a page is drawn as a move by nothing: nobody moved.
 */
const WAKE = `(d=>{let t=d.currentScript,w=s=>{if(s=t.isConnected&&d.querySelector('[type=later]')){d.querySelectorAll('[rel=later]').forEach(l=>l.rel='modulepreload');s.type='module';t.replaceWith(s)}};onload=()=>new PerformanceObserver(w).observe({type:'paint',buffered:true});setTimeout(w,${LONGEST_WAIT});onpointerdown=onkeydown=w;onpointermove=e=>e.movementX|e.movementY&&w();addEventListener('focusin',w)})(document)`;

/**
 * Keeps the last button of the analyst's section that was pressed before its scripts were there, for `wakeOnUse`: Start, unlike a
 * form or a link, does nothing by itself.
 */
const NOTE = `document.currentScript.remove();addEventListener('click',e=>{let b=e.target.closest('#analyst [type=button]');if(b)b.closest('#analyst').pressed=b})`;
const ANALYST = '<section id="analyst"';

const MODULE = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload"';
const HEAD_END = "</head>";

const EARLY_PRESS = Buffer.from(`<script>${NOTE}</script>`);
const LATE_MODULE = Buffer.from(`<script>${WAKE}</script><script type="later" async="">`);
const LATE_PRELOAD = Buffer.from('<link rel="later"');

/**
 * The page with what its scripts need: that a press of Start which comes before them is noted, where the analyst's section is; `inline`, scripts
 * that are small enough to stand in the page itself; and unless they are wanted at once, its scripts are set aside until the page has been
 * shown. The framework's own module script and the files named for it stay as they are, under a type and a relation that no browser knows, and
 * a few bytes wake them.
 *
 * It is a copy: `html` may be written over afterwards. This reads markup written by React, which escapes `<` in every text and attribute, as bytes: a page is long, and as a text
 * each change of it would be a copy of all its letters.
 */
export function withLateScripts(
  html: Buffer,
  { areLate, inline }: { areLate: boolean; inline: readonly string[] },
): Buffer {
  const script = html.lastIndexOf(MODULE);
  if (script < 0) return Buffer.from(html);
  const pieces: Buffer[] = [];
  let taken = 0;
  // React hoists them: none stands behind the head.
  const head = html.subarray(0, areLate ? html.indexOf(HEAD_END) : 0);
  for (let at = head.indexOf(PRELOAD); at >= 0; at = head.indexOf(PRELOAD, taken)) {
    pieces.push(html.subarray(taken, at), LATE_PRELOAD);
    taken = at + PRELOAD.length;
  }
  pieces.push(html.subarray(taken, script));
  for (const code of inline) pieces.push(Buffer.from(`<script>${code}</script>`));
  if (html.includes(ANALYST)) pieces.push(EARLY_PRESS);
  pieces.push(...(areLate ? [LATE_MODULE, html.subarray(script + MODULE.length)] : [html.subarray(script)]));
  return Buffer.concat(pieces);
}
