import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { newShipment } from '../../installation/program-shipment.ts';
import { readValue } from '../../installation/read-value.ts';
import { waitFor } from '../../installation/wait-for.ts';
import type { seatOwner } from '../../installation/seat-owner.ts';
import { DROPPED_ANSWERS, type startDroppingProxy } from './dropping-proxy.ts';
import type { startWebhookReceiver } from './webhook-receiver.ts';

/** What a language needs to run the code of its README. */
export interface Language {
  name: string;
  /** Where its package is installed. */
  folder: string;
  /** Checks the types of the whole README. Throws with the complaints of the checker. */
  checkTypes(): Promise<void>;
  /** Runs the journey of the README; prints what it prints. */
  runJourney(env: NodeJS.ProcessEnv): Promise<string>;
  /** Books what is in `order.json`, with neither key nor reference, and prints the tracking number. */
  bookWithoutKey(env: NodeJS.ProcessEnv): Promise<string>;
  /** Gives `webhook.json` to the receiver of the README as it is, and changed; prints both statuses. */
  receiveWebhook(env: NodeJS.ProcessEnv): Promise<string>;
}

export interface World {
  apiUrl: string;
  testDb: pg.Client;
  proxy: Awaited<ReturnType<typeof startDroppingProxy>>;
  receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
}

const PATIENCE_MS = 60_000;

/** What a journey must have printed, in this order. */
const MILESTONES = [
  /^standard \d+ EUR$/m,
  /^WT\w+ \d+$/m,
  /^\d{4,} bytes$/m,
  /^out_for_delivery \d+$/m,
  /^found$/m,
  /^not_cancellable 409 [fF]alse$/m,
  /^\d{4}-\d\d-\d\dT\S+Z$/m,
  /^WT\w+ (?:null|None)$/m,
  /^\d+ EUR$/m,
];

/** The journey through a proxy that loses the answers of bookings, then a webhook that we signed. */
export async function proveLanguage(
  language: Language,
  owner: Awaited<ReturnType<typeof seatOwner>>,
  { apiUrl, testDb, proxy, receiver }: World,
): Promise<string[]> {
  const path = `/${encodeURIComponent(language.name)}`;
  const faults: string[] = [];
  const secret = await makeEndpoint(apiUrl, owner.test, receiver.urlOf(path));
  const env = { ...process.env, WAYPOST_KEY: owner.test, WAYPOST_URL: proxy.url };

  await language.checkTypes();
  const printed = await language.runJourney(env);
  let rest = printed;
  for (const milestone of MILESTONES) {
    const found = milestone.exec(rest);
    if (found === null) faults.push(`${language.name} did not print ${milestone}:\n${printed}`);
    else rest = rest.slice(found.index + found[0].length);
  }

  writeFileSync(join(language.folder, 'order.json'), JSON.stringify(newShipment()));
  await language.bookWithoutKey(env);
  // the order, its return, and the one without a key
  const shipments = await readValue<number>(
    testDb,
    `SELECT count(*)::int FROM shipments WHERE customer_id = '${owner.customerId}'`,
  );
  if (shipments !== 3) faults.push(`${language.name} made ${shipments} shipments instead of 3`);

  const webhook = await waitFor('a webhook', PATIENCE_MS, async () =>
    receiver.received.find((each) => each.path === path && each.body.includes('"shipment"')),
  );
  writeFileSync(join(language.folder, 'webhook.json'), JSON.stringify(webhook));
  const answered = await language.receiveWebhook({ ...env, WAYPOST_WEBHOOK_SECRET: secret });
  if (!answered.endsWith('204 400\n')) {
    faults.push(`${language.name} answered a webhook and a changed one with ${answered}`);
  }
  return faults;
}

export function judgeProxy({ bookings }: World['proxy']): string[] {
  const unlike = [...bookings.values()].filter((count) => count !== DROPPED_ANSWERS + 1);
  return unlike.map((count) => `a booking was sent ${count} times`);
}

/** Returns the secret of a new endpoint. */
export async function makeEndpoint(apiUrl: string, key: string, url: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/v1/webhook-endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
  const { secret } = (await answer.json()) as { secret?: string };
  if (secret === undefined) throw new Error(`no webhook endpoint: ${answer.status}`);
  return secret;
}
