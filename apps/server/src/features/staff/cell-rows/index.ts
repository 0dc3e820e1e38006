import { answerCells } from '../../../platform/cells/internal-routes.ts';
import type { Feature } from '../../../platform/feature.ts';
import { RowRequest, hasRow, ROWS_PATH } from './find-cell.ts';

export { findCell, type NamedRow } from './find-cell.ts';

/** In which of several cells a row is that staff works on (decision 183). */
export const cellRows: Feature = {
  name: 'cell-rows',
  personalData: 'none',
  routes({ app }, ctx) {
    if (!ctx.cells.areSeveral) return;
    const { INTERNAL_SECRET: secret } = ctx.config;
    answerCells(app, { path: ROWS_PATH, body: RowRequest, secret }, async (row) => ({
      isHere: await hasRow(ctx, row),
    }));
  },
};
