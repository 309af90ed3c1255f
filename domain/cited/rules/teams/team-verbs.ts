/** Verbs of a result, in the past as recaps have them. Each can stand before the team that lost. */
export const BEAT =
  `beat|beats|beating|defeated|topped|downed|edged|nipped|outlasted|routed|survived|handled|dispatched|toppled|hammered|crushed|pounded|thrashed|walloped|blasted|buried
  demolished|dismantled|obliterated|overwhelmed|throttled|trounced|pummeled|mauled|clobbered|drubbed|smashed|smoked|thumped|embarrassed|humbled|trampled
  steamrolled|manhandled|annihilated|battered|dominated|flattened|whipped|bested|stunned|upset|shocked|upended|vanquished|shut out|blanked|knocked off|held off
  torched|scorched|took down|turned back|fended off|put away|got past|got by|slipped past|slipped by|squeaked past|squeaked by|rolled past|rolled over|cruised past|ran past
  breezed past|blew out|ran over|romped past|romped over|coasted past|outdueled|outpointed|nosed out|staved off|scratched past|pulled away from|ran away from|got the better of`.replaceAll(
    /\s*\n\s*/g,
    "|",
  );

/** Those that need no loser beside them. */
export const WON =
  "won|win|pulled (?:it|this one|that one) out|pulled out|prevailed|triumphed|advanced|punched (?:their|its) ticket|rolled|cruised|romped|coasted|breezed|escaped|gutted (?:it )?out|pocketed|banked|chalked up|scratched out|walked away with|emerged with|came out on top|(?:took|taken|takes|claimed|captured|stole|stolen|grabbed|snatched) (?:(?:the|that|this|their) )?(?:(?:first|second|earlier|previous|last|opening|other|prior) )(?:meeting|matchup|game|contest|one|encounter)|(?:took|taken|takes|claimed|captured|stole|stolen) (?:the|that|this|their) (?:meeting|matchup|rematch|opener|contest)";

export const LOST = String.raw`lost(?! (?:\d|a |the (?:ball|lead))|ing)|fell(?! (?:behind|back|on|to \d|(?:just )?short of))|bowed|succumbed|stumbled|dropped (?:a|their|its) (?:\w+ )?(?:\d|decision|game|opener)|(?:were|was|got) (?:${BEAT}|beaten)|came up short|(?:suffered|absorbed|endured|took|(?:was|were) (?:dealt|handed)) (?:a|an|another|their|its) (?:[\w-]+ ){0,3}(?:loss|defeat|setback|beating|heartbreaker)`;

/** Verbs of a team with the ball. */
export const MOVED =
  `scored|opened the scoring|drove|marched|kicked|answered|added|reeled off|ripped off|rattled off|struck|punched|moved|tacked on|put (?:up|together|points)|piled up|posted
  cashed in|capped|got (?:on the board|within|into|a)|pulled within|cut|trimmed|closed (?:within|to)|stretched|extended|padded|pushed|found the end zone|settled for
  converted|covered|chewed|burned|ate|milked|went for it|went \\d+ yards|did not score|made the two-point|gained \\d+ yards on|opened with|hit|needed`.replaceAll(
    /\s*\n\s*/g,
    "|",
  );
