import {
  addShipmentNote,
  answerDeskItem,
  closeDeskItem,
  type DeskAnswer,
  type DeskLetter,
  giveDeskItem,
  type NewNote,
  renewLabels,
  reopenDeskItem,
  snoozeDeskItem,
  takeDeskItem,
  wakeDeskItem,
  writeToParty,
} from '@waypost/contract/client';
import { data } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { DESK_LIST, deskPath } from './desk-filter.ts';
import { type DeskIntent, DONE } from './desk-posts.ts';

type To = { path: { itemId: string } };
type Call = (request: Request, to: To, form: FormData) => Promise<Answer<{ id: string }>>;

const CALLS: Record<DeskIntent, Call> = {
  take: (request, to) => ask(request, takeDeskItem, to),
  give(request, to, form) {
    const body = { staffId: textIn(form, 'staffId') || null };
    return ask(request, giveDeskItem, { ...to, body });
  },
  snooze(request, to, form) {
    const hours = Number(textIn(form, 'hours'));
    const until = new Date(Date.now() + (hours > 0 ? hours : 1) * 3_600_000).toISOString();
    const body = { until, reason: textIn(form, 'reason') };
    return ask(request, snoozeDeskItem, { ...to, body });
  },
  wake: (request, to) => ask(request, wakeDeskItem, to),
  answer(request, to, form) {
    const body = { ...bodyIn<DeskAnswer>(form, 'id', 'text'), close: form.has('close') };
    return ask(request, answerDeskItem, { ...to, body });
  },
  write(request, to, form) {
    const body: DeskLetter = bodyIn(form, 'id', 'text', 'party');
    return ask(request, writeToParty, { ...to, body });
  },
  close: (request, to) => ask(request, closeDeskItem, to),
  reopen: (request, to) => ask(request, reopenDeskItem, to),
  async note(request, to, form) {
    const path = { shipmentId: textIn(form, 'shipmentId') };
    const body: NewNote = bodyIn(form, 'id', 'text');
    return staying(to, await ask(request, addShipmentNote, { path, body }));
  },
  async renew(request, to, form) {
    const path = { shipmentId: textIn(form, 'shipmentId') };
    return staying(to, await ask(request, renewLabels, { path, body: {} }));
  },
};

/** After an act on the shipment, the item is shown again. */
function staying({ path }: To, answer: Answer<unknown>): Answer<{ id: string }> {
  return answer.ok ? { ...answer, data: { id: path.itemId } } : answer;
}

/** Runs the form that was sent beside the list. The api decides whether it is allowed. */
export async function workOnDesk(request: Request, itemId: string) {
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  const answer = await CALLS[intent](request, { path: { itemId } }, form);
  const filter = DESK_LIST.read(new URL(request.url).searchParams);
  // a message to a party is stored in a case of its own, which is shown next
  const shown = answer.ok ? answer.data.id : itemId;
  return finishForm(form, answer, deskPath(filter, shown, DONE[intent]));
}

function isIntent(text: string): text is DeskIntent {
  return Object.hasOwn(DONE, text);
}
