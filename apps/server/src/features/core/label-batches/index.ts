import { job, scheduled, type Feature } from '../../../platform/feature.ts';
import { eraseLabelsOf, eraseOldLabels, forgetLabels } from './erase-labels.ts';
import { makeLabels } from './make-labels.ts';
import { eraseLabelsQueue, makeLabelsQueue } from './queues.ts';

export { addLabels } from './add-labels.ts';
export { findBatch } from './label-batches.queries.ts';
export { readLabels } from './read-labels.ts';

/** Files with the labels of many shipments, for the customers who send them and for staff. */
export const labelBatches: Feature = {
  name: 'label-batches',
  jobs: [
    // one at a time: they share one thread
    job(makeLabelsQueue, makeLabels, { concurrency: 1 }),
    job(eraseLabelsQueue, (ctx, { customerId }) => eraseLabelsOf(ctx, customerId)),
    scheduled('erase_old_labels', '41 4 * * *', eraseOldLabels, { retryLimit: 5 }),
  ],
  erase: { person: (ctx, tx, { customerId }) => forgetLabels(ctx, tx, customerId) },
  exportData: { notExported: 'each label is on the page of its shipment' },
  tables: {
    labelBatches: {
      growsWith: 'file of labels',
      lives: '7 days',
      sweep: { job: 'erase_old_labels', index: 'label_batches_created' },
    },
  },
};
