import { readDispatchBoard, readPool } from '@waypost/contract/client';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { PLAN, queryOf } from './dispatch-address.ts';
import type { Route } from './+types/pool.ts';

/** The part of the pool's page that is polled. Hubs, vehicles and people are loaded once with the page. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = queryOf(PLAN.read(new URL(request.url).searchParams));
  const [board, pool] = await Promise.all([
    askOrThrow(request, readDispatchBoard, { query }),
    askOrThrow(request, readPool, { query }),
  ]);
  return Response.json({ board, pool });
}
