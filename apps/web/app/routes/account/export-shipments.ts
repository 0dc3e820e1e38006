import { exportOwnShipments } from '@waypost/contract/client';
import { data } from 'react-router';
import { askForFile } from '../../platform/answer.server.ts';
import { passOnFile } from '../../platform/pass-on-file.server.ts';
import { requireCustomer } from '../../platform/session.server.ts';
import { readVisitor } from '../../platform/visitor.server.ts';
import { OWN_SHIPMENTS } from '../../parcels/shipment-filter.ts';
import type { Route } from './+types/export-shipments.ts';

/** 100,000 lines are on their way for a while. */
const TIMEOUT_MS = 120_000;

/** The list as a table, passed on from the api as it arrives. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireCustomer(request);
  const { after: _, ...filter } = OWN_SHIPMENTS.read(new URL(request.url).searchParams);
  const query = { ...filter, timeZone: readVisitor(request).timeZone };
  const answer = await askForFile(request, exportOwnShipments, { query }, TIMEOUT_MS);
  if (!answer.ok) throw data(answer.refusal, { status: answer.refusal.status });
  return passOnFile(answer);
}
