import type { EditableField, ShipmentEdit, ShipmentEdited } from '@waypost/contract';
import { localTime } from '@waypost/domain/local-time';
import { projectState, promisesDelivery, type ShipmentFold } from '@waypost/domain/tracking';
import { postalCodeRule } from '@waypost/domain/country-rules';
import { writePostalCode } from '@waypost/domain/postal-codes';
import { formatCountry } from '@waypost/i18n/formats';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import { putOnList, storeRecipient, storeShipment } from '../../core/shipments/index.ts';
import { noteShipmentEvents } from '../../programs/account-events/index.ts';
import { adjustPrice } from './adjust-price.ts';
import { changedFields, type Fields, readFields } from './editable-fields.ts';
import { countryOf, readPlace } from './read-place.ts';
import { listEditsSince, type LockedShipment, readRecipient } from './shipments.queries.ts';
import type { StaffEvent } from './staff-event.ts';
import { may, refuseCancelled, workOnShipment } from './work-on-shipment.ts';

/** Changes only what differs. A form from an older revision changes nothing. */
export async function editShipment(
  ctx: Ctx,
  caller: StaffCaller,
  shipmentId: string,
  edit: ShipmentEdit,
): Promise<ShipmentEdited> {
  if (edit.price !== undefined && !may(caller, 'money:write')) throw new Problem('forbidden');
  return workOnShipment(ctx, caller, shipmentId, {
    action: 'shipment.edit',
    needsAttempt: edit.price !== undefined,
    async run(tx, shipment, attempt) {
      const present = await readFields(tx, shipment);
      if (edit.revision !== shipment.revision) {
        throw await conflictSince(tx, shipment, present, edit.revision);
      }
      const fields = changedFields(present, edit);
      if (fields.length === 0) return {};
      refuseCancelled(shipment);
      if (fields.includes('eta')) refuseImpossibleDays(shipment, edit);

      await storePlaces(tx, shipment, edit, fields);
      await storeRecipientFields(tx, shipment, edit, fields);
      if (edit.price !== undefined && fields.includes('price')) {
        await adjustPrice(tx, shipment, attempt, edit.price.cents);
        const revision = String(shipment.revision + 1);
        await noteShipmentEvents(ctx, tx, 'shipment.price_adjusted', [shipment.id], revision);
      }
      await putOnList(tx, [shipment.id]);
      return {
        fields,
        events: eventsOf(edit, fields),
        details: {
          ...(fields.includes('status') && { status: [present.status, edit.status] }),
          ...(fields.includes('price') && { priceCents: [present.price, edit.price?.cents] }),
        },
      };
    },
  });
}

async function conflictSince(tx: Db, shipment: LockedShipment, present: Fields, revision: number) {
  const last = new Map<EditableField, { staffName: string; at: string }>();
  for (const { fields, editedAt: at, name } of await listEditsSince(tx, shipment.id, revision)) {
    for (const field of fields as EditableField[]) {
      last.set(field, { staffName: name ?? '', at: at.toISOString() });
    }
  }
  const changes = [...last].map(([field, by]) => ({ field, value: present[field], ...by }));
  return new Problem('shipment_changed', { details: { revision: shipment.revision, changes } });
}

function refuseImpossibleDays(
  shipment: Pick<LockedShipment, 'fold' | 'outlook' | 'destinationCountry'>,
  { eta }: Pick<ShipmentEdit, 'eta'>,
): void {
  if (eta === undefined) return;
  const today = localTime(new Date(), timeZoneOf(shipment.destinationCountry)).day;
  const state = projectState(JSON.parse(shipment.fold) as ShipmentFold);
  const canBePromised = shipment.outlook !== null && promisesDelivery(state);
  if (!canBePromised || eta.latest < today) throw new Problem('delivery_days_impossible');
}

async function storePlaces(
  tx: Db,
  { id }: LockedShipment,
  edit: ShipmentEdit,
  fields: readonly EditableField[],
): Promise<void> {
  const from = fields.includes('from') ? (edit.from ?? edit.origin) : undefined;
  const to = fields.includes('to') ? (edit.to ?? edit.destination) : undefined;
  const incoterm = fields.includes('incoterm') ? edit.incoterm : undefined;
  const change = {
    // clearing a place keeps its country: calendars and customs need it
    ...(from !== undefined && { origin: from, ...(from && { originCountry: countryOf(from) }) }),
    ...(to !== undefined && {
      destination: to,
      ...(to && { destinationCountry: countryOf(to) }),
    }),
    ...(incoterm !== undefined && { incoterm }),
  };
  if (Object.keys(change).length > 0) await storeShipment(tx, id, change);
}

/** A code that staff clears or leaves as it was is not checked. */
function written(postalCode: string, country: string | null): string {
  const code = writePostalCode(postalCodeRule(country ?? ''), postalCode);
  if (code !== null || postalCode === '') return code ?? '';
  const errors = [{ path: 'recipient.postalCode', reason: 'postal code invalid' }];
  throw new Problem('invalid_request', { errors });
}

async function storeRecipientFields(
  tx: Db,
  { id }: LockedShipment,
  { recipient }: ShipmentEdit,
  fields: readonly EditableField[],
): Promise<void> {
  if (recipient === undefined || !fields.some((field) => field.startsWith('recipient.'))) return;
  const present = await readRecipient(tx, id);
  const { postalCode, ...rest } = recipient;
  const isNew = postalCode !== undefined && fields.includes('recipient.postalCode');
  const change = { ...rest, ...(isNew && { postalCode: written(postalCode, present.country) }) };
  const next = { ...present, ...change };
  const town = [next.postalCode, next.city].filter(Boolean).join(' ');
  const country = next.country === null ? '' : formatCountry(next.country, 'en');
  const lines = [next.line1, next.line2, town, next.region, country].filter(Boolean);
  await storeRecipient(tx, id, {
    ...change,
    // an address that has only its text keeps it
    ...(next.line1 && { addressText: lines.join(', ') }),
  });
}

/** At least one, so that the pages of an edited shipment update. */
function eventsOf(edit: ShipmentEdit, fields: readonly EditableField[]): StaffEvent[] {
  const occurredAt = new Date().toISOString();
  const events: StaffEvent[] = [];
  if (fields.includes('status') && edit.status !== undefined) {
    events.push({
      scanId: newRowId(),
      code: 'STATUS_SET',
      occurredAt,
      visibility: 'public',
      setStatus: edit.status,
      ...(edit.exception !== undefined && { reason: edit.exception }),
      ...(edit.reason !== undefined && { note: edit.reason }),
    });
  }
  const location = fields.includes('lastLocation') ? edit.lastLocation : undefined;
  const days = fields.includes('eta') ? edit.eta : undefined;
  if (events.length === 0 || location !== undefined || days !== undefined) {
    const note = edit.price?.reason ?? (fields.includes('status') ? undefined : edit.reason);
    events.push({
      scanId: newRowId(),
      code: 'NOTED',
      occurredAt,
      visibility: location === undefined ? 'internal' : 'public',
      ...(location !== undefined && { place: readPlace(location) }),
      ...(days !== undefined && { days }),
      ...(note !== undefined && { note }),
    });
  }
  return events;
}
