import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { addressHash } from '../../../platform/email-key.ts';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { bookWithParties, openAsParty } from '../../../testing/parties.ts';
import {
  linkMailedTo,
  newEmail,
  PASSWORD,
  registration,
  seatCustomer,
} from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import {
  copyRows,
  newEmailOf,
  NOWHERE,
  type TestCell,
  untilBack,
  useTestCells,
} from '../../../testing/test-cells.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { erasePerson } from '../../customer/accounts/index.ts';
import { isOptedOut } from '../../public/updates/index.ts';
import { takenAliases } from '../shipments/index.ts';
import { changeDirectory, shardsOfAliases } from './directory.ts';
import { fillDirectory } from './fill-directory.ts';
import { copyOptOutsAndAliases } from './directory.queries.ts';

const cells = useTestCells();
const { a, b } = cells;
const workers = { a: useTestWorker(a), b: useTestWorker(b) };

async function runJobs(): Promise<void> {
  await workers.a.runJobs();
  await workers.b.runJobs();
  await workers.a.runJobs();
  await copyRows(a, b, ['directory']);
}

function codeTo(email: string): string {
  const mails = [...workers.a.mails, ...workers.b.mails];
  const mail = mails.findLast(({ to, subject }) => to === email && /^\d{6} /.test(subject));
  return mail?.subject.slice(0, 6) ?? '';
}

async function prove(browser: TestBrowser, email: string) {
  await runJobs();
  const answer = await browser.post('/api/auth/verify-otp', { email, otp: codeTo(email) });
  await runJobs();
  return answer;
}

async function countAccounts(cell: TestCell, email: string): Promise<number> {
  const { rows } = await sql`SELECT 1 FROM customers WHERE email_key = ${email}`.execute(
    cell.owner.db,
  );
  return rows.length;
}

async function entryOf(cell: TestCell, kind: string, email: string): Promise<number | null> {
  const { rows } = await sql<{ shard: number }>`SELECT shard FROM directory
    WHERE kind = ${kind} AND hash = ${addressHash(a.ctx, email)}`.execute(cell.owner.db);
  return rows[0]?.shard ?? null;
}

/** The hour in which its entry is compared. */
function partOf(email: string): number | undefined {
  const [first = 0] = addressHash(b.ctx, email);
  return Array.from({ length: 24 }, (_, part) => part).findLast(
    (part) => Math.floor((256 * part) / 24) <= first,
  );
}

describe('an address', () => {
  it('gets its account in one cell, whichever door it registers at, and signs in at any', async () => {
    for (const [home, door, other] of [
      [a, b, a],
      [b, a, a],
      [b, b, a],
    ] as const) {
      const email = newEmailOf(home);
      const browser = openBrowser(door);
      const asked = await browser.post('/api/auth/register', registration(email));
      expect(asked.statusCode, asked.body).toBe(202);
      const registered = await prove(browser, email);
      expect(registered.statusCode, registered.body).toBe(200);
      expect(await countAccounts(home, email)).toBe(1);
      expect(await countAccounts(home === a ? b : a, email)).toBe(0);
      const shard = await entryOf(a, 'account', email);
      expect(home.cells.shards()).toContain(shard);

      const elsewhere = openBrowser(other);
      const credentials = { email: email.toUpperCase(), password: PASSWORD };
      expect((await elsewhere.post('/api/auth/login', credentials)).statusCode).toBe(202);
      expect((await prove(elsewhere, email)).statusCode).toBe(200);
      expect((await elsewhere.get('/api/auth/me')).json()).toMatchObject({ user: { email } });
    }
  });

  it('is found in the cell that the directory names, also where its hash leads elsewhere', async () => {
    const email = newEmailOf(b);
    const browser = openBrowser(b);
    await browser.post('/api/auth/register', registration(email));
    await prove(browser, email);
    const moved = newEmailOf(a);
    await sql`UPDATE customers SET email = ${moved}, email_key = ${moved}
      WHERE email_key = ${email}`.execute(b.owner.db);
    const login = () =>
      openBrowser(a).post('/api/auth/login', { email: moved, password: PASSWORD });
    expect((await login()).statusCode, 'nobody has noted it').toBe(401);
    await workers.b.runJob('fill_directory', {});
    await copyRows(a, b, ['directory']);
    const answer = await login();
    expect(answer.statusCode, answer.body).toBe(202);
    expect(answer.headers['x-waypost-cell']).toBe('b');
  });

  it('gets no second account when it has one in another cell', async () => {
    const [taken, mine] = [newEmailOf(a), newEmailOf(b)];
    for (const email of [taken, mine]) {
      const browser = openBrowser(a);
      await browser.post('/api/auth/register', registration(email));
      await prove(browser, email);
    }
    const browser = openBrowser(b);
    await browser.post('/api/auth/login', { email: mine, password: PASSWORD });
    await prove(browser, mine);
    const change = { email: taken, password: PASSWORD };
    const asked = await browser.post('/api/users/me/email', change);
    expect(asked.statusCode, asked.body).toBe(202);
    await runJobs();
    expect(workers.b.mails.filter(({ to }) => to === taken)).toEqual([]);

    const free = newEmail();
    await browser.post('/api/users/me/email', { ...change, email: free });
    await runJobs();
    const token = linkMailedTo(workers.b, free, '/auth/confirm-email');
    await sql`INSERT INTO directory (kind, hash, shard)
      VALUES ('account', ${addressHash(b.ctx, free)}, 3)`.execute(b.owner.db);
    const confirmed = await browser.post('/api/users/email/confirm', { token });
    expect(confirmed.json()).toMatchObject({ code: 'link_invalid' });
  });

  it('keeps its cell when another one claims it', async () => {
    const hash = addressHash(a.ctx, newEmail()).toString('base64');
    const note = { kind: 'account', hash, change: 'add' } as const;
    await changeDirectory(a.ctx.db, [{ ...note, shard: 3 }]);
    await changeDirectory(a.ctx.db, [{ ...note, shard: 20 }]);
    const { rows } = await sql<{ shard: number }>`SELECT shard FROM directory
      WHERE hash = ${Buffer.from(hash, 'base64')}`.execute(a.owner.db);
    expect(rows).toEqual([{ shard: 3 }]);
  });

  it('has what its account says when a note arrives, in whatever order notes do', async () => {
    const email = newEmailOf(b);
    const browser = openBrowser(b);
    await browser.post('/api/auth/register', registration(email));
    await workers.b.runJobs();
    await browser.post('/api/auth/verify-otp', { email, otp: codeTo(email) });
    await browser.delete('/api/users/me', { password: PASSWORD });
    const { rows } = await sql<{ name: string; data: object }>`
      UPDATE pgboss.job SET state = 'completed'
      WHERE name LIKE 'note%' AND data ->> 'hash' = ${addressHash(b.ctx, email).toString('base64')}
      RETURNING name, data, created_on`.execute(b.owner.db);
    expect(rows).toHaveLength(2);
    for (const order of [rows, rows.toReversed()]) {
      for (const { name, data } of order) await workers.b.runJob(name, data);
      expect(await entryOf(a, 'account', email)).toBeNull();
    }
  });

  it('leaves the directory at the next check when it was erased during the last one', async () => {
    const [erased, kept] = [await seatCustomer(b), await seatCustomer(b)];
    const ctx = workers.b.ctx();
    const { post } = ctx.cells;
    const erasing: typeof post = async (...hop) => {
      await inTransaction(b.ctx.db, (tx) => erasePerson(b.ctx, tx, erased.id));
      await workers.b.runJobs();
      return post(...hop);
    };
    await fillDirectory({ ...ctx, cells: { ...ctx.cells, post: erasing } }, partOf(erased.email));
    expect(await entryOf(a, 'account', erased.email)).not.toBeNull();
    await copyRows(a, b, ['directory']);

    const shard = (await entryOf(a, 'account', erased.email)) ?? 0;
    await sql`INSERT INTO closed_shards (shard, state, mover)
      VALUES (${shard}, 'closed', gen_random_uuid())`.execute(b.owner.db);
    await fillDirectory(ctx, partOf(erased.email));
    expect(await entryOf(a, 'account', erased.email), 'its shard is moving').toBe(shard);
    await sql`DELETE FROM closed_shards`.execute(b.owner.db);

    for (const { email } of [erased, kept]) await fillDirectory(ctx, partOf(email));
    expect(await entryOf(a, 'account', erased.email)).toBeNull();
    expect(await entryOf(a, 'account', kept.email)).not.toBeNull();
  });

  it('is neither written nor sent again every hour once it is in the directory', async () => {
    const [known, missing] = [await seatCustomer(b), await seatCustomer(b)];
    const ctx = workers.b.ctx();
    await fillDirectory(ctx);
    await copyRows(a, b, ['directory']);
    const hashes = [known, missing].map(({ email }) => addressHash(a.ctx, email));
    for (const cell of [a, b]) {
      await sql`DELETE FROM directory WHERE hash = ${hashes[1]}`.execute(cell.owner.db);
    }
    const versionOf = async () => {
      const { rows } = await sql`SELECT xmin::text, xmax::text FROM directory
        WHERE hash = ${hashes[0]}`.execute(a.owner.db);
      return rows;
    };
    const before = await versionOf();
    const sent: string[] = [];
    const { post } = ctx.cells;
    const listening: typeof post = async (cell, path, hop) => {
      sent.push(String(hop.body));
      return post(cell, path, hop);
    };
    const watched = { ...ctx, cells: { ...ctx.cells, post: listening } };
    const own = partOf(known.email);
    await fillDirectory(watched, own === 0 ? 1 : 0);
    const [knownHash = '', missingHash = ''] = hashes.map((hash) => hash.toString('base64'));
    expect(sent.join()).toContain(missingHash);
    expect(sent.join()).not.toContain(knownHash);
    expect(await entryOf(a, 'account', missing.email)).not.toBeNull();

    await fillDirectory(watched, own);
    expect(sent.join()).toContain(knownHash);
    expect(await versionOf()).toEqual(before);
  });

  it('leaves the directory with its account', async () => {
    const email = newEmailOf(b);
    const browser = openBrowser(b);
    await browser.post('/api/auth/register', registration(email));
    await prove(browser, email);
    expect(await entryOf(a, 'account', email)).not.toBeNull();
    const gone = await browser.delete('/api/users/me', { password: PASSWORD });
    expect(gone.statusCode, gone.body).toBe(200);
    await runJobs();
    expect(await entryOf(a, 'account', email)).toBeNull();
  });
});

describe('an opt-out', () => {
  it('of one cell holds in the others, until its owner wants updates again', async () => {
    const booking = await bookWithParties(b);
    const email = booking.recipientEmail;
    const hash = addressHash(a.ctx, email);
    const party = await openAsParty(b, booking, 'recipient');
    await sql`INSERT INTO directory (kind, hash, shard) VALUES ('opt_out', ${hash}, 20)`.execute(
      a.owner.db,
    );
    expect(await isOptedOut(a.ctx, hash)).toBe(true);
    const path = `/api/track/alerts/${booking.trackingNumber}`;
    const wanted = await party.put(path, { email: true, sms: false });
    expect(wanted.statusCode, wanted.body).toBe(200);
    await runJobs();
    expect(await isOptedOut(a.ctx, hash)).toBe(false);
  });
});

describe('opt-outs and aliases from before the second cell', () => {
  it('are copied into the directory once all aliases have a hash', async () => {
    const hash = addressHash(a.ctx, newEmail());
    const alias = `BEFORE-${crypto.randomUUID().toUpperCase()}`;
    const { id } = await bookShipment(a);
    await sql`INSERT INTO mail_opt_outs (address_hash, shard) VALUES (${hash}, 5)`.execute(
      a.owner.db,
    );
    await sql`INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
      SELECT ${alias}, shard, id, 'alias' FROM shipments WHERE id = ${id}`.execute(a.owner.db);
    expect(await copyOptOutsAndAliases(a.owner.db)).toBe(false);
    await workers.a.runJob('hash_aliases', {});
    expect(await copyOptOutsAndAliases(a.owner.db)).toBe(true);
    await copyRows(a, b, ['directory']);
    expect(await isOptedOut(b.ctx, hash)).toBe(true);
    expect([...(await shardsOfAliases(b.ctx, [alias])).keys()]).toEqual([alias]);
    expect(await takenAliases(b.ctx, b.ctx.db, [alias, 'FREE-1'])).toEqual(new Set([alias]));
  });
});

describe('an alias', () => {
  it('is looked up, scanned and waited for in the cell of its shipment', async () => {
    const alias = `ORDER-${crypto.randomUUID().toUpperCase()}`;
    const early = scanOf(alias);
    expect(await outcomesOf(a, [early])).toEqual(['unmatched']);

    const { trackingNumber, id } = await bookShipment(b);
    const hash = a.ctx.secrets.keyedHash('alias', alias);
    await sql`INSERT INTO shipment_refs (ref, shard, shipment_id, kind, ref_hash)
      SELECT ${alias}, shard, id, 'alias', ${hash} FROM shipments WHERE id = ${id}`.execute(
      b.owner.db,
    );
    await sql`INSERT INTO directory (kind, hash, shard)
      VALUES ('alias', ${hash}, ${shardOfTrackingNumber(trackingNumber)})`.execute(a.owner.db);

    const found = await a.app.inject({ url: `/api/shipments/track/${alias}` });
    expect(found.json()).toMatchObject({ trackingNumber });
    const late = scanOf(alias, { code: 'IN_TRANSIT' });
    expect(await outcomesOf(a, [late])).toEqual(['recorded']);

    await workers.a.runJob('forward_waiting_scans', {});
    const { rows } = await sql<{ scanId: string }>`SELECT scan_id FROM tracking_events
      WHERE shipment_id = ${id} AND scan_id IN (${early.scanId}, ${late.scanId})`.execute(
      b.owner.db,
    );
    expect(rows).toHaveLength(2);
    const left = await sql`SELECT 1 FROM unmatched_scans WHERE ref = ${alias}`.execute(a.owner.db);
    expect(left.rows).toEqual([]);
  });

  it('of a cell that is away keeps its scans until that cell is back, and fails no other', async () => {
    const alias = `ORDER-${crypto.randomUUID().toUpperCase()}`;
    await outcomesOf(a, [scanOf(alias)]);
    const hash = a.ctx.secrets.keyedHash('alias', alias);
    await sql`INSERT INTO directory (kind, hash, shard) VALUES ('alias', ${hash}, 20)`.execute(
      a.owner.db,
    );
    const waiting = async (cell: TestCell) => {
      const { rows } = await sql`SELECT FROM unmatched_scans WHERE ref = ${alias}`.execute(
        cell.owner.db,
      );
      return rows.length;
    };
    b.door.leadTo(NOWHERE, 'end');
    await workers.a.runJob('forward_waiting_scans', {});
    expect([await waiting(a), await waiting(b)]).toEqual([1, 0]);
    b.door.leadTo(b.apiPort, 'stay');
    await untilBack(a);
    await workers.a.runJob('forward_waiting_scans', {});
    expect([await waiting(a), await waiting(b)]).toEqual([0, 1]);
  });
});

describe('the heartbeat of home', () => {
  async function ageAt(cell: 'a' | 'b'): Promise<number> {
    const { registry } = workers[cell].ctx().metrics;
    const text = await registry.getSingleMetricAsString('waypost_copies_age_seconds');
    return Number(/^\w+ (\S+)$/m.exec(text)?.[1]);
  }

  it('is written at home only, and its age in another cell shows how late its copies are', async () => {
    await workers.b.runJob('beat_for_cells', {});
    const { rows } = await sql`SELECT FROM replication_heartbeat`.execute(b.owner.db);
    expect(rows).toEqual([]);
    for (let beat = 0; beat < 2; beat += 1) await workers.a.runJob('beat_for_cells', {});
    expect(await ageAt('a')).toBeLessThan(60);
    await copyRows(a, b, ['replication_heartbeat']);
    expect(await ageAt('b')).toBeLessThan(60);
    await sql`UPDATE replication_heartbeat SET beat_at = now() - interval '1 hour'`.execute(
      b.owner.db,
    );
    expect(await ageAt('b')).toBeGreaterThan(3_500);
  });
});
