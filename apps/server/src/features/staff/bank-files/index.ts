import { answerCells } from '../../../platform/cells/internal-routes.ts';
import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { drain } from '../../../platform/sweeps.ts';
import { bankFilesRoutes } from './bank-files.routes.ts';
import { blankLinesOf, blankOldLines } from './bank-lines.queries.ts';
import { BlankLinesRequest, BLANK_PATH, blankLines, blankLinesAtHome } from './blank-lines.ts';
import { matchLines } from './match-lines.ts';
import { blankLinesQueue, matchLinesQueue } from './queues.ts';

/** Transfers that came to the carrier's own bank, matched with what is owed. */
export const bankFiles: Feature = {
  name: 'bank-files',
  async routes(api, ctx) {
    await bankFilesRoutes(api, ctx);
    if (!ctx.cells.areSeveral) return;
    const { INTERNAL_SECRET: secret } = ctx.config;
    answerCells(api.app, { path: BLANK_PATH, body: BlankLinesRequest, secret }, async (asked) => {
      await blankLinesOf(ctx.db, asked.shipmentIds);
      return { blanked: asked.shipmentIds.length };
    });
  },
  jobs: [
    job(matchLinesQueue, matchLines, { concurrency: 1 }),
    job(blankLinesQueue, blankLinesAtHome),
    scheduled('blank_bank_lines', '50 3 * * *', (ctx) =>
      drain((batch) => blankOldLines(ctx.db, batch)),
    ),
  ],
  erase: { shipments: (ctx, tx, { ids }) => blankLines(ctx, tx, ids) },
  exportData: { notExported: 'what the person wrote to their own bank' },
  tables: {
    bankFiles: { growsWith: 'file of the bank', lives: 'for good: the books' },
    bankLines: {
      growsWith: 'transfer that comes in',
      lives: 'for good: the books; names and words for 24 months',
      sweep: { job: 'blank_bank_lines', index: 'bank_lines_kept' },
    },
    bankLinePayments: { growsWith: 'transfer that is matched', lives: 'for good: the books' },
  },
};
