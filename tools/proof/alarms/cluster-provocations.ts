import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, clusterIn } from '../../cluster/cluster.ts';
import { waitFor } from '../../installation/wait-for.ts';
import type { Provocation, Trial } from './provocations.ts';

/** Time for some scrapes. */
const SEEN_MS = 20_000;
const WHOLE_AGAIN_MS = 120_000;

const clusterOf = ({ installation }: Trial) => clusterIn(join(installation.dataDir, 'cluster'));

/** A cluster of its own: the processes of the installation do not use it. */
export const CLUSTER_PROVOCATION: Provocation = {
  alarms: [
    'NoPrimary',
    'NodeDown',
    'StandbyNotFollowing',
    'FailsafeActive',
    'EtcdDown',
    'ClusterPaused',
  ],
  how: 'a cluster loses most of etcd, is paused while a standby dies, and loses two nodes',
  async bring(trial) {
    const cluster = clusterOf(trial);
    await cluster.reset();
    await cluster.start();
    watch(trial, cluster);
    await sleep(SEEN_MS);

    const [first, second] = cluster.nodes;
    await Promise.all([cluster.killEtcd(first), cluster.killEtcd(second)]);
    await sleep(SEEN_MS);
    await Promise.all([cluster.startEtcd(first), cluster.startEtcd(second)]);
    await cluster.waitUntilWhole(WHOLE_AGAIN_MS);

    // Patroni would start it again
    await pause(cluster);
    const primary = await cluster.primary();
    const standby = cluster.nodes.find((node) => node !== primary) ?? first;
    cluster.killPostgres(standby);
    await sleep(SEEN_MS);

    await cluster.killNode(primary);
    await cluster.killNode(standby);
  },
  end: (trial) => clusterOf(trial).reset(),
};

function watch({ installation }: Trial, cluster: Cluster): void {
  const ports = cluster.ports();
  const list = (name: string, port: 'rest' | 'client') => {
    const targets = cluster.nodes.map((node) => `'127.0.0.1:${ports[node][port]}'`);
    writeFileSync(
      join(installation.dataDir, 'monitoring', 'targets', `${name}.yml`),
      `- targets: [${targets.join(', ')}]\n`,
    );
  };
  list('patroni', 'rest');
  list('etcd', 'client');
}

/** Refused for some seconds after etcd came back. */
async function pause(cluster: Cluster): Promise<void> {
  const url = `http://127.0.0.1:${cluster.ports().n1.rest}/config`;
  await waitFor('a paused cluster', WHOLE_AGAIN_MS, async () => {
    const answer = await fetch(url, { method: 'PATCH', body: JSON.stringify({ pause: true }) });
    return answer.ok || undefined;
  });
}
