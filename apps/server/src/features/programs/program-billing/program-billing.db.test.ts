import { describe, expect, it } from 'vitest';
import { insertBooked } from '../../../testing/books.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

function get(url: string, headers: Record<string, string>) {
  return server.app.inject({ url: `/api/v1${url}`, headers });
}

describe('the statements of a program', () => {
  it('are listed by cursor, and their papers are read by month', async () => {
    const [shop, other] = [await seatProgram(server), await seatProgram(server)];
    for (const ym of ['2026-01', '2026-02']) {
      const booked = { customerId: shop.customerId, at: `${ym}-20T12:00:00Z`, cents: 900 };
      await insertBooked(server.owner.db, booked);
      await worker.runJob('close_month', { ym, after: null });
    }
    const first = await get('/statements?limit=1', shop.headers);
    expect(first.json().data).toMatchObject([
      {
        object: 'statement',
        id: '2026-02',
        mode: 'live',
        amountCents: 900,
        papers: [{ file: 'invoice.pdf' }, { file: 'invoice.xml' }],
      },
    ]);
    const next = await get(`/statements?cursor=${first.json().nextCursor}`, shop.headers);
    expect(next.json()).toMatchObject({ data: [{ id: '2026-01' }], nextCursor: null });
    const paper = await get('/statements/2026-01/invoice.xml', shop.headers);
    expect(paper.statusCode).toBe(200);
    expect(paper.headers['content-type']).toContain('application/xml');
    const foreign = await get('/statements/2026-01/invoice.xml', other.headers);
    expect(foreign.json()).toMatchObject({ status: 404, code: 'statement_not_found' });
  });
});

describe('the balance of a program', () => {
  it('is what the account owes and may still book', async () => {
    const shop = await seatProgram(server, ['billing:read']);
    expect((await get('/balance', shop.headers)).json()).toMatchObject({
      object: 'balance',
      limitCents: 0,
      leftCents: 0,
    });
    await giveCredit(server, shop.customerId, 5_000);
    expect((await get('/balance', shop.headers)).json()).toMatchObject({
      currency: 'EUR',
      limitCents: 5_000,
      owedCents: 0,
      leftCents: 5_000,
    });
  });
});
