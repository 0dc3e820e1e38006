import type { ShipmentEntry } from '@waypost/contract/client';
import { gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { centsFromText } from '@waypost/domain/money';
import { FREIGHT_MODES, INCOTERMS, PARCEL_LEVELS } from '@waypost/domain/rates';
import { SETTABLE_STATUSES } from '@waypost/domain/tracking';
import type { Faults } from '../../../platform/form-reply.ts';

type ReadEntry = { entry: ShipmentEntry } | { faults: Faults };

const REQUIRED = ['from', 'to', 'recipientName', 'recipientEmail', 'recipientAddress'] as const;
const MEASURES = ['weight', 'length', 'width', 'height'] as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** All pieces are alike: a number of parcels or pallets of one weight and size. */
export function readEntry(typed: Record<string, string>): ReadEntry {
  const text = (name: string) => (typed[name] ?? '').trim();
  const measures = {
    weightGrams: gramsFromKgText(text('weight')),
    lengthMm: lengthOf(text('length')),
    widthMm: lengthOf(text('width')),
    heightMm: lengthOf(text('height')),
  };
  const values = Object.values(measures);
  const service = text('service');
  const level = PARCEL_LEVELS.find((each) => each === service);
  const mode = FREIGHT_MODES.find((each) => each === service);
  const incoterm = INCOTERMS.find((term) => term === text('incoterm'));
  const price = text('price');
  const declaredValueCents =
    text('declaredValue') === '' ? 0 : centsFromText(text('declaredValue'));
  const priceCents = centsFromText(price);
  const hasDays = text('eta.earliest') !== '' || text('eta.latest') !== '';

  const faults: Faults = {
    ...Object.fromEntries(
      REQUIRED.filter((name) => text(name) === '').map((name) => [name, 'required' as const]),
    ),
    ...Object.fromEntries(
      MEASURES.filter((_, at) => values[at] === null).map((name) => [name, 'malformed' as const]),
    ),
    ...(level === undefined && mode === undefined && { service: 'required' }),
    ...(text('userId') !== '' && !UUID.test(text('userId')) && { userId: 'malformed' }),
    ...(declaredValueCents === null && { declaredValue: 'malformed' }),
    ...(declaredValueCents !== 0 && text('contents') === '' && { contents: 'required' }),
    ...(price !== '' && (priceCents === null || priceCents === 0) && { price: 'malformed' }),
    ...(price !== '' && text('priceReason') === '' && { priceReason: 'required' }),
    ...(hasDays && text('eta.earliest') === '' && { 'eta.earliest': 'required' }),
    ...(hasDays && text('eta.latest') === '' && { 'eta.latest': 'required' }),
  };
  if (Object.keys(faults).length > 0) return { faults };

  const box = measures as { [Side in keyof typeof measures]: number };
  const typedPieces = Number(text('pieces'));
  // as the spec says: an invalid number of pieces counts as one
  const pieces = Number.isInteger(typedPieces) && typedPieces > 0 ? typedPieces : 1;
  const entry = {
    id: text('id'),
    userId: text('userId') || undefined,
    trackingNumber: text('trackingNumber') || undefined,
    orderReference: text('orderReference') || undefined,
    serviceType: level === undefined ? 'freight' : 'parcel',
    parcel: level && { level, pieces, ...box },
    freight: mode && {
      mode,
      pallets: pieces,
      ...(incoterm !== undefined && { incoterm }),
      ...box,
    },
    status: SETTABLE_STATUSES.find((status) => status === text('status')) ?? 'Created',
    contents: text('contents') || undefined,
    declaredValueCents: declaredValueCents || undefined,
    from: text('from'),
    to: text('to'),
    shipperName: text('shipperName'),
    shipperEmail: text('shipperEmail'),
    shipperPhone: text('shipperPhone'),
    recipientName: text('recipientName'),
    recipientEmail: text('recipientEmail'),
    recipientPhone: text('recipientPhone'),
    recipientAddress: text('recipientAddress'),
    payment: text('payment') === 'on_account' ? 'on_account' : 'on_delivery',
    price: price === '' ? undefined : { cents: priceCents, reason: text('priceReason') },
    eta: hasDays ? { earliest: text('eta.earliest'), latest: text('eta.latest') } : undefined,
  };
  const given = Object.entries(entry).filter(([, value]) => value !== undefined);
  return { entry: Object.fromEntries(given) as unknown as ShipmentEntry };
}

/** A side that is left empty has no measure. */
function lengthOf(text: string): number | null {
  return text === '' ? 0 : millimetresFromCmText(text);
}
