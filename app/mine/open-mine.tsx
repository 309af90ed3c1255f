import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

import { MyStrip } from "../components/my-strip.tsx";
import { followStrip, type ShownStrip } from "./follow-strip.ts";
import { markMine } from "./mark-mine.ts";
import { showOnlyMine } from "./only-mine.ts";

/** Fills in the strip that the server left room for, and marks the reader's players on the page above it. */
function openMine(strip: HTMLElement): void {
  const place = strip.firstElementChild;
  if (place === null) return;
  let root: Root | null = null;

  function show({ strip: mine, ...rest }: ShownStrip): void {
    strip.hidden = rest.query === null;
    markMine(mine);
    showOnlyMine(mine);
    if (mine === null && root === null) return;
    root ??= createRoot(place as Element);
    // The link that the server wrote is gone and the figures are there, in one step.
    flushSync(() =>
      root?.render(
        mine === null ? (
          <a className="sum" href="/my">
            <b>My Sunday</b>
          </a>
        ) : (
          <MyStrip strip={mine} {...rest} />
        ),
      ),
    );
  }

  followStrip(Number(strip.dataset.behind), show);
}

const strip = document.getElementById("mine");
if (strip !== null) openMine(strip);
