/**
 * Registers the service worker once everything on the page has arrived, so that it takes nothing from what is read first. Registering
 * takes a script's address, which a page of ours may only take from a policy: this one knows one address.
 */
const REGISTER = `(d=>{d.currentScript.remove();let s=navigator.serviceWorker,t=self.trustedTypes;if(s)addEventListener('load',()=>setTimeout(()=>s.register(t?t.createPolicy('worker',{createScriptURL:()=>'/sw.js'}).createScriptURL(''):'/sw.js').catch(()=>{})))})(document)`;

const MODULE = '<script type="module" async="">';

/** The page with what gives its browser the service worker. This reads markup written by React, which escapes `<` in every text. */
export function withServiceWorker(html: string): string {
  const script = html.lastIndexOf(MODULE);
  return script < 0 ? html : `${html.slice(0, script)}<script>${REGISTER}</script>${html.slice(script)}`;
}
