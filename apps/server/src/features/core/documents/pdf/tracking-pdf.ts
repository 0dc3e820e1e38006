import type { PublicEvent, PublicTracking } from '@waypost/contract';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { doorWord, eventWord } from '@waypost/i18n/event-word';
import { type Locale, translator } from '@waypost/i18n';
import {
  formatCountry,
  formatDayAndTime,
  formatShortDay,
  formatWeight,
} from '@waypost/i18n/formats';
import { headline } from '@waypost/i18n/whereabouts';
import type { TrackingFacts } from '../tracking-facts.ts';
import { transitTime } from '../words.ts';
import { qrCode } from './barcodes.ts';
import { box, link, type Node, text, whole } from './element.ts';
import { routeLine, type Stop } from './route-line.ts';
import {
  type Fact,
  factLists,
  MUTED,
  paragraph,
  rowOf,
  section,
  sheet,
  SHEET_WIDTH,
} from './sheet.ts';
import { table } from './table.ts';
import type { Typeface } from './typeface.ts';

const QR_DOTS = 4;
const QR_WIDTH = 60;

/** The tracking page on paper: as of when the sheet was made, with a link to the live page. */
export function trackingDocument(facts: TrackingFacts, typeface: Typeface) {
  const { tracking, locale } = facts;
  const t = translator(locale, 'papers');
  return sheet(
    {
      title: t('tracking.title'),
      typeface,
      number: [t('number'), formatTrackingNumber(tracking.trackingNumber)],
      facts: [
        [t('tracking.madeAt'), formatDayAndTime(new Date(facts.madeAt), locale, zoneOf(tracking))],
      ],
    },
    box(
      { marginBottom: 14 },
      ...headlineBlocks(facts, typeface),
      ...(tracking.demonstration
        ? [box({ marginTop: 4 }, ...paragraph(t('tracking.sample'), typeface, SHEET_WIDTH))]
        : []),
    ),
    box(
      { marginBottom: 16 },
      routeLine(stopsOf(locale, tracking), SHEET_WIDTH, typeface, progressOf(locale, tracking)),
    ),
    section(
      t('shipment'),
      factLists(typeface, wayFacts(locale, tracking), goodsFacts(locale, tracking)),
    ),
    section(t('tracking.events'), eventTable(locale, tracking, typeface)),
    ...pieces(locale, tracking, typeface),
    ...proofs(facts, typeface),
    whereToLook(facts, typeface),
  );
}

/** The day, and what happened under it, as on the page. */
function headlineBlocks({ tracking, madeAt, locale }: TrackingFacts, typeface: Typeface) {
  const reading = { now: new Date(madeAt), locale, t: translator(locale, 'whereabouts') };
  const { day, event } = headline(tracking, reading);
  const large = { weight: 700, fontSize: 14 } as const;
  if (day === null) return paragraph(event, typeface, SHEET_WIDTH, large);
  return [
    ...paragraph(day, typeface, SHEET_WIDTH, large),
    ...paragraph(event, typeface, SHEET_WIDTH),
  ];
}

const STEPS = [0, 1, 2, 3, 4] as const;

function stopsOf(locale: Locale, { furthest, attention, status }: PublicTracking): Stop[] {
  const t = translator(locale, 'tracking');
  return STEPS.map((step) => {
    const passed = step < furthest || (step === furthest && status === 'Delivered');
    const here = attention ? 'problem' : 'current';
    const state = passed ? 'reached' : step === furthest ? here : 'ahead';
    return { name: t(`step.${step}`), state };
  });
}

function progressOf(locale: Locale, { furthest }: PublicTracking): string {
  const t = translator(locale, 'tracking');
  const step = STEPS.find((each) => each === furthest) ?? 0;
  return t('progressLabel', { step: t(`step.${step}`), index: step + 1 });
}

function wayFacts(locale: Locale, tracking: PublicTracking): Fact[] {
  const t = translator(locale, 'papers');
  return [
    [t('from'), tracking.from],
    [t('to'), tracking.to],
    [t('tracking.delivery'), deliveryDays(locale, tracking)],
    [t('transit'), transitTime(locale, tracking.eta)],
  ];
}

function deliveryDays(locale: Locale, { delivery }: PublicTracking): string {
  if (delivery === null) return '';
  const [earliest, latest] = [delivery.earliest, delivery.latest].map((day) =>
    formatShortDay(day, locale),
  );
  if (earliest === undefined || latest === undefined || earliest === latest) return latest ?? '';
  return translator(locale, 'parcels')('deliveryBetween', { earliest, latest });
}

function goodsFacts(locale: Locale, { parcel, freight, pieceCount }: PublicTracking): Fact[] {
  const t = translator(locale, 'papers');
  const words = translator(locale, 'parcels');
  const goods = parcel ?? freight;
  const service =
    parcel === null ? freight && words(`mode.${freight.mode}`) : words(`level.${parcel.level}`);
  return [
    [t('service'), service ?? ''],
    [t('pieces'), t(freight === null ? 'parcels' : 'pallets', { count: pieceCount })],
    [t('grossWeight'), goods === null ? '' : formatWeight(grossOf(goods, freight), locale)],
    [t('incoterm'), freight?.incoterm ?? ''],
  ];
}

/** A pallet is weighed alone, parcels together. */
function grossOf({ weightGrams }: { weightGrams: number }, freight: PublicTracking['freight']) {
  return freight === null ? weightGrams : weightGrams * freight.pallets;
}

/** Newest first, each in the time zone of its place. */
function eventTable(
  locale: Locale,
  { timeline, pieceCount }: PublicTracking,
  typeface: Typeface,
): Node {
  const t = translator(locale, 'papers');
  const hasPieces = pieceCount > 1;
  return table(
    [
      { title: t('tracking.when'), share: hasPieces ? 0.36 : 0.4 },
      { title: t('tracking.event'), share: hasPieces ? 0.27 : 0.3 },
      { title: t('tracking.place'), share: hasPieces ? 0.25 : 0.3 },
      ...(hasPieces ? [{ title: t('tracking.piece'), share: 0.12 }] : []),
    ],
    timeline.map((event) => [
      formatDayAndTime(new Date(event.at), locale, event.timeZone),
      happenedIn(locale, event),
      placeOf(locale, event),
      event.pieceNo === 0 ? t('tracking.allPieces') : String(event.pieceNo),
    ]),
    typeface,
  );
}

function happenedIn(locale: Locale, event: PublicEvent): string {
  const words = translator(locale, 'parcels');
  const door = doorWord(event);
  return door === null ? words(eventWord(event)) : `${words(eventWord(event))} · ${words(door)}`;
}

function placeOf(locale: Locale, { place }: PublicEvent): string {
  if (place === null) return '';
  const country = formatCountry(place.country, locale);
  return translator(locale, 'parcels')('placeInCountry', { city: place.city, country });
}

function pieces(locale: Locale, { pieces: each }: PublicTracking, typeface: Typeface): Node[] {
  const t = translator(locale, 'papers');
  const words = translator(locale, 'parcels');
  if (each.length === 0) return [];
  const rows = each.map(({ number, status, lastEvent }) => [
    formatTrackingNumber(number),
    words(`status.${status}`),
    lastEvent === null
      ? ''
      : [words(eventWord(lastEvent)), placeOf(locale, lastEvent)].filter(Boolean).join(', '),
  ]);
  const shape = [
    { title: t('tracking.piece'), share: 0.36 },
    { title: t('tracking.status'), share: 0.2 },
    { title: t('tracking.lastEvent'), share: 0.44 },
  ];
  return [section(t('pieces'), table(shape, rows, typeface))];
}

/** Of the shipment's last place, or of the place of the event at this time. */
function zoneOf({ timeline }: PublicTracking, at?: string): string {
  const event = timeline.find((each) => each.at === at) ?? timeline[0];
  return event?.timeZone ?? 'UTC';
}

function proofs({ proof = [], tracking, locale }: TrackingFacts, typeface: Typeface): Node[] {
  const t = translator(locale, 'papers');
  if (proof.length === 0) return [];
  const rows = proof.map(({ at, pieceNo, signedBy }) => [
    formatDayAndTime(new Date(at), locale, zoneOf(tracking, at)),
    signedBy,
    pieceNo === 0 ? t('tracking.allPieces') : String(pieceNo),
  ]);
  const shape = [
    { title: t('tracking.when'), share: 0.36 },
    { title: t('tracking.signedBy'), share: 0.44 },
    { title: t('tracking.piece'), share: 0.2 },
  ];
  return [section(t('tracking.proof'), table(shape, rows, typeface))];
}

function whereToLook({ tracking, publicOrigin, locale }: TrackingFacts, typeface: Typeface): Node {
  const t = translator(locale, 'papers');
  const address = `${publicOrigin}/track?ref=${tracking.trackingNumber}`;
  const widthPt = SHEET_WIDTH - QR_WIDTH;
  return whole(
    { flexDirection: rowOf(typeface), alignItems: 'center' },
    box(
      { width: QR_WIDTH, alignItems: rowOf(typeface) === 'row' ? 'flex-start' : 'flex-end' },
      qrCode(address, QR_DOTS, locale),
    ),
    box(
      { width: widthPt },
      text({ fontWeight: 700 }, t('tracking.now')),
      link({ color: '#12181B' }, address),
      ...paragraph(t('tracking.shortened'), typeface, widthPt, { color: MUTED, fontSize: 8.5 }),
    ),
  );
}
