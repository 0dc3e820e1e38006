import { join } from 'node:path';
import { openInstallation } from '../installation/installation.ts';
import { startWeb } from '../installation/web-process.ts';

/** The built site on an installation of its own, which run-tool closes. */
export async function openSite(): Promise<string> {
  const installation = await openInstallation({ name: 'lighthouse', apiCount: 2 });
  const [apiPort = 0, webPort = 0] = installation.apiPorts;
  const origin = `http://127.0.0.1:${webPort}`;
  Object.assign(installation.env, { PUBLIC_ORIGIN: origin });
  await installation.command('migrate', ['--without-places']);
  await installation.startApi(apiPort);
  const logFile = join(installation.dataDir, 'web.log');
  await startWeb({ port: webPort, apiPort, env: installation.env, logFile });
  return origin;
}
