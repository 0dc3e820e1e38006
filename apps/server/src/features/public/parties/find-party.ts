import type { PartyRole } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { notAParty, type PartyCaller, type PartyRight } from '../../../platform/http/callers.ts';
import {
  findEmailKey,
  type ShipmentOfParties,
  unsafeShipmentOfParties,
} from './parties.queries.ts';
import { isMailedTo } from './party-link.ts';
import { referenceOf } from '../../core/shipments/index.ts';

/** A caller as one of the two parties of one shipment. */
export type Party = {
  shipmentId: string;
  shard: number;
  trackingNumber: string;
  role: PartyRole;
  /** Of the address that the shipment has for this party. */
  emailKey: string;
  /** The caller has proved to own that address. */
  ownsAddress: boolean;
  /**
   * How the caller proved to be the shipper; null for someone who is only the recipient. A caller who is
   * both sees the shipment in the role of the newest link, and keeps the shipper's rights.
   */
  shipperBy: 'account' | 'link' | null;
};

/**
 * A party is someone who opened a link mailed to one, the account that booked, or a customer whose
 * verified address is that of a party. Being signed in by itself grants nothing. For anyone else the
 * number is not found, by the same queries.
 */
export async function findParty(ctx: Ctx, caller: PartyCaller, typed: string): Promise<Party> {
  const shipment = await unsafeShipmentOfParties(ctx.db, referenceOf(typed));
  const customer = await findCustomer(ctx, caller);
  const link = shipment && linkTo(ctx, caller, shipment);
  const role = link?.role ?? (shipment && roleOf(caller, shipment, customer?.emailKey));
  if (shipment === undefined || role === undefined) throw notAParty(caller);
  const key = emailKey(emailOf(shipment, role));
  return {
    shipmentId: shipment.id,
    shard: shipment.shard,
    trackingNumber: shipment.trackingNumber,
    role,
    emailKey: key,
    ownsAddress: link !== undefined || customer?.emailKey === key,
    shipperBy: shipperBy(ctx, caller, shipment, customer?.emailKey),
  };
}

/** For what the shipper alone may do. */
export async function findShipper(
  ctx: Ctx,
  caller: PartyCaller,
  typed: string,
): Promise<Party & { shipperBy: 'account' | 'link' }> {
  const party = await findParty(ctx, caller, typed);
  const { shipperBy: right } = party;
  if (right === null) throw notAParty(caller, 'shipper_only');
  return { ...party, shipperBy: right };
}

async function findCustomer(ctx: Ctx, { customerId, emailKey: proved }: PartyCaller) {
  if (proved !== undefined) return { emailKey: proved };
  return customerId === null ? undefined : findEmailKey(ctx.db, customerId);
}

function shipperBy(
  ctx: Ctx,
  caller: PartyCaller,
  shipment: ShipmentOfParties,
  customerEmailKey: string | undefined,
): Party['shipperBy'] {
  if (roleOf(caller, shipment, customerEmailKey) === 'shipper') return 'account';
  const isMailed = caller.links.some(
    (right) => right.role === 'shipper' && isLinkTo(ctx, right, shipment),
  );
  return isMailed ? 'link' : null;
}

/** The link opened last decides the role. */
function linkTo(
  ctx: Ctx,
  caller: PartyCaller,
  shipment: ShipmentOfParties,
): PartyRight | undefined {
  return caller.links.find((right) => isLinkTo(ctx, right, shipment));
}

function isLinkTo(ctx: Ctx, right: PartyRight, shipment: ShipmentOfParties): boolean {
  return right.shipmentId === shipment.id && isMailedTo(ctx, right, emailOf(shipment, right.role));
}

function roleOf(
  caller: PartyCaller,
  shipment: ShipmentOfParties,
  customerEmailKey: string | undefined,
): PartyRole | undefined {
  if (customerEmailKey === undefined) return undefined;
  if (shipment.customerId === caller.customerId) return 'shipper';
  return (['shipper', 'recipient'] as const).find(
    (role) => emailKey(emailOf(shipment, role)) === customerEmailKey,
  );
}

function emailOf(shipment: ShipmentOfParties, role: PartyRole): string {
  return role === 'shipper' ? shipment.shipperEmail : shipment.recipientEmail;
}
