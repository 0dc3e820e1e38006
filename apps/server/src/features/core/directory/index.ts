import { answerCells } from '../../../platform/cells/internal-routes.ts';
import { watchMoves } from '../../../platform/cells/moving/move-gauges.ts';
import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import {
  changeDirectory,
  DIRECTORY_PATH,
  tellAccount,
  tellDirectory,
  DirectoryNotes,
} from './directory.ts';
import { fillDirectory } from './fill-directory.ts';
import { beat, watchCopies } from './heartbeat.ts';
import { noteAccountQueue, noteDirectoryQueue } from './queues.ts';

export {
  isAccountElsewhere,
  isInDirectory,
  noteAccount,
  noteInDirectory,
  shardOfAddress,
  shardsOfAliases,
  tellDirectory,
} from './directory.ts';
export { copyOptOutsAndAliases } from './directory.queries.ts';

/** In which shard an address is known, for the cells of an installation. By keyed hash: it holds no address. */
export const directory: Feature = {
  name: 'directory',
  personalData: 'none',
  routes({ app }, ctx) {
    if (!ctx.cells.areSeveral) return;
    const { INTERNAL_SECRET: secret } = ctx.config;
    answerCells(app, { path: DIRECTORY_PATH, body: DirectoryNotes, secret }, async ({ notes }) => {
      await changeDirectory(ctx.db, notes);
      return { noted: notes.length };
    });
  },
  jobs: [
    job(noteDirectoryQueue, (ctx, note) => tellDirectory(ctx, [note])),
    job(noteAccountQueue, tellAccount),
    scheduled('fill_directory', '37 * * * *', fillDirectory, { concurrency: 1 }),
    scheduled('beat_for_cells', '* * * * *', beat),
  ],
  gauges(ctx) {
    watchMoves(ctx);
    watchCopies(ctx);
  },
  tables: {
    directory: {
      growsWith: 'account, alias and opt-out, of several cells',
      lives: 'until the account is erased, or its owner wants updates again',
      sweep: { job: 'fill_directory', index: 'directory_pkey' },
    },
    replicationHeartbeat: { growsWith: 'nothing: one row at most', lives: 'for good' },
  },
};
