import { readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { openObjectStore } from './platform/object-store.ts';

readCommandLine(
  `Usage:
  pnpm bucket
      makes the bucket, keeps what is overwritten in it for 30 days, and says what the store cannot do
`,
  {},
);
const config = readConfig('bucket');
const store = openObjectStore(config, createLog('bucket', config.LOG_LEVEL));
const kept = await store.keepVersions();
process.stdout.write(`${JSON.stringify({ ok: true, bucket: config.S3_BUCKET, ...kept })}\n`);
store.close();
