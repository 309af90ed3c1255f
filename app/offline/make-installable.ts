/** How long after everything on the page has arrived the manifest is named, in milliseconds: long enough for the first paint. */
const MANIFEST_AFTER = 1_000;

/**
 * The script that makes a page one that can be kept and installed, once everything on it has arrived, so that it takes nothing from what is read first:
 * it registers the service worker, and names the manifest, which a browser fetches beside styles and font where the page itself names it. Registering
 * takes a script's address, which a page of ours may only take from a policy: this one knows one address.
 */
export const MAKE_INSTALLABLE = `(d=>{d.currentScript.remove();let s=navigator.serviceWorker,t=self.trustedTypes,m=d.createElement('link');m.rel='manifest';m.href='/manifest.webmanifest';addEventListener('load',()=>setTimeout(()=>{setTimeout(()=>d.head.append(m),${MANIFEST_AFTER});s&&s.register(t?t.createPolicy('worker',{createScriptURL:()=>'/sw.js'}).createScriptURL(''):'/sw.js').catch(()=>{})}))})(document)`;
