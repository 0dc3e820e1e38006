import { openInstallation } from '../installation/installation.ts';
import { startSite } from '../installation/start-site.ts';

/** The built site on an installation of its own, which ends with the tool. */
export async function openSite(): Promise<string> {
  const installation = await openInstallation({ name: 'lighthouse', apiCount: 2 });
  await installation.command('migrate', ['--without-places']);
  return (await startSite(installation)).webUrl;
}
