import { currentServiceLimits } from '@waypost/contract/client';
import { type ServiceLimits, serviceLimitsVersion1 } from '@waypost/domain/service-limits';
import { ask } from '../platform/answer.server.ts';

/** A page that is seconds behind is corrected when its quote is made. */
const KEEP_MS = 5_000;

let kept: { limits: ServiceLimits; until: number } | undefined;

/** What is not carried, for prices that are computed in the browser. The server judges each quote again. */
export async function readServiceLimits(request: Request): Promise<ServiceLimits> {
  if (kept !== undefined && kept.until > Date.now()) return kept.limits;
  const answer = await ask(request, currentServiceLimits);
  if (!answer.ok) return kept?.limits ?? serviceLimitsVersion1;
  kept = { limits: answer.data.limits, until: Date.now() + KEEP_MS };
  return answer.data.limits;
}
