/** How long after the page's text its scripts wait for the rest of it (pictures from a slow host), in milliseconds. */
const LONGEST_WAIT = 4_000;

/**
 * Wakes the scripts when everything else has arrived, or with the reader's first move. What the parser has set aside under an
 * unknown type has not run yet: given its own type it does so when it is put in its place again. Whatever is pressed before works
 * as it does without scripts.
 *
 * Chromium reports a pointer that rests where a page is drawn as a move by nothing: nobody moved.
 */
const WAKE = `(d=>{d.currentScript.remove();let c=new AbortController,w=e=>{if(e?.type=='pointermove'&&!e.movementX&&!e.movementY)return;c.abort();d.querySelectorAll('link[rel=later]').forEach(l=>l.rel='modulepreload');d.querySelectorAll('script[type=later]').forEach(s=>{let p=s.parentNode,n=s.nextSibling;s.remove();s.type='module';p.insertBefore(s,n)})};addEventListener('load',w);d.addEventListener('DOMContentLoaded',()=>setTimeout(w,${LONGEST_WAIT}));for(let e of ['pointerdown','pointermove','keydown','focusin'])addEventListener(e,w,{capture:true,signal:c.signal})})(document)`;

/**
 * Keeps the last button of the analyst's section that was pressed before its scripts were there, for `wakeOnUse`: Start, unlike a
 * form or a link, does nothing by itself.
 */
const NOTE = `(d=>{d.currentScript.remove();d.addEventListener('click',e=>{let b=e.target.closest('[type=button]');if(b)(b.closest('#analyst')||{}).pressed=b})})(document)`;
const ANALYST = '<section id="analyst"';

const MODULE = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload"';

const EARLY_PRESS = Buffer.from(`<script>${NOTE}</script>`);
const LATE_MODULE = Buffer.from(`<script>${WAKE}</script><script type="later" async="">`);
const LATE_PRELOAD = Buffer.from('<link rel="later"');

/**
 * The page with its scripts set aside until it has been shown, unless it wakes them at once; and with what notes a press of Start that
 * comes before them, where the analyst's section is. The framework's own module script and the files named for it stay as they are,
 * under a type and a relation that no browser knows, and a few bytes wake them.
 *
 * This reads markup written by React, which escapes `<` in every text and attribute, as bytes: a page is long, and as a text
 * each change of it would be a copy of all its letters.
 */
export function withLateScripts(html: Buffer, wakesAtOnce: boolean): Buffer {
  const script = html.lastIndexOf(MODULE);
  if (script < 0) return html;
  const pieces: Buffer[] = [];
  let taken = 0;
  for (let at = wakesAtOnce ? -1 : html.indexOf(PRELOAD); at >= 0 && at < script; at = html.indexOf(PRELOAD, taken)) {
    pieces.push(html.subarray(taken, at), LATE_PRELOAD);
    taken = at + PRELOAD.length;
  }
  pieces.push(html.subarray(taken, script));
  if (html.includes(ANALYST)) pieces.push(EARLY_PRESS);
  pieces.push(...(wakesAtOnce ? [html.subarray(script)] : [LATE_MODULE, html.subarray(script + MODULE.length)]));
  return Buffer.concat(pieces);
}
