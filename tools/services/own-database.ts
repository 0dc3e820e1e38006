import { readServicesConfig } from './config.ts';
import { runningPostgresPort } from './postgres.ts';

export class ForeignDatabase extends Error {}

const ROLES = ['OWNER', 'API', 'WORKER', 'READONLY', 'ADMIN'];
const ADDRESSES = [...ROLES, 'TEST_OWNER', 'TEST_API', 'TEST_WORKER'].map(
  (role) => `DATABASE_${role}_URL`,
);

/**
 * Refuses before anything is read or written when an address leads to a database that is not this
 * checkout's own. Two servers cannot listen on one port, so the server is ours when the one that runs
 * on our data folder listens there.
 */
export async function assertOwnDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  if (env['WAYPOST_SERVICES'] === 'external') return;
  const { dataDir } = readServicesConfig(env);
  const ownPort = await runningPostgresPort({ dataDir });
  const foreign = ADDRESSES.filter((name) => {
    const address = env[name];
    return address !== undefined && address !== '' && !leadsTo(new URL(address), ownPort);
  });
  if (foreign.length === 0) return;
  const own =
    ownPort === undefined
      ? 'is not running: pnpm services start'
      : `listens on port ${ownPort} of this machine`;
  throw new ForeignDatabase(
    `The PostgreSQL of this checkout, in ${dataDir}, ${own}.\n` +
      `What answers at ${foreign.join(', ')} is not the database of this checkout, so nothing was done.\n` +
      'WAYPOST_SERVICES=external takes addresses as they are.',
  );
}

function leadsTo({ hostname, port }: URL, ownPort: number | undefined): boolean {
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return isHere && ownPort !== undefined && Number(port || 5432) === ownPort;
}
