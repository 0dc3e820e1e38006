import type { SeededRandom } from '@waypost/domain/simulation';
import type { DrawnQuote } from './draw-quote.ts';

/** A place as somebody types it, and its code: with a suffix where no truck gets to the rest of its country. */
type Place = readonly [text: string, code: string];
type Places = readonly [Place, ...Place[]];

const EUROPE: Places = [
  ['Antwerp, Belgium', 'BE'],
  ['Berlin, Deutschland', 'DE'],
  ['London, UK', 'GB'],
  ['Lyon, France', 'FR'],
  ['Bern, Switzerland', 'CH'],
  ['Prague, Czechia', 'CZ'],
  ['Vienna, Austria', 'AT'],
  ['Palermo, Italy', 'IT'],
  ['Madrid, Spain', 'ES'],
  ['Porto, Portugal', 'PT'],
  ['Warsaw, Poland', 'PL'],
  ['Oslo, Norway', 'NO'],
  ['Dublin, Ireland', 'IE'],
  ['Istanbul, Turkey', 'TR'],
  ['Budapest, Hungary', 'HU'],
];
const INLAND: Places = [
  ['Bern, Switzerland', 'CH'],
  ['Prague, Czechia', 'CZ'],
  ['Vienna, Austria', 'AT'],
  ['Budapest, Hungary', 'HU'],
];
const AMERICA: Places = [
  ['New York, United States', 'US'],
  ['Toronto, Canada', 'CA'],
  ['Guadalajara, Mexico', 'MX'],
];
const AFRICA: Places = [
  ['Accra, Ghana', 'GH'],
  ['Lagos, Nigeria', 'NG'],
  ['Nairobi, Kenya', 'KE'],
  ['Kampala, Uganda', 'UG'],
  ['Cape Town, South Africa', 'ZA'],
];
const ASIA_PACIFIC: Places = [
  ['Osaka, 日本', 'JP'],
  ['Seoul, South Korea', 'KR'],
  ['Sydney, Australia', 'AU'],
  ['Jakarta, Indonesia', 'ID'],
];
const FAR_ISLANDS: Places = [
  ['Las Palmas de Gran Canaria, Spain', 'ES-CN'],
  ['Ponta Delgada, Portugal', 'PT-20'],
  ['Honolulu, HI 96815, United States', 'US-HI'],
  ['Reykjavík, Iceland', 'IS'],
];
const CLOSED: Places = [
  ['Pyongyang, North Korea', 'KP'],
  ['Tehran, Iran', 'IR'],
  ['McMurdo, Antarctica', 'AQ'],
  ['Cape Circoncision, Bouvet Island', 'BV'],
];
const OVERSEAS = [AMERICA, AFRICA, ASIA_PACIFIC] as const;
const OPEN = [EUROPE, AMERICA, AFRICA, ASIA_PACIFIC] as const;
const LEVELS = ['standard', 'express', 'priority'] as const;
const MODES = ['air', 'sea', 'road'] as const;

type Draw = (random: SeededRandom) => DrawnQuote;

/** Each way in which a shipment cannot be carried. */
const IMPOSSIBLE: readonly [Draw, ...Draw[]] = [
  // road across an ocean, or to an island without a truck ferry
  (random) => lane(random, 'road', random.pick(EUROPE), random.pick(random.pick(OVERSEAS))),
  (random) => lane(random, 'road', random.pick(AMERICA), random.pick(ASIA_PACIFIC)),
  (random) => lane(random, 'road', random.pick(EUROPE), random.pick(FAR_ISLANDS)),
  // sea within one country, or where no end of the journey has a coast
  (random) => {
    const [text, code] = random.pick(EUROPE);
    return lane(random, 'sea', [text, code], [text.replace(/^[^,]+/, 'Elsewhere'), code]);
  },
  (random) => lane(random, 'sea', random.pick(INLAND), random.pick(EUROPE)),
  // nowhere, by nothing
  (random) => lane(random, random.pick(MODES), random.pick(random.pick(OPEN)), random.pick(CLOSED)),
  (random) =>
    lane(random, random.pick(LEVELS), random.pick(random.pick(OPEN)), random.pick(CLOSED)),
  // hours that no plane keeps
  (random) => lane(random, 'priority', random.pick(EUROPE), random.pick(random.pick(OVERSEAS))),
  (random) => lane(random, 'express', random.pick(EUROPE), ['Funafuti, Tuvalu', 'TV']),
  // larger and heavier than what carries it
  (random) =>
    lane(random, random.pick(LEVELS), random.pick(EUROPE), random.pick(EUROPE), {
      length: String(271 + random.below(1_500)),
    }),
  (random) =>
    lane(random, random.pick(LEVELS), random.pick(EUROPE), random.pick(EUROPE), {
      length: '200',
      width: String(60 + random.below(40)),
      height: String(41 + random.below(40)),
    }),
  (random) =>
    lane(random, 'air', random.pick(EUROPE), random.pick(random.pick(OVERSEAS)), {
      width: String(319 + random.below(1_600)),
    }),
  (random) =>
    lane(random, 'air', random.pick(EUROPE), random.pick(random.pick(OVERSEAS)), {
      kilograms: String(1_001 + random.below(5_000)),
      pallets: 100 + random.below(100),
    }),
];

/** What was always carried, and must cost what it did. */
const POSSIBLE: readonly [Draw, ...Draw[]] = [
  (random) =>
    lane(random, 'standard', random.pick(random.pick(OPEN)), random.pick(random.pick(OPEN))),
  (random) =>
    lane(random, 'express', random.pick(random.pick(OPEN)), random.pick(random.pick(OPEN))),
  (random) => lane(random, 'priority', random.pick(EUROPE), random.pick(EUROPE)),
  (random) => lane(random, 'standard', random.pick(EUROPE), random.pick(FAR_ISLANDS)),
  (random) => lane(random, 'air', random.pick(random.pick(OPEN)), random.pick(random.pick(OPEN))),
  (random) => lane(random, 'road', random.pick(EUROPE), random.pick(EUROPE)),
  (random) => lane(random, 'road', random.pick(AMERICA), random.pick(AMERICA)),
  (random) => lane(random, 'sea', random.pick(EUROPE), random.pick(random.pick(OVERSEAS))),
  (random) => lane(random, 'sea', random.pick(AMERICA), random.pick(ASIA_PACIFIC)),
];

export function drawImpossible(random: SeededRandom): DrawnQuote {
  return random.pick(IMPOSSIBLE)(random);
}

export function drawPossible(random: SeededRandom): DrawnQuote {
  return random.pick(POSSIBLE)(random);
}

type Changes = Partial<DrawnQuote['boxes'][number] & Pick<DrawnQuote, 'pallets'>>;

/** Of a common size unless it is changed, in either direction. */
function lane(
  random: SeededRandom,
  service: string,
  a: Place,
  b: Place,
  { pallets, ...box }: Changes = {},
): DrawnQuote {
  const [[from, fromCode], [to, toCode]] = random.chance(0.5) ? [a, b] : [b, a];
  const isParcel = (LEVELS as readonly string[]).includes(service);
  const most = isParcel ? 60 : 120;
  const side = () => String(10 + random.below(most));
  return {
    kind: isParcel ? 'parcel' : 'freight',
    service,
    from,
    to,
    fromCode,
    toCode,
    boxes: [
      {
        kilograms: String(1 + random.below(isParcel ? 69 : 900)),
        length: side(),
        width: side(),
        height: side(),
        ...box,
      },
    ],
    pallets: pallets ?? (isParcel ? 1 : 1 + random.below(4)),
    version: random.pick([1, 2]),
    declaredCents: 0,
  };
}
