import { type ExceptionKind, projectState, type ShipmentFold } from '@waypost/domain/tracking';
import type { Db } from '../../platform/database.ts';
import { readFold } from './cases.queries.ts';

/** What a case would be about, gravest first. */
const GRAVEST_FIRST: readonly ExceptionKind[] = [
  'loss',
  'damage',
  'customs_hold',
  'address',
  'refused',
  'failed_attempt',
  'held',
  'returned',
  'other',
];

/** What is wrong with a shipment now; undefined when nothing is. */
export async function findOpenProblem(
  db: Db,
  shipmentId: string,
): Promise<ExceptionKind | undefined> {
  const fold = await readFold(db, shipmentId);
  if (fold === undefined) return undefined;
  const { openExceptions } = projectState(JSON.parse(fold) as ShipmentFold);
  return GRAVEST_FIRST.find((kind) => openExceptions.includes(kind));
}
