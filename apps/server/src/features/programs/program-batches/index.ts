import { actAs } from '../../../platform/acting-customer.ts';
import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { deleteBatchesOf, deleteOldBatches } from './batches.queries.ts';
import { restartStalled } from './create-batch.ts';
import { programBatchesRoutes } from './program-batches.routes.ts';
import { bookLaneQueue } from './queues.ts';
import { runLane } from './run-lane.ts';

export { batchData } from './batch-data.ts';

/** Many shipments booked with one call. */
export const programBatches: Feature = {
  name: 'program-batches',
  routes: programBatchesRoutes,
  jobs: [
    job(bookLaneQueue, runLane, { concurrency: 4 }),
    scheduled('restart_stalled_batches', '* * * * *', restartStalled),
    scheduled('erase_program_batches', '23 * * * *', (ctx) => deleteOldBatches(ctx.db)),
  ],
  erase: {
    person: (_ctx, tx, { customerId }) =>
      actAs(tx, customerId, (own) => deleteBatchesOf(own, customerId)),
  },
  exportData: { notExported: 'what was booked is exported as shipments' },
  tables: {
    programBatches: {
      growsWith: 'batch of shipments that a program books',
      lives: '30 days',
      sweep: { job: 'erase_program_batches', index: 'program_batches_created' },
    },
    programBatchRows: { growsWith: 'shipment of a batch', lives: 'with its batch' },
  },
};
