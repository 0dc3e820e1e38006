import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../../driver/define-tool.ts';
import type { Installation } from '../../installation/installation.ts';
import { type ServerProcess, startWeb } from '../../installation/server-process.ts';
import type { Release } from './previous-release.ts';
import type { Proxy } from './proxy.ts';

/** Until open requests of a process that the proxy leaves alone have been answered. */
const LEFT_ALONE_MS = 1_000;

type Kind = 'api' | 'web' | 'worker';
interface Place {
  kind: Kind;
  port: number;
  release: Release;
  server: ServerProcess;
}

export function knowsReadiness({ folder }: Release): boolean {
  return existsSync(join(folder, 'apps/web/server/drain.ts'));
}

/** Two api, two web and a worker, each with the release that it runs. */
export async function startProcesses(options: {
  installation: Installation;
  proxy: Proxy;
  ports: Record<'api1' | 'api2' | 'web1' | 'web2' | 'apiThroughProxy', number>;
  releaseOf(kind: Kind): Release;
  /** False to see what it is good for. */
  drains: boolean;
}) {
  const { installation, proxy, ports, drains } = options;
  const places = new Map<string, Place>();
  const endedByThemselves: string[] = [];
  let drainedByProxy = 0;

  async function start(name: string, kind: Kind, port: number, release: Release): Promise<void> {
    const { folder } = release;
    const server = await {
      api: () => installation.startApi(port, { folder }),
      worker: () => installation.startWorker(port, { folder }),
      web: () =>
        startWeb({
          port,
          apiPort: ports.apiThroughProxy,
          env: installation.env,
          logFile: join(installation.dataDir, `${name}.log`),
          folder,
        }),
    }[kind]();
    places.set(name, { kind, port, release, server });
    void server.ended.then(() => {
      if (places.get(name)?.server === server) endedByThemselves.push(name);
    });
    if (kind !== 'worker') await proxy.waitUntilUp(name);
  }

  async function replace(name: string, place: Place, release: Release): Promise<void> {
    const { kind, port, server } = place;
    places.delete(name);
    const drainsItself = kind !== 'web' || knowsReadiness(place.release);
    if (drains && !drainsItself) {
      drainedByProxy += 1;
      await proxy.leaveAlone(name);
      await sleep(LEFT_ALONE_MS);
    }
    await server.stop();
    if (drains && !drainsItself) await proxy.useAgain(name);
    await start(name, kind, port, release);
  }

  await Promise.all([
    start('api1', 'api', ports.api1, options.releaseOf('api')),
    start('api2', 'api', ports.api2, options.releaseOf('api')),
    start('worker', 'worker', installation.workerPorts[0] ?? 0, options.releaseOf('worker')),
  ]);
  await Promise.all([
    start('web1', 'web', ports.web1, options.releaseOf('web')),
    start('web2', 'web', ports.web2, options.releaseOf('web')),
  ]);

  return {
    endedByThemselves,
    drainedByProxy: () => drainedByProxy,
    /** One after the other: each is gone, started anew and known to the proxy before the next. */
    async rollTo(releaseOf: (kind: Kind) => Release): Promise<void> {
      for (const [name, place] of [...places].toSorted(([a], [b]) => a.localeCompare(b))) {
        const release = releaseOf(place.kind);
        say(`${name}: ${place.release.name} to ${release.name}`);
        await replace(name, place, release);
      }
    },
    async stop(): Promise<void> {
      const servers = [...places.values()].map(({ server }) => server);
      places.clear();
      await Promise.all(servers.map((server) => server.kill()));
    },
  };
}
