import { Gauge } from 'prom-client';
import type { Database } from './database.ts';
import { readDatabaseHealth } from './http/health-routes.ts';
import { type Metrics, observedGauge } from './metrics.ts';

/** What a process knows about its own connections. */
export function databaseMetrics(metrics: Metrics, database: Database): void {
  const registers = [metrics.registry];
  new Gauge({
    name: 'waypost_pool_connections',
    help: 'Connections to PostgreSQL by pool and state, and the most there may be.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { open, idle, max }] of Object.entries(database.poolUse())) {
        this.set({ pool, state: 'busy' }, open - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'max' }, max);
      }
    },
  });
  new Gauge({
    name: 'waypost_pool_waiting',
    help: 'Requests and jobs that wait for a connection, by pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waiting }] of Object.entries(database.poolUse())) {
        this.set({ pool }, waiting);
      }
    },
  });
  // after the pools: its own query would be counted there as one that waits
  observedGauge(
    metrics,
    'waypost_database_writable',
    '1 when the connections of this process lead to a primary that answers, else 0.',
    async () => ((await readDatabaseHealth(database)).healthy ? 1 : 0),
  );
}
