/**
 * Names of the simulated players. No pair of a first and a last name from these lists is the name of a player in the
 * league's records; `tests/providers/demo-roster.test.ts` checks every pair where those records are at hand.
 */
export const FIRST_NAMES: readonly string[] = words(`
Caleb Dez Marcus Tobias Andre Malik Jalen Terrence Isaiah Elijah Micah Xavier Devonte Darnell Kendrick
Trevon Lamont Rashad Tyrell Jamal Kofi Kwame Emeka Chidi Obinna Tunde Femi Ade Sione Tevita Kai Keoni Makoa
Lani Mateo Diego Rafael Joaquin Emilio Luis Hector Santiago Andres Nico Gabriel Julian Adrian Hayden Wyatt
Colton Brody Garrett Preston Spencer Grady Walker Tucker Beau Easton Landon Griffin Sawyer Bennett Harrison
Graham Reid Declan Rory Finn Liam Cormac Anders Soren Lars Bjorn Henrik Stellan Mikhail Dmitri Luka Nikola
Stefan Tomas Marek Pavel Viktor Casimir Dante Matteo Enzo Leo Giovanni Roman Theo Felix Jasper Silas Ezra
Levi Asher Gideon Josiah Ezekiel Amos Thaddeus Cornelius Quincy Desmond Reginald Winston Clifton Sterling
Roosevelt Booker Langston Ellis Otis Cedric Dominic Vincent Augustus Jerome Roland Bryson Kyrell Deshawn
Tavion Zaire Khalil Omari Jabari Idris Hakeem Rasheed Tariq Yusuf Amir Samir Kenji Haruto Minh Bao Arjun
Rohan Vikram Dakota Cheveyo Tate Boone Wade Clay Rhett Cole Dax Knox Maddox Ronan Corbin Deacon Everett
Hollis Judson Kellan Lincoln Merrick Nash Orion Pierce Quinten Ridge Saul Tobin Ulises Vaughn Weston Yates
Zeke Alonzo Bastian Cortez Demetri Ephraim Florian Gunnar Hugo Ivo Jericho
`);

export const LAST_NAMES: readonly string[] = words(`
Winters Okafor Castellane Deverell Brackenridge Lindqvist Thistlewood Ravenscroft Whitlock Hargrove Ashcombe
Blackwood Fairbourne Greyson Kingsbury Lockridge Northcott Oakhurst Penhallow Quarrington Rutledge Stanhope
Tarrington Underhill Vandermeer Westbrook Yardley Adeyemi Okonkwo Nwachukwu Balogun Oyelaran Adebisi Mensah
Boateng Asante Owusu Amoah Diallo Toure Keita Sow Ndiaye Camara Traore Faleolo Tuipala Mahelona Kealoha
Kahananui Leiataua Tauiliili Fonoimoana Vakapuna Latukefu Motuapuaka Sapolu Aumua Fuimaono Delacroix
Beaumont Thibodeaux Fontenot Broussard Guidry Robichaux Landry Arceneaux Boudreau Castille Desormeaux
Marchand Villanueva Escamilla Quintanilla Zaragoza Montoya Arellano Cisneros Delgadillo Echeverria Figueroa
Galindo Huerta Ibarra Jaramillo Lozano Maldonado Navarrete Olvera Palacios Quiroz Renteria Saldana Trevino
Urrutia Valdivia Yanez Zamora Lindgren Halvorsen Thorvald Bergstrom Nyquist Ostergaard Rasmusson Sandvik
Torgerson Ulvaeus Wikstrom Kowalczyk Nowicki Zielinski Pawlak Jankowski Mazurek Sobczak Dvorak Horvath
Kovacs Novotny Petrovic Markovic Jovanovic Babich Vukovich Ivankov Sokolov Orlov Antonelli Bellandi Carbone
DiMarco Esposito Falcone Gallucci Lombardi Marchetti Pellegrini Rinaldi Santoro Tedesco Vitale Zanetti
Brandstetter Eichhorn Falkenrath Grunewald Hoffmeister Kessler Lichtenberg Muehlberg Niederhaus Oberholzer
Reinhardt Schellenberg Trautmann Vogelsang Weissman Zeller Ashworth Birchfield Cogswell Dunwoody Eastlake
Farrington Gladwell Hathersage Inglewood Jessup Kirkbride Larkspur Millhouse Netherton Ormsby Pettigrew
Quillen Rothwell Satterfield Upchurch Vickers Wexford Yarborough Standingbear Begay Tsosie Yazzie Nakai
Redcloud Longfeather Takahara Morikawa Shimabukuro Nakasone Tanimoto Nguyenhoa Tranvinh Duongle Banerjee
Chaudhary Raghavan Subramani Haddad Khoury Nasser Sabbagh Mansour Tahan Achebe Chukwuma Dlamini Ekwueme
Gyamfi Iweala Jammeh Kamara Lumumba Makinde Nkosi Odunsi Quaye Rwigema Sesay Tembo Umeh Wanjiru Zuberi
Blankenbaker Crutchlow Drinkwater Featherstone Goodspeed Hardcastle Ironside Lovelace Merryfield Nightingale
Partridge Rainwater Silverthorne Truelove Wainwright Birdsong Culpepper Dandridge Eubanks Gaskins Hightower
Kilgore Loveless McAllaster McCorriston McDunnough O'Fallon O'Reardon Pickersgill Radcliffe Stallworthy
Tyndale Whisenant Broadnax Chatmon Dunlavy Easterling Fauntleroy Gatewood Hairston Isbell Jernigan Lattimer
Outlaw Purifoy Ruffin Sturdivant Threadgill Vassar Wigfall Younger Zollicoffer
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
