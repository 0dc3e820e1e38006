import type { Booking, Draft, GoodsItem, Receipt } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { answered, bookingRequest, makeDraft, postBooking } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

const BOOKS: GoodsItem = {
  description: 'Printed books',
  quantity: 4,
  weightGrams: 8_400,
  valueCents: 250_000,
  originCountry: null,
  hsCode: '',
};

async function insuredCents(draft: Draft, declaredValueCents: number): Promise<number> {
  const answer = await server.app.inject(
    `/api/drafts/${draft.id}?declaredValueCents=${declaredValueCents}`,
  );
  const { charges } = answered(answer, 200).json<Draft>();
  const offer = charges.find(({ method, insured }) => method === 'cod' && insured);
  return offer?.charges.totalCents ?? 0;
}

describe('an insured booking', () => {
  it('costs one percent of the declared value, printed with the goods on its receipt', async () => {
    const draft = await makeDraft(server);
    const { totalCents } = bookingRequest(draft).expected;
    const insured = await insuredCents(draft, BOOKS.valueCents);
    // 25.00, and 20 % of it for paying on delivery
    expect(insured - totalCents).toBe(3_000);
    const request = bookingRequest(draft, { insured: true, items: [BOOKS] });
    const answer = await postBooking(server, draft, {
      ...request,
      expected: { ...request.expected, totalCents: insured },
    });
    const { receiptId } = answered(answer, 201).json<Booking>();
    const receipt = await server.app.inject(`/api/receipts/${receiptId}`);
    const { charges, items } = receipt.json<Receipt>();
    expect(items).toEqual([BOOKS]);
    expect(charges.totalCents).toBe(insured);
    expect(charges.lines.find(({ kind }) => kind === 'insurance')?.cents).toBe(2_500);
  });

  it('is refused without a value', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { insured: true });
    expect((await postBooking(server, draft, request)).json()).toMatchObject({
      code: 'declared_value_missing',
    });
    const worthless = { ...request, items: [{ ...BOOKS, valueCents: 0 }] };
    expect((await postBooking(server, draft, worthless)).json()).toMatchObject({
      code: 'declared_value_missing',
    });
  });

  it('of another value than was priced is told the price of that value', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { insured: true, items: [BOOKS] });
    const answer = await postBooking(server, draft, request);
    expect(answer.json()).toMatchObject({
      code: 'price_changed',
      details: { charges: { totalCents: await insuredCents(draft, BOOKS.valueCents) } },
    });
  });

  it('pays up to the limit and costs no more above it', async () => {
    const draft = await makeDraft(server);
    expect(await insuredCents(draft, 500_000)).toBe(await insuredCents(draft, 90_000_000));
  });
});

describe('a booking without insurance', () => {
  it('takes goods without a value, and none at all', async () => {
    for (const items of [[], [{ ...BOOKS, valueCents: 0 }]]) {
      const draft = await makeDraft(server);
      const answer = await postBooking(server, draft, bookingRequest(draft, { items }));
      expect(answer.statusCode, answer.body).toBe(201);
    }
  });
});
