import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePorts } from '../../installation/ports.ts';
import { serverUserIds } from '../../services/postgres.ts';
import { findOnPath, findPostgresProgram, run } from '../../services/programs.ts';

/** A standby of the server on that port that replays everything 8 s late. */
export async function startSlowStandby(primaryPort: number): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-standby-'));
  const ids = serverUserIds();
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid);
  const { ports, release } = await reservePorts();
  const primary = `host=127.0.0.1 port=${primaryPort} user=postgres password=waypost`;
  const copying = ['-R', '-X', 'stream', '--checkpoint=fast', '--no-sync', '-d', primary];
  await asServerUser('pg_basebackup', ['-D', folder, ...copying]);
  appendFileSync(join(folder, 'postgresql.auto.conf'), "recovery_min_apply_delay = '8s'\n");
  const settings = `-p ${ports[0]} -c unix_socket_directories=''`;
  const log = join(folder, 'standby.log');
  await asServerUser('pg_ctl', ['start', '-w', '-D', folder, '-l', log, '-o', settings]);
  return {
    async stop() {
      await asServerUser('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', folder]);
      rmSync(folder, { recursive: true });
      release();
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function asServerUser(program: string, args: string[]): Promise<void> {
  const file = findPostgresProgram(program);
  const { code, output } =
    serverUserIds() === undefined
      ? await run(file, args)
      : await run(findOnPath('runuser', 'util-linux'), ['-u', 'postgres', '--', file, ...args]);
  if (code !== 0) throw new Error(`${program} failed: ${output}`);
}
