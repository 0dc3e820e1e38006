import type { Db } from '../../../platform/database.ts';
import {
  findWindowEnd,
  selectShipments,
  type ShipmentFilter,
  type ShipmentRow,
} from './read-shipments.queries.ts';

/** How many shipments a page that asks for changes looks at: about 20 ms. */
const LOOKED_AT = 5_000;

/**
 * A page of shipments. With `updatedAfter` it may end early, at `seenUntil`: an account of a million shipments is
 * read in bounded steps, and a step may find nothing.
 */
export async function listShipments(
  own: Db,
  customerId: string,
  filter: ShipmentFilter,
  { after, limit }: { after: string | undefined; limit: number },
  lookedAt = LOOKED_AT,
): Promise<{ rows: ShipmentRow[]; seenUntil: string | undefined }> {
  const from =
    filter.updatedAfter === undefined || filter.ids !== undefined
      ? undefined
      : await findWindowEnd(own, customerId, { after, size: lookedAt });
  const rows = await selectShipments(own, customerId, filter, { after, from, limit });
  return { rows, seenUntil: rows.length < limit ? from : undefined };
}
