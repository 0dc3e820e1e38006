import type { ShipmentEntry } from '@waypost/contract';
import { readReference } from '@waypost/domain/tracking-number';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readTariffInForce } from '../../core/quotes/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { takenAliases } from '../../core/shipments/index.ts';
import { enterShipments } from './enter-shipments.ts';
import { type EntryCustomer, findCustomer, findEntered, lockEntry } from './enter.queries.ts';
import { may } from './work-on-shipment.ts';

type Known = NonNullable<Awaited<ReturnType<typeof findEntered>>>;

/**
 * A shipment ordered by telephone or at the counter. It is priced by the tariff like any other and is
 * owed from the start, on the customer's statement, within the credit limit, or on delivery; no payment
 * provider is involved.
 */
export async function enterShipment(
  ctx: Ctx,
  caller: StaffCaller,
  entry: ShipmentEntry,
): Promise<Known> {
  if (entry.price !== undefined && !may(caller, 'money:write')) throw new Problem('forbidden');
  const alias = readAlias(entry.trackingNumber ?? '');
  const { staffId } = caller;
  const { defaultIncoterm } = await settingsInForce(ctx);
  const { entered, nudges } = await inTransaction(ctx.db, async (tx) => {
    await lockEntry(tx, entry.id);
    const effectKey = `booking:staff:${entry.id}`;
    const known = await findEntered(tx, effectKey);
    if (known !== undefined) return { entered: known, nudges: [] };

    const customer = await customerOf(tx, entry.userId);
    if (alias !== null && (await takenAliases(ctx, tx, [alias])).size > 0) {
      throw new Problem('reference_taken');
    }
    const { tariff } = await readTariffInForce(tx);
    const made = await enterShipments(
      ctx,
      tx,
      { staffId, tariff, defaultIncoterm, urgency: 'prompt' },
      [{ effectKey, entry, customer, alias }],
    );
    const [shipment] = made.entered;
    if (shipment === undefined) throw new Error('a shipment was not entered');
    const { scanIds, shard: _shard, ...answer } = shipment;
    await auditStaff(tx, staffId, 'shipment.enter', `shipment:${shipment.id}`, {
      customerId: customer?.id ?? null,
      payment: entry.payment,
      priceCents: shipment.priceCents,
      isTariffPrice: entry.price === undefined,
      scanIds,
    });
    return { entered: answer, nudges: made.nudges };
  });
  ctx.nudges.publish(nudges);
  return entered;
}

/** Our own numbers are generated, never given. */
function readAlias(typed: string): string | null {
  if (typed === '') return null;
  const reference = readReference(typed);
  if (reference.kind === 'too_short') throw new Problem('reference_too_short');
  if (reference.kind === 'mistyped') throw new Problem('reference_mistyped');
  if (reference.kind !== 'alias') throw new Problem('reference_taken');
  return reference.ref;
}

async function customerOf(
  tx: Db,
  customerId: string | undefined,
): Promise<EntryCustomer | undefined> {
  if (customerId === undefined) return undefined;
  const customer = await findCustomer(tx, customerId);
  if (customer === undefined) throw new Problem('customer_unknown');
  return customer;
}
