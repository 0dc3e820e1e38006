import { type Pickup, readPickup } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';

/** The pickup in the address of a page. One that is not there, or not the caller's, is a 404. */
export async function requirePickup(request: Request, pickupId: string): Promise<Pickup> {
  const answer = await ask(request, readPickup, { path: { pickupId } });
  if (answer.ok) return answer.data;
  const { status } = answer.refusal;
  // a malformed id is treated like an unknown one
  throw data(answer.refusal, { status: status === 400 ? 404 : status });
}
