/** "Sacked the Jets' quarterbacks", up to how often: the team that is named last was sacked, and has none of that figure. */
export const SACKED = /\b(?:sacked|got to|brought down|took down|dropped) #(?:'s?)?(?: [a-z]+)? $/;
