import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertBooked, postAt } from '../../../testing/books.ts';
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

describe('the lines of a statement', () => {
  const bookIn = (customerId: string, ym: string, cents: number) =>
    insertBooked(server.owner.db, { customerId, at: `${ym}-20T12:00:00Z`, cents });
  const closeMonth = (ym: string) => worker.runJob('close_month', { ym, after: null });

  it('are read by cursor, each once, and add up to the statement', async () => {
    const shop = await seatProgram(server, ['billing:read']);
    const booked = [];
    for (const cents of [900, 1_100, 1_300]) {
      booked.push(await bookIn(shop.customerId, '2026-03', cents));
    }
    const [first] = booked;
    await sql`UPDATE shipments SET order_reference = 'ORDER-7' WHERE id = ${first?.id}`.execute(
      server.owner.db,
    );
    await closeMonth('2026-03');
    const lines: { shipmentId: string; amountCents: number }[] = [];
    for (let cursor = ''; ;) {
      const page = await get(`/statements/2026-03/lines?limit=2${cursor}`, shop.headers);
      expect(page.statusCode).toBe(200);
      lines.push(...page.json().data);
      const { nextCursor } = page.json();
      if (nextCursor === null) break;
      expect(page.headers['link']).toContain(`cursor=${nextCursor}`);
      cursor = `&cursor=${nextCursor}`;
    }
    expect(lines.map(({ shipmentId }) => shipmentId)).toEqual(
      booked.map(({ id }) => id).toSorted(),
    );
    const [statement] = (await get('/statements', shop.headers)).json().data;
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
      statement.amountCents,
    );
    expect(lines.find(({ shipmentId }) => shipmentId === first?.id)).toEqual({
      object: 'statement_line',
      mode: 'live',
      shipmentId: first?.id,
      trackingNumber: expect.stringMatching(/^WP/),
      reference: 'ORDER-7',
      service: 'express',
      bookedAt: '2026-03-20T12:00:00.000Z',
      paper: { kind: 'invoice', number: statement.papers[0].number },
      corrects: [],
      chargedCents: 900,
      creditedCents: 0,
      amountCents: 900,
      taxCode: 'none',
      taxRatePerMille: 0,
      taxCents: 0,
      currency: 'EUR',
      onAccount: false,
      openCents: 900,
    });
  });

  it('name the invoice that a credit corrects, and owe nothing once the shipment is paid', async () => {
    const shop = await seatProgram(server, ['billing:read']);
    const charged = await bookIn(shop.customerId, '2026-04', 7_700);
    await postAt(server.owner.db, charged, 'capture', '2026-04-20T13:00:00Z');
    await closeMonth('2026-04');
    await postAt(server.owner.db, charged, 'refund', '2026-05-02T12:00:00Z');
    await closeMonth('2026-05');
    const [invoiced] = (await get('/statements/2026-04/lines', shop.headers)).json().data;
    expect(invoiced).toMatchObject({ amountCents: 7_700, openCents: 0, corrects: [] });
    const [credited] = (await get('/statements/2026-05/lines', shop.headers)).json().data;
    expect(credited).toMatchObject({
      shipmentId: charged.id,
      chargedCents: 0,
      creditedCents: 7_700,
      amountCents: -7_700,
      paper: { kind: 'credit_note' },
      corrects: [invoiced.paper.number],
    });
  });

  it('are not found for a month without a statement or of another account', async () => {
    const [shop, other] = [await seatProgram(server), await seatProgram(server)];
    await bookIn(shop.customerId, '2026-06', 500);
    await closeMonth('2026-06');
    const answers = [
      await get('/statements/2026-06/lines', other.headers),
      await get('/statements/2025-06/lines', shop.headers),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 404, code: 'statement_not_found' });
    }
    const malformed = await get('/statements/2026-13/lines', shop.headers);
    expect(malformed.json()).toMatchObject({ status: 400, code: 'invalid_request' });
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
