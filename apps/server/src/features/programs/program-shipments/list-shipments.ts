import type { Db } from '../../../platform/database.ts';
import {
  findWindowEnd,
  selectShipments,
  type ShipmentFilter,
  type ShipmentRow,
} from './read-shipments.queries.ts';

/** How many shipments a page looks at that asks for what no index of the account has: about 20 ms. */
const LOOKED_AT = 5_000;

/**
 * A page of shipments. With `updatedAfter` or `destinationCountry` it may end early, at `seenUntil`: an account of a million shipments is
 * read in bounded steps, and a step may find nothing.
 */
export async function listShipments(
  own: Db,
  customerId: string,
  filter: ShipmentFilter,
  { after, limit }: { after: string | undefined; limit: number },
  lookedAt = LOOKED_AT,
): Promise<{ rows: ShipmentRow[]; seenUntil: string | undefined }> {
  const isWalk = filter.updatedAfter !== undefined || filter.destinationCountry !== undefined;
  const from =
    isWalk && filter.ids === undefined
      ? await findWindowEnd(own, customerId, { after, size: lookedAt })
      : undefined;
  const rows = await selectShipments(own, customerId, filter, { after, from, limit });
  return { rows, seenUntil: rows.length < limit ? from : undefined };
}
