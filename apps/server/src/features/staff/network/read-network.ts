import type { NetworkNumbers } from '@waypost/contract';
import { countOfLargest } from '../../../platform/cells/join-sums.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sumByLane, sumByService, sumDeliveries } from './deliveries.queries.ts';
import {
  countLate,
  countUnsentMails,
  listOldestLate,
  listQueues,
  type QueueDepth,
} from './standing.queries.ts';
import { readTallies } from './tallies.queries.ts';

const ON_TIME_DAYS = 30;
export const MOST_LANES = 12;
export const MOST_LATE = 50;

/** Contains no personal data: neither shipper nor recipient of late shipments. */
export async function readNetwork({ db, cells, metrics }: Ctx): Promise<NetworkNumbers> {
  const unsent = await countUnsentMails(db);
  const total = await sumDeliveries(db, ON_TIME_DAYS);
  const mails = await readTallies(db, 'mail', { stepMinutes: 60, steps: 24 });
  const lanes = await sumByLane(db, ON_TIME_DAYS, countOfLargest(cells, MOST_LANES));
  const { values } = await metrics.liveViewers.get();
  return {
    asOf: new Date().toISOString(),
    scans: {
      byMinute: (await readTallies(db, 'scan', { stepMinutes: 1, steps: 60 })).map(presentTally),
      byTenMinutes: (await readTallies(db, 'scan', { stepMinutes: 10, steps: 144 })).map(
        presentTally,
      ),
    },
    onTime: {
      delivered: total.delivered,
      onTime: total.onTime,
      byService: (await sumByService(db, ON_TIME_DAYS)).map((row) => ({
        ...row,
        service: row.service as NetworkNumbers['onTime']['byService'][number]['service'],
      })),
      byLane: lanes.map((row) => ({
        from: row.originCountry,
        to: row.destinationCountry,
        delivered: row.delivered,
        onTime: row.onTime,
      })),
    },
    late: await readLate(db),
    queues: (await listQueues(db)).map(presentQueue),
    mails: {
      ...unsent,
      sentLastHour: mails.at(-1)?.count ?? 0,
      sentLastDay: mails.reduce((sum, { count }) => sum + count, 0),
    },
    liveViewers: values[0]?.value ?? 0,
  };
}

async function readLate(db: Ctx['db']): Promise<NetworkNumbers['late']> {
  type Late = NetworkNumbers['late'];
  const counts = await countLate(db);
  const oldest = await listOldestLate(db, MOST_LATE);
  return {
    byService: counts.map(({ service, count }) => ({
      service: service as Late['byService'][number]['service'],
      count,
    })),
    oldest: oldest.map((row) => ({
      id: row.id,
      trackingNumber: row.trackingNumber,
      service: row.service as Late['oldest'][number]['service'],
      status: row.status,
      dueOn: row.dueOn,
      from: row.originCountry,
      to: row.destinationCountry,
    })),
  };
}

function presentTally({ at, count }: { at: Date; count: number }) {
  return { at: at.toISOString(), count };
}

function presentQueue({ oldestSeconds, ...queue }: QueueDepth) {
  return { ...queue, oldestSeconds };
}
