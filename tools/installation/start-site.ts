import { join } from 'node:path';
import { type Installation, openInstallation } from './installation.ts';
import { startWeb } from './server-process.ts';

/** The api and the built site of an installation with two ports or more. Both end with the tool. */
export async function startSite(
  installation: Installation,
): Promise<{ apiUrl: string; webUrl: string }> {
  const [apiPort = 0, webPort = 0] = installation.apiPorts;
  const webUrl = `http://127.0.0.1:${webPort}`;
  Object.assign(installation.env, { PUBLIC_ORIGIN: webUrl });
  await installation.startApi();
  const logFile = join(installation.dataDir, 'web.log');
  await startWeb({ port: webPort, apiPort, env: installation.env, logFile });
  return { apiUrl: installation.apiUrl, webUrl };
}

/** The built site on an installation of its own, which ends with the tool. */
export async function openSite(name: string, settings: NodeJS.Dict<string> = {}): Promise<string> {
  const installation = await openInstallation({ name, apiCount: 2, settings });
  return (await startSite(installation)).webUrl;
}

/** Each once: every language of a page has an entry of its own. */
export async function sitemapPaths(base: string): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', base))).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return [...new Set(addresses.map((address) => new URL(address).pathname))];
}
