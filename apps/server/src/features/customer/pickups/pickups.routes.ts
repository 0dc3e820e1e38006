import { pickupArea } from '@waypost/domain/pickups';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAddress } from '../addresses/index.ts';
import { cancelPickup } from './cancel-pickup.ts';
import { endRule } from './end-rule.ts';
import { listPickups } from './list-pickups.ts';
import { findPickup } from './pickups.queries.ts';
import { presentPickup, presentRule } from './present-pickup.ts';
import { readDayOrFirstFree } from './read-windows.ts';
import { requestPickup } from './request-pickup.ts';
import { reschedulePickup } from './reschedule-pickup.ts';
import { findRule, selectRules } from './rules.queries.ts';
import { selectCollectable } from './shipments.queries.ts';

const MAX_COLLECTABLE = 500;

export function pickupsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listPickups', { customer: true }, async ({ caller, query }) => ({
    status: 200,
    body: await listPickups(ctx, caller.customerId, query.before),
  }));

  mount('requestPickup', { customer: true }, async ({ caller, headers, body }) => {
    const key = headers['idempotency-key'];
    if (key === undefined) throw new Problem('idempotency_key_missing');
    const row = await requestPickup(ctx, caller, key, body);
    return { status: 201, body: presentPickup(row) };
  });

  mount('readPickupWindows', { customer: true }, async (call) => {
    const at = await placeOf(call.caller.customerId, call.query);
    return { status: 200, body: await readDayOrFirstFree(ctx, at, call.query.date) };
  });

  mount('listPickupShipments', { customer: true }, async (call) => {
    const { customerId } = call.caller;
    const { country } = await addressOf(customerId, call.query.addressId);
    const rows = await asCustomer(ctx.db, customerId, (own) =>
      selectCollectable(own, customerId, country, MAX_COLLECTABLE),
    );
    const shipments = rows.map((row) => ({
      trackingNumber: row.trackingNumber,
      to: row.destination,
      pieces: row.pieceCount,
    }));
    return { status: 200, body: { shipments } };
  });

  mount('readPickup', { customer: true }, async ({ caller, params }) => {
    const row = await pickupOf(caller.customerId, params.pickupId);
    return { status: 200, body: presentPickup(row) };
  });

  mount('changePickup', { customer: true }, async ({ caller, params, body }) => {
    const { customerId } = caller;
    const row = await reschedulePickup(ctx, customerId, params.pickupId, body);
    return { status: 200, body: presentPickup(row) };
  });

  mount('cancelPickup', { customer: true }, async ({ caller, params }) => {
    const row = await cancelPickup(ctx, caller.customerId, params.pickupId);
    return { status: 200, body: presentPickup(row) };
  });

  mount('listPickupRules', { customer: true }, async ({ caller }) => {
    const { customerId } = caller;
    const rows = await asCustomer(ctx.db, customerId, (own) =>
      selectRules(own, customerId, 'running'),
    );
    return { status: 200, body: { rules: rows.map(presentRule) } };
  });

  mount('changePickupRule', { customer: true }, async (call) => {
    const { customerId } = call.caller;
    const { ruleId } = call.params;
    const row = call.body.ended
      ? await endRule(ctx, customerId, ruleId)
      : await asCustomer(ctx.db, customerId, (own) => findRule(own, ruleId));
    if (row === undefined) throw new Problem('pickup_rule_not_found');
    return { status: 200, body: presentRule(row) };
  });

  async function placeOf(
    customerId: string,
    named: { addressId?: string | undefined; pickupId?: string | undefined },
  ) {
    if (named.pickupId !== undefined) return pickupOf(customerId, named.pickupId);
    const { country, city } = await addressOf(customerId, named.addressId);
    return { country, area: pickupArea(country, city) };
  }

  async function pickupOf(customerId: string, pickupId: string) {
    const row = await asCustomer(ctx.db, customerId, (own) =>
      findPickup(own, customerId, pickupId),
    );
    if (row === undefined) throw new Problem('pickup_not_found');
    return row;
  }

  async function addressOf(customerId: string, addressId: string | undefined) {
    if (addressId === undefined) throw new Problem('address_not_found');
    const address = await asCustomer(ctx.db, customerId, (own) =>
      findAddress(own, customerId, addressId),
    );
    if (address === undefined) throw new Problem('address_not_found');
    return address;
  }
}
