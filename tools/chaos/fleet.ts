import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../installation/installation.ts';
import { say } from '../driver/define-tool.ts';
import type { ServerProcess } from '../installation/server-process.ts';

const RESTART_PAUSE_MS = 200;

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** Processes that are started again whenever they end, as a process manager would. */
export async function startFleet(installation: Installation) {
  const starts = new Map<string, () => Promise<ServerProcess>>([
    ...installation.apiPorts.map(
      (port, at) => [`api ${at + 1}`, () => installation.startApi(port)] as const,
    ),
    ...installation.workerPorts.map(
      (port, at) =>
        [at === 0 ? 'worker' : `worker ${at + 1}`, () => installation.startWorker(port)] as const,
    ),
  ]);
  const running = new Map<string, ServerProcess>();
  const endedByThemselves: string[] = [];
  let kills = 0;

  async function start(name: string): Promise<void> {
    const begin = starts.get(name);
    if (begin === undefined) throw new Error(`There is no process ${name}.`);
    try {
      const server = await begin();
      running.set(name, server);
      void server.ended.then(() => restart(name, server));
    } catch (error) {
      if (installation.closing.aborted) return;
      // it cannot start while the database is away
      say(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
      await sleep(RESTART_PAUSE_MS);
      await start(name);
    }
  }

  async function restart(name: string, ended: ServerProcess): Promise<void> {
    if (running.get(name) !== ended || installation.closing.aborted) return;
    say(`${name} ended by itself`);
    endedByThemselves.push(name);
    await start(name);
  }

  await Promise.all([...starts.keys()].map(start));
  return {
    names: [...starts.keys()],
    /** Names of processes that ended without being killed. */
    endedByThemselves,
    kills: () => kills,
    /** SIGKILL; settles when the process is gone, with a promise of its return. */
    async kill(name: string): Promise<{ returned: Promise<void> }> {
      kills += 1;
      const server = running.get(name);
      running.delete(name);
      await server?.kill();
      return { returned: sleep(RESTART_PAUSE_MS).then(() => start(name)) };
    },
  };
}
