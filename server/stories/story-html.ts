import type { Claim } from "../../domain/game/claim.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { wordedBook } from "../../domain/receipts/receipt-book.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { factsBlock } from "./facts-block.ts";
import { element } from "./html-node.ts";
import { keepTogether } from "./keep-together.ts";
import { linkedClaims } from "./linked-claims.ts";
import { placeLinks } from "./place-links.ts";
import { safeMarkdown, safeTree, treeHtml } from "./safe-markdown.ts";

/** A text with what it tells. */
export interface ToldStory {
  kind: ArticleKind;
  /** Null where the template wrote it. */
  model: string | null;
  markdown: string;
  claims: readonly Claim[];
}

/**
 * What the page shows of a text: its Markdown made safe, each claim that something proves as a link, and after it the
 * list of what proves them. What comes from the text is made safe first and the links are put into the result, so that no
 * text can make an id, a class or a link of this kind by itself. A text without claims gives its safe HTML alone.
 */
export function storyHtml(story: ToldStory, snapshot: GameSnapshot): string {
  const { kind, model, markdown, claims } = story;
  if (claims.length === 0) return safeMarkdown(markdown);
  const tree = safeTree(markdown);
  const book = wordedBook(snapshot);
  const facts = placeLinks(tree, markdown, linkedClaims(claims, book), kind);
  keepTogether(tree);
  const count = claims.length;
  const block = factsBlock({ kind, model, count }, facts, book);
  // Two dozen links stand between a keyboard and the box score. As many as the block says: facts with the same proof are listed together.
  const skip = element("a", { class: "skip-facts", href: `#${kind}-facts` }, `Skip the ${count} facts in this ${kind}`);
  tree.children = [...(facts.length > 1 ? [skip] : []), ...(tree.children ?? []), block];
  return treeHtml(tree);
}
