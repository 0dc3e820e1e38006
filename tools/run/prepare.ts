import { runInTurn } from './programs.ts';

/** Services up, schema current, and something to look at in an empty database. */
export async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  if (env['WAYPOST_SERVICES'] !== 'external') {
    await runInTurn([{ name: 'services', args: ['tools/services/main.ts', 'start'], env }]);
  }
  await runInTurn([
    { name: 'migrate', args: ['apps/server/src/migrate.ts'], env },
    { name: 'seed', args: ['apps/server/src/seed.ts', '--if-empty'], env },
  ]);
}
