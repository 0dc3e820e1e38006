import type { ShipmentEdit, StaffShipment } from '@waypost/contract/client';
import { centsFromText } from '@waypost/domain/money';
import type { Faults } from '../../../platform/form-reply.ts';

const RECIPIENT_FIELDS = [
  'name',
  'email',
  'phone',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
] as const;

/** The initial values of the form. A hidden copy of each is posted, so that only changes are sent. */
export function presentValues(shipment: StaffShipment, placeText: string): Record<string, string> {
  const { recipient, delivery, priceCents } = shipment;
  return {
    status: shipment.status,
    lastLocation: placeText,
    'eta.earliest': delivery.expected?.earliest ?? '',
    'eta.latest': delivery.expected?.latest ?? '',
    from: shipment.from,
    to: shipment.to,
    incoterm: shipment.incoterm ?? '',
    'price.cents': (priceCents / 100).toFixed(2),
    ...Object.fromEntries(
      RECIPIENT_FIELDS.map((field) => [`recipient.${field}`, recipient[field]]),
    ),
  };
}

type ReadEdit = { edit: ShipmentEdit } | { faults: Faults };

/** The fields that differ from their initial values. An empty field may be shown as a dash. */
export function readEdit(typed: Record<string, string>): ReadEdit {
  const text = (name: string) => (typed[name] ?? '').trim();
  const changed = (name: string) => name in typed && text(name) !== (typed[`was:${name}`] ?? '');
  const pick = (name: string) => (changed(name) ? text(name) : undefined);

  const status = pick('status') || undefined;
  const hasDays = changed('eta.earliest') || changed('eta.latest');
  const hasPrice = changed('price.cents');
  const cents = centsFromText(text('price.cents'));
  const faults: Faults = {
    ...(status !== undefined && text('reason') === '' && { reason: 'required' }),
    ...(hasDays && text('eta.earliest') === '' && { 'eta.earliest': 'required' }),
    ...(hasDays && text('eta.latest') === '' && { 'eta.latest': 'required' }),
    ...(hasPrice && (cents === null || cents === 0) && { 'price.cents': 'malformed' }),
    ...(hasPrice && text('price.reason') === '' && { 'price.reason': 'required' }),
  };
  if (Object.keys(faults).length > 0) return { faults };

  const recipient = Object.fromEntries(
    RECIPIENT_FIELDS.filter((field) => changed(`recipient.${field}`)).map((field) => [
      field,
      text(`recipient.${field}`),
    ]),
  );
  const edit = {
    revision: Number(text('revision')),
    status,
    exception: (status === 'Exception' && text('exception')) || undefined,
    reason: text('reason') || undefined,
    lastLocation: pick('lastLocation') || undefined,
    eta: hasDays ? { earliest: text('eta.earliest'), latest: text('eta.latest') } : undefined,
    from: pick('from'),
    to: pick('to'),
    incoterm: pick('incoterm') || undefined,
    recipient: Object.keys(recipient).length > 0 ? recipient : undefined,
    price: hasPrice ? { cents, reason: text('price.reason') } : undefined,
  };
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  return { edit: Object.fromEntries(given) as ShipmentEdit };
}
