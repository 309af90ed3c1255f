/**
 * The script that registers the service worker once everything on the page has arrived, so that it takes nothing from what is read first. Registering
 * takes a script's address, which a page of ours may only take from a policy: this one knows one address.
 */
export const REGISTER_WORKER = `(d=>{d.currentScript.remove();let s=navigator.serviceWorker,t=self.trustedTypes;if(s)addEventListener('load',()=>setTimeout(()=>s.register(t?t.createPolicy('worker',{createScriptURL:()=>'/sw.js'}).createScriptURL(''):'/sw.js').catch(()=>{})))})(document)`;
