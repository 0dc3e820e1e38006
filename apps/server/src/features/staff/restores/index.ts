import { answerCells } from '../../../platform/cells/internal-routes.ts';
import { readShardMap } from '../../../platform/cells/shard-maps.queries.ts';
import { type Feature, scheduled } from '../../../platform/feature.ts';
import { deleteSentBefore } from '../../../platform/sent-ledger.ts';
import { deleteStrays } from './reconcile-objects.ts';
import { ShardMapRequest, MAP_PATH } from './refuse-old-map.ts';

export { ForeignPayments } from '../reconciliation/index.ts';
export { MapIsOld } from './refuse-old-map.ts';
export { reconcileRestore, type RestoreReport } from './reconcile-restore.ts';

/** Longer than any backup is kept (deploy/backup/pgbackrest.conf). */
const LEDGER_DAYS = 35;

export const restores: Feature = {
  name: 'restores',
  personalData: 'expires',
  routes({ app }, ctx) {
    if (!ctx.cells.areSeveral) return;
    const { INTERNAL_SECRET: secret } = ctx.config;
    answerCells(app, { path: MAP_PATH, body: ShardMapRequest, secret }, async () => ({
      version: (await readShardMap(ctx.db))?.version ?? 0,
    }));
  },
  jobs: [
    scheduled('delete_stray_objects', '40 4 * * *', async (ctx) => {
      await deleteStrays(ctx);
      await deleteSentBefore(ctx.objects, new Date(Date.now() - LEDGER_DAYS * 86_400_000));
    }),
  ],
  tables: {
    strayObjects: {
      growsWith: 'object that a restore left without its row, or a shard that moved away',
      lives: '30 days',
      sweep: { job: 'delete_stray_objects', index: 'few rows' },
    },
  },
};
