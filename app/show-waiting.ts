/**
 * A link inside of the site fetches what the next page says while this one stays, and the browser shows no sign of it. Where that takes more than a
 * moment a line grows at the top, and where it does not come at all there are words after it, with a link that loads the whole page: the style
 * sheet says when (`waiting.css`). The link has no hash: with one it may be a jump within this page. It stands in every page itself, as their scripts
 * have no room for it, and hears of navigations from the router that the framework leaves on the window; the first thing that a reader does finds
 * it there, if the page has its scripts by then.
 */
export const SHOW_WAITING = `(d=>{d.currentScript.remove();let r,n,w=()=>{if(r||!(r=self.__reactRouterDataRouter))return;let a=d.createElement('a'),p=d.createElement('span');a.textContent='Try again';p.append('Still waiting for the page. ',a);r.subscribe(({navigation:{state:s,location:l}})=>{if(s=='loading'){a.href=l.pathname+l.search;if(!n){n=d.createElement('output');n.className='waiting';n.append(p);d.body.append(n)}}else if(n){n.remove();n=null}})};for(let e of['click','input','popstate'])addEventListener(e,w,true)})(document)`;
