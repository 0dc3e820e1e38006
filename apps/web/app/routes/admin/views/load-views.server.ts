import { type ListView, listViews } from '@waypost/contract/client';
import type { ViewList } from '@waypost/contract/list-views';
import { ask } from '../../../platform/answer.server.ts';

/** A list is there without its views, when they did not come. */
export async function loadViews(request: Request, list: ViewList): Promise<ListView[]> {
  const answer = await ask(request, listViews, { query: { list } });
  return answer.ok ? answer.data.views : [];
}
