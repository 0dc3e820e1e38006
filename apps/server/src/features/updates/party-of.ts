import { readReference } from '@waypost/domain/tracking-number';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { emailKey } from '../../platform/email-key.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PartyRole } from '../notifications/index.ts';
import { listParties } from './listeners.queries.ts';
import { findShipmentByRef } from './subscriptions.queries.ts';

export type Party = {
  shipmentId: string;
  shard: number;
  role: PartyRole;
  /** The caller has proved to own the address of that party. */
  ownsAddress: boolean;
};

/**
 * Which party of a shipment the caller is: the owner's account, or a customer whose proved address
 * is that of the shipper or the recipient. For anybody else there is no such shipment.
 */
export async function partyOf(ctx: Ctx, request: FastifyRequest, ref: string): Promise<Party> {
  const { caller } = request;
  const reference = readReference(ref);
  if (caller.kind !== 'customer') throw new Problem('tracking_unknown');
  if (reference.kind === 'too_short' || reference.kind === 'mistyped') {
    throw new Problem('tracking_unknown');
  }
  const known = reference.kind === 'piece' ? reference.trackingNumber : reference.ref;
  const shipment = await findShipmentByRef(ctx.db, known);
  if (shipment === undefined) throw new Problem('tracking_unknown');
  const key = await readEmailKey(ctx.db, caller.customerId);
  const parties = await listParties(ctx.db, shipment.id);
  const own = parties.filter(({ email }) => email !== '' && emailKey(email) === key);
  const role = shipment.customer_id === caller.customerId ? 'shipper' : own[0]?.role;
  if (role === undefined) throw new Problem('tracking_unknown');
  const ownsAddress = own.some((party) => party.role === role);
  return { shipmentId: shipment.id, shard: shipment.shard, role, ownsAddress };
}

async function readEmailKey(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('email_key')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.email_key;
}
