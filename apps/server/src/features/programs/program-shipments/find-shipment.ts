import { readReference } from '@waypost/domain/tracking-number';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findIdByNumber, listIdsByReference } from './program-shipments.queries.ts';
import { selectShipments, type ShipmentRow } from './read-shipments.queries.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const BY_REFERENCE = 'ref:';

/** Of a shipment that is named by it; undefined for an id or a number. */
export function referenceIn(named: string): string | undefined {
  return named.startsWith(BY_REFERENCE) ? named.slice(BY_REFERENCE.length) : undefined;
}

/** A shipment of the customer by id, tracking number, or `ref:` and the customer's own reference. */
export async function findShipment(
  ctx: Ctx,
  customerId: string,
  named: string,
): Promise<ShipmentRow> {
  return readNamed(ctx, customerId, named, {});
}

/** The one to send back: of several with a reference a return only where all are. It may share that of its shipment. */
export async function findToReturn(
  ctx: Ctx,
  customerId: string,
  named: string,
): Promise<ShipmentRow> {
  return readNamed(ctx, customerId, named, { returnsLast: true });
}

type Order = { returnsLast?: boolean };

async function readNamed(
  ctx: Ctx,
  customerId: string,
  named: string,
  order: Order,
): Promise<ShipmentRow> {
  const id = await idOf(ctx, customerId, named, order);
  const [row] = id === undefined ? [] : await readByIds(ctx, customerId, [id]);
  if (row === undefined) throw new Problem('shipment_not_found');
  return row;
}

async function readByIds(
  ctx: Ctx,
  customerId: string,
  ids: readonly string[],
): Promise<ShipmentRow[]> {
  if (ids.length === 0) return [];
  return asCustomer(ctx.db, customerId, (own) =>
    selectShipments(own, customerId, { ids }, { limit: ids.length }),
  );
}

async function idOf(
  ctx: Ctx,
  customerId: string,
  named: string,
  order: Order,
): Promise<string | undefined> {
  if (UUID.test(named)) return named;
  const reference = referenceIn(named);
  if (reference !== undefined) {
    const wanted = { ...order, limit: 1 };
    const [newest] = await listIdsByReference(ctx.db, customerId, reference, wanted);
    return newest;
  }
  const read = readReference(named);
  if (read.kind === 'shipment') return findIdByNumber(ctx.db, read.ref);
  if (read.kind === 'piece') return findIdByNumber(ctx.db, read.trackingNumber);
  return undefined;
}
