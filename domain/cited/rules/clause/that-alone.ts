/** "After it, A" and "after it A scored", and no "after it was over". */
export const IT_ALONE = String.raw` it(?=[,.;]|$| [@#]| (?:for|with|to|on|and|in|but|came|the|an?|he|they)\b)`;

/** "After that, A", and no "after that interception by A" or "after that Williams recovery", where it is a word of the deed. */
export const THAT_ALONE = String.raw` th(?:at|is)\b(?! (?:[\w-]+ (?:by|of|from)\b|(?:[\w-]+ )?(?:touchdown|score|field goal|kick|interception|fumble|sack|stop|miss|punt|return|turnover)[,.;]?\s*$|(?:[\w-]+ )?[@#](?:'s)? (?:[\w-]+ )?(?:recovery|touchdown|score|run|catch|grab|kick|field goal|boot|interception|pick|sack|return|fumble|miss|stop|punt|play|pass)\b))`;
