import { createServer, type Server } from 'node:https';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import type pg from 'pg';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { bookDraft, type Call, draftParcel, PARCEL_QUOTE } from '../../installation/book-parcel.ts';
import type { Installation } from '../../installation/installation.ts';
import { runProgram } from '../../installation/run-program.ts';
import type { ServerProcess } from '../../installation/server-process.ts';
import { stopInBackground } from '../../services/background-process.ts';
import { folderOf, startPaymentSandbox } from '../../services/background-services.ts';
import { setFaults } from '../../chaos/bookings/provider-control.ts';
import { startPostgres, stopPostgres } from '../../services/postgres.ts';
import { CLUSTER_PROVOCATION } from './cluster-provocations.ts';
import { startSlowStandby } from './slow-standby.ts';

/** What can be broken. */
export interface Trial {
  installation: Installation;
  call: Call;
  /** A superuser; opened anew after the database was away. */
  connect(): Promise<pg.Client>;
  api: ServerProcess;
  startApi(): Promise<void>;
  worker: ServerProcess;
  web: ServerProcess;
  site: Server;
  deviceKey: string;
}

export interface Provocation {
  /** All of them must fire. */
  alarms: readonly string[];
  how: string;
  /** Goes on, where it has to, until `fired` is aborted. */
  bring(trial: Trial, fired: AbortSignal): Promise<void>;
  end?(trial: Trial): Promise<void>;
}

/** In this order: what is broken for good comes last. */
export const PROVOCATIONS: readonly Provocation[] = [
  {
    alarms: ['MonitoringAlive', 'CertificateEndsSoon', 'BackupOld', 'BackupUnchecked'],
    how: 'nothing is broken; the certificate of the site is valid for 5 days, and nobody has made a backup',
    bring: () => Promise.resolve(),
  },
  {
    alarms: ['EventPartitionsMissing'],
    how: 'the partitions of coming months are dropped',
    bring: (trial) =>
      plant(
        trial,
        `DO $$ DECLARE name text; BEGIN
           FOR name IN SELECT inhrelid::regclass::text FROM pg_inherits
             WHERE inhparent = 'tracking_events'::regclass
               AND inhrelid::regclass::text > 'tracking_events_' || to_char(now() + interval '1 month', 'YYYY_MM')
           LOOP EXECUTE 'DROP TABLE ' || name; END LOOP; END $$`,
      ),
    end: (trial) =>
      plant(
        trial,
        `SELECT ensure_event_partitions(date_trunc('month', now())::date,
           (date_trunc('month', now()) + interval '3 months')::date)`,
      ),
  },
  {
    alarms: ['AccountEventDaysMissing', 'ArchiveStuck'],
    how: 'the partitions of coming days of account events are dropped, and a month is being archived since four days ago',
    bring: (trial) =>
      plant(
        trial,
        `DO $$ DECLARE name text; BEGIN
           FOR name IN SELECT inhrelid::regclass::text FROM pg_inherits
             WHERE inhparent = 'account_events'::regclass
               AND inhrelid::regclass::text > 'account_events_' || to_char(now() AT TIME ZONE 'UTC', 'YYYY_MM_DD')
           LOOP EXECUTE 'DROP TABLE ' || name; END LOOP;
           INSERT INTO archived_months (month, state, started_at)
           VALUES ('2001-01-01', 'writing', now() - interval '4 days'); END $$`,
      ),
    end: (trial) =>
      plant(
        trial,
        `DO $$ BEGIN
           PERFORM keep_account_event_days((now() AT TIME ZONE 'UTC')::date, (now() AT TIME ZONE 'UTC')::date + 3);
           DELETE FROM archived_months WHERE month = '2001-01-01'; END $$`,
      ),
  },
  {
    alarms: ['ShardClosed', 'ShardMoveStopped'],
    how: 'a mover was killed ten minutes ago, while it had closed a shard',
    bring: (trial) =>
      plant(
        trial,
        `WITH move AS (
           INSERT INTO shard_moves (shard, from_cell, to_cell, state, mover, reason, seen_at)
           VALUES (7, 'a', 'b', 'fenced', gen_random_uuid(), 'planted', now() - interval '10 minutes')
           RETURNING shard, mover, seen_at)
         INSERT INTO closed_shards (shard, state, mover, since) SELECT shard, 'closed', mover, seen_at FROM move`,
      ),
    async end(trial) {
      await plant(trial, 'DELETE FROM closed_shards');
      await plant(trial, 'DELETE FROM shard_moves');
    },
  },
  {
    alarms: ['CopiesStandStill'],
    how: 'the newest heartbeat of home is ten minutes old',
    async bring(trial, fired) {
      // home beats again each minute
      while (!fired.aborted) {
        await plant(
          trial,
          `INSERT INTO replication_heartbeat (beat_at) VALUES (now() - interval '10 minutes')
           ON CONFLICT (only_row) DO UPDATE SET beat_at = excluded.beat_at`,
        );
        await sleep(1_000);
      }
    },
    end: (trial) => plant(trial, 'UPDATE replication_heartbeat SET beat_at = now()'),
  },
  {
    alarms: ['ReplicaLag'],
    how: 'a standby replays everything 8 s late',
    async bring({ installation, connect }, fired) {
      const standby = await startSlowStandby(installation.postgresPort);
      const db = await connect();
      // a standby that has nothing to replay is not behind
      while (!fired.aborted) {
        await db.query('SELECT txid_current()');
        await sleep(500);
      }
      await db.end();
      await standby.stop();
    },
  },
  {
    alarms: ['LogNotArchived'],
    how: 'the command that archives the log fails',
    async bring(trial, fired) {
      await plant(trial, `COPY (SELECT) TO PROGRAM 'touch archive-broken'`);
      while (!fired.aborted) {
        await plant(trial, 'SELECT pg_logical_emit_message(true, $1, $1)', ['planted']);
        await plant(trial, 'SELECT pg_switch_wal()');
        await sleep(1_000);
      }
    },
    end: (trial) => plant(trial, `COPY (SELECT) TO PROGRAM 'rm archive-broken'`),
  },
  CLUSTER_PROVOCATION,
  {
    alarms: ['PaymentProviderSlow'],
    how: 'the payment provider takes 4 s for each call',
    async bring(trial, fired) {
      const { paymentsUrl } = trial.installation;
      await setFaults(paymentsUrl, {
        seed: 1,
        calls: [{ on: '*', fault: 'delay', probability: 1, delayMs: 4_000 }],
      });
      while (!fired.aborted) {
        const drafts = await Promise.all([draftParcel(trial.call), draftParcel(trial.call)]);
        await Promise.allSettled(drafts.map((draft) => bookDraft(trial.call, draft, 'card')));
      }
    },
    end: ({ installation: { paymentsUrl } }) => setFaults(paymentsUrl, { seed: 1 }),
  },
  {
    alarms: [
      'LedgerDifference',
      'RefundsFailed',
      'BooksDiffer',
      'RefundsLate',
      'PaymentsUncaptured',
    ],
    how: 'rows that the constraints of the database make impossible are written past them',
    async bring(trial, fired) {
      await plant(
        trial,
        `INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency)
         VALUES ($1, 1, 1, 'revenue', 45, 'EUR')`,
        [v7()],
      );
      for (const kind of ['refund_failed', 'reconciliation']) {
        await plant(
          trial,
          `INSERT INTO desk_items (id, shard, kind, reference, shipment_id, due_at)
           VALUES ($1, 1, $2, 'planted', $1, now())`,
          [v7(), kind],
        );
      }
      await plant(
        trial,
        `INSERT INTO refunds (id, shard, shipment_id, channel, amount_cents, currency, created_at)
         VALUES ($1, 1, $1, 'provider', 500, 'EUR', now() - interval '15 days')`,
        [v7()],
      );
      await bookDraft(trial.call, await draftParcel(trial.call), 'card');
      // again and again: the worker captures it
      while (!fired.aborted) {
        await plant(
          trial,
          `UPDATE booking_attempts SET state = 'booked', claimed_at = now() - interval '2 days'
           WHERE intent_id IS NOT NULL`,
        );
        await sleep(200);
      }
    },
    end: (trial) => plant(trial, `UPDATE booking_attempts SET state = 'captured'`),
  },
  {
    alarms: ['JobsLate'],
    how: 'a thousand jobs that nobody takes wait since two minutes ago',
    bring: (trial) =>
      plant(
        trial,
        `INSERT INTO pgboss.job (id, name, created_on, start_after)
         SELECT gen_random_uuid(), 'planted', now() - interval '2 minutes', now() - interval '2 minutes'
         FROM generate_series(1, 1000)`,
      ),
    end: (trial) => plant(trial, `DELETE FROM pgboss.job WHERE name = 'planted'`),
  },
  {
    alarms: ['WebhooksLate'],
    how: 'a webhook that nobody sends is due since ten minutes ago',
    bring: (trial) =>
      plant(
        trial,
        `WITH endpoint AS (
           INSERT INTO webhook_endpoints (id, shard, customer_id, url, secret)
           VALUES (gen_random_uuid(), 0, gen_random_uuid(), 'https://shop.example/planted', '')
           RETURNING id, shard, customer_id)
         INSERT INTO webhook_deliveries (id, shard, customer_id, endpoint_id, event_id, event_day, type, next_attempt_at)
         SELECT gen_random_uuid(), shard, customer_id, id, gen_random_uuid(), current_date, 'planted', now() - interval '10 minutes'
         FROM endpoint`,
      ),
    async end(trial) {
      await plant(trial, `DELETE FROM webhook_deliveries WHERE type = 'planted'`);
      await plant(trial, `DELETE FROM webhook_endpoints WHERE url LIKE '%/planted'`);
    },
  },
  {
    alarms: ['ObjectStoreFailing', 'ServerErrors'],
    how: 'nothing listens where the object store should be, and devices send pictures of deliveries',
    async bring(trial, fired) {
      const picture = await sharp({
        create: { width: 8, height: 8, channels: 3, background: 'white' },
      })
        .png()
        .toBuffer();
      while (!fired.aborted) {
        await ask(trial, `/api/scans/proofs?ref=${drawNumber()}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${trial.deviceKey}`,
            'content-type': 'image/png',
          },
          body: new Uint8Array(picture),
        });
      }
    },
  },
  {
    alarms: ['ConnectionsUsedUp', 'SlowAnswers'],
    how: 'a lock on the quotes lets every request for one wait',
    bring: (trial, fired) => whileLocked(trial, 'quotes', fired, () => askForQuotes(trial, 30)),
  },
  {
    alarms: ['ScanQueueFull'],
    how: 'a lock on the numbers lets 5,000 scans wait',
    bring: (trial, fired) => whileLocked(trial, 'shipment_refs', fired, () => sendScans(trial)),
    end: (trial) => sendScans(trial),
  },
  {
    alarms: ['CommitsInDoubt'],
    how: 'a synchronous standby that does not exist is waited for',
    async bring(trial, fired) {
      await setSetting(trial, `synchronous_standby_names = 'nobody'`);
      while (!fired.aborted) await askForQuotes(trial, 2);
    },
    end: (trial) => resetSetting(trial, 'synchronous_standby_names'),
  },
  {
    alarms: ['NumbersGuessed'],
    how: 'look-ups of numbers that nobody has, 40 at a time',
    bring: (trial, fired) => lookUpMissing(trial, fired),
  },
  {
    alarms: ['EventLoopLate', 'RequestsShed'],
    how: 'the api stands still for 0.9 s again and again, while requests come',
    async bring(trial, fired) {
      const asking = askForRate(trial, fired);
      while (!fired.aborted) {
        process.kill(trial.api.pid, 'SIGSTOP');
        await sleep(900);
        process.kill(trial.api.pid, 'SIGCONT');
        await sleep(150);
      }
      await asking;
    },
  },
  {
    alarms: ['DatabaseAway', 'MetricFailed'],
    how: 'PostgreSQL is ended at once',
    bring: ({ installation: { dataDir } }) => stopPostgres({ dataDir }, 'immediate'),
    async end({ installation: { dataDir, postgresPort } }) {
      await startPostgres({ dataDir, port: postgresPort });
    },
  },
  {
    alarms: ['PaymentProviderFailing', 'PaymentsUnknown'],
    how: 'the payment provider is away while a card is charged; the attempt is made older by 5 minutes',
    async bring(trial, fired) {
      await stopInBackground(folderOf(trial.installation.dataDir, 'payments'));
      while (!fired.aborted) {
        const draft = await draftParcel(trial.call);
        await bookDraft(trial.call, draft, 'card').catch(() => undefined);
        await plant(
          trial,
          `UPDATE booking_attempts SET claimed_at = now() - interval '5 minutes'
           WHERE state IN ('claimed', 'authorising')`,
        );
      }
    },
    end: ({ installation: { dataDir, paymentsUrl, env } }) =>
      startPaymentSandbox({ dataDir, port: Number(new URL(paymentsUrl).port), env }),
  },
  {
    alarms: ['MailsFailing', 'JobsFailing'],
    how: 'the mail server takes no connections, and bookings to be paid on delivery need a code by email',
    async bring(trial, fired) {
      trial.installation.mailServer.close();
      while (!fired.aborted) {
        await bookDraft(trial.call, await draftParcel(trial.call), 'cod').catch(() => undefined);
        await sleep(500);
      }
    },
  },
  {
    alarms: ['RestoreNotReconciled'],
    how: 'the server carries the mark of a restore',
    bring: (trial) => setSetting(trial, `waypost.restored = 'planted'`),
    end: (trial) => resetSetting(trial, 'waypost.restored'),
  },
  {
    alarms: ['WorkerDown'],
    how: 'the worker is frozen',
    bring: ({ worker }) => Promise.resolve(void process.kill(worker.pid, 'SIGSTOP')),
    end: ({ worker }) => Promise.resolve(void process.kill(worker.pid, 'SIGCONT')),
  },
  {
    alarms: ['ApiDown', 'ProcessRestarting'],
    how: 'the api is killed three times, and away for some seconds each time',
    async bring(trial) {
      for (let times = 0; times < 3; times += 1) {
        await trial.api.kill();
        await sleep(6_000);
        await trial.startApi();
        await sleep(5_000);
      }
    },
  },
  {
    alarms: ['WebDown', 'SiteAway'],
    how: 'web is killed, and nothing listens where visitors come to',
    async bring({ web, site }) {
      await web.kill();
      site.closeAllConnections();
      site.close();
    },
  },
];

/** Statements that no trigger and no key may stop. */
async function plant(trial: Trial, sql: string, values: unknown[] = []): Promise<void> {
  const db = await trial.connect();
  await db.query('SET session_replication_role = replica');
  await db.query(sql, values);
  await db.end();
}

const setSetting = (trial: Trial, setting: string) => alterSystem(trial, `SET ${setting}`);
const resetSetting = (trial: Trial, name: string) => alterSystem(trial, `RESET ${name}`);

async function alterSystem(trial: Trial, change: string): Promise<void> {
  const db = await trial.connect();
  // a name of our own is known only to a session that has used it
  await db.query(`SET waypost.restored = ''`);
  await db.query(`ALTER SYSTEM ${change}`);
  await db.query('SELECT pg_reload_conf()');
  await db.end();
}

async function whileLocked(
  trial: Trial,
  table: string,
  fired: AbortSignal,
  act: () => Promise<void>,
): Promise<void> {
  const db = await trial.connect();
  await db.query('BEGIN');
  await db.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  while (!fired.aborted) await act();
  await db.query('ROLLBACK');
  await db.end();
}

/** Whatever comes back: what is judged is what the monitoring says. */
async function ask({ call }: Trial, path: string, init: RequestInit = {}): Promise<void> {
  const headers = { ...call.headers, 'content-type': 'application/json', ...init.headers };
  const signal = AbortSignal.timeout(20_000);
  try {
    const answer = await fetch(`${call.baseUrl}${path}`, { ...init, headers, signal });
    await answer.arrayBuffer();
  } catch {
    await sleep(100);
  }
}

async function askForQuotes(trial: Trial, count: number): Promise<void> {
  const quote = () =>
    ask(trial, '/api/shipments/quote', { method: 'POST', body: JSON.stringify(PARCEL_QUOTE) });
  await Promise.all(Array.from({ length: count }, quote));
}

async function lookUpMissing(trial: Trial, fired: AbortSignal): Promise<void> {
  while (!fired.aborted) {
    const numbers = Array.from({ length: 40 }, () => drawNumber());
    await Promise.all(numbers.map((number) => ask(trial, `/api/shipments/track/${number}`)));
    await sleep(200);
  }
}

/** What is refused first. */
async function askForRate(trial: Trial, fired: AbortSignal): Promise<void> {
  while (!fired.aborted) {
    await Promise.all(Array.from({ length: 40 }, () => ask(trial, '/api/on-time')));
  }
}

async function sendScans(trial: Trial): Promise<void> {
  const batch = () => ({
    scans: Array.from({ length: 500 }, () => ({
      scanId: v7(),
      ref: drawNumber(),
      code: 'DEPARTED',
      occurredAt: new Date().toISOString(),
      place: { city: 'Liège', country: 'BE' },
    })),
  });
  const send = () =>
    ask(trial, '/api/scans', {
      method: 'POST',
      headers: { authorization: `Bearer ${trial.deviceKey}` },
      body: JSON.stringify(batch()),
    });
  await Promise.all(Array.from({ length: 10 }, send));
}

function drawNumber(): string {
  return makeTrackingNumber(1, crypto.getRandomValues(Buffer.alloc(8)));
}

/** What visitors reach, with a certificate that ends in 5 days. */
export async function openSite(folder: string, port: number): Promise<Server> {
  const [key, cert] = [join(folder, 'site.key'), join(folder, 'site.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '5', '-nodes', '-newkey', 'rsa:2048'];
  await runProgram('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert]);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, answer) =>
    answer.end('open'),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
