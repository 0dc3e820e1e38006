import type { Draft } from '@waypost/contract';
import { expect, it } from 'vitest';
import { bookingRequest, makeDraft, post, postBooking } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

async function giveUp(attemptId: string) {
  return post(server, `/api/attempts/${attemptId}/give-up`, {});
}

async function beginSecondStep(): Promise<Draft> {
  const draft = await makeDraft(server);
  const request = bookingRequest(draft, {
    paymentMethod: 'card',
    paymentMethodId: 'pm_card_authenticationRequired',
  });
  expect((await postBooking(server, draft, request)).statusCode).toBe(202);
  return draft;
}

it('a payer who does not approve may pay another way at once, and the first attempt stays failed', async () => {
  const draft = await beginSecondStep();
  const answer = await giveUp(draft.attemptId);
  expect(answer.json()).toMatchObject({ status: 402, code: 'payment_not_completed' });

  const again = (await server.app.inject(`/api/drafts/${draft.id}`)).json<Draft>();
  expect(again.attemptId).not.toBe(draft.attemptId);
  expect((await postBooking(server, again, bookingRequest(again))).statusCode).toBe(201);
  expect((await giveUp(draft.attemptId)).json()).toMatchObject({ code: 'payment_not_completed' });
});

it('an attempt that is booked cannot be given up', async () => {
  const draft = await makeDraft(server);
  await postBooking(server, draft, bookingRequest(draft));
  const answer = await giveUp(draft.attemptId);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ attemptId: draft.attemptId, state: 'booked' });
});

it('an attempt that does not exist cannot be given up', async () => {
  const draft = await makeDraft(server);
  expect((await giveUp(draft.attemptId)).json()).toMatchObject({ code: 'attempt_not_found' });
});
