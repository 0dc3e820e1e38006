import type { SelectedResults } from '@waypost/contract';
import { waiting } from '../../../platform/cells/gather.ts';
import type { CellAnswer } from '../../../platform/cells/join-pages.ts';

/** 200 shipments take a while, and who gives up does not know what was done. */
const WAIT_MS = 30_000;

/** Of each shipment the result of its own cell. The same act sent again goes on with what was not done. */
export const joinResults = waiting(
  WAIT_MS,
  (
    answers: readonly CellAnswer<SelectedResults>[],
    { isRowOf }: { isRowOf(cell: string, trackingNumber: string): boolean },
  ): SelectedResults => ({
    results: (answers[0]?.body.results ?? []).map(({ trackingNumber }) => {
      const own = answers.find(({ cell }) => isRowOf(cell, trackingNumber));
      const result = own?.body.results.find((each) => each.trackingNumber === trackingNumber);
      return result ?? { trackingNumber, shipmentId: null, refused: 'temporarily_unavailable' };
    }),
  }),
);
