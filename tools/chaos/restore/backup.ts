import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillTemplate } from '../../cluster/fill-template.ts';
import { runProgram } from '../../installation/run-program.ts';
import { giveToServerUser, runAsServerUser } from '../../services/postgres.ts';
import { findOnPath } from '../../services/programs.ts';

const deployed = (file: string) =>
  fileURLToPath(new URL(`../../../deploy/backup/${file}`, import.meta.url));
const PASSWORD = 'waypost';

export type Backup = ReturnType<typeof openBackup>;

/** An encrypted repository of its own, used by the files of deploy/backup. Its paths are short: of a socket. */
export function openBackup() {
  const program = findOnPath('pgbackrest', 'pgbackrest');
  const home = mkdtempSync(join(tmpdir(), 'waypost-backup-'));
  const config = join(home, 'pgbackrest.conf');
  const restore = join(home, 'restore.sh');
  const [repository, socketDir, lock] = ['repository', 'socket', 'lock'].map((name) =>
    join(home, name),
  ) as [string, string, string];
  for (const folder of [home, repository, socketDir, lock]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    giveToServerUser(folder);
  }
  const archiveCommand = `${program} --config=${config} --stanza=waypost archive-push %p`;
  let server = { dataDir: '', port: 0 };

  async function run(file: string, args: string[], env: Record<string, string> = {}) {
    const given = Object.entries({ PGPASSWORD: PASSWORD, ...env }).map(([k, v]) => `${k}=${v}`);
    const { code, output } = await runAsServerUser('/usr/bin/env', [...given, file, ...args]);
    if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed: ${output}`);
    return output;
  }
  const ask = (...args: string[]) =>
    run(program, [`--config=${config}`, '--stanza=waypost', ...args]);

  return {
    /** The log leaves for the archive from the first start on. */
    postgresSettings: { archive_command: archiveCommand, unix_socket_directories: socketDir },
    /** Once the server runs. */
    async begin(dataDir: string, port: number): Promise<void> {
      server = { dataDir, port };
      const filled = fillTemplate('backup/pgbackrest.conf', {
        REPO_PATH: repository,
        CIPHER_PASS: randomBytes(24).toString('hex'),
        LOG_PATH: home,
        LOCK_PATH: lock,
        DATA_DIR: dataDir,
        POSTGRES_PORT: port,
        SOCKET_DIR: socketDir,
      });
      writeFileSync(config, filled, { mode: 0o600 });
      copyFileSync(deployed('restore.sh'), restore);
      for (const file of [config, restore]) giveToServerUser(file);
      await ask('stanza-create');
      await ask('check');
    },
    make: (type: 'full' | 'incr') => ask(`--type=${type}`, 'backup'),
    /** Epoch seconds, as Prometheus is told. */
    async newest(): Promise<number> {
      const env = { ...process.env, TEXTFILES: home, PGBACKREST_CONFIG: config };
      await runProgram('bash', [deployed('write-metrics.sh'), 'finished'], env);
      const text = readFileSync(join(home, 'waypost_backup_finished.prom'), 'utf8');
      return Number(/^waypost_backup_finished_seconds (\d+)$/m.exec(text)?.[1]);
    },
    /** While the server is stopped. */
    restoreTo: (name: string) =>
      run('bash', [restore, '--to-name', name], {
        PGDATA: server.dataDir,
        PGPORT: `${server.port}`,
        SOCKET_DIR: socketDir,
        PGBACKREST_CONFIG: config,
        POSTGRES_OPTIONS: `-c 'archive_command=${archiveCommand}'`,
      }),
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}
