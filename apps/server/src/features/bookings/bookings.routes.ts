import { type Booking, endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/callers.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findAttempt, updateDraftDetails } from './bookings.queries.ts';
import { claimAttempt } from './claim-attempt.ts';
import { createDraft, readDraft } from './create-draft.ts';
import { readReceipt } from './read-receipt.ts';
import { settleAttempt } from './settle-attempt.ts';

export function bookingsRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'createDraft', endpoints.createDraft, async ({ body }) => ({
    status: 201,
    body: await createDraft(ctx, body),
  }));

  mount(app, door, 'readDraft', endpoints.readDraft, async ({ params }) => ({
    status: 200,
    body: await readDraft(ctx, params.draftId),
  }));

  mount(app, door, 'bookShipment', endpoints.bookShipment, async ({ headers, body, caller }) => {
    const attemptId = headers['idempotency-key'];
    if (attemptId === undefined) throw new Problem('idempotency_key_missing');
    const claim = await claimAttempt(ctx, attemptId, body, customerIdOf(caller));
    if (claim.outcome === 'answered') return { status: 201, body: claim.answer };
    const booking = await settleAttempt(ctx, attemptId);
    if (booking !== null) return { status: 201, body: booking };
    return { status: 202, body: pending(attemptId, 'claimed') };
  });

  mount(app, door, 'readAttempt', endpoints.readAttempt, async ({ params }) => {
    const attempt = await findAttempt(ctx.db, params.attemptId);
    if (attempt === undefined || attempt.state === 'issued') throw new Problem('attempt_not_found');
    const answer = attempt.answer as Booking | null;
    if (answer !== null) return { status: 200, body: answer };
    return { status: 202, body: pending(attempt.id, attempt.state) };
  });

  mount(app, door, 'saveDraftDetails', endpoints.saveDraftDetails, async ({ params, body }) => {
    if (!(await updateDraftDetails(ctx.db, params.draftId, body))) {
      throw new Problem('draft_not_found');
    }
    return { status: 200, body: { saved: true as const } };
  });
  mount(app, door, 'paymentWebhook', endpoints.paymentWebhook, async () => {
    throw new Problem('temporarily_unavailable');
  });
  mount(app, door, 'cancelShipment', endpoints.cancelShipment, async () => {
    throw new Problem('temporarily_unavailable');
  });
  mount(app, door, 'activateShipment', endpoints.activateShipment, async () => {
    throw new Problem('temporarily_unavailable');
  });
  mount(app, door, 'resendActivationCode', endpoints.resendActivationCode, async () => {
    throw new Problem('temporarily_unavailable');
  });

  mount(app, door, 'readReceipt', endpoints.readReceipt, async ({ params }) => ({
    status: 200,
    body: await readReceipt(ctx, params.receiptId),
  }));
}

function customerIdOf(caller: Caller): string | null {
  return caller.kind === 'customer' ? caller.customerId : null;
}

function pending(attemptId: string, state: Booking['state']) {
  return { attemptId, state, statusUrl: `/api/attempts/${attemptId}`, nextAction: null };
}
