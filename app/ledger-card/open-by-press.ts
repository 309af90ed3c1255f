import cardScript from "virtual:ledger-card";

/**
 * A plain press on a figure of points opens its ledger in a card, whose code is loaded by the first one. The press is caught before the page's
 * own links hear of it, and before they have their scripts; without the code, and with any other press, they are the links that they look
 * like. Until the card is there the figure is busy, which its style shows on a slow network. It stands in every page itself: a link inside of the site leads from any to any, and their scripts have no room for what few press.
 */
export const OPEN_LEDGER_CARD = `(d=>{d.currentScript.remove();addEventListener('click',e=>{let a=e.target.closest(':is(.box,.mine-page) a[href*="points/"]'),g=()=>location.assign(a.href),b=s=>a.ariaBusy=s;if(!a||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault();e.stopPropagation();b('true');import('${cardScript}').then(c=>c.openLedgerCard(a,g)).catch(g).finally(()=>b(null))},true)})(document)`;
