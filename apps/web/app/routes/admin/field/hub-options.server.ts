import { listHubs } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import type { HubOption } from './hub-select.tsx';

/** Hubs that a new person or device can be assigned to. */
export async function readHubOptions(request: Request): Promise<HubOption[]> {
  const answer = await ask(request, listHubs, { query: { state: 'active' } });
  if (!answer.ok) return [];
  return answer.data.hubs
    .map(({ id, code, name }) => ({ id, code, name }))
    .toSorted((a, b) => a.code.localeCompare(b.code));
}
