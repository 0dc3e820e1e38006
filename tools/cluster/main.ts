// `pnpm cluster`: three nodes of PostgreSQL with Patroni, etcd and HAProxy on this machine.
import { join } from 'node:path';
import { REPOSITORY } from '../installation/server-process.ts';
import { expectOptions } from '../run/usage.ts';
import { clusterIn } from './cluster.ts';

const cluster = clusterIn(join(REPOSITORY, '.data', 'cluster'));

const commands: Record<string, () => Promise<void>> = {
  async start() {
    await cluster.start();
    await commands['status']?.();
  },
  async stop() {
    await cluster.stop();
    console.log('stopped');
  },
  async reset() {
    await cluster.reset();
    console.log('stopped, data deleted');
  },
  async status() {
    if (!cluster.isRunning()) return console.log('not running');
    for (const { name, role, state } of await cluster.members()) {
      console.log(`${name}  ${role.padEnd(16)} ${state}`);
    }
    console.log(
      `The primary is at 127.0.0.1:${cluster.port}, a standby at 127.0.0.1:${cluster.standbyPort}.`,
    );
  },
};

const usage = `pnpm cluster ${Object.keys(commands).join('|')}`;
expectOptions(usage);
const command = commands[process.argv[2] ?? ''];
if (command === undefined) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}
await command();
