import { type ListView, listViews } from '@waypost/contract/client';
import type { ViewList } from '@waypost/contract/list-views';
import { ask } from '../../../platform/answer.server.ts';

/** If its views fail to load, the list is shown without them. */
export async function loadViews(request: Request, list: ViewList): Promise<ListView[]> {
  const answer = await ask(request, listViews, { query: { list } });
  return answer.ok ? answer.data.views : [];
}
