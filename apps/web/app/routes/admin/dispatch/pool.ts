import { readDispatchBoard, readPool } from '@waypost/contract/client';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { PLAN, queryOf } from './dispatch-address.ts';
import type { Route } from './+types/pool.ts';

/** What changes by itself on the page of the pool. Hubs, vehicles and people are read with the page, once. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = queryOf(PLAN.read(new URL(request.url).searchParams));
  const [board, pool] = await Promise.all([
    askOrThrow(request, readDispatchBoard, { query }),
    askOrThrow(request, readPool, { query }),
  ]);
  return Response.json({ board, pool });
}
