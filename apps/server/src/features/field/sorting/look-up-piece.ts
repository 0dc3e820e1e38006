import { createSorter } from '@waypost/domain/sort-plan';
import { readReference } from '@waypost/domain/tracking-number';
import type { Ctx } from '../../../platform/context.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { referenceOf } from '../../core/shipments/index.ts';
import { planInForce } from './plan-in-force.ts';
import { findSortableAnywhere } from './sort-elsewhere.ts';
import { destinationOf, flagsOf } from './sortable.ts';

/** By one of our own numbers: an alias may be somebody's order number. */
export async function lookUpPiece(ctx: Ctx, { hub }: ShiftCaller, typed: string) {
  const ref = referenceOf(typed);
  const reference = readReference(typed);
  if (reference.kind === 'alias') throw new Problem('tracking_unknown');
  const found = await findSortableAnywhere(ctx, ref);
  const pieceNo = reference.kind === 'piece' ? reference.pieceNo : null;
  if (found === undefined || (pieceNo ?? 1) > found.pieceCount) {
    throw new Problem('tracking_unknown');
  }
  const { plan } = await planInForce(ctx.db, hub.id);
  const destination = destinationOf(found);
  const lane = plan.lanes[createSorter(plan)(destination)];
  const { city, country, postalCode, service } = destination;
  return {
    number: found.trackingNumber,
    pieceNo,
    pieceCount: found.pieceCount,
    lane: lane === undefined ? null : { code: lane.code, name: lane.name, kind: lane.kind },
    flags: flagsOf(found),
    status: found.status,
    service,
    destination: { city, country, postalCode },
  };
}
