import {
  answerDeskItem,
  closeDeskItem,
  giveDeskItem,
  reopenDeskItem,
  snoozeDeskItem,
  takeDeskItem,
  wakeDeskItem,
  writeToParty,
} from '@waypost/contract/client';
import { type Answer, ask, type Refusal } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { DESK_LIST, deskPath } from './desk-filter.ts';
import { DESK_INTENTS, type DeskAnswered, doneBy, findFault } from './desk-posts.ts';

type Outcome = { to: string } | { answered: DeskAnswered; status: number };

/** Does what a form beside the list asks for. The api decides whether it may be done. */
export async function workOnDesk(request: Request, itemId: string): Promise<Outcome> {
  const form = await request.formData();
  const intent = DESK_INTENTS.find((known) => known === form.get('intent'));
  const id = textIn(form, 'id');
  const text = textIn(form, 'text').trim();
  const reason = textIn(form, 'reason').trim();
  const back = (rest: Partial<DeskAnswered>, status: number): Outcome => ({
    answered: {
      intent: intent ?? 'take',
      id,
      text,
      reason,
      fault: null,
      refusal: null,
      owner: null,
      ...rest,
    },
    status,
  });
  if (intent === undefined) {
    return back({ refusal: { code: 'invalid_request', requestId: '' } }, 400);
  }
  const fault = findFault(intent, { text, reason });
  if (fault !== null) return back({ fault }, 400);

  const answer = await calls(request, itemId, form, { id, text, reason })[intent]();
  if (answer.ok) {
    const filter = DESK_LIST.read(new URL(request.url).searchParams);
    // what was written to a party stands in their case
    return { to: deskPath(filter, answer.data.id, doneBy(intent)) };
  }
  const { code, requestId, status } = answer.refusal;
  return back({ refusal: { code, requestId }, owner: ownerIn(answer.refusal) }, status);
}

type Typed = { id: string; text: string; reason: string };
type Call = () => Promise<Answer<{ id: string }>>;

function calls(
  request: Request,
  itemId: string,
  form: FormData,
  { id, text, reason }: Typed,
): Record<(typeof DESK_INTENTS)[number], Call> {
  const to = { path: { itemId } };
  const hours = Number(textIn(form, 'hours'));
  return {
    take: () => ask(request, takeDeskItem, to),
    give: () => {
      const staffId = textIn(form, 'staffId');
      const body = { staffId: staffId === '' ? null : staffId };
      return ask(request, giveDeskItem, { ...to, body });
    },
    snooze: () => {
      const until = new Date(Date.now() + (hours > 0 ? hours : 1) * 3_600_000).toISOString();
      return ask(request, snoozeDeskItem, { ...to, body: { until, reason } });
    },
    wake: () => ask(request, wakeDeskItem, to),
    answer: () => {
      const body = { id, text, close: form.get('close') === 'yes' };
      return ask(request, answerDeskItem, { ...to, body });
    },
    write: () => {
      const party = form.get('party') === 'recipient' ? ('recipient' as const) : 'shipper';
      return ask(request, writeToParty, { ...to, body: { id, text, party } });
    },
    close: () => ask(request, closeDeskItem, to),
    reopen: () => ask(request, reopenDeskItem, to),
  };
}

function ownerIn({ details }: Refusal): string | null {
  const owner = details['owner'];
  const name: unknown =
    typeof owner === 'object' && owner !== null ? Reflect.get(owner, 'name') : undefined;
  return typeof name === 'string' ? name : null;
}
