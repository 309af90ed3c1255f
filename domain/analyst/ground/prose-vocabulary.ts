/** Words that open a sentence or stand in a headline without being anybody's name, in lower case. */
const COMMON = new Set(
  `a about above across after again against all almost along already also although always an and another any anything are as at away
back bad ball because been before behind being below between beyond big both but by call came can carries catches
chances closing cold coming consider could dead deep defense defense defensive despite did do does down drive drives during each early
either eight eighteen eighty eleven else end enough even eventually every everything extra fantasy few field fifteen fifth fifty final finally
first five flags for form forty four fourteen fourth from full game games gave give given go goal goals going gone good ground had half halftime has have
he head heading heat help her here his history home hope hosts how however huge hundred if in injuries inside instead into is it its just keep
kick kicker kickoff kicks last late later lead leading less let little long look lost made make managers many matchup may mean meanwhile midway might
mistakes momentum more most much near nearly neither never new next nine nineteen ninety no nobody none nor not nothing now numbers odds of off offense
offense offensive often on once one only onto opening opponents or other others otherwise our out outside over overall overtime own owners pass passes passing penalties per
perhaps picks play players playoffs playing plays plenty point points possession preview punts quarter quarters quite rain rather receivers receiving recap red
regulation rest result right road run running rushing sacks same score scores scoreless scoring second seconds set seven seventeen seventy several she short should
six sixteen sixty small snow so some someone something soon special spread start starters starting stats still stops straight such sunday monday tuesday wednesday thursday
friday saturday january february march april may june july august september october november december table take takeaways team teams temperatures ten than
that the their them then there these they thing things third thirteen thirty this those though thought three through throughout thus time times to together
too total totals touchdown touchdowns toward turnover turnovers twelve twenty twice two under underdogs unless until up upset us vegas visitors waiver wait was we weather
week well were what whatever when where whether which while who whose why wide will wind with within without work yards yard year yes yet you your zero zone
unbeaten undefeated winless winners losers streak record averaging projected projection
nfl afc nfc ppr td tds qb qbs rb rbs wr wrs te tes fb ot mvp int ints fpts est edt et pm am us usa fox cbs nbc espn abc fg fgs q1 q2 q3 q4 i ii iii iv super bowl
championship wild card divisional round conference season postseason preseason rookie veteran star backup hail mary regular north south east west field stadium kickers quarterback quarterbacks running backs receiver
tight ends owners lineups bench blame credit enter call chalk better best behind worst closer nobody hard easy calm clear windy rough hot slow fast quick quiet loud true false real nice great solid strong weak heavy light deadly steady wild tight loose whole half each many much same different elsewhere altogether instead rather perhaps certainly naturally otherwise still yet even simply plainly put regulation
hit hits kicked threw ran caught went top others lessons lesson defenses offenses sit net combined score-by-quarter return returns first-half second-half average averages highs lows
key keys backfield backfields hook-and-ladder facts notes note drama dramatic ground-game air scoreboard flow hero heroes together between meantime following speaking regardless granted needless pressed
ballgame earlier afterward afterwards moments minutes seconds nothing everyone anyone everybody anybody add added adding asked backed beaten blown blanked bottled build built busy capped credit cue
dominant down dropped early effective efficient eight enough exit fall falling far fast feed figures first fell fitting floor flat flag forced fortunes full given held hard hurt intercepted leave limited
line long lost luck many mark matters maybe meet missing month nearly numbers opposite outside owning penalties picked pinned played pressed pressure props punished quietly quieter rarely remember
sacked saved say sealed settle settled shorthanded shut simple sit sloppy somehow sometimes somewhere stalled stat stay steady stopped story stuck stung summary sunday swarmed takeaway tell tied tough trailing
trouble turned ugly unable unfazed untouched usage verdict volume watch weeks wherever win winning worth
dst k idp dfs ppg pat pats tv pm wr1 wr2 wr3 rb1 rb2 rb3 qb1 te1 dl lb db cb ol dt de special`.split(/\s+/),
);

/** Whether a word with a capital may stand in a text without naming anybody. */
export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase();
  return COMMON.has(lower) || lower.split("-").every((part) => COMMON.has(part));
}
