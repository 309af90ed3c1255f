import cardScript from "virtual:ledger-card";

/**
 * A plain press on a figure of points opens its ledger in a card, whose code is loaded by the first one. The press is caught before the page's
 * own links hear of it, and before they have their scripts; without the code, and with any other press, they are the links that they look
 * like. In the page itself, because its scripts have no room for what few press.
 */
const CARD = `(d=>{d.currentScript.remove();addEventListener('click',e=>{let a=e.target.closest(':is(.box,.mine-page) a[href*="points/"]'),g=()=>location.assign(a.href);if(!a||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault();e.stopPropagation();import('${cardScript}').then(c=>c.openLedgerCard(a,g)).catch(g)},true)})(document)`;

const MODULE = '<script type="module" async="">';

/** The page with what opens cards; every page, because a link inside of the site leads to others. This reads markup written by React. */
export function withLedgerCard(html: string): string {
  const script = html.lastIndexOf(MODULE);
  return script < 0 ? html : `${html.slice(0, script)}<script>${CARD}</script>${html.slice(script)}`;
}
