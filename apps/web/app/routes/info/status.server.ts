import { readStatus, type ServiceStatus } from '@waypost/contract/client';
import { SERVICE_PARTS, type ServicePart, type ServiceState } from '@waypost/domain/service-status';
import { ask } from '../../platform/answer.server.ts';

export type ShownPart = {
  part: ServicePart;
  state: ServiceState | 'unknown';
  days: ServiceStatus['parts'][number]['days'];
};

/** A visitor of this page waits for no api that hangs. */
const TIMEOUT_MS = 3_000;

/** What the api said last, for the history when it is away. */
let lastKnown: ServiceStatus | undefined;

/** Emails are sent by another process; of all other parts it is plain that they do not work. */
const SENT_ELSEWHERE = 'emails';

/** The page is there to say what does not work, so an api that is away is no error here. */
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
