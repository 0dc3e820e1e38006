import type { Booking, Draft, Receipt } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookingRequest, makeDraft, postBooking } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function eraseAfterADay() {
  await sql`UPDATE drafts SET created_at = now() - interval '25 hours'`.execute(server.owner.db);
  await worker.runJob('erase_drafts', {});
}

async function draftRow(id: string) {
  return server.owner.db
    .selectFrom('drafts')
    .select(['recipientEmail', 'recipientAddress', 'details'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function bookDraft(draft: Draft): Promise<Booking> {
  return (await postBooking(server, draft, bookingRequest(draft))).json<Booking>();
}

describe('erasing drafts after a day', () => {
  it('deletes abandoned drafts, and removes the recipient from booked ones', async () => {
    const [abandoned, booked] = [await makeDraft(server), await makeDraft(server)];
    await bookDraft(booked);
    await eraseAfterADay();
    expect(await draftRow(abandoned.id)).toBeUndefined();
    expect(await draftRow(booked.id)).toEqual({
      recipientEmail: '',
      recipientAddress: '',
      details: null,
    });
  });

  it('leaves the receipt of a cancelled booking cancelled', async () => {
    const draft = await makeDraft(server);
    const booking = await bookDraft(draft);
    await sql`UPDATE shipments SET booked_at = now() - interval '25 hours'
      WHERE id = ${booking.id}`.execute(server.owner.db);
    await worker.runJob('expire_holds', {});
    await worker.runJobs();
    await eraseAfterADay();
    const receipt = await server.app.inject(`/api/receipts/${booking.receiptId}`);
    expect(receipt.json<Receipt>().paymentState).toBe('cancelled');
  });

  it('keeps the recipient of a booking that is still being paid', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, {
      paymentMethod: 'card',
      paymentMethodId: 'pm_card_authenticationRequired',
    });
    expect((await postBooking(server, draft, request)).statusCode).toBe(202);
    await eraseAfterADay();
    expect(await draftRow(draft.id)).toMatchObject({ recipientEmail: draft.recipientEmail });
  });

  it('drains more than one batch in one run', async () => {
    const { quote } = await makeDraft(server);
    await sql`INSERT INTO drafts (id, shard, quote_id, recipient_email, recipient_address)
      SELECT 'old-' || nr, shard, id, 'a@example.org', 'x' FROM quotes, generate_series(1, 2300) nr
      WHERE id = ${quote.id}`.execute(server.owner.db);
    await eraseAfterADay();
    const left = await sql<{ count: string }>`
      SELECT count(*) FROM drafts WHERE id LIKE 'old-%'`.execute(server.owner.db);
    expect(Number(left.rows[0]?.count)).toBe(0);
  });

  it('finds due drafts by an index without booked drafts', async () => {
    const { rows } = await sql<{ definition: string }>`
      SELECT indexdef AS definition FROM pg_indexes WHERE indexname = 'drafts_to_erase'`.execute(
      server.owner.db,
    );
    expect(rows[0]?.definition).toContain("WHERE (recipient_email <> ''::text)");
  });
});
