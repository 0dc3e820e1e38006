import { judgeDelivery } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { waitForTurn } from '../../../platform/sweeps.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import {
  addToDays,
  type CountedDelivery,
  type DayChange,
  type DeliveredShipment,
  insertCounted,
  readDelivered,
  takeChanges,
  takeCounted,
} from './deliveries.queries.ts';

/** So few that the shipments are looked up by their ids: for more, whole tables may be read. */
const BATCH = 250;

/**
 * Updates the days with shipments that were delivered, or no longer are. Each shipment stores what was
 * last counted of it, so that only the difference is added: however often it changed, and wherever this
 * was interrupted, the sums equal a recount.
 */
export async function countDeliveries(ctx: Ctx): Promise<void> {
  let taken: number;
  do taken = await countSome(ctx);
  while (taken === BATCH);
}

async function countSome(ctx: Ctx): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    await waitForTurn(tx, 'count_deliveries');
    // taken first: later changes add another row
    const changes = await takeChanges(tx, BATCH);
    const ids = [...new Set(changes)];
    if (ids.length === 0) return 0;
    const before = await takeCounted(tx, ids);
    const after = (await readDelivered(tx, ids)).flatMap(countedAs);
    await insertCounted(tx, after);
    await addToDays(tx, differenceOf(before, after));
    return changes.length;
  });
}

function countedAs({ outlook, ...shipment }: DeliveredShipment): CountedDelivery[] {
  const judged = judgeDelivery(outlook, timeZoneOf(shipment.destinationCountry));
  return judged === null ? [] : [{ ...shipment, ...judged }];
}

function differenceOf(before: CountedDelivery[], after: CountedDelivery[]): DayChange[] {
  const changes = new Map<string, DayChange>();
  const add = (sign: 1 | -1) => (counted: CountedDelivery) => {
    const { day, service, originCountry, destinationCountry } = counted;
    const key = [day, service, originCountry, destinationCountry].join(' ');
    const change = changes.get(key) ?? {
      day,
      service,
      originCountry,
      destinationCountry,
      delivered: 0,
      onTime: 0,
    };
    change.delivered += sign;
    change.onTime += counted.onTime ? sign : 0;
    changes.set(key, change);
  };
  before.forEach(add(-1));
  after.forEach(add(1));
  return [...changes.values()].filter(({ delivered, onTime }) => {
    return delivered !== 0 || onTime !== 0;
  });
}
