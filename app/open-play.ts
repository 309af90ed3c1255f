import { createContext } from "react";

/** The id of the play whose card is open: what its address names, or the fragment; null without one. */
export const OpenPlay = createContext<string | null>(null);
