import { randomBytes } from 'node:crypto';
import type { NewManifest } from '@waypost/contract/v1';
import { makeManifestNumber } from '@waypost/domain/manifest-number';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { insertManifest, insertManifestShipments } from '../../core/manifests/index.ts';
import { findAddress } from '../../customer/addresses/index.ts';
import { addressTextOf, findPickup } from '../../customer/pickups/index.ts';
import { findEarlier, takeKey } from '../program-requests/index.ts';
import { findShipment } from '../program-shipments/index.ts';
import { type Ready, selectReady, type Where } from './ready-shipments.queries.ts';

/** One transaction of the door of scans. */
const MAX_PIECES = 500;

type Asked = { caller: ProgramCaller; idempotencyKey: string; body: NewManifest };

export async function createManifest(
  ctx: Ctx,
  { caller, idempotencyKey, body }: Asked,
): Promise<{ manifestId: string; isReplayed: boolean }> {
  const { customerId, shard } = caller;
  const keyed = { caller, endpoint: 'manifests', idempotencyKey, body };
  const known = await findEarlier(ctx.db, keyed);
  if (known !== undefined) return { manifestId: known, isReplayed: true };
  const named = body.shipments && (await idsOf(ctx, customerId, body.shipments));
  return inTransaction(ctx.db, async (tx) => {
    const id = newRowId();
    const earlier = await takeKey(tx, keyed, id);
    if (earlier !== undefined) return { manifestId: earlier, isReplayed: true };
    await actAs(tx, customerId, async (own) => {
      const where = await readWhere(own, customerId, body);
      const chosen = await choose(own, customerId, where, named);
      await insertManifest(own, {
        id,
        shard,
        customerId,
        number: makeManifestNumber(shard, randomBytes(8)),
        day: where.day,
        pickupId: body.pickupId ?? null,
        addressText: where.addressText,
        shipmentCount: chosen.length,
        pieceCount: piecesOf(chosen),
      });
      await insertManifestShipments(
        own,
        { id, shard },
        chosen.map((each) => each.id),
      );
    });
    return { manifestId: id, isReplayed: false };
  });
}

async function idsOf(ctx: Ctx, customerId: string, named: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const each of named) ids.add((await findShipment(ctx, customerId, each)).id);
  return [...ids];
}

async function readWhere(
  own: Db,
  customerId: string,
  { pickupId, addressId, date }: NewManifest,
): Promise<Where> {
  const pickup = pickupId === undefined ? null : await findPickup(own, customerId, pickupId);
  if (pickup === undefined) throw new Problem('pickup_not_found');
  const bookId = pickup === null ? addressId : pickup.addressId;
  const address =
    bookId === undefined || bookId === null
      ? undefined
      : await findAddress(own, customerId, bookId);
  if (pickup !== null) {
    return {
      day: date ?? pickup.day,
      addressText: pickup.addressText,
      country: pickup.country,
      // an address that was removed from the book is known as a text alone
      postalCode: address?.postalCode ?? null,
    };
  }
  if (address === undefined) throw new Problem('address_not_found');
  const { country, postalCode } = address;
  return { day: date ?? '', addressText: addressTextOf(address), country, postalCode };
}

/** Those that are named, all or none of them; or all that are ready there. */
async function choose(
  own: Db,
  customerId: string,
  where: Where,
  named: readonly string[] | undefined,
): Promise<Ready[]> {
  const ready = await selectReady(own, customerId, where, named, MAX_PIECES + 1);
  const found = new Map(ready.map((each) => [each.id, each]));
  const chosen = named === undefined ? ready : named.flatMap((id) => found.get(id) ?? []);
  const missing = named?.filter((id) => !found.has(id)) ?? [];
  if (chosen.length === 0 || missing.length > 0) {
    throw new Problem('shipment_not_collectable', { details: { shipmentIds: missing } });
  }
  if (named !== undefined && piecesOf(chosen) > MAX_PIECES) throw tooMany();
  return named === undefined ? fitting(chosen) : chosen;
}

/** The rest goes on the next manifest. */
function fitting(ready: readonly Ready[]): Ready[] {
  const chosen: Ready[] = [];
  let pieces = 0;
  for (const each of ready) {
    pieces += each.pieceCount;
    if (pieces > MAX_PIECES) break;
    chosen.push(each);
  }
  return chosen;
}

function piecesOf(ready: readonly Ready[]): number {
  return ready.reduce((sum, { pieceCount }) => sum + pieceCount, 0);
}

function tooMany(): Problem {
  const reason = `more than ${MAX_PIECES} pieces`;
  return new Problem('invalid_request', { errors: [{ path: 'shipments', reason }] });
}

export async function readOwnManifest<Found>(
  ctx: Ctx,
  { customerId }: ProgramCaller,
  read: (own: Db) => Promise<Found | undefined>,
): Promise<Found> {
  const found = await asCustomer(ctx.db, customerId, read);
  if (found === undefined) throw new Problem('not_found');
  return found;
}
