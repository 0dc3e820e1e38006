import { type Alerts, readAlerts } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { mayBeParty } from '../../../parcels/party-view.server.ts';

/** How the caller hears of a shipment as a party to it; null for everybody else. */
export async function findAlerts(request: Request, ref: string): Promise<Alerts | null> {
  if (!mayBeParty(request)) return null;
  const answer = await ask(request, readAlerts({ path: { ref }, ...onBehalfOf(request) }));
  return answer.ok ? answer.data : null;
}
