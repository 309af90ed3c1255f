import cardScript from "virtual:ledger-card";

/**
 * A plain press on a figure of points opens its ledger in a card, whose code is loaded by the first one. The press is caught before the page's
 * own links hear of it. Without the code, with any other press, and before the page has its scripts, they are the links that they look like: the
 * card shares a file with the script that takes the page over, which must not run before the page has said what it is made of. Until the card is
 * there the figure is busy, which its style shows on a slow network. It stands in every page itself: a link inside of the site leads from any to
 * any, and their scripts have no room for what few press.
 */
export const OPEN_BY_PRESS = `(d=>{d.currentScript.remove();addEventListener('click',e=>{let a=e.target.closest(':is(.box,.mine-page) a[href*="points/"]'),g=()=>location.assign(a.href),b=s=>a.ariaBusy=s;if(!a||!self.__reactRouterRouteModules||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault();e.stopPropagation();b('true');import('${cardScript}').then(c=>c.openLedgerCard(a,g)).catch(g).finally(()=>b(null))},true)})(document)`;
