import { randomUUID } from 'node:crypto';
import { listUndeliverable } from '@waypost/contract/client';
import { defineTool, say } from '../driver/define-tool.ts';
import { bookDraft, draftParcel } from '../installation/book-parcel.ts';
import { openInstallation } from '../installation/installation.ts';
import { signInOwner } from '../installation/people.ts';
import { sendScans } from '../installation/send-scans.ts';
import { callTo } from '../installation/served-installation.ts';
import { startTextProvider } from '../installation/text-provider.ts';
import { DUE_SOON, waitFor, waitForJobs } from '../installation/wait-for.ts';

const PATIENCE_MS = 60_000;
const PHONE = '+32470123456';

const USAGE = `
pnpm proof texts
  Sends texts to a recipient through a stand-in for the provider, which posts signed reports and replies. After STOP no
  text may be sent and staff must find the number; after START texts continue; after a report that the number is a
  landline they stop again.`;

export const proveTexts = defineTool({
  usage: USAGE,
  options: {},
  async run() {
    const installation = await openInstallation({ name: 'proof-texts', apiCount: 2 });
    const [apiPort = 0, providerPort = 0] = installation.apiPorts;
    const provider = await startTextProvider(providerPort);
    const origin = `http://127.0.0.1:${apiPort}`;
    Object.assign(installation.env, provider.settings, { PUBLIC_ORIGIN: origin });
    await installation.startApi();
    await installation.startWorker();
    const call = callTo(installation);
    const db = await installation.connect('superuser');
    await db.query(`INSERT INTO settings_versions (version, document, reason)
      SELECT version + 1, document || '{"smsEnabled": true}', 'proof' FROM settings_versions
      ORDER BY version DESC LIMIT 1`);
    const cookie = await signInOwner(db);
    const key = await installation.createKey('Hub of the proof');
    const { id, trackingNumber } = await bookDraft(call, await draftParcel(call), 'card');
    await db.query(
      `UPDATE shipment_parties SET phone = $2, sms_alerts = true
       WHERE shipment_id = $1 AND role = 'recipient'`,
      [id, PHONE],
    );
    await waitForJobs(db, PATIENCE_MS, DUE_SOON);

    const faults: string[] = [];
    const expect = (what: string, seen: unknown, wanted: unknown) => {
      say(`${what}: ${String(seen)}`);
      if (seen !== wanted) faults.push(`${what}: ${String(seen)} instead of ${String(wanted)}`);
    };
    const textsAfter = async (code: 'PICKED_UP' | 'ARRIVED' | 'OUT_FOR_DELIVERY' | 'DELIVERED') => {
      const scan = { scanId: randomUUID(), ref: trackingNumber, code };
      await sendScans(call, key, [{ ...scan, occurredAt: new Date().toISOString() }]);
      await waitForJobs(db, PATIENCE_MS, DUE_SOON);
      return provider.received.length;
    };
    const markOf = async () => {
      const { data } = await listUndeliverable({
        ...call,
        headers: { ...call.headers, cookie },
        query: { search: PHONE },
      });
      const [entry] = data.entries;
      return entry === undefined ? 'none' : `${entry.reason} ${entry.status}`;
    };
    const answer = (words: string) => provider.reply(`${origin}/api/texts/reply`, PHONE, words);

    expect('texts after the pickup', await textsAfter('PICKED_UP'), 1);
    const [first] = await waitFor('a text', PATIENCE_MS, async () =>
      provider.received.length > 0 ? provider.received : undefined,
    );
    if (first === undefined) throw new Error('no text came');
    expect('status of the report', await provider.report(first, 'delivered'), 200);
    expect('status of STOP', await answer('STOP'), 200);
    expect('what staff finds', await markOf(), 'stop STOP');
    expect('texts after STOP', await textsAfter('OUT_FOR_DELIVERY'), 1);
    expect('status of START', await answer('Start'), 200);
    expect('what staff finds', await markOf(), 'none');
    expect('texts after START', await textsAfter('DELIVERED'), 2);
    const last = provider.received.at(-1) ?? first;
    expect('status of the report', await provider.report(last, 'undelivered', 30_006), 200);
    expect('what staff finds', await markOf(), 'bounce 30006');
    provider.close();
    return { ok: faults.length === 0, texts: provider.received.length, faults };
  },
});
