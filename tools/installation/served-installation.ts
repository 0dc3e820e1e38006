import type { Call } from './book-parcel.ts';
import { type Installation, openInstallation } from './installation.ts';
import { patientFetch } from './patient-fetch.ts';

export type Served = Awaited<ReturnType<typeof openServedInstallation>>;

/** An empty installation whose api runs, and its worker where one is wanted. */
export async function openServedInstallation(options: {
  name: string;
  worker: boolean;
  settings?: NodeJS.Dict<string>;
  testMode?: boolean;
}) {
  const { name, worker, settings = {}, testMode = false } = options;
  const installation = await openInstallation({ name, apiCount: 1, settings, testMode });
  const [port = 0] = installation.apiPorts;
  await installation.startApi();
  if (worker) await installation.startWorker();
  return {
    installation,
    /** Of the one api that runs. */
    port,
    call: callTo(installation),
    db: await installation.connect('superuser'),
  };
}

/** How a page of ours asks the api. */
export function callTo({ env, apiUrl }: Installation): Call {
  return {
    baseUrl: apiUrl,
    headers: { origin: env['PUBLIC_ORIGIN'] ?? '' },
    fetch: patientFetch,
    throwOnError: true,
  };
}
