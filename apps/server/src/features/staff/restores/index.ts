import { type Feature, scheduled } from '../../../platform/feature.ts';
import { deleteSentBefore } from '../../../platform/sent-ledger.ts';
import { deleteStrays } from './reconcile-objects.ts';

export { ForeignPayments } from '../reconciliation/index.ts';
export { reconcileRestore, type RestoreReport } from './reconcile-restore.ts';

/** Longer than any backup is kept (deploy/backup/pgbackrest.conf). */
const LEDGER_DAYS = 35;

export const restores: Feature = {
  name: 'restores',
  personalData: 'expires',
  jobs: [
    scheduled('delete_stray_objects', '40 4 * * *', async (ctx) => {
      await deleteStrays(ctx);
      await deleteSentBefore(ctx.objects, new Date(Date.now() - LEDGER_DAYS * 86_400_000));
    }),
  ],
  tables: {
    strayObjects: {
      growsWith: 'object that a restore left without its row',
      lives: '30 days',
      sweep: { job: 'delete_stray_objects', index: 'few rows' },
    },
  },
};
