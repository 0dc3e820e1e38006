import type { NewRow } from '../platform/database.ts';
import { MAJOR_CITIES } from '@waypost/domain/major-cities';

const SHOP = [...Array<string>(5).fill('09:00-18:30'), '10:00-16:00', ''];
const STATION = [...Array<string>(5).fill('07:00-21:00'), '08:00-20:00', '08:00-20:00'];
const WORKSHOP = [...Array<string>(5).fill('08:00-12:00, 13:00-17:30'), '', ''];

/** Name, street, postal code, city, hours, how to find it. Invented, in streets that exist. */
const POINTS: readonly [string, string, string, string, string[], string][] = [
  ['Kiosk Meir', 'Meir 18', '2000', 'Antwerp', SHOP, ''],
  ['Waypost Central Station', 'Pelikaanstraat 3', '2018', 'Antwerp', STATION, 'Beside platform 1.'],
  ['Papeterie du Midi', 'Avenue Fonsny 47', '1060', 'Brussels', SHOP, ''],
  ['Waypost Damrak', 'Damrak 66', '1012 LM', 'Amsterdam', STATION, 'Second door from the corner.'],
  ['Tabac Rivoli', '88 Rue de Rivoli', '75004', 'Paris', SHOP, ''],
  ['Waypost Gare de Lyon', '20 Boulevard Diderot', '75012', 'Paris', STATION, 'Hall 2.'],
  ['Copy Bellecour', '12 Rue de la Charité', '69002', 'Lyon', SHOP, ''],
  ['Späti Torstraße', 'Torstraße 125', '10119', 'Berlin', STATION, ''],
  ['Schreibwaren Prenzlau', 'Kastanienallee 40', '10435', 'Berlin', SHOP, ''],
  ['Hafenkontor', 'Am Sandtorkai 30', '20457', 'Hamburg', WORKSHOP, 'In the courtyard.'],
  ['Kiosk Isartor', 'Tal 50', '80331', 'Munich', SHOP, ''],
  ['Fleet Stationers', '154 Fleet Street', 'EC4A 2DQ', 'London', SHOP, ''],
  ['Waypost Waterloo', '1 Waterloo Road', 'SE1 8UL', 'London', STATION, 'Opposite exit 5.'],
  ['Papelería Atocha', 'Calle de Atocha 90', '28012', 'Madrid', SHOP, ''],
  ['Papelaria Baixa', 'Rua Augusta 120', '1100-053', 'Lisbon', SHOP, ''],
  ['Cartoleria Brera', 'Via Brera 9', '20121', 'Milan', SHOP, ''],
  ['Midtown Mail Room', '350 5th Ave', '10118', 'New York', SHOP, 'Lobby, left of the lifts.'],
  ['Downtown Parcel Desk', '600 W 7th St', '90017', 'Los Angeles', SHOP, ''],
];

/** Service points of the demonstration, with the same ids each time. */
export const SAMPLE_POINTS: readonly NewRow<'servicePoints'>[] = POINTS.map(
  ([name, line1, postalCode, city, hours, directions], index) => {
    const at = MAJOR_CITIES.find((each) => each.city === city);
    if (at === undefined) throw new Error(`${city} is not a major city`);
    const { country, lat, lon } = at;
    const id = `00000000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`;
    return { id, name, line1, postalCode, city, country, lat, lon, hours, directions };
  },
);
