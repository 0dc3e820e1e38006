import { runInTurn } from './programs.ts';

/** Services up, schema current, and something to look at in an empty database. */
export async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  await runInTurn([
    { name: 'services', args: ['tools/services/main.ts', 'start'], env },
    { name: 'migrate', args: ['apps/server/src/migrate.ts'], env },
    { name: 'seed', args: ['apps/server/src/seed.ts', '--if-empty'], env },
  ]);
}
