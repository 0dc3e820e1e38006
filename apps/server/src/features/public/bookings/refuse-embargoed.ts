import { isEmbargoed } from '@waypost/domain/service-limits';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { StoredQuote } from '../../core/quotes/index.ts';
import { selectLimitsInForce } from '../../core/service-limits/index.ts';

/** A quote keeps its price and service for its 30 minutes, but an embargo binds from its first second. */
export async function refuseEmbargoed(db: Db, { request }: StoredQuote): Promise<void> {
  const { limits } = await selectLimitsInForce(db);
  if (isEmbargoed(limits, [request.origin, request.destination])) {
    throw new Problem('country_embargoed');
  }
}
