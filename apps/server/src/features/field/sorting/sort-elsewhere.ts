import { SortPlanDocument } from '@waypost/contract';
import type { ExpectedShipment } from '@waypost/domain/expected-pieces';
import type { SortPlan } from '@waypost/domain/sort-plan';
import { z } from 'zod';
import { CellAway } from '../../../platform/cells/hops.ts';
import { cellOfNumber } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';
import { keepNewest } from '../../../platform/keep-newest.ts';
import { findSortable, type SortablePiece } from './expected.queries.ts';

export const EXPECTED_PATH = '/internal/expected-pieces';
export const SORTABLE_PATH = '/internal/sortable-pieces';
const EXPECTED_MS = 10_000;
const SORTABLE_MS = 2_000;
/** Answers, one for each hub and cell. */
const MOST_KEPT = 32;

export const ExpectedRequest = z.object({ hubId: z.uuid(), plan: SortPlanDocument });
export const SortableRequest = z.object({ trackingNumber: z.string().max(64) });

/** 7 MB for 200,000 shipments. */
export type ExpectedAnswer = { shipments: ExpectedShipment[] };

/** `isWhole`: each cell has answered, now or before. */
export type ExpectedElsewhere = { shipments: ExpectedShipment[]; isWhole: boolean };

/**
 * The parcels that a hub expects from other cells, which sort them by home's plan. For a cell that is away its last answer
 * is used: without it, scanners would call its parcels unknown.
 */
export function createExpectedElsewhere({
  cells,
}: Pick<Ctx, 'cells'>): (hubId: string, plan: SortPlan) => Promise<ExpectedElsewhere> {
  const last = new Map<string, ExpectedShipment[]>();
  return async (hubId, plan) => {
    const body = JSON.stringify({ hubId, plan });
    const parts = await Promise.all(
      cells.others().map(async (cell) => {
        const key = `${cell.name} ${hubId}`;
        try {
          const hop = { body, timeoutMs: EXPECTED_MS, isSlow: true };
          const answer = await cells.post(cell, EXPECTED_PATH, hop);
          const { shipments } = (await answer.json()) as ExpectedAnswer;
          keepNewest(last, MOST_KEPT, key, shipments);
          return shipments;
        } catch (error) {
          if (!(error instanceof CellAway)) throw error;
          return last.get(key) ?? null;
        }
      }),
    );
    return {
      shipments: parts.flatMap((part) => part ?? []),
      isWhole: !parts.includes(null),
    };
  };
}

/** In the cell of its shard. */
export async function findSortableAnywhere(
  { db, cells }: Pick<Ctx, 'db' | 'cells'>,
  trackingNumber: string,
): Promise<SortablePiece | undefined> {
  const cell = cellOfNumber(cells, trackingNumber);
  if (cell === null) return findSortable(db, trackingNumber);
  const body = JSON.stringify({ trackingNumber });
  const answer = await cells.post(cell, SORTABLE_PATH, { body, timeoutMs: SORTABLE_MS });
  const { found } = (await answer.json()) as { found: SortablePiece | null };
  return found ?? undefined;
}
