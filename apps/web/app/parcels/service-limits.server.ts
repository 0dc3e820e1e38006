import { currentServiceLimits } from '@waypost/contract/client';
import { type ServiceLimits, serviceLimitsVersion1 } from '@waypost/domain/service-limits';
import { ask } from '../platform/answer.server.ts';

/** A cached limit may be seconds old; the server checks again when it makes the quote. */
const KEEP_MS = 5_000;

let kept: { limits: ServiceLimits; until: number } | undefined;

/** Limits for prices computed in the browser. The server checks each quote again. */
export async function readServiceLimits(request: Request): Promise<ServiceLimits> {
  if (kept !== undefined && kept.until > Date.now()) return kept.limits;
  const answer = await ask(request, currentServiceLimits);
  if (!answer.ok) return kept?.limits ?? serviceLimitsVersion1;
  kept = { limits: answer.data.limits, until: Date.now() + KEEP_MS };
  return answer.data.limits;
}
