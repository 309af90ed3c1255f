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

/**
 * The page with its scripts set aside until it has been shown: the framework's own module script and the files named for it
 * stay as they are, under a type and a relation that no browser knows, and a few bytes wake them.
 *
 * This reads markup written by React, which escapes `<` in every text and attribute.
 */
export function withLateScripts(html: string): string {
  const script = html.lastIndexOf(MODULE);
  if (script < 0) return html;
  const before = html.slice(0, script).replaceAll(PRELOAD, '<link rel="later"');
  const after = html.slice(script + MODULE.length);
  return `${before}<script>${WAKE}</script><script type="later" async="">${after}`;
}

/** The page with what it needs for a press of Start that comes before its scripts, where it has the analyst's section. */
export function withEarlyPress(html: string): string {
  const script = html.includes(ANALYST) ? html.lastIndexOf(MODULE) : -1;
  return script < 0 ? html : `${html.slice(0, script)}<script>${NOTE}</script>${html.slice(script)}`;
}
