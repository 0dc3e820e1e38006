import type { EditableField, ShipmentEdit } from '@waypost/contract';
import { expectedDays, type Outlook } from '@waypost/domain/tracking';
import { formatCountry } from '@waypost/i18n/formats';
import type { Db } from '../../../platform/database.ts';
import { findLastPlace, type LockedShipment, readRecipient } from './shipments.queries.ts';

export type Fields = Record<EditableField, string>;

/** The editable fields as text: how a colleague with another edit sees them. */
export async function readFields(db: Db, shipment: LockedShipment): Promise<Fields> {
  const recipient = await readRecipient(db, shipment.id);
  const place = await findLastPlace(db, shipment.id);
  const days =
    shipment.outlook === null ? null : expectedDays(JSON.parse(shipment.outlook) as Outlook);
  return {
    status: shipment.status,
    lastLocation: place === undefined ? '' : placeText(place),
    eta: days === null ? '' : daysText(days),
    from: shipment.origin,
    to: shipment.destination,
    incoterm: shipment.incoterm ?? '',
    price: String(shipment.priceCents),
    'recipient.name': recipient.name,
    'recipient.email': recipient.email,
    'recipient.phone': recipient.phone,
    'recipient.line1': recipient.line1 ?? '',
    'recipient.line2': recipient.line2 ?? '',
    'recipient.city': recipient.city ?? '',
    'recipient.region': recipient.region ?? '',
    'recipient.postalCode': recipient.postalCode ?? '',
  };
}

/** The fields of an edit that differ from the current values. */
export function changedFields(present: Fields, edit: ShipmentEdit): EditableField[] {
  const { recipient = {}, eta, price } = edit;
  const wanted: Partial<Record<EditableField, string | undefined>> = {
    status: edit.status,
    lastLocation: edit.lastLocation,
    eta: eta && daysText(eta),
    from: edit.from ?? edit.origin,
    to: edit.to ?? edit.destination,
    incoterm: edit.incoterm,
    price: price && String(price.cents),
    'recipient.name': recipient.name,
    'recipient.email': recipient.email,
    'recipient.phone': recipient.phone,
    'recipient.line1': recipient.line1,
    'recipient.line2': recipient.line2,
    'recipient.city': recipient.city,
    'recipient.region': recipient.region,
    'recipient.postalCode': recipient.postalCode,
  };
  return (Object.keys(wanted) as EditableField[]).filter((field) => {
    return wanted[field] !== undefined && wanted[field] !== present[field];
  });
}

function placeText({ city, country }: { city: string; country: string }): string {
  return `${city}, ${formatCountry(country, 'en')}`;
}

function daysText({ earliest, latest }: { earliest: string; latest: string }): string {
  return `${earliest}/${latest}`;
}
