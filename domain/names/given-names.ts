/**
 * Given names of players, as plain names, without those that are common words. Beside a surname that is not his in this game, or that nobody has, one of them
 * is somebody who is not in it.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron adam aidan alec alex allen amani amari andre andrew anfernee anthony antonio austin azeez ben bijan blake bobby braden bradley brandin brandon
braxton brayden breece brenden brenton brian brock broderick bryan bryce byron cade caleb calvin cam cameron carl carlos carson casey cedric ceedee chad
charles charlie chris christian cody colby cole colin connor corey cory curtis dak dalton dalvin dan daniel dante darius darnell daron darrell davante david
davis davon dawson deandre deebo demarcus demario denzel deonte derek derrick deshaun desmond devin devon donovan dorian dylan eddie eli elijah emmanuel eric
erik ethan evan ezekiel gabe gardner garrett geno george greg harrison isaac isaiah jack jackson jacob jacoby jaden jahmyr jake jalen jalyn jamal jameis
james jaquan jared jarrett jason javon jay jayden jaylen jaylon jeff jeremiah jeremy jermaine jerome jerry joe joey john johnathan johnny jon jonah jonathan
jonathon jordan joseph josh joshua julian julio julius justin kaden kareem kelvin kendall kenneth kenny kevin khalid khalil kingsley kirk kris kristian kyle
kyler lamar landon larry leonard levi lucas luke malcolm malik marcus marlon marquise marshawn marvin matt matthew maurice mekhi micah michael mike mitch
mitchell myles najee nate neville nicholas nick noah odell pat patrick payton peyton puka quentin quinton raekwon raheem rico riley robert rodney roger
ronnie roy russell ryan sam saquon sean shaq sheldon shemar skylar solomon spencer stefon sterling tanner taylor taysom teddy terrell theo thomas tim
tom tommy tony travis tre trent trenton trevon trevor trey troy tua tyler tylan tyquan tyreek tyron tyson wes william xavier zach zack zay zion`.split(
    /\s+/,
  ),
);
