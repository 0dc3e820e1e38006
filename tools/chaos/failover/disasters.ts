import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, Node } from '../../cluster/cluster.ts';

/** How long something stays away, so that everybody has noticed. */
const AWAY_MS = 30_000;

type Disaster = {
  /** A longer time without an answered scan is a fault. Chosen with room for a busy machine. */
  gapSeconds: number;
  bring(cluster: Cluster, primary: Node): Promise<void>;
};

const standbyOf = (cluster: Cluster, primary: Node): Node =>
  cluster.nodes.find((node) => node !== primary) ?? primary;

export const DISASTERS: Record<string, Disaster> = {
  switchover: {
    gapSeconds: 8,
    bring: (cluster) => cluster.switchOver(),
  },
  'postgres killed': {
    gapSeconds: 15,
    async bring(cluster, primary) {
      cluster.killPostgres(primary);
    },
  },
  'host killed': {
    gapSeconds: 30,
    async bring(cluster, primary) {
      await cluster.killNode(primary);
      await sleep(AWAY_MS);
      await cluster.startNode(primary);
    },
  },
  'standby frozen': {
    gapSeconds: 5,
    async bring(cluster, primary) {
      const standby = standbyOf(cluster, primary);
      cluster.freeze(standby);
      await sleep(AWAY_MS);
      cluster.thaw(standby);
    },
  },
  'primary frozen': {
    gapSeconds: 30,
    async bring(cluster, primary) {
      cluster.freeze(primary);
      await sleep(AWAY_MS + 15_000);
      cluster.thaw(primary);
    },
  },
  'majority of etcd away': {
    gapSeconds: 5,
    async bring(cluster) {
      const [first, second] = cluster.nodes;
      await Promise.all([cluster.killEtcd(first), cluster.killEtcd(second)]);
      await sleep(AWAY_MS);
      await Promise.all([cluster.startEtcd(first), cluster.startEtcd(second)]);
    },
  },
  // nothing can be written until there is room again
  'disk full': {
    gapSeconds: AWAY_MS / 1000 + 5,
    async bring(cluster, primary) {
      cluster.fillDisk(primary);
      await sleep(AWAY_MS);
      cluster.freeDisk(primary);
    },
  },
};

export const SHORT_DISASTERS = ['switchover', 'postgres killed'];
