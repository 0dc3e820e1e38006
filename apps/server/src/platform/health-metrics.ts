import { sql } from 'kysely';
import type { Db } from './database.ts';
import { firstIdAt } from './first-id.ts';
import { JOBS_SCHEMA } from './jobs.queries.ts';
import { type Metrics, observedGauge } from './metrics.ts';

/** Gauges that alarms are based on, read when metrics are collected. */
export function healthMetrics(metrics: Metrics, db: Db): void {
  const gauge = (name: string, help: string, query: ReturnType<typeof sql<{ value: number }>>) =>
    observedGauge(metrics, name, help, async () => {
      const result = await query.execute(db);
      return result.rows[0]?.value ?? 0;
    });

  gauge(
    'waypost_oldest_job_seconds',
    'Age of the oldest job that could have started.',
    sql<{ value: number }>`
      SELECT coalesce(max(extract(epoch FROM now() - greatest(start_after, created_on))), 0)::float8 AS value
      FROM ${sql.table(`${JOBS_SCHEMA}.job`)}
      WHERE state IN ('created', 'retry') AND start_after <= now()`,
  );
  gauge(
    'waypost_quarantine',
    '1 while the database was restored and not reconciled: no job runs, no money moves.',
    sql<{ value: number }>`
      SELECT count(*)::float8 AS value FROM noticed_restore() WHERE reconciled_at IS NULL`,
  );
  gauge(
    'waypost_ledger_difference_cents',
    'Sum of the ledger entries of the last two days; anything but 0 is wrong.',
    sql<{ value: number }>`
      SELECT coalesce(abs(sum(amount_cents)), 0)::float8 AS value FROM ledger_entries
      WHERE transaction_id >= ${firstIdAt(sql`now() - interval '2 days'`)}`,
  );
  gauge(
    'waypost_replica_lag_seconds',
    'Replay lag of the slowest standby.',
    // without pg_read_all_stats every column but the pid is NULL, and the lag would be 0 for ever
    sql<{ value: number }>`
      SELECT CASE WHEN bool_or(state IS NULL) THEN 'NaN'
        ELSE coalesce(max(extract(epoch FROM replay_lag)), 0) END::float8 AS value
      FROM pg_stat_replication`,
  );
  gauge(
    'waypost_log_archive_failing',
    "1 while pieces of PostgreSQL's log do not reach the archive.",
    sql<{ value: number }>`
      SELECT (last_failed_time > coalesce(last_archived_time, '-infinity'))::int::float8 AS value
      FROM pg_stat_archiver`,
  );
}
