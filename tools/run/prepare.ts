import { assertOwnDatabase } from '../services/own-database.ts';
import { runInTurn } from './programs.ts';

/**
 * Services up, schema current, and something to look at in an empty database: in production only
 * when that database is this checkout's own.
 */
export async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const hasOwnServices = env['WAYPOST_SERVICES'] !== 'external';
  if (hasOwnServices) {
    await runInTurn([{ name: 'services', args: ['tools/services/main.ts', 'start'], env }]);
  }
  await assertOwnDatabase(env);
  const seed = ['apps/server/src/seed.ts', '--if-empty', ...(hasOwnServices ? ['--yes'] : [])];
  await runInTurn([
    { name: 'migrate', args: ['apps/server/src/migrate.ts'], env },
    { name: 'seed', args: seed, env },
  ]);
}
