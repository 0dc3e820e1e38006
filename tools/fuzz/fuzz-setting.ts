import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Call } from '../installation/book-parcel.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { patientFetch } from '../installation/patient-fetch.ts';
import { hashOfPassword } from '../installation/people.ts';
import { callTo } from '../installation/served-installation.ts';

/** The installation under test, and what it takes to put people into it. */
export interface FuzzSetting {
  installation: Installation;
  /** How a page of ours asks the api. */
  call: Call;
  db: pg.Client;
  passwordHash: string;
  deviceKey: string;
}

export async function openFuzzSetting(): Promise<FuzzSetting> {
  const installation = await openInstallation({ name: 'fuzz-api', apiCount: 1 });
  await findObjectStore(installation.env['S3_ENDPOINT'] ?? '');
  await installation.command('migrate');
  await installation.startApi();
  await installation.startWorker();
  const { INTERNAL_SECRET: internalSecret = '' } = installation.env;

  /** Each time for a caller at another address, as our web server would, so that no limit is near. */
  async function fetchFromAnywhere(...request: Parameters<typeof fetch>): Promise<Response> {
    const asked = new Request(...request);
    const address = `192.168.${randomInt(256)}.${randomInt(256)}`;
    asked.headers.set('x-waypost-internal', internalSecret);
    asked.headers.set('x-waypost-client-address', address);
    return patientFetch(asked);
  }

  const call = { ...callTo(installation), fetch: fetchFromAnywhere };
  const db = await installation.connect('owner');
  return {
    installation,
    call,
    db,
    passwordHash: await hashOfPassword(call, db),
    deviceKey: await installation.createKey('Fuzz hub'),
  };
}

/** The one of the checkout; without it every document is answered with 503. */
async function findObjectStore(url: string): Promise<void> {
  try {
    await fetch(url);
  } catch (cause) {
    throw new Error('The object store does not answer: pnpm services start', { cause });
  }
}
