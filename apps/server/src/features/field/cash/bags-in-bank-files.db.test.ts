import { randomUUID } from 'node:crypto';
import type { BankLine } from '@waypost/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { post } from '../../../testing/builders.ts';
import { insertFieldDevice, insertHub } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { postLedger } from '../../core/ledger/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let finance: TestStaff;
let hubId: string;
let cashier: Awaited<ReturnType<typeof insertFieldDevice>>;

beforeAll(async () => {
  finance = await registerStaff(server, 'finance');
});

beforeEach(async () => {
  hubId = await insertHub(server);
  cashier = await insertFieldDevice(server, { kind: 'hub', rights: ['hub', 'cash'], hubId });
});

const eur = (cents: number) => [{ currency: 'EUR', cents }];

/** A bag that is on its way to the bank. */
async function seal(cents: number, number = `SEAL ${randomUUID().slice(0, 8)}`) {
  await inTransaction(server.ctx.db, (tx) =>
    postLedger(tx, {
      effectKey: `planted:${randomUUID()}`,
      shard: 0,
      shipmentId: null,
      currency: 'EUR',
      entries: [
        { account: 'cash_at_hub', holder: `hub:${hubId}`, amountCents: cents },
        { account: 'cash_losses', amountCents: -cents },
      ],
    }),
  );
  const depositId = randomUUID();
  const bag = { depositId, seal: number, amounts: eur(cents) };
  const headers = { ...cashier.headers, origin: server.ctx.config.PUBLIC_ORIGIN };
  expect((await post(server, '/api/field/cash/deposits', bag, headers)).statusCode).toBe(201);
  return { depositId, seal: number };
}

const receive = (depositId: string, cents: number) =>
  finance.browser.post(`/api/admin/money/cash/deposits/${depositId}/received`, {
    amounts: eur(cents),
  });

/** A file of the bank with one line, which the worker has matched where it could. */
async function bankSays(text: string, cents: number): Promise<BankLine> {
  const file = `Date,Amount,Text\n2026-11-16,${(cents / 100).toFixed(2)},${text} ${randomUUID()}\n`;
  const id = randomUUID();
  const answer = await finance.browser.put(`/api/admin/bank-files/${id}`, Buffer.from(file), {
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'november.csv' },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await worker.runJobs();
  for (const state of ['matched', 'unknown', 'doubtful']) {
    const path = `/api/admin/bank-lines?state=${state}&file=${id}`;
    const [line] = (await finance.browser.get(path)).json<{ lines: BankLine[] }>().lines;
    if (line !== undefined) return line;
  }
  throw new Error('the line is nowhere');
}

const decide = (lineId: string, reference: string) =>
  finance.browser.post(`/api/admin/bank-lines/${lineId}/decision`, { decision: 'pays', reference });

const ACCOUNTS = ['bank', 'unmatched_transfers', 'cash_in_transit', 'cash_difference'] as const;
type Sums = Record<(typeof ACCOUNTS)[number], number>;

async function sums(): Promise<Sums> {
  const { rows } = await sql<{ account: (typeof ACCOUNTS)[number]; cents: number }>`
    SELECT a.account, coalesce(sum(e.amount_cents), 0)::float8 AS cents
    FROM unnest(${[...ACCOUNTS]}::text[]) AS a (account)
    LEFT JOIN ledger_entries e ON e.account::text = a.account GROUP BY a.account`.execute(
    server.owner.db,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents])) as Sums;
}

async function added(since: Sums): Promise<Sums> {
  const now = await sums();
  return Object.fromEntries(ACCOUNTS.map((each) => [each, now[each] - since[each]])) as Sums;
}

const NOTHING: Sums = { bank: 0, unmatched_transfers: 0, cash_in_transit: 0, cash_difference: 0 };

describe('a bag in a file of the bank', () => {
  it('is in the bank once, whichever of the two comes first', async () => {
    const before = await sums();
    const first = await seal(5_000);
    await receive(first.depositId, 5_000);
    const line = await bankSays(`Cash deposit ${first.seal.toLowerCase()}`, 5_000);
    expect(line).toMatchObject({ state: 'matched', bag: { seal: first.seal } });
    expect(await added(before)).toEqual({ ...NOTHING, bank: 5_000 });

    const second = await seal(7_000);
    expect(await bankSays(`Bag ${second.seal}`, 7_000)).toMatchObject({ state: 'matched' });
    expect(await added(before)).toEqual({ ...NOTHING, bank: 12_000 });
    expect((await receive(second.depositId, 7_000)).statusCode).toBe(200);
    expect((await receive(second.depositId, 6_000)).statusCode).toBe(409);
    expect(await added(before)).toEqual({ ...NOTHING, bank: 12_000 });
  });

  it('is not found by its amount alone, nor by a seal that is part of another number', async () => {
    await seal(3_333, '175');
    expect(await bankSays('Reference 91750', 3_333)).toMatchObject({ state: 'unknown' });
    expect(await bankSays('Cash', 3_333)).toMatchObject({ state: 'unknown', bag: null });
    expect(await bankSays('Bag 175', 3_332)).toMatchObject({ state: 'unknown' });
  });

  it('in which the bank counted less is decided by a person, and the rest is a difference of the hub', async () => {
    const before = await sums();
    const bag = await seal(2_000);
    const line = await bankSays(bag.seal, 1_900);
    expect(line.state).toBe('unknown');
    expect((await decide(line.id, 'SEAL unknown')).json()).toMatchObject({
      code: 'shipment_not_found',
    });
    expect((await decide(line.id, bag.seal)).json()).toEqual({ state: 'matched' });
    expect(await added(before)).toEqual({ ...NOTHING, bank: 1_900, cash_difference: 100 });
    const twin = await bankSays(bag.seal, 1_900);
    expect(twin.state).toBe('unknown');
    expect((await decide(twin.id, bag.seal)).json()).toMatchObject({ code: 'shipment_not_found' });
  });

  it('is not matched when it was received with another amount', async () => {
    const bag = await seal(2_000);
    await receive(bag.depositId, 2_000);
    const line = await bankSays(bag.seal, 1_500);
    expect((await decide(line.id, bag.seal)).json()).toMatchObject({ code: 'amount_differs' });
  });

  it('leaves the bank with what it counted, however bags and files come in', async () => {
    const bagOf = fc.record({
      sealed: fc.integer({ min: 100, max: 9_000 }),
      missing: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 })),
      /** In this order; a bag may be only received, only in a file, neither, or both. */
      steps: fc.constantFrom<('receive' | 'file')[]>(
        ['receive', 'file'],
        ['file', 'receive'],
        ['receive'],
        ['file'],
        [],
      ),
      isNamed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(bagOf, { minLength: 1, maxLength: 4 }), async (bags) => {
        const before = await sums();
        const truth = { ...NOTHING };
        for (const { sealed, missing, steps, isNamed } of bags) {
          const bag = await seal(sealed);
          const counted = sealed - missing;
          for (const step of steps) {
            if (step === 'receive') await receive(bag.depositId, counted);
            else {
              const line = await bankSays(isNamed ? bag.seal : 'cash', counted);
              if (line.state !== 'matched') await decide(line.id, bag.seal);
            }
          }
          const isThere = steps.length > 0;
          truth.bank += isThere ? counted : 0;
          truth.cash_difference += isThere ? missing : 0;
          truth.cash_in_transit += isThere ? 0 : sealed;
        }
        expect(await added(before)).toEqual(truth);
      }),
      { numRuns: 8 },
    );
  });
});
