import { readStatus, type ServiceStatus } from '@waypost/contract/client';
import { SERVICE_PARTS, type ServicePart, type ServiceState } from '@waypost/domain/service-status';
import { ask } from '../../platform/answer.server.ts';

export type ShownPart = {
  part: ServicePart;
  state: ServiceState | 'unknown';
  days: ServiceStatus['parts'][number]['days'];
};

/** The status page must not wait for an api that hangs. */
const TIMEOUT_MS = 3_000;

/** The last answer of the api, which provides the history while it is down. */
let lastKnown: ServiceStatus | undefined;

/** Emails are sent by the worker, so their state is unknown; all other parts need the api and are down. */
const SENT_ELSEWHERE = 'emails';

/** A failing api is not an error here, because this page exists to report it. */
export async function findStatus(
  request: Request,
): Promise<{ asOf: string; isFresh: boolean; parts: ShownPart[] }> {
  const answer = await ask(request, readStatus, {}, TIMEOUT_MS);
  if (answer.ok) {
    lastKnown = answer.data;
    return { asOf: answer.data.asOf, isFresh: true, parts: answer.data.parts };
  }
  const parts = SERVICE_PARTS.map((part) => ({
    part,
    state: part === SENT_ELSEWHERE ? ('unknown' as const) : ('down' as const),
    days: lastKnown?.parts.find((known) => known.part === part)?.days ?? [],
  }));
  return { asOf: new Date().toISOString(), isFresh: false, parts };
}
