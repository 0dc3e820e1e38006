import type { AccountEventType } from '@waypost/domain/account-event-types';
import type { MilestoneKind } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { shipmentsChangedQueue } from '../../core/live-shipments/index.ts';
import { identityOf, type MilestoneJob } from '../../core/scans/index.ts';
import type { EventJob } from '../account-events/index.ts';
import { batchData } from '../program-batches/index.ts';
import { eventBody, shipmentData } from './event-body.ts';
import { publishEvents } from './publish-events.ts';
import {
  readCase,
  readMilestone,
  readPickup,
  readShipment,
  readStatement,
} from './subjects.queries.ts';
import { storeToldProblem } from './told-shipments.queries.ts';

/** The job of `noteEvent`. What is gone since then is not told of. */
export async function writeEvent(ctx: Ctx, noted: EventJob): Promise<void> {
  const { customerId, shard, type, subjectId, cause } = noted;
  const data = await dataOf(ctx.db, noted);
  if (data === undefined) return;
  const id = newRowId();
  const at = new Date(noted.at);
  await inTransaction(ctx.db, (tx) =>
    publishEvents(ctx, tx, [
      {
        id,
        shard,
        customerId,
        type,
        identity: `${type}:${subjectId}:${cause}`,
        shipmentId: type.startsWith('shipment.') ? subjectId : null,
        recordedAt: at,
        occurredAt: at,
        body: eventBody({ mode: ctx.mode, id, type, at }, data),
      },
    ]),
  );
}

async function dataOf(db: Db, { type, subjectId }: EventJob): Promise<object | undefined> {
  const [object] = type.split('.');
  switch (object) {
    case 'shipment': {
      const shipment = await readShipment(db, subjectId);
      return shipment && shipmentData(shipment);
    }
    case 'pickup': {
      const pickup = await readPickup(db, subjectId);
      return (
        pickup && {
          object: 'pickup',
          id: pickup.publicId,
          status: pickup.status.toLowerCase().replaceAll(' ', '_'),
          date: pickup.day,
          earliest: pickup.startsAt.toISOString(),
          latest: pickup.endsAt.toISOString(),
        }
      );
    }
    case 'statement': {
      const statement = await readStatement(db, subjectId);
      return (
        statement && {
          object: 'statement',
          id: statement.id,
          month: statement.ym,
          currency: statement.currency,
          chargedCents: Number(statement.chargedCents),
          creditedCents: Number(statement.creditedCents),
          issuedAt: statement.issuedAt.toISOString(),
          dueAt: statement.dueAt.toISOString(),
          openCents: Number(statement.openCents ?? 0),
        }
      );
    }
    case 'case': {
      const answered = await readCase(db, subjectId);
      return (
        answered && {
          object: 'case',
          id: answered.id,
          shipmentId: answered.shipmentId,
          trackingNumber: answered.trackingNumber,
          status: answered.state,
          url: `/track?ref=${answered.trackingNumber}`,
        }
      );
    }
    case 'batch':
      return batchData(db, subjectId);
    default:
      throw new Error(`no event is written about ${object}`);
  }
}

const TYPE_OF: Partial<Record<MilestoneKind, AccountEventType>> = {
  picked_up: 'shipment.picked_up',
  in_transit: 'shipment.in_transit',
  out_for_delivery: 'shipment.out_for_delivery',
  delivered: 'shipment.delivered',
  returning: 'shipment.returning',
  returned: 'shipment.returned',
  cancelled: 'shipment.cancelled',
};

/** Of the milestone job, in its transaction: an event of the account, if its programs listen. */
export async function publishMilestone(ctx: Ctx, tx: Db, milestone: MilestoneJob): Promise<void> {
  const { shipmentId, kind } = milestone;
  const reached = await readMilestone(tx, milestone);
  if (reached === undefined) return;
  const shipment = await readShipment(tx, shipmentId);
  if (shipment === undefined) return;
  // of the account: a guest's quote that was booked signed in has another
  const { shard, customerId, occurredAt, recordedAt, city, country } = reached;
  const id = newRowId();
  const type = TYPE_OF[kind] ?? 'shipment.exception';
  const problem = TYPE_OF[kind] === undefined ? kind : null;
  const lastLocation = country === null && city === null ? null : { city, country };
  if (problem !== null) {
    const about = { shipmentId, shard: shipment.shard };
    await storeToldProblem(tx, { ...about, customerId, problem });
    // it may be over already: then nothing else would say so
    const changed = { shard: shipment.shard, shipmentIds: [shipmentId] };
    await ctx.jobs.enqueue(tx, shipmentsChangedQueue, changed, { startAfterSeconds: 60 });
  }
  await publishEvents(ctx, tx, [
    {
      id,
      shard,
      customerId,
      type,
      identity: `${shipmentId}:${identityOf(milestone)}`,
      shipmentId,
      recordedAt,
      occurredAt,
      body: eventBody(
        { mode: ctx.mode, id, type, at: occurredAt },
        shipmentData(shipment, {
          problem,
          lastLocation,
          handover: type === 'shipment.delivered' ? reached.handover : null,
          detail: problem === null ? null : reached.detail,
        }),
      ),
    },
  ]);
}
