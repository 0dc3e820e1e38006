import { MAJOR_CITIES, type MajorCity } from '../major-cities.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Person = { name: string; email: string; phone: string };

// prettier-ignore
const GIVEN_NAMES = ['Ada', 'Amara', 'Anouk', 'Aoife', 'Arjun', 'Beatriz', 'Chidi', 'Clara', 'Daniel', 'Elena', 'Emre', 'Fatima', 'Goran', 'Hana', 'Hugo', 'Ines', 'Ivan', 'Jonas', 'Kenji', 'Lars', 'Leila', 'Lucia', 'Marek', 'Mei', 'Nadia', 'Noah', 'Omar', 'Priya', 'Rosa', 'Samir', 'Sofia', 'Tariq', 'Tomas', 'Yara', 'Zanele'] as const;
// prettier-ignore
const FAMILY_NAMES = ['Adeyemi', 'Almeida', 'Andersson', 'Bakker', 'Bianchi', 'Castro', 'Chen', 'Dubois', 'Eriksen', 'Farouk', 'Fischer', 'Garcia', 'Haddad', 'Ito', 'Janssens', 'Kaya', 'Kim', 'Kowalski', 'Lindqvist', 'Mbeki', 'Moreau', 'Nakamura', 'Novak', 'Okafor', 'Patel', 'Peeters', 'Rossi', 'Santos', 'Schmidt', 'Sharma', 'Silva', 'Tanaka', 'Vermeulen', 'Weber', 'Yilmaz'] as const;
/** Addresses under .example are undeliverable; 07700 900 is Ofcom's range for drama. */
export function drawPerson(random: SeededRandom): Person {
  const given = random.pick(GIVEN_NAMES);
  const family = random.pick(FAMILY_NAMES);
  return {
    name: `${given} ${family}`,
    email: `${given}.${family}@mail.example`.toLowerCase(),
    phone: `+44 7700 900${String(random.below(1000)).padStart(3, '0')}`,
  };
}

const displayNames = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRY_NAMES = new Map(
  MAJOR_CITIES.map(({ country }) => [country, displayNames.of(country) ?? country]),
);

/** "Antwerp, Belgium" */
export function placeText({ city, country }: MajorCity): string {
  return `${city}, ${COUNTRY_NAMES.get(country) ?? country}`;
}
