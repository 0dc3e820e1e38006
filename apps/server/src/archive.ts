import { readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import { archiveMonths, readArchiveSize } from './features/core/scans/index.ts';
import { openContext } from './open-context.ts';

readCommandLine(
  `Usage:
  pnpm archive
      moves every month of events that is older than ARCHIVE_AFTER_MONTHS to the object store now, as the
      worker does at night, and says how much is there. With ARCHIVE_AFTER_MONTHS=0 it opens a month again
      that was left half written. It may be stopped and repeated at any moment.
`,
  {},
);
const config = readConfig('worker');
const { ctx, close } = await openContext('api', {
  config,
  databaseUrl: config.DATABASE_WORKER_URL,
});
try {
  while (!(await archiveMonths(ctx)));
  const size = await readArchiveSize(ctx.db);
  process.stdout.write(`${JSON.stringify({ ok: true, ...size })}\n`);
} finally {
  await ctx.jobs.stop();
  await close();
}
