import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, Node } from '../../cluster/cluster.ts';

/** How long something stays down, so that every client notices. */
const AWAY_MS = 30_000;

type Disaster = {
  /** A longer time without an answered scan is a fault. */
  gapSeconds: number;
  /** Not one request may fail. */
  isUnnoticed?: true;
  bring(cluster: Cluster, primary: Node): Promise<void>;
};

/** A longer time without an answered look-up is a fault, whatever happens. */
export const LOOK_UP_GAP_SECONDS = 3;

const standbyOf = (cluster: Cluster, primary: Node): Node =>
  cluster.nodes.find((node) => node !== primary) ?? primary;

export const DISASTERS: Record<string, Disaster> = {
  switchover: {
    gapSeconds: 5,
    bring: (cluster) => cluster.switchOver(),
  },
  'postgres killed': {
    gapSeconds: 15,
    async bring(cluster, primary) {
      cluster.killPostgres(primary);
    },
  },
  'host killed': {
    gapSeconds: 25,
    async bring(cluster, primary) {
      await cluster.killNode(primary);
      await sleep(AWAY_MS);
      await cluster.startNode(primary);
    },
  },
  'standby frozen': {
    gapSeconds: 2,
    async bring(cluster, primary) {
      const standby = standbyOf(cluster, primary);
      cluster.freeze(standby);
      await sleep(AWAY_MS);
      cluster.thaw(standby);
    },
  },
  'primary frozen': {
    gapSeconds: 25,
    async bring(cluster, primary) {
      cluster.freeze(primary);
      await sleep(AWAY_MS + 15_000);
      cluster.thaw(primary);
    },
  },
  'majority of etcd away': {
    gapSeconds: 2,
    isUnnoticed: true,
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
