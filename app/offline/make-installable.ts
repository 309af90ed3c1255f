import { OFFLINE_LINE } from "./offline-line.ts";

/** How long after everything on the page has arrived the manifest is named, in milliseconds: long enough for the first paint. */
const MANIFEST_AFTER = 1_000;

/**
 * The script that makes a page one that can be kept and installed, once everything on it has arrived, so that it takes nothing from what is read first:
 * it registers the service worker, and names the manifest, which a browser fetches beside styles and font where the page itself names it. Registering
 * takes a script's address, which a page of ours may only take from a policy: this one knows one address. Where the page was kept, it takes back what the
 * line above it says: that there is no network when there is one again, and all of it when the worker has brought what is shown then from there.
 */
export const MAKE_INSTALLABLE = `(d=>{d.currentScript.remove();let s=navigator.serviceWorker,t=self.trustedTypes,m=d.createElement('link');m.rel='manifest';m.href='/manifest.webmanifest';let l=(w,e,q)=>w&&w.addEventListener(e,()=>d.querySelector(q)?.remove());l(self,'online','.${OFFLINE_LINE}>span');l(s,'message','.${OFFLINE_LINE}');addEventListener('load',()=>setTimeout(()=>{setTimeout(()=>d.head.append(m),${MANIFEST_AFTER});s&&s.register(t?t.createPolicy('worker',{createScriptURL:()=>'/sw.js'}).createScriptURL(''):'/sw.js').catch(()=>{})}))})(document)`;
