import { exportOwnShipments } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { BASE_HEADERS } from '../../platform/security-headers.ts';
import { requireCustomer } from '../../platform/session.server.ts';
import { readVisitor } from '../../platform/visitor.server.ts';
import { readFilter } from '../../parcels/shipment-filter.ts';
import type { Route } from './+types/export-shipments.ts';

/** 100,000 lines are on their way for a while. */
const TIMEOUT_MS = 120_000;

/** The list as a table, passed on from the api as it arrives. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireCustomer(request);
  const filter = readFilter(new URL(request.url).searchParams);
  const call = exportOwnShipments({
    query: { ...filter, timeZone: readVisitor(request).timeZone },
    parseAs: 'stream',
    ...onBehalfOf(request, TIMEOUT_MS),
  });
  const answer = await ask(request, call);
  if (!answer.ok) throw data(answer.refusal, { status: answer.refusal.status });
  const { response } = await call;
  return new Response(answer.data, {
    headers: {
      ...BASE_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': response?.headers.get('content-disposition') ?? 'attachment',
    },
  });
}
