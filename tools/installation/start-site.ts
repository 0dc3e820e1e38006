import { join } from 'node:path';
import type { Installation } from './installation.ts';
import { startWeb } from './web-process.ts';

/** The api and the built site of an installation with two ports or more. Both end with the tool. */
export async function startSite(
  installation: Installation,
): Promise<{ apiUrl: string; webUrl: string }> {
  const [apiPort = 0, webPort = 0] = installation.apiPorts;
  const webUrl = `http://127.0.0.1:${webPort}`;
  Object.assign(installation.env, { PUBLIC_ORIGIN: webUrl });
  await installation.startApi(apiPort);
  const logFile = join(installation.dataDir, 'web.log');
  await startWeb({ port: webPort, apiPort, env: installation.env, logFile });
  return { apiUrl: `http://127.0.0.1:${apiPort}`, webUrl };
}
