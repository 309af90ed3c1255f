const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `ran run,threw throw,thrown throw,caught catch,won win,lost lose,losing lose,loss lose,losses lose,led lead,fell fall,took take,made make,got get,gave give,
  given give,came come,went go,gone go,found find,held hold,kept keep,beaten beat,drove drive,driven drive,broke break,broken break,brought bring,
  stood stand,struck strike,began begin,begun begin,built build,tying tie,tied tie,died die,dies die,dying die,drew draw,overcame overcome,shut shut,stole steal,
  sent send,spent spend,had have,has have,was be,were be,is be,are be,been be,being be,did do,done do,does do,doing do,fought fight,
  fewer few,kicker kick,passer pass,rusher rush,runner run,receiver receive,shook shake,snuffed snuff,got get,blown blow,blew blow,
  fallen fall,taken take,gotten get,grew grow,grown grow,stolen steal,shaken shake,eaten eat,shown show,became become,withstood withstand,
  shone shine,fled flee,wrote write,written write,closer close,cloudy cloud,sunny sun,sunshine sun,rainy rain,snowy snow,added add,adding add,tried try,tries try,trying try,used use,using use,uses use,eked eke,ekes eke,eking eke,iced ice,icing ice,
  paid pay,laid lay,flew fly,flown fly,tore tear,torn tear,rose rise,risen rise,spun spin,slid slide,sank sink,sunk sink,swept sweep,crept creep,leapt leap,
  sped speed,shot shoot,met meet,dealt deal,chose choose,chosen choose,wove weave,stuck stick,hung hang,rode ride,fed feed,bled bleed,sprang spring,stung sting,
  slung sling,flung fling,swung swing,clung cling,sprung spring,ate eat,saw see,seen see,left left,saved save,rang ring,rung ring,woke wake,woken wake,dove dive,tore tear,wore wear,worn wear,clawed claw,snuck sneak,wound wind,dug dig,strung string,undone undo,undid undo,wrought wreak,
  begat beget,begot beget,stank stink,stunk stink,undershot undershoot,overshot overshoot,foresaw foresee,foreseen foresee`
    .split(",")
    .map((pair) => pair.trim().split(" ")),
);

/**
 * What is left of a word without its endings, the same for all its forms: `catches`, `caught` and `catching` are one. It need not be a
 * word itself.
 */
export function wordStem(word: string): string {
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase().replace(/['’]s?$/, "");
  const base = IRREGULAR[lower] ?? IRREGULAR[lower.replace(/(?<=er)s$/, "")] ?? lower;
  const stem = base.length < 4 ? base : withoutEnding(base);
  // Texts have few words; strangers' ones may be many.
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(word, stem);
  return stem;
}

const KNOWN = new Map<string, string>();
const MOST_KNOWN = 5000;

function withoutEnding(word: string): string {
  const root = word
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?<=(?:ss|x|z|ch|sh))es$/, "")
    .replace(/(?<![s])s$/, "");
  const bare = root.length > 4 ? root.replace(/(?:ing|ed|ly)$/, "") : root;
  return bare
    .replace(/([bdglmnprt])\1$/, "$1")
    .replace(/e$/, "")
    .replace(/y$/, "i");
}

/** The stems of words apart by spaces or line breaks. */
export function stemsOf(words: string): string[] {
  return words.split(/\s+/).flatMap((word) => (word === "" ? [] : [wordStem(word)]));
}
