import { readCustomerShard } from '../../../platform/acting-customer.ts';
import { type Feature, job } from '../../../platform/feature.ts';
import { deleteProgramShipments } from './program-shipments.queries.ts';
import { programShipmentsRoutes } from './program-shipments.routes.ts';
import { eraseNotesQueue } from './queues.ts';

export { bookForProgram, isClaimedBy } from './book-for-program.ts';
export { findShipment } from './find-shipment.ts';
export { presentEvents } from './present-events.ts';
export { presentShipment } from './present-shipment.ts';

/** Shipments as programs book and read them. */
export const programShipments: Feature = {
  name: 'program-shipments',
  routes: programShipmentsRoutes,
  jobs: [
    job(eraseNotesQueue, (ctx, { customerId }) => deleteProgramShipments(ctx.db, customerId), {
      concurrency: 1,
    }),
  ],
  erase: {
    async person(ctx, tx, { customerId }) {
      const shard = await readCustomerShard(tx, customerId);
      await ctx.jobs.enqueue(tx, eraseNotesQueue, { customerId, shard });
    },
  },
  exportData: {
    notExported: 'notes that a program of the customer made for itself; it can read them',
  },
  tables: {
    programShipments: {
      growsWith: 'shipment that a program books',
      lives: 'with its attempt; erased with the account, by a job',
    },
  },
};
