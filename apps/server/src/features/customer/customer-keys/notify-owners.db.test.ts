import { translator } from '@waypost/i18n';
import { COMPLETE_LOCALES } from '@waypost/i18n/locales';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Moment, openBreakingDatabase } from '../../../testing/breaking-database.ts';
import { seatCustomer } from '../../../testing/people.ts';
import { giveKey } from '../../../testing/programs.ts';
import { tablesScannedBy } from '../../../testing/query-plan.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { keyEndingEmail, keyUnusedEmail } from './key-notice-emails.ts';
import { judgeUse, markEnding } from './key-notices.queries.ts';
import { notifyOfEndingKeys, notifyOfUnusedKeys } from './notify-owners.ts';

const server = useTestServer();
const worker = useTestWorker(server);

beforeEach(async () => {
  await sql`DELETE FROM customer_keys`.execute(server.owner.db);
  await sql`DELETE FROM pgboss.job`.execute(server.owner.db);
  worker.mails.length = 0;
});

type Seated = Awaited<ReturnType<typeof customerWithKey>>;

async function customerWithKey(mode: 'live' | 'test' = 'live') {
  const customer = await seatCustomer(server);
  const key = await giveKey(server, customer.id, ['shipments:read'], mode);
  return { ...customer, ...key };
}

async function endIn({ keyId }: Seated, days: number): Promise<void> {
  await sql`UPDATE customer_keys SET expires_at = now() + make_interval(secs => ${days * 86_400})
    WHERE id = ${keyId}`.execute(server.owner.db);
}

async function letPass(days: number): Promise<void> {
  const ago = (column: string) => sql`${sql.ref(column)} - make_interval(days => ${days})`;
  await sql`UPDATE customer_keys SET created_at = ${ago('created_at')},
    last_used_at = ${ago('last_used_at')}, expires_at = ${ago('expires_at')},
    expiry_notified_for = ${ago('expiry_notified_for')},
    unused_notified_at = ${ago('unused_notified_at')}, judge_use_at = ${ago('judge_use_at')}`.execute(
    server.owner.db,
  );
}

async function use({ headers }: Seated): Promise<void> {
  const answer = await server.app.inject({ url: '/api/shipments', headers });
  expect(answer.statusCode).toBe(200);
}

async function run(): Promise<void> {
  await worker.runJob('notify_of_ending_keys', {});
  await worker.runJob('notify_of_unused_keys', {});
  await worker.runJobs();
}

const mailsTo = ({ email }: Seated, subject: RegExp) =>
  worker.mails.filter((mail) => mail.to === email && subject.test(mail.subject));
const endingTo = (seated: Seated) => mailsTo(seated, /ends on/);
const unusedTo = (seated: Seated) => mailsTo(seated, /not been used/);

describe('an API key that ends', () => {
  it('is notified of once, 7 days before, also with two workers at the same time', async () => {
    const shop = await customerWithKey();
    await endIn(shop, 7.5);
    await run();
    expect(endingTo(shop)).toEqual([]);
    await letPass(1);
    const ctx = worker.ctx();
    await Promise.all([notifyOfEndingKeys(ctx), notifyOfEndingKeys(ctx)]);
    await worker.runJobs();
    await letPass(1);
    await run();
    expect(endingTo(shop)).toHaveLength(1);
  });

  it('is named by its name and beginning, with its end and a link to the keys, never by its secret', async () => {
    const shop = await customerWithKey();
    await endIn(shop, 5);
    await run();
    const [mail] = endingTo(shop);
    expect(mail?.text).toContain('Name: Shop');
    expect(mail?.text).toContain(shop.secret.slice(0, 13));
    expect(mail?.text).toContain(String(new Date(Date.now() + 5 * 86_400_000).getUTCFullYear()));
    expect(mail?.text).toContain('/dashboard/keys');
    expect(`${mail?.text}${mail?.html}`).not.toContain(shop.secret.slice(13));
  });

  it('is named without links that somebody wrote into its name', async () => {
    const shop = await customerWithKey();
    await endIn(shop, 5);
    await sql`UPDATE customer_keys SET name = 'Unlock at https://evil.example' WHERE id = ${shop.keyId}`.execute(
      server.owner.db,
    );
    await run();
    expect(endingTo(shop)[0]?.text).toContain('Name: Unlock at');
    expect(endingTo(shop)[0]?.text).not.toContain('evil');
  });

  it('is notified of in test mode and at once when it has less than 7 days, but not after its end', async () => {
    const test = await customerWithKey('test');
    await endIn(test, 0.1);
    const ended = await customerWithKey();
    await endIn(ended, -0.1);
    await run();
    expect(endingTo(test)).toHaveLength(1);
    expect(endingTo(ended)).toEqual([]);
  });

  it('is not notified of when it was revoked or replaced, or its account was deactivated', async () => {
    const revoked = await customerWithKey();
    const replaced = await customerWithKey();
    const closed = await customerWithKey();
    for (const each of [revoked, replaced, closed]) await endIn(each, 5);
    await sql`UPDATE customer_keys SET revoked_at = now() WHERE id = ${revoked.keyId}`.execute(
      server.owner.db,
    );
    await sql`UPDATE customer_keys SET replaced_by = gen_random_uuid() WHERE id = ${replaced.keyId}`.execute(
      server.owner.db,
    );
    await sql`UPDATE customers SET deactivated_at = now() WHERE id = ${closed.id}`.execute(
      server.owner.db,
    );
    await run();
    expect(worker.mails).toEqual([]);
  });

  it('is not notified of when it is revoked, replaced or erased while the email waits', async () => {
    const revoked = await customerWithKey();
    const replaced = await customerWithKey();
    const erased = await customerWithKey();
    for (const each of [revoked, replaced, erased]) await endIn(each, 5);
    await worker.runJob('notify_of_ending_keys', {});
    await sql`UPDATE customer_keys SET revoked_at = now() WHERE id = ${revoked.keyId}`.execute(
      server.owner.db,
    );
    await sql`UPDATE customer_keys SET replaced_by = gen_random_uuid() WHERE id = ${replaced.keyId}`.execute(
      server.owner.db,
    );
    await sql`DELETE FROM customer_keys WHERE id = ${erased.keyId}`.execute(server.owner.db);
    await worker.runJobs();
    expect(worker.mails).toEqual([]);
  });
});

describe('an API key that nothing uses', () => {
  it('is notified of once, 90 days after its last use, and again 90 days after another use', async () => {
    const shop = await customerWithKey();
    await letPass(30);
    await use(shop);
    await letPass(89);
    await run();
    expect(unusedTo(shop)).toEqual([]);
    await letPass(1);
    const ctx = worker.ctx();
    await Promise.all([notifyOfUnusedKeys(ctx), notifyOfUnusedKeys(ctx)]);
    await worker.runJobs();
    expect(unusedTo(shop)).toHaveLength(1);
    await letPass(200);
    await run();
    expect(unusedTo(shop)).toHaveLength(1);
    await use(shop);
    for (let week = 1; week <= 12; week += 1) {
      await letPass(7);
      await run();
    }
    expect(unusedTo(shop)).toHaveLength(1);
    await letPass(6);
    await run();
    expect(unusedTo(shop)).toHaveLength(2);
  });

  it('is notified of 90 days after it was made when it was never used', async () => {
    const shop = await customerWithKey('test');
    await letPass(89);
    await run();
    expect(unusedTo(shop)).toEqual([]);
    await letPass(1);
    await run();
    expect(unusedTo(shop)).toHaveLength(1);
    expect(unusedTo(shop)[0]?.text).toContain('Last used: Never');
  });

  it('is not notified of when it is used while the email waits', async () => {
    const shop = await customerWithKey();
    await letPass(90);
    await worker.runJob('notify_of_unused_keys', {});
    await use(shop);
    await worker.runJobs();
    expect(worker.mails).toEqual([]);
  });

  it('is not notified of when it was revoked, ends within a week, or its account was deactivated', async () => {
    const revoked = await customerWithKey();
    const ending = await customerWithKey();
    const ended = await customerWithKey();
    const closed = await customerWithKey();
    await letPass(90);
    await sql`UPDATE customer_keys SET revoked_at = now() WHERE id = ${revoked.keyId}`.execute(
      server.owner.db,
    );
    await endIn(ending, 3);
    await endIn(ended, -3);
    await sql`UPDATE customers SET deactivated_at = now() WHERE id = ${closed.id}`.execute(
      server.owner.db,
    );
    await run();
    expect(worker.mails).toHaveLength(1);
    expect(endingTo(ending)).toHaveLength(1);
    const { rows } =
      await sql`SELECT judge_use_at FROM customer_keys WHERE id = ${ended.keyId}`.execute(
        server.owner.db,
      );
    expect(rows).toEqual([{ judgeUseAt: null }]);
  });
});

/** Of one account, all due in both ways: half of them end soon. */
async function addDueKeys(customerId: string, count: number): Promise<void> {
  await sql`INSERT INTO customer_keys
      (id, shard, customer_id, name, hint, secret_hash, scopes, created_at, judge_use_at, expires_at)
    SELECT gen_random_uuid(), shard, id, 'Shop', 'wpc_live_AbCd', sha256(n::text::bytea), '{}',
      now() - interval '91 days', now() - interval '1 day',
      CASE WHEN n % 2 = 0 THEN now() + interval '5 days' END
    FROM customers, generate_series(1, ${count}::int) n WHERE id = ${customerId}`.execute(
    server.owner.db,
  );
}

async function countMails() {
  const { rows } = await sql<{ name: string; mails: number; keys: number }>`
    SELECT name, count(*)::int AS mails, count(DISTINCT data->>'keyId')::int AS keys
    FROM pgboss.job GROUP BY name ORDER BY name`.execute(server.owner.db);
  return rows;
}

const everyMail = (each: number) => [
  { name: 'key_ending_mail', mails: each, keys: each },
  { name: 'key_unused_mail', mails: each, keys: each },
];

describe('notices of API keys', () => {
  it('are sent for 4,002 keys in batches, once each, with two workers at the same time', async () => {
    const { id } = await seatCustomer(server);
    await addDueKeys(id, 4_002);
    const ctx = worker.ctx();
    await Promise.all([1, 2].map(() => notifyOfEndingKeys(ctx)));
    await Promise.all([1, 2].map(() => notifyOfUnusedKeys(ctx)));
    expect(await countMails()).toEqual(everyMail(2_001));
  });

  it.each<Moment>(['before a statement', 'after a commit'])(
    'are sent once when the run is killed %s',
    async (moment) => {
      const { id } = await seatCustomer(server);
      const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
        server.owner.db,
      );
      const url = urlOf(testConfig().config.DATABASE_WORKER_URL, rows[0]?.name ?? '');
      for (let nth = 1; ; nth += 1) {
        await sql`DELETE FROM customer_keys`.execute(server.owner.db);
        await sql`DELETE FROM pgboss.job`.execute(server.owner.db);
        await addDueKeys(id, 10);
        const breaking = openBreakingDatabase(url, moment, nth);
        const killed = { ...worker.ctx(), db: breaking.db };
        await notifyOfEndingKeys(killed)
          .then(() => notifyOfUnusedKeys(killed))
          .catch(() => undefined);
        const died = breaking.died();
        await breaking.close();
        if (!died) break;
        // the server may hold the locks of the killed one for a moment, and a run leaves out what is locked
        const afterNextRun = async () => {
          await notifyOfEndingKeys(worker.ctx());
          await notifyOfUnusedKeys(worker.ctx());
          return countMails();
        };
        // a second is too short on a busy machine
        const patient = { timeout: 30_000, message: `${moment}, number ${nth}` };
        await expect.poll(afterNextRun, patient).toEqual(everyMail(5));
        expect(await afterNextRun()).toEqual(everyMail(5));
      }
    },
  );

  it('find the keys that are due by an index', async () => {
    const { id } = await seatCustomer(server);
    await addDueKeys(id, 2);
    const scanned = (find: typeof markEnding | typeof judgeUse) =>
      tablesScannedBy(worker.ctx().db, (tx) => find(tx, 1));
    expect([await scanned(markEnding), await scanned(judgeUse)]).toEqual([[], []]);
  });

  it.each(COMPLETE_LOCALES)(
    'name the button that is not enough as the page does, in %s',
    (locale) => {
      const ending = JSON.stringify(keyEndingEmail.sample(locale, 'https://waypost.example'));
      expect(ending).toContain(translator(locale, 'keys')('rotate'));
      const unused = JSON.stringify(keyUnusedEmail.sample(locale, 'https://waypost.example'));
      expect(unused).toMatch(/90/);
    },
  );
});
