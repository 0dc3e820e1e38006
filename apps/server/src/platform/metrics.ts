import type { KeyMode } from '@waypost/contract';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withDeadline } from './deadline.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Test mode has its own, without those of the process. */
export function createMetrics(mode: KeyMode = 'live') {
  const registry = new Registry();
  if (mode === 'live') collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'waypost_http_request_seconds',
      help: 'Answers by route and status.',
      labelNames: ['route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
      registers,
    }),
    answers: new Counter({
      name: 'waypost_answers_total',
      help: 'Answers by load class and result; 5xx are failed.',
      labelNames: ['class', 'result'],
      registers,
    }),
    shed: new Counter({
      name: 'waypost_requests_shed_total',
      help: 'Requests refused because the process was overloaded, by load class.',
      labelNames: ['class'],
      registers,
    }),
    lookupMisses: new Counter({
      name: 'waypost_lookup_misses_total',
      help: 'Tracking look-ups of numbers that do not exist.',
      registers,
    }),
    cellHops: new Counter({
      name: 'waypost_cell_hops_total',
      help: 'Requests to other cells, by cell and whether it answered.',
      labelNames: ['cell', 'result'],
      registers,
    }),
    scans: new Counter({
      name: 'waypost_scans_total',
      help: 'Scans by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    scanLag: new Histogram({
      name: 'waypost_scan_lag_seconds',
      help: 'From the event to its record.',
      buckets: [1, 5, 30, 120, 600, 3600, 86400],
      registers,
    }),
    liveViewers: new Gauge({
      name: 'waypost_live_viewers',
      help: 'Open tracking streams.',
      registers,
    }),
    jobs: new Counter({
      name: 'waypost_jobs_total',
      help: 'Jobs by queue and result.',
      labelNames: ['queue', 'result'],
      registers,
    }),
    webhookAttempts: new Counter({
      name: 'waypost_webhook_attempts_total',
      help: 'Attempts to deliver an event to a webhook, by what the delivery is after it; proxy_unavailable, resolver_unavailable: not made, because our proxy or nameserver was away.',
      labelNames: ['result'],
      registers,
    }),
    programCallsLost: new Counter({
      name: 'waypost_program_calls_lost_total',
      help: 'Requests of programs that their log did not keep.',
      registers,
    }),
    textReports: new Counter({
      name: 'waypost_text_reports_total',
      help: 'Reports and replies of the text provider, by what they said.',
      labelNames: ['kind'],
      registers,
    }),
    commitsInDoubt: new Counter({
      name: 'waypost_commits_in_doubt_total',
      help: 'Transactions of which PostgreSQL did not say in time whether they were committed.',
      registers,
    }),
    outsideCalls: new Histogram({
      name: 'waypost_outside_call_seconds',
      help: 'Calls to payment provider, object store and mail server.',
      labelNames: ['service', 'call', 'result'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6, 30],
      registers,
    }),
  };
}

/** A scrape must not wait for a database that is silent. */
const READ_MS = 3_000;

/** By the gauges that are read when metrics are collected: one that fails must not take the others along. */
const observed = new WeakMap<Registry, Map<string, () => Promise<number>>>();

function observedBy({ registry }: Metrics): Map<string, () => Promise<number>> {
  const known = observed.get(registry);
  if (known !== undefined) return known;
  const reads = new Map<string, () => Promise<number>>();
  observed.set(registry, reads);
  new Gauge({
    name: 'waypost_metric_failed',
    help: '1 for a metric that could not be read; its value is NaN then.',
    labelNames: ['metric'],
    registers: [registry],
    async collect() {
      const outcomes = [...reads].map(async ([metric, read]) => {
        const value = await read();
        this.set({ metric }, Number.isNaN(value) ? 1 : 0);
      });
      await Promise.all(outcomes);
    },
  });
  return reads;
}

/** A gauge whose value is read from the database whenever the metrics are collected. */
export function observedGauge(
  metrics: Metrics,
  name: string,
  help: string,
  read: () => Promise<number>,
): void {
  let running: Promise<number> | undefined;
  /** Once a scrape, for the gauge itself and for waypost_metric_failed. */
  const readOnce = () => {
    running ??= withDeadline(READ_MS, read(), () => new Error('silent'))
      .catch(() => Number.NaN)
      .finally(() => (running = undefined));
    return running;
  };
  observedBy(metrics).set(name, readOnce);
  // an app that is built once more on the same metrics takes the place of the first
  metrics.registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    registers: [metrics.registry],
    async collect() {
      this.set(await readOnce());
    },
  });
}
