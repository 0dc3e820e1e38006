import type { StaffShipmentLine } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { presentLine } from './present-line.ts';
import { selectPage } from './shipment-pages.queries.ts';
import { readLines } from './staff-shipments.queries.ts';

/** A word that one shipment in 100 has fills so short a page; a rarer one is found by its trigrams. */
const WALKED_FOR_EACH = 100;

/** The newest shipments with these words, as the list finds them. */
export async function findShipments(
  tx: Db,
  search: string,
  limit: number,
): Promise<StaffShipmentLine[]> {
  const filter = { search, sort: 'date', order: 'desc', timeZone: 'UTC' } as const;
  const walkedRows = limit * WALKED_FOR_EACH;
  const page = await selectPage(tx, { filter, after: null, limit, walkedRows });
  return (await readLines(tx, page)).map(presentLine);
}
