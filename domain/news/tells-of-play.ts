/** What is played, counted and decided on a field, and the words of a box score. */
const PLAY =
  /\b(?:pass(?:es|ed|ing|er)?|threw|throw(?:s|n|ing)?|caught|catch(?:es|ing)?|reception\w*|target\w*|ran|runs?|running|rush\w*|carr(?:y|ies|ied)|touchdowns?|TDs?|yards?|yardage|scor(?:e|es|ed|ing|eless)|drives?|drove|possessions?|quarter\w*|half|halftime|overtime|leads?|led|trail\w*|tie[sd]?|tying|wins?|won|winner\w*|victor\w*|lost|lose|loss|losing|defeat\w*|beat|ball|goals?|punt\w*|kick\w*|sack\w*|intercept\w*|pick(?:s|ed|-six)?|fumbl\w*|turnovers?|takeaways?|downs?|points?|defen[sc]\w*|offen[sc]\w*|tackl\w*|snaps?|zone|goal line|complet\w+|incomplet\w+|comebacks?|rall(?:y|ied)|blowout|rout\w*|upset|shutout|margin|deficit|clock|time-?outs?|penal\w*|flag\w*|return\w*|block\w*|fantasy|PPR|projec\w*|favou?r\w*|spread|total|underdogs?|scrambl\w*|scrimmage|conver\w+|game-winn\w+|ahead|stopp?\w*|chains|safety|stat(?:s|istics)?|numbers|sideline|bounds|receiver|blitz\w*|coverage|holding|roughness|grounding|interference|ruling|ruled|review\w*|challeng\w*|screen|route|strike|week|season|record|streak|broadcast|channel|kickoff|stadium|temperature|wind|degrees)\b/i;

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|double|triple|pair|first|second|third|fourth)\b/i;

/**
 * Whether a sentence has a number or a word of the game at all. One that names somebody and has neither may say anything about him, and
 * nothing can vouch for it.
 */
export function tellsOfPlay(sentence: string): boolean {
  return NUMBER.test(sentence) || PLAY.test(sentence);
}
