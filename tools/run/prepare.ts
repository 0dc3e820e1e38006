import { assertOwnDatabase } from '../services/own-database.ts';
import { isPortOpen } from '../services/background-process.ts';
import { runInTurn } from './programs.ts';

/**
 * Services up, schema current, and something to look at in an empty database: in production only
 * when that database is this checkout's own.
 */
export async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  await assertPortsFree(env);
  const hasOwnServices = env['WAYPOST_SERVICES'] !== 'external';
  if (hasOwnServices) {
    await runInTurn([{ name: 'services', args: ['tools/services/main.ts', 'start'], env }]);
  }
  await assertOwnDatabase(env);
  const seed = ['apps/server/src/seed.ts', '--if-empty'];
  if (hasOwnServices) seed.push('--yes');
  if (env['SAMPLE_PEOPLE'] !== 'off') seed.push('--people');
  await runInTurn([
    { name: 'migrate', args: ['apps/server/src/migrate.ts'], env },
    { name: 'seed', args: seed, env },
  ]);
}

/** Else Vite would take another port and the api would fail, each in its own words. */
async function assertPortsFree(env: NodeJS.ProcessEnv): Promise<void> {
  const ports = ['WEB_PORT', 'API_PORT', 'WORKER_PORT'].map((name) => Number(env[name]));
  const areOpen = await Promise.all(ports.map(isPortOpen));
  const taken = ports.filter((_port, index) => areOpen[index]);
  if (taken.length === 0) return;
  console.error(
    `In use already, though it is for this checkout: port ${taken.join(', ')}. Perhaps Waypost runs at ` +
      `${env['PUBLIC_ORIGIN']}: stop it there with Ctrl-C. If it is another program, stop that, or ` +
      'write PORT_BASE=21000 into the file .env.',
  );
  process.exit(1);
}
