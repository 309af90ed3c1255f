/** "After that, A", and no "after that interception by A" or "after that Williams recovery", where it is a word of the deed. */
export const THAT_ALONE = String.raw` th(?:at|is)\b(?! (?:[\w-]+ (?:by|of|from)\b|(?:[\w-]+ )?[@#](?:'s)? (?:[\w-]+ )?(?:recovery|touchdown|score|run|catch|grab|kick|field goal|boot|interception|pick|sack|return|fumble|miss|stop|punt|play|pass)\b))`;
