import {
  type ExceptionKind,
  mostSeriousOf,
  projectState,
  type ShipmentFold,
} from '@waypost/domain/tracking';
import type { Db } from '../../../platform/database.ts';
import { readFold } from './cases.queries.ts';

/** The most serious open problem of a shipment; undefined when there is none. */
export async function findOpenProblem(
  db: Db,
  shipmentId: string,
): Promise<ExceptionKind | undefined> {
  const fold = await readFold(db, shipmentId);
  if (fold === undefined) return undefined;
  return mostSeriousOf(projectState(JSON.parse(fold) as ShipmentFold).openExceptions);
}
