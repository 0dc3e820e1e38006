import type { Quote, TariffDocument, TariffLine, TariffProposal } from '@waypost/contract';
import { type Tariff, tariffVersion2 } from '@waypost/domain/rates';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { FREIGHT_QUOTE, PARCEL_QUOTE, post } from '../../../testing/builders.ts';
import {
  type Authenticator,
  enrolSecondFactor,
  registerStaff,
  type TestStaff,
} from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { priceQuote, readTariffInForce } from '../quotes/index.ts';
import { sampleStatement, selectSample } from './last-quotes.queries.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PATH = '/api/admin/tariffs';
const { version: IN_FORCE, ...first } = tariffVersion2;

let finance: TestStaff;
let authenticator: Authenticator;
beforeAll(async () => {
  finance = await registerStaff(server, 'finance');
  authenticator = await enrolSecondFactor(server, finance);
});

function dearer(fuelRate: string): TariffDocument {
  return { ...first, checkout: { ...first.checkout, fuelRate } };
}

const propose = (tariff: object, basedOn = IN_FORCE) =>
  finance.browser.post(`${PATH}/proposals`, { basedOn, tariff });

async function proposed(tariff: object, basedOn = IN_FORCE): Promise<TariffProposal> {
  const answer = await propose(tariff, basedOn);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { id } = answer.json<TariffProposal>();
  await worker.runJobs();
  return (await finance.browser.get(`${PATH}/proposals/${id}`)).json<TariffProposal>();
}

const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000).toISOString();

async function publish(id: string, change: object = {}) {
  return finance.browser.post(`${PATH}/proposals/${id}/publish`, {
    effectiveFrom: IN_AN_HOUR(),
    reason: 'Fuel is dearer',
    secondFactor: await authenticator.nextCode(),
    ...change,
  });
}

const quoteOf = async (request: object) =>
  (await post(server, '/api/shipments/quote', request)).json<Quote>();

const listed = async () =>
  (await finance.browser.get(PATH)).json<{ tariffs: TariffLine[] }>().tariffs;

describe('a proposed tariff', () => {
  it('is previewed with last month’s quotes, against the version it is based on', async () => {
    const [parcel, freight] = [await quoteOf(PARCEL_QUOTE), await quoteOf(FREIGHT_QUOTE)];
    const { preview, previewState } = await proposed(dearer('0.24'));
    expect(previewState).toBe('done');
    const quotes = [parcel, freight];
    const beforeCents = quotes.reduce((sum, { dueByCard }) => sum + dueByCard.totalCents, 0);
    const under = { version: IN_FORCE, ...dearer('0.24') };
    const afterCents = quotes
      .map(({ request }) => priceQuote(under, request).dueByCard.totalCents)
      .reduce((sum, cents) => sum + cents, 0);
    expect(preview).toMatchObject({ quotesMade: 2, sampledOneIn: 1, refused: 0, falls: [] });
    expect(preview?.all).toEqual({ quotes: 2, beforeCents, afterCents });
    expect(preview?.lanes.map(({ lane }) => lane).toSorted()).toEqual(['DE-FR', 'DE-GH']);
    expect(preview?.rises.map(({ service }) => service)).toEqual(['sea', 'standard']);
  });

  it('raises and lowers no price when it is the same as the published one', async () => {
    const { preview } = await proposed(first);
    expect(preview).toMatchObject({ rises: [], falls: [], refused: 0 });
    expect(preview?.all.afterCents).toBe(preview?.all.beforeCents);
  });

  it('is refused when it is malformed or cannot price the largest shipment', async () => {
    const wrong = (parcel: object) => ({ ...first, parcel: { ...first.parcel, ...parcel } });
    for (const tariff of [
      {},
      wrong({ surchargeRate: '-0.1' }),
      wrong({ surchargeRate: 0.12 }),
      wrong({ minimumTotal: '0' }),
      wrong({ volumetricDivisor: 0 }),
      { ...first, checkout: { ...first.checkout, tax: { code: 'vat', ratePerMille: 210 } } },
    ]) {
      expect((await propose(tariff)).statusCode).toBe(400);
    }
    const large = wrong({ otherCountry: { base: '18', perKg: '520000' } });
    for (const tariff of [large, { ...first, currency: 'USD' }]) {
      expect((await propose(tariff)).json()).toMatchObject({ code: 'tariff_beyond_bounds' });
    }
    expect((await propose(first, 999)).json()).toMatchObject({ code: 'tariff_not_found' });
  });
});

describe('publishing a tariff', () => {
  it('requires the second factor, a preview and a time in the future', async () => {
    const { id } = (await propose(dearer('0.13'))).json<TariffProposal>();
    expect((await publish(id)).json()).toMatchObject({ code: 'tariff_preview_missing' });
    await worker.runJobs();
    const body = { effectiveFrom: IN_AN_HOUR(), reason: 'Fuel' };
    const bare = await finance.browser.post(`${PATH}/proposals/${id}/publish`, body);
    expect(bare.json()).toMatchObject({ code: 'second_factor_needed' });
    for (const seconds of [-1, 30]) {
      const effectiveFrom = new Date(Date.now() + seconds * 1_000).toISOString();
      expect((await publish(id, { effectiveFrom })).json()).toMatchObject({
        code: 'tariff_moment_past',
      });
    }
  });

  it('creates the next version once, which can be withdrawn until it takes effect', async () => {
    const [one, other] = [await proposed(dearer('0.14')), await proposed(dearer('0.15'))];
    const published = (await publish(one.id)).json<TariffLine>();
    expect(published).toMatchObject({ state: 'coming', publishedBy: 'Grace Staff' });
    expect((await publish(one.id)).json()).toMatchObject({ version: published.version });
    expect((await publish(other.id)).json()).toMatchObject({ code: 'tariff_changed' });
    expect((await listed()).find(({ version }) => version === IN_FORCE)).toMatchObject({
      state: 'in_force',
      effectiveUntil: published.effectiveFrom,
    });
    const current = await server.app.inject('/api/tariffs/current');
    expect(current.json()).toMatchObject({
      version: IN_FORCE,
      effectiveUntil: published.effectiveFrom,
    });

    const withdraw = (version: number) =>
      finance.browser.post(`${PATH}/${version}/withdraw`, { reason: 'Fuel is cheaper' });
    expect((await withdraw(published.version)).json()).toMatchObject({
      state: 'withdrawn',
      withdrawal: { by: 'Grace Staff', reason: 'Fuel is cheaper' },
    });
    expect((await withdraw(IN_FORCE)).json()).toMatchObject({ code: 'tariff_in_force' });
    const { rows } = await sql`SELECT action FROM audit_log
      WHERE subject = ${`tariff:${published.version}`} ORDER BY id`.execute(server.owner.db);
    expect(rows).toEqual([{ action: 'tariff.publish' }, { action: 'tariff.withdraw' }]);
  });
});

describe('the moment a tariff takes effect', () => {
  it('is exact to the millisecond, and quotes keep the version they were priced by', async () => {
    const before = await quoteOf(PARCEL_QUOTE);
    const [newest] = await listed();
    const version = (newest?.version ?? 0) + 1;
    const data: Tariff = { version, ...dearer('0.5') };
    const moment = new Date('2026-06-01T12:00:00.000Z');
    await sql`INSERT INTO tariffs (version, effective_from, data)
      VALUES (${version}, ${moment}, ${JSON.stringify(data)}::jsonb)`.execute(server.owner.db);
    const inForceAt = async (ms: number) =>
      (
        await readTariffInForce(
          server.ctx.db,
          sql<Date>`${new Date(moment.getTime() + ms)}::timestamptz`,
        )
      ).version;
    expect([await inForceAt(-1), await inForceAt(0), await inForceAt(1)]).toEqual([
      IN_FORCE,
      version,
      version,
    ]);
    const after = await quoteOf(PARCEL_QUOTE);
    expect([before.tariffVersion, after.tariffVersion]).toEqual([IN_FORCE, version]);
    expect(after.dueByCard.totalCents).toBeGreaterThan(before.dueByCard.totalCents);

    const draft = await post(server, '/api/drafts', {
      quoteId: before.id,
      recipientEmail: 'rosa@example.org',
      recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
    });
    const [byCard] = draft.json<{ charges: { charges: { totalCents: number } }[] }>().charges;
    expect(byCard?.charges.totalCents).toBe(before.dueByCard.totalCents);

    const again = await proposed(dearer('0.5'), version);
    expect(again.preview?.all.afterCents).toBe(again.preview?.all.beforeCents);
  });

  it('makes a version unchangeable, even for the database owner', async () => {
    for (const change of ["data = '{}'", 'withdrawn_at = now()', 'effective_from = now()']) {
      const statement = sql.raw(`UPDATE tariffs SET ${change} WHERE version = 1`);
      await expect(statement.execute(server.owner.db)).rejects.toThrow('does not change');
    }
  });
});

describe('the sample of last month’s quotes', () => {
  it('is read along an index, every nth quote once', async () => {
    await sql`INSERT INTO quotes (id, shard, tariff_version, request, result, valid_until, created_at)
      SELECT gen_random_uuid(), 0, 1, q.request, q.result, now(), now() - n * interval '1 minute'
      FROM (SELECT * FROM quotes ORDER BY created_at LIMIT 1) q, generate_series(1, 20000) n`.execute(
      server.owner.db,
    );
    await sql`ANALYZE quotes`.execute(server.owner.db);
    const sample = { until: new Date(), oneIn: 4, steps: 1_000 };
    const oldest = {
      createdAt: '2026-01-01T00:00:00Z',
      id: '00000000-0000-0000-0000-000000000000',
    };
    const explained = await sql`EXPLAIN ${sampleStatement({ ...sample, after: oldest })}`.execute(
      server.owner.db,
    );
    expect(JSON.stringify(explained.rows)).toContain('quotes_created');
    expect(JSON.stringify(explained.rows)).not.toContain('Seq Scan on quotes');
    let [taken, walks] = [0, 0];
    for (let after: typeof oldest | null = oldest; after !== null; walks += 1) {
      const { quotes, next } = await selectSample(server.owner.db, { ...sample, after });
      taken += quotes.length;
      after = next;
    }
    expect(walks).toBe(21);
    // a quarter of 20,000, give or take six deviations
    expect(taken).toBeGreaterThan(4_600);
    expect(taken).toBeLessThan(5_400);
  });
});
