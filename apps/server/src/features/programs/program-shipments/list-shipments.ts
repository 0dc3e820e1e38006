import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { listIdsByReference } from './program-shipments.queries.ts';
import {
  findWindowEnd,
  selectShipments,
  type ShipmentFilter,
  type ShipmentRow,
} from './read-shipments.queries.ts';

/** How many shipments a page looks at that asks for what no index of the account has: about 20 ms. */
const LOOKED_AT = 5_000;

type Page = { after: string | undefined; limit: number };
type Listed = { rows: ShipmentRow[]; seenUntil: string | undefined };

/** How many shipments of one reference are looked at for a page. */
const NAMED_AT_ONCE = 1_000;

/** Those with a reference. A page may end early too: the other filters may fit none of the next ones. */
export async function listByReference(
  ctx: Ctx,
  customerId: string,
  { reference, ...filter }: ShipmentFilter & { reference: string },
  { after, limit }: Page,
  namedAtOnce = NAMED_AT_ONCE,
): Promise<Listed> {
  const named = { after, limit: namedAtOnce };
  const ids = await listIdsByReference(ctx.db, customerId, reference, named);
  if (ids.length === 0) return { rows: [], seenUntil: undefined };
  const rows = await asCustomer(ctx.db, customerId, (own) =>
    selectShipments(own, customerId, { ...filter, ids }, { after, limit }),
  );
  const isMore = rows.length < limit && ids.length === namedAtOnce;
  return { rows, seenUntil: isMore ? ids.at(-1) : undefined };
}

/**
 * A page of shipments. With `updatedAfter` or `destinationCountry` it may end early, at `seenUntil`: an account of a million shipments is
 * read in bounded steps, and a step may find nothing.
 */
export async function listShipments(
  own: Db,
  customerId: string,
  filter: ShipmentFilter,
  { after, limit }: Page,
  lookedAt = LOOKED_AT,
): Promise<Listed> {
  const isWalk = filter.updatedAfter !== undefined || filter.destinationCountry !== undefined;
  const from = isWalk ? await findWindowEnd(own, customerId, { after, size: lookedAt }) : undefined;
  const rows = await selectShipments(own, customerId, filter, { after, from, limit });
  return { rows, seenUntil: rows.length < limit ? from : undefined };
}
