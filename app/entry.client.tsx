import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * As the framework's own entry does it, but in a task of its own: React begins with a hundred listeners, and on a phone what
 * it does there and the first run of all scripts are together long enough to be felt by anyone who presses something meanwhile.
 */
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
