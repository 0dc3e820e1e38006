import { setTimeout as sleep } from 'node:timers/promises';
import { openInstallation } from '../installation/installation.ts';
import { spawnTracked } from '../installation/server-process.ts';

const START_TIMEOUT_MS = 30_000;

/** The built site on an installation of its own, which run-tool closes. */
export async function openSite(): Promise<string> {
  const installation = await openInstallation({ name: 'lighthouse', apiCount: 2 });
  const [apiPort = 0, webPort = 0] = installation.apiPorts;
  const origin = `http://127.0.0.1:${webPort}`;
  Object.assign(installation.env, { PUBLIC_ORIGIN: origin });
  await installation.command('migrate', ['--without-places']);
  await installation.startApi(apiPort);
  spawnTracked(process.execPath, ['apps/web/server.ts'], {
    env: { ...installation.env, WEB_PORT: `${webPort}`, API_URL: `http://127.0.0.1:${apiPort}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await waitFor(`${origin}/livez`);
  return origin;
}

async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer: was the site built?`);
    await sleep(100);
  }
}
