import { NIL } from 'uuid';
import type { WorkerCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { type Feature, job } from '../../../platform/feature.ts';
import { pointClosedQueue } from '../../core/service-points/index.ts';
import { handoverNewsQueue } from '../notifications/index.ts';
import { blankInstructions, listMeantFor } from './handovers.queries.ts';
import { handoversRoutes } from './handovers.routes.ts';

export { fromOf, refuseUnlessOffered } from './offer-handovers.ts';
export { planHandover, storeHandover, unplanHandover } from './plan-handover.ts';

/** How a booked parcel reaches us. */
export const handovers: Feature = {
  name: 'handovers',
  routes: handoversRoutes,
  jobs: [job(pointClosedQueue, tellShippers)],
  erase: { shipments: (_ctx, tx, { ids }) => blankInstructions(tx, ids) },
  exportData: {
    notExported: 'a pickup is exported with the pickups; a service point is nobody’s data',
  },
  tables: {
    handovers: {
      growsWith: 'booking with a way to hand over',
      lives: 'with its shipment, for good; instructions are blanked with the person',
    },
  },
};

const BATCH = 500;

async function tellShippers(ctx: WorkerCtx, { pointId }: { pointId: string }): Promise<void> {
  let after: string = NIL;
  for (;;) {
    const meant = await listMeantFor(ctx.db, pointId, after, BATCH);
    const news = meant.map((each) => ({ ...each, occasion: `closed/${pointId}` }));
    await inTransaction(ctx.db, (tx) => ctx.jobs.enqueueMany(tx, handoverNewsQueue, news));
    after = meant.at(-1)?.shipmentId ?? NIL;
    if (meant.length < BATCH) return;
  }
}
