import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { isListening, selectHeardShipments } from './account-events.queries.ts';
import { accountEventQueue, type EventJob } from './queues.ts';

type Noted = Omit<EventJob, 'customerId' | 'cause' | 'at'> & {
  /** Null: a guest, who has no programs. */
  customerId: string | null;
  cause?: string;
};

/**
 * In the transaction of what happened: the event exists exactly when its cause does. The worker reads what it
 * says. Nothing for an account whose programs do not listen.
 */
export async function noteEvent(ctx: Ctx, tx: Db, noted: Noted): Promise<void> {
  const { customerId, cause = '' } = noted;
  if (customerId === null || !(await isListening(tx, customerId))) return;
  const at = new Date().toISOString();
  await ctx.jobs.enqueue(tx, accountEventQueue, { ...noted, customerId, cause, at });
}

/** The same for what belongs to a shipment, whoever that belongs to. */
export async function noteAboutShipment(
  ctx: Ctx,
  tx: Db,
  noted: Pick<EventJob, 'type' | 'subjectId' | 'cause'> & { shipmentId: string },
): Promise<void> {
  const { shipmentId, ...event } = noted;
  const [account] = await selectHeardShipments(tx, [shipmentId]);
  if (account === undefined) return;
  const { customerId, shard } = account;
  const at = new Date().toISOString();
  await ctx.jobs.enqueue(tx, accountEventQueue, { ...event, customerId, shard, at });
}

/** The same for shipments, whoever they belong to. */
export async function noteShipmentEvents(
  ctx: Ctx,
  tx: Db,
  type: 'shipment.created' | 'shipment.held' | 'shipment.released' | 'shipment.price_adjusted',
  shipmentIds: readonly string[],
  cause = '',
): Promise<void> {
  const at = new Date().toISOString();
  const heard = await selectHeardShipments(tx, shipmentIds);
  await ctx.jobs.enqueueMany(
    tx,
    accountEventQueue,
    heard.map(({ customerId, shard, id: subjectId }) => {
      return { customerId, shard, type, subjectId, cause, at };
    }),
  );
}
