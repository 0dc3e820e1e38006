import { closeSync, openSync } from 'node:fs';
import { waitFor } from '../../installation/wait-for.ts';
import { COMPILE_CACHE, spawnTracked } from '../../installation/server-process.ts';
import { tail } from '../../services/background-process.ts';
import { SHOP } from './install-shop.ts';

const PATIENCE_MS = 300_000;

/** Starts the shop, which makes its tables, and waits until it sells. It ends with the tool. */
export async function startShop(settings: Record<string, string>, logFile: string): Promise<void> {
  const log = openSync(logFile, 'a');
  const child = spawnTracked(process.execPath, ['dist/shop.js'], {
    cwd: SHOP,
    env: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...process.env,
      // Vendure reports each start to its makers otherwise
      VENDURE_DISABLE_TELEMETRY: 'true',
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await waitFor('the shop', PATIENCE_MS, async () => {
    if (child.exitCode !== null) throw new Error(`The shop ended.\n${tail(logFile)}`);
    try {
      const answer = await fetch(`http://127.0.0.1:${settings['PORT']}/health`);
      return answer.ok || undefined;
    } catch {
      return undefined;
    }
  });
}
