import { randomUUID } from 'node:crypto';
import { type OwnUpload, TERMS_VERSION } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { carryClosedMonths } from './features/customer/billing/months.queries.ts';
import { cash } from './features/field/cash/index.ts';
import { postCollectedQueue } from './features/core/scans/index.ts';
import { refuseWhileUnposted } from './features/staff/collections/refuse-while-unposted.ts';
import { bankFiles } from './features/staff/bank-files/index.ts';
import { refuseOldMap } from './features/staff/restores/refuse-old-map.ts';
import { migrateDatabase } from './migrate-database.ts';
import { bringRows } from './platform/cells/moving/bring-rows.ts';
import { guardShards, readClosedShards } from './platform/cells/moving/closed-shards.queries.ts';
import { moveShard } from './platform/cells/moving/move-shard.ts';
import { MoveTaken } from './platform/cells/moving/moves.queries.ts';
import { clearRestored, runMove } from './run-move.ts';
import { answered } from './testing/builders.ts';
import { giveCredit } from './testing/credit.ts';
import { seatCustomer } from './testing/people.ts';
import { urlOf } from './testing/scratch-database.ts';
import { copyRows, type TestCell } from './testing/test-cells.ts';
import { testConfig } from './testing/test-config.ts';
import { bookIn, count, useTestMoves } from './testing/test-moves.ts';

const { a, b, workers, access, asked, isOurs, learnMap, beginMove } = useTestMoves(2);

async function run(cell: TestCell, statement: string): Promise<unknown[]> {
  const { rows } = await sql`${sql.raw(statement)}`.execute(cell.owner.db);
  return rows;
}

/** The first column of the first row. */
async function read(cell: TestCell, statement: string): Promise<unknown> {
  const [row] = await run(cell, statement);
  return row === undefined ? undefined : Object.values(row as object)[0];
}

const closeIn = (cell: TestCell, shard: number) =>
  run(
    cell,
    `INSERT INTO closed_shards (shard, state, mover) VALUES (${shard}, 'closed', gen_random_uuid())`,
  );

describe('a shard in another cell', () => {
  const [both, alone] = ['both@people.example', 'alone@people.example'];
  const hash = (address: string) => `sha256('${address}')`;
  const ORDERS = Buffer.from(`Order no,Service,From,To,Weight (kg),Recipient,Email,Address
1,Standard,"Berlin, Germany","Paris, France",2,Rosa,rosa@people.example,5 Rue de Rivoli
2,Standard,"Berlin, Germany","Paris, France",2,Rosa,rosa@people.example,5 Rue de Rivoli`);
  const [upload, bankFile, bankLine] = [randomUUID(), randomUUID(), randomUUID()];
  let customer: Awaited<ReturnType<typeof seatIn>>;
  let shipment: Awaited<ReturnType<typeof bookIn>>;
  let document: string;
  let frozen: Parameters<typeof bringRows>[0];

  async function seatIn(shard: number) {
    for (;;) {
      const seated = await seatCustomer(a);
      const { id } = seated;
      if ((await count(a, 'customers', `id = '${id}' AND shard = ${shard}`)) === 1) return seated;
    }
  }

  const api = (id: string, part = '') => `/api/users/me/uploads/${id}${part}`;
  const putOrders = (id: string) =>
    customer.browser.put(api(id), ORDERS, {
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'orders.csv' },
    });

  /** Everything that a cell can know about an address, each with the `locale` as a mark. */
  const know = (cell: TestCell, shard: number, address: string, locale: string, on: string) =>
    run(
      cell,
      `WITH l AS (INSERT INTO mail_languages VALUES (${hash(address)}, ${shard}, '${locale}', '${on}')),
       o AS (INSERT INTO mail_opt_outs VALUES (${hash(address)}, ${shard}, '${on}')),
       c AS (INSERT INTO newsletter_consents (email_key, shard, state, terms_version, requested_at)
         VALUES ('${address}', ${shard}, 'pending', '${locale}', '${on}'))
       INSERT INTO undeliverable_addresses (id, shard, address_hash, reason, effect_key, since)
       VALUES (gen_random_uuid(), ${shard}, ${hash(address)}, 'bounce', '${locale}', '${on}')`,
    );
  const language = (cell: TestCell, address: string) =>
    read(cell, `SELECT locale FROM mail_languages WHERE address_hash = ${hash(address)}`);
  const deadMark = (cell: TestCell, address: string) =>
    read(
      cell,
      `SELECT effect_key FROM undeliverable_addresses WHERE address_hash = ${hash(address)}`,
    );
  const consent = (cell: TestCell, address: string) =>
    read(cell, `SELECT terms_version FROM newsletter_consents WHERE email_key = '${address}'`);

  /** How many days the file is still kept; undefined when it is not to be deleted. */
  const daysLeft = (cell: TestCell) =>
    read(
      cell,
      `SELECT 30 - extract(day FROM now() - found_at)::int FROM stray_objects
       WHERE object_key = '${document}'`,
    );

  beforeAll(async () => {
    shipment = await bookIn(a, isOurs);
    const { id, shard } = shipment;
    await know(a, shard, both, 'fr', '2026-11-02');
    await know(b, 20, both, 'de', '2026-11-01');
    await know(a, shard, alone, 'it', '2026-11-01');

    document = `shipments/${id}/test.pdf`;
    await a.ctx.objects.put(document, Buffer.from('label'), 'application/pdf');
    await run(
      a,
      `INSERT INTO documents (shipment_id, shard, file, version, facts_hash, object_key, bytes)
       VALUES ('${id}', ${shard}, 'test.pdf', 1, '', '${document}', 5)`,
    );
    await run(
      a,
      `WITH f AS (INSERT INTO bank_files (id, file_name, content_hash, uploaded_by, lines, other_entries)
         VALUES ('${bankFile}', 'x', '', gen_random_uuid(), 1, 0) RETURNING id)
       INSERT INTO bank_lines (id, file_id, line_no, line_key, booked_on, cents, currency, payer, text,
         bank_reference)
       SELECT '${bankLine}', id, 1, '', '2026-11-01', 100, 'EUR', 'Rosa', 'thanks', '' FROM f`,
    );
    await run(a, `INSERT INTO bank_line_payments VALUES ('${bankLine}', '${id}', ${shard}, 100)`);

    customer = await seatIn(shard);
    await giveCredit(a, customer.id, 1_000_000);
    await putOrders(upload);
    for (let turn = 0; turn < 2; turn += 1) await workers.a.runJobs();
    const { mappingNo } = (await customer.browser.get(api(upload))).json<OwnUpload>();
    const terms = { mappingNo, acceptedTerms: TERMS_VERSION };
    answered(await customer.browser.post(api(upload, '/book'), terms), 200);

    frozen = await beginMove(shard);
    await runMove(a.owner.db, asked(shard, 'b'));
    await learnMap();
  }, 120_000);

  it('merges what both cells know about the addresses of its recipients', async () => {
    for (const known of [language, deadMark, consent]) {
      expect(await known(b, both)).toBe('fr');
      expect(await known(b, alone)).toBe('it');
    }
    for (const known of [language, deadMark]) expect(await known(a, alone)).toBe('it');
    expect(await consent(a, alone)).toBeUndefined();
    const optedOut = `address_hash IN (${hash(both)}, ${hash(alone)})`;
    expect(await count(b, 'mail_opt_outs', optedOut)).toBe(2);
    for (const table of ['mail_languages', 'undeliverable_addresses', 'mail_opt_outs']) {
      expect(await count(a, table, `shard = ${shipment.shard}`)).toBe(0);
    }
  });

  it('has the upload of its customer, which is booked there once', async () => {
    await workers.a.runJobs();
    await workers.b.runJobs();
    const done = (await customer.browser.get(api(upload))).json<OwnUpload>();
    expect(done).toMatchObject({ state: 'done', bookedRows: 2 });
    expect(await count(b, 'shipments', `customer_id = '${customer.id}'`)).toBe(2);
    const rows = `upload_id = '${upload}'`;
    expect([await count(a, 'bulk_rows', rows), await count(b, 'bulk_rows', rows)]).toEqual([0, 2]);
    expect(await count(a, 'bulk_uploads', `id = '${upload}'`)).toBe(0);
    const again = randomUUID();
    await putOrders(again);
    expect((await customer.browser.get(api(again))).json()).toMatchObject({ sameAs: upload });
  });

  it('has its files there, and leaves none in the old bucket', async () => {
    expect(await b.ctx.objects.get(document)).not.toBeNull();
    expect([await daysLeft(a), await daysLeft(b)]).toEqual([1, undefined]);
    await run(a, `UPDATE stray_objects SET found_at = now() - interval '31 days'`);
    await workers.a.runJob('delete_stray_objects', {});
    expect(await a.ctx.objects.get(document)).toBeNull();
    expect(await b.ctx.objects.get(document)).not.toBeNull();
  });

  it('leaves bank lines at home, where an erasure in its new cell blanks the payer', async () => {
    expect(await count(a, 'bank_line_payments', `line_id = '${bankLine}'`)).toBe(1);
    const erased = { customerId: randomUUID(), ids: [shipment.id] };
    await b.ctx.db
      .transaction()
      .execute(async (tx) => bankFiles.erase?.shipments?.(b.ctx, tx, erased));
    await workers.b.runJobs();
    expect(await read(a, `SELECT payer || text FROM bank_lines WHERE id = '${bankLine}'`)).toBe('');
  });

  it('is not touched by a frozen run of a move that another run has finished', async () => {
    await expect(bringRows(frozen)).rejects.toThrow(MoveTaken);
    await expect(moveShard(frozen)).rejects.toThrow(MoveTaken);
    await frozen.sides.close();
    expect(await count(a, 'pg_publication', `pubname LIKE 'waypost_move_%'`)).toBe(0);
    expect(await count(b, 'shipments', `id = '${shipment.id}'`)).toBe(1);
    expect(await count(b, 'closed_shards', `shard = ${shipment.shard}`)).toBe(0);
  });

  it('comes back with its changed rows, and its files stay', async () => {
    await run(
      b,
      `UPDATE mail_languages SET locale = 'nl', chosen_at = now()
       WHERE address_hash = ${hash(alone)}`,
    );
    await runMove(a.owner.db, asked(shipment.shard, 'a'));
    await learnMap();
    expect([await language(a, alone), await language(b, alone)]).toEqual(['nl', 'nl']);
    expect([await daysLeft(a), await daysLeft(b)]).toEqual([undefined, 1]);
    expect(await a.ctx.objects.get(document)).not.toBeNull();
    expect(await count(a, 'bulk_rows', `upload_id = '${upload}'`)).toBe(2);
  });
});

describe('closed months', () => {
  const carry = (shard: number) =>
    carryClosedMonths(a.owner.db, b.owner.db, { shard, timeZone: 'UTC' });
  const close = (cell: TestCell) => run(cell, `INSERT INTO closed_months (ym) VALUES ('2026-10')`);
  const post = (cell: TestCell, shard: number, on: string) =>
    run(
      cell,
      `INSERT INTO ledger_transactions (id, shard, effect_key, recorded_at)
       VALUES (gen_random_uuid(), ${shard}, 'test:' || gen_random_uuid(), '${on}')`,
    );

  it('are taken from the old cell only where the new one has nothing of its own to bill', async () => {
    await close(a);
    // of the moving shard
    await post(b, 7, '2026-10-15');
    await post(b, 20, '2026-10-15');
    await expect(carry(7)).rejects.toThrow(/not closed the same months/);
    expect(await count(b, 'closed_months', 'true')).toBe(0);
    await run(b, `UPDATE ledger_transactions SET recorded_at = '2026-11-15' WHERE shard = 20`);
    await carry(7);
    expect(await count(b, 'closed_months', `ym = '2026-10'`)).toBe(1);
  });

  it('prevent a shard with an unbilled month from moving to a cell that has closed that month', async () => {
    await run(a, 'DELETE FROM closed_months');
    await post(a, 7, '2026-11-15');
    await carry(7);
    await post(a, 7, '2026-10-15');
    await expect(carry(7)).rejects.toThrow(/not closed the same months/);
    await run(b, 'DELETE FROM closed_months');
  });
});

describe('a sweep', () => {
  it('leaves out a closed shard, and goes on with the others', async () => {
    const customers = [await seatCustomer(a), await seatCustomer(a)];
    const { shard } = await bookIn(a);
    const other = await bookIn(a, (another) => another !== shard);
    for (const [at, of] of [shard, other.shard].entries()) {
      await run(
        a,
        `UPDATE booking_attempts SET state = 'authorising', claimed_at = now() - interval '1 day',
           updated_at = now() - interval '1 day' WHERE shard = ${of}`,
      );
      const customer = `'${customers[at]?.id}'`;
      await run(a, `DELETE FROM customer_sessions WHERE customer_id = ${customer}`);
      await run(a, `UPDATE customers SET shard = ${of} WHERE id = ${customer}`);
      await run(
        a,
        `INSERT INTO customer_sessions (id, shard, customer_id, secret_hash, browser, last_seen_at)
         VALUES (gen_random_uuid(), ${of}, ${customer}, sha256(${customer}), 'Test',
           now() - interval '2 days')`,
      );
    }
    const tables = ['booking_attempts', 'customer_sessions'];
    await guardShards(a.owner.db, tables, [shard], async () => undefined);
    await closeIn(a, shard);
    await workers.a.runJob('sweep_attempts', {});
    await workers.a.runJob('erase_expired_identity', {});
    const waits = (of: number) =>
      count(a, 'booking_attempts', `shard = ${of} AND updated_at < now() - interval '1 hour'`);
    expect(await waits(shard)).toBeGreaterThan(0);
    expect(await waits(other.shard)).toBe(0);
    const sessions = (of: number) =>
      count(a, 'customer_sessions', `shard = ${of} AND last_seen_at < now() - interval '1 day'`);
    expect([await sessions(shard), await sessions(other.shard)]).toEqual([1, 0]);
    await run(a, `DELETE FROM closed_shards WHERE shard = ${shard}`);
  });
});

describe('a migration', () => {
  it('closes moved shards in new tables', async () => {
    const name = String(await read(a, 'SELECT current_database()'));
    await closeIn(a, 31);
    await run(a, `CREATE TABLE brand_new (id int, shard smallint, PRIMARY KEY (id, shard))`);
    await migrateDatabase(urlOf(testConfig().ownerUrl, name), () => undefined);
    await expect(run(a, `INSERT INTO brand_new VALUES (1, 31)`)).rejects.toThrow(/is closed/);
    await run(a, `DROP TABLE brand_new`);
    await run(a, `DELETE FROM closed_shards WHERE shard = 31`);
  });

  it('leaves the guards of a shard whose move has begun', async () => {
    const name = String(await read(a, 'SELECT current_database()'));
    await guardShards(a.owner.db, ['mail_languages'], [27], async () => undefined);
    await closeIn(a, 31);
    await migrateDatabase(urlOf(testConfig().ownerUrl, name), () => undefined);
    await closeIn(a, 27);
    await expect(
      run(a, `INSERT INTO mail_languages VALUES (sha256('migrated'), 27, 'fr', now())`),
    ).rejects.toThrow(/is closed/);
    await run(a, `DELETE FROM closed_shards WHERE shard IN (27, 31)`);
  });
});

describe('a cell that was restored to a moment before a shard left it', () => {
  it('is not reconciled until it knows the newest map and the rows of the shard are deleted', async () => {
    // one that was there before is closed there
    const come = await readClosedShards(b.owner.db);
    const { id, shard } = await bookIn(a, (one) => isOurs(one) && !come.includes(one));
    await learnMap();
    await refuseOldMap(a.ctx);
    await run(
      b,
      `INSERT INTO shard_maps (version, document, reason)
       SELECT max(version) + 1, (array_agg(jsonb_set(document, '{shards,${shard}}', '"b"')
         ORDER BY version DESC))[1], 'test' FROM shard_maps`,
    );
    await expect(refuseOldMap(a.ctx)).rejects.toThrow(/version \d+ of the shard map/);
    const clear = (cell: string) =>
      clearRestored(a.owner.db, { shard, cell, access, say: () => undefined });
    // by the old map of home it is in a: what b has would be the only copy
    await expect(clear('b')).rejects.toThrow(/bring the map of home back first/);
    expect(await count(b, 'closed_shards', `shard = ${shard} AND state = 'closed'`)).toBe(0);
    await copyRows(b, a, ['shard_maps']);
    await expect(refuseOldMap(a.ctx)).rejects.toThrow(new RegExp(`Shards ${shard} are`));

    await clear('a');
    expect(await count(a, 'shipments', `id = '${id}'`)).toBe(0);
    expect(await count(a, 'closed_shards', `shard = ${shard} AND state = 'closed'`)).toBe(1);
    await refuseOldMap(a.ctx);
    await expect(clear('b')).rejects.toThrow(/is in b/);
  });
});

describe('cash that is with couriers', () => {
  const holder = `person:${randomUUID()}`;
  const hold = (cell: TestCell, id: string, shard: number) =>
    run(
      cell,
      `INSERT INTO courier_cash (shipment_id, shard, holder, currency, cents)
       VALUES ('${id}', ${shard}, '${holder}', 'EUR', 1200)`,
    );
  const isOpen = async (shard: number) =>
    (await count(a, 'closed_shards', `shard = ${shard} AND state = 'closed'`)) === 0;

  it('keeps its shard from moving until it is counted, and none is collected there afterwards', async () => {
    const { id, shard } = await bookIn(a, (one) => isOurs(one) && a.cells.shards().includes(one));
    await hold(a, id, shard);
    await expect(runMove(a.owner.db, asked(shard, 'b'))).rejects.toThrow(
      'Couriers have the cash of 1 parcels',
    );
    expect(await isOpen(shard)).toBe(true);
    await run(a, `DELETE FROM courier_cash WHERE holder = '${holder}'`);
    await runMove(a.owner.db, asked(shard, 'b'));
    await learnMap();
    await expect(hold(a, id, shard)).rejects.toThrow(`shard ${shard} is closed in this cell`);
  });

  it('keeps its shard from moving while it is not in the books', async () => {
    const { id, shard } = await bookIn(a, (one) => isOurs(one) && a.cells.shards().includes(one));
    const { jobs } = a.ctx;
    await a.owner.db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, postCollectedQueue, { shipmentId: id, shard }));
    await expect(runMove(a.owner.db, asked(shard, 'b'))).rejects.toThrow(
      'The cash of 1 parcels of the shard is not in the books yet',
    );
    expect(await isOpen(shard)).toBe(true);
    // jobs of earlier tests are about rows that those have made by hand
    await workers.a.runJob(postCollectedQueue.name, { shipmentId: id, shard });
    await run(
      a,
      `UPDATE pgboss.job SET state = 'completed', completed_on = now()
       WHERE name = '${postCollectedQueue.name}'`,
    );
    await refuseWhileUnposted(a.owner.db, shard);
    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
  });

  it('is checked again after writers of the shard are stopped', async () => {
    const { id, shard } = await bookIn(a, (one) => isOurs(one) && a.cells.shards().includes(one));
    const begun = await beginMove(shard);
    const states: unknown[] = [];
    // collected while the rows are copied
    const refuseMove = async () => {
      states.push(await read(a, `SELECT state FROM closed_shards WHERE shard = ${shard}`));
      if (states.length > 1) await cash.shards?.refuseMove?.(a.owner.db, shard);
      else await hold(a, id, shard);
    };
    const features = [{ ...cash, shards: { refuseMove } }];
    await expect(moveShard({ ...begun, features })).rejects.toThrow(
      'Couriers have the cash of 1 parcels',
    );
    await begun.sides.close();
    expect(states).toEqual([undefined, 'closed']);
    expect(await isOpen(shard)).toBe(true);
    await run(a, `DELETE FROM courier_cash WHERE holder = '${holder}'`);
    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
  });
});
