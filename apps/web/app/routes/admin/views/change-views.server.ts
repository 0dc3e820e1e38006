import { listViews, removeView, saveView } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { VIEWS } from '../admin-paths.ts';

/** Renames, shares or removes a view; its filters stay the same. */
export async function changeViews(request: Request) {
  const form = await request.formData();
  const path = { viewId: textIn(form, 'viewId') };
  if (form.get('intent') === 'remove') {
    const answer = await ask(request, removeView, { path });
    return finishForm(form, answer, `${VIEWS}?done=removed`);
  }
  const { views } = await askOrThrow(request, listViews, { query: {} });
  const view = views.find(({ id }) => id === path.viewId);
  if (view === undefined) throw data(null, { status: 404 });
  const { list, address } = view;
  const body = { list, address, name: textIn(form, 'name'), shared: form.has('shared') };
  const answer = await ask(request, saveView, { path, body });
  return finishForm(form, answer, `${VIEWS}?done=saved`);
}
