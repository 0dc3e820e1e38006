import type { MajorCity } from '../major-cities.ts';
import type { SeededRandom } from './seeded-random.ts';

/** As somebody there writes it: `postalCode` is empty where no street of the city is listed. */
export type StreetAddress = { line1: string; postalCode: string };

/**
 * A line for each city: its name, how the number stands beside the street (`after`, `before` or after a `comma`),
 * then streets with a postal code of their district. Written by hand from what is commonly known of these cities:
 * the streets exist, the codes are of the right district, and the numbers are invented, so that nobody lives there
 * except by chance. No register was copied.
 */
const ROWS = `
Amsterdam: after: Prinsengracht=1016 HK; Keizersgracht=1016 DK; Herengracht=1017 BZ; Haarlemmerdijk=1013 JC; Spaarndammerstraat=1013 SV; Czaar Peterstraat=1018 NW; Utrechtsestraat=1017 VN; Kinkerstraat=1053 DL; Overtoom=1054 HN; Jan van Galenstraat=1056 BT; Ferdinand Bolstraat=1072 LP; Ceintuurbaan=1072 GN; Beethovenstraat=1077 JH; Linnaeusstraat=1093 EK; Javastraat=1094 HG; Middenweg=1098 AE
Antwerp: after: Meir=2000; Nationalestraat=2000; Kloosterstraat=2000; Turnhoutsebaan=2140; Abdijstraat=2020; Bredabaan=2170
Barcelona: comma: Carrer de Mallorca=08013; Carrer de València=08009; Carrer de Provença=08037; Gran Via de les Corts Catalanes=08010; Carrer de Sants=08014; Carrer Gran de Gràcia=08012
Berlin: after: Torstraße=10119; Kastanienallee=10435; Oranienstraße=10999; Karl-Marx-Allee=10243; Kantstraße=10623; Sonnenallee=12045; Müllerstraße=13353
Brussels: after: Rue de la Loi=1000; Avenue Louise=1050; Chaussée de Waterloo=1060; Chaussée de Charleroi=1060; Rue Neuve=1000; Avenue de Tervueren=1040
Copenhagen: after: Nørrebrogade=2200; Vesterbrogade=1620; Østerbrogade=2100; Gothersgade=1123; Amagerbrogade=2300; Istedgade=1650
Dublin: before: Camden Street Lower=D02 XE80; South Circular Road=D08 A3X2; Rathmines Road Lower=D06 C8X4; Drumcondra Road Upper=D09 V6F2; Capel Street=D01 K5P8; Baggot Street Lower=D02 TW10
Edinburgh: before: Leith Walk=EH6 8NP; Morningside Road=EH10 4BF; Dalry Road=EH11 2DW; Broughton Street=EH1 3RH; Nicolson Street=EH8 9DT; Gorgie Road=EH11 2PF
Frankfurt: after: Berger Straße=60316; Schweizer Straße=60594; Leipziger Straße=60487; Eckenheimer Landstraße=60318; Mainzer Landstraße=60327; Hanauer Landstraße=60314
Ghent: after: Veldstraat=9000; Sleepstraat=9000; Brusselsesteenweg=9050; Kortrijksesteenweg=9000; Antwerpsesteenweg=9040; Brugsesteenweg=9000
Hamburg: after: Eppendorfer Weg=20259; Grindelallee=20146; Osterstraße=20255; Lange Reihe=20099; Schulterblatt=20357; Wandsbeker Chaussee=22089
Helsinki: after: Mannerheimintie=00250; Hämeentie=00530; Fredrikinkatu=00120; Bulevardi=00120; Runeberginkatu=00260; Mechelininkatu=00100
Leipzig: after: Karl-Liebknecht-Straße=04107; Könneritzstraße=04229; Georg-Schumann-Straße=04155; Eisenbahnstraße=04315; Jahnallee=04109; Prager Straße=04103
Liège: after: Rue Saint-Gilles=4000; Rue Puits-en-Sock=4020; Boulevard d'Avroy=4000; Rue Sainte-Marguerite=4000; Quai de Rome=4000; Rue Grétry=4020
Lisbon: after: Rua Augusta=1100-048; Avenida da Liberdade=1250-096; Rua da Escola Politécnica=1250-099; Avenida Almirante Reis=1150-013; Rua Ferreira Borges=1350-128; Avenida de Roma=1700-345
London: before: Upper Street=N1 2TX; Holloway Road=N7 8DJ; Brick Lane=E1 6RF; Mare Street=E8 3RG; Peckham High Street=SE15 5DQ; Clapham High Street=SW4 7UR; Portobello Road=W11 2DZ; Kilburn High Road=NW6 4HJ
Lyon: before: Rue de la République=69002; Avenue Jean Jaurès=69007; Cours Lafayette=69003; Grande Rue de la Croix-Rousse=69004; Rue Garibaldi=69006; Cours Gambetta=69003
Madrid: comma: Calle de Alcalá=28009; Calle de Bravo Murillo=28020; Calle de Fuencarral=28004; Calle de Atocha=28012; Calle de Goya=28001; Paseo de las Delicias=28045
Milan: comma: Corso Buenos Aires=20124; Via Torino=20123; Viale Monza=20125; Corso San Gottardo=20136; Via Paolo Sarpi=20154; Corso di Porta Romana=20122
Munich: after: Leopoldstraße=80802; Sendlinger Straße=80331; Rosenheimer Straße=81669; Schleißheimer Straße=80797; Lindwurmstraße=80337; Fraunhoferstraße=80469
Oslo: after: Bogstadveien=0366; Thorvald Meyers gate=0552; Markveien=0554; Trondheimsveien=0565; Grønlandsleiret=0190; Bygdøy allé=0265
Paris: before: Rue de Rivoli=75004; Rue du Faubourg Saint-Denis=75010; Rue de Belleville=75020; Rue des Martyrs=75009; Avenue de Clichy=75017; Rue de Vaugirard=75015; Rue Mouffetard=75005
Prague: after: Vinohradská=120 00; Korunní=130 00; Dukelských hrdinů=170 00; Sokolovská=186 00; Nádražní=150 00; Francouzská=120 00
Rome: comma: Via Nazionale=00184; Via Appia Nuova=00183; Via Cola di Rienzo=00192; Viale Trastevere=00153; Via Tuscolana=00181; Via Ostiense=00154
Rotterdam: after: Witte de Withstraat=3012 BL; Nieuwe Binnenweg=3014 GA; West-Kruiskade=3014 AL; Oudedijk=3062 AD; Kralingse Plaslaan=3062 DC; Hoogstraat=3011 GK
Stockholm: after: Hornsgatan=118 49; Götgatan=118 62; Sveavägen=113 59; Odengatan=113 22; Sankt Eriksgatan=112 34; Folkungagatan=116 22
Vienna: after: Mariahilfer Straße=1060; Landstraßer Hauptstraße=1030; Neubaugasse=1070; Taborstraße=1020; Währinger Straße=1090; Favoritenstraße=1100
Warsaw: after: Marszałkowska=00-590; Puławska=02-515; Nowy Świat=00-029; Grójecka=02-031; Targowa=03-728; Świętokrzyska=00-116
Zurich: after: Langstrasse=8004; Badenerstrasse=8004; Josefstrasse=8005; Universitätstrasse=8006; Seefeldstrasse=8008; Schaffhauserstrasse=8057
New York: before: Broadway=10012; Bleecker Street=10012; Amsterdam Avenue=10024; Lexington Avenue=10016; Atlantic Avenue=11217; Bedford Avenue=11211; Steinway Street=11103
`;

type Listed = { form: string; streets: [name: string, postalCode: string][] };

const CITIES: ReadonlyMap<string, Listed> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [city = '', form = '', listed = ''] = row.split(': ');
      const streets = listed.split('; ').map((street): [string, string] => {
        const [name = '', postalCode = ''] = street.split('=');
        return [name, postalCode];
      });
      return [city, { form, streets }];
    }),
);

/** Of cities without a list: such streets are everywhere. */
// prettier-ignore
const ELSEWHERE = ['Canal Street', 'Church Road', 'Dock Road', 'Garden Lane', 'Harbour Street', 'High Street', 'Market Square', 'Mill Lane', 'Orchard Road', 'Park Avenue', 'Station Road', 'Victoria Street'] as const;

export const CITIES_WITH_STREETS: readonly string[] = [...CITIES.keys()];

const NUMBERS = 180;

/** Always two draws, so that what is drawn after an address does not depend on the city. */
export function drawStreetAddress(random: SeededRandom, { city }: MajorCity): StreetAddress {
  const listed = CITIES.get(city);
  if (listed === undefined) {
    return { line1: `${random.pick(ELSEWHERE)} ${1 + random.below(NUMBERS)}`, postalCode: '' };
  }
  const [street = '', postalCode = ''] = listed.streets[random.below(listed.streets.length)] ?? [];
  const number = 1 + random.below(NUMBERS);
  return { line1: writeLine(listed.form, street, number), postalCode };
}

function writeLine(form: string, street: string, number: number): string {
  if (form === 'before') return `${number} ${street}`;
  return form === 'comma' ? `${street}, ${number}` : `${street} ${number}`;
}
