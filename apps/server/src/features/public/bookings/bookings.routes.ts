import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { activateShipment, resendActivationCode } from './activate-shipment.ts';
import { findAttempt, stopWaitingForPayer } from './attempts.queries.ts';
import { cancelAsShipper } from './cancel-shipment.ts';
import { claimAttempt } from './claim-attempt.ts';
import { createDraft, readDraft } from './create-draft.ts';
import { createDraftLimits } from './draft-limits.ts';
import { updateDraftDetails } from './drafts.queries.ts';
import { readReceipt } from '../../core/receipts/index.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { settleInTime } from './settle-in-time.ts';
import { type Standing, standingOf } from './standing.ts';

export async function bookingsRoutes({ mount, scope }: Api, ctx: Ctx): Promise<void> {
  const limits = createDraftLimits(ctx);

  mount(
    'createDraft',
    { anyone: true, customerIfPresent: true, key: 'shipments:write' },
    async (call) => {
      await limits.takeDraft(call.caller, call.clientAddress);
      return { status: 201, body: await createDraft(ctx, call.body, call.caller) };
    },
  );

  mount('readDraft', { anyone: true }, async ({ params, query }) => ({
    status: 200,
    body: await readDraft(ctx, params.draftId, query.declaredValueCents),
  }));

  mount('saveDraftDetails', { anyone: true }, async (call) => {
    const { draftId } = call.params;
    await limits.takeSave(draftId, call.clientAddress);
    if (!(await updateDraftDetails(ctx.db, draftId, call.body))) {
      throw new Problem('draft_not_found');
    }
    return { status: 200, body: { saved: true as const } };
  });

  mount(
    'bookShipment',
    { anyone: true, customerIfPresent: true, key: 'shipments:write' },
    async (call) => {
      // the whole request answers within 8 s, whatever the provider does
      const deadlineAt = Date.now() + ctx.config.PAYMENT_DEADLINE_MS;
      const attemptId = call.headers['idempotency-key'];
      if (attemptId === undefined) throw new Problem('idempotency_key_missing');
      const booker = {
        customerId: customerIdOf(call.caller),
        keyId: call.caller.kind === 'customer' ? (call.caller.key?.id ?? null) : null,
        clientAddress: call.clientAddress,
        locale: languageOf(call.request),
      };
      const standing =
        (await claimAttempt(ctx, attemptId, call.body, booker)) ??
        (await settleInTime(ctx, attemptId, deadlineAt));
      if (standing.kind === 'pending') return { status: 202, body: standing.pending };
      return { status: 201, body: bookingOf(standing) };
    },
  );

  mount('readAttempt', { anyone: true }, async ({ params }) => {
    const attempt = await findAttempt(ctx.db, params.attemptId);
    if (attempt === undefined || attempt.state === 'issued') throw new Problem('attempt_not_found');
    const standing = standingOf(attempt);
    if (standing.kind === 'pending') return { status: 202, body: standing.pending };
    return { status: 200, body: bookingOf(standing) };
  });

  mount('giveUpAttempt', { anyone: true }, async ({ params }) => {
    const deadlineAt = Date.now() + ctx.config.PAYMENT_DEADLINE_MS;
    const attempt = await findAttempt(ctx.db, params.attemptId);
    if (attempt === undefined || attempt.state === 'issued') throw new Problem('attempt_not_found');
    await stopWaitingForPayer(ctx.db, attempt.id);
    const standing = await settleInTime(ctx, attempt.id, deadlineAt);
    if (standing.kind === 'pending') return { status: 202, body: standing.pending };
    return { status: 200, body: bookingOf(standing) };
  });

  mount('readReceipt', { anyone: true }, async ({ params, request }) => ({
    status: 200,
    body: await readReceipt(ctx, params.receiptId, languageOf(request)),
  }));

  mount('cancelShipment', { party: 'known', key: 'shipments:write' }, async (call) => {
    await cancelAsShipper(ctx, call.caller, call.params.ref);
    return { status: 200, body: { message: saying(call.request, 'shipmentCancelled') } };
  });

  mount('activateShipment', { anyone: true }, async ({ params, body, request }) => {
    await activateShipment(ctx, params.receiptId, body.code);
    const receipt = await readReceipt(ctx, params.receiptId, languageOf(request));
    return { status: 200, body: receipt };
  });

  mount('resendActivationCode', { anyone: true }, async ({ params, clientAddress }) => {
    await resendActivationCode(ctx, params.receiptId, clientAddress);
    return { status: 200, body: { sent: true as const } };
  });

  await scope((own) => {
    // the signature is over the raw bytes
    own.app.removeContentTypeParser('application/json');
    own.app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    own.mount('paymentWebhook', { anyone: true }, async ({ headers, request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveWebhook(ctx, body, headers['stripe-signature'] ?? '', request.isHop);
      return { status: 200, body: { received: true as const } };
    });
  });
}

function bookingOf(standing: Exclude<Standing, { kind: 'pending' }>) {
  if (standing.kind === 'booked') return standing.booking;
  // without the provider's reason, which is for staff: it would tell a tester of cards what is wrong with one
  throw new Problem(standing.refusal.code);
}

function customerIdOf(caller: Caller): string | null {
  return caller.kind === 'customer' ? caller.customerId : null;
}
