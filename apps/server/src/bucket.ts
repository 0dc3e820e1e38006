import { readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { openObjectStore } from './platform/object-store.ts';

/** Test shipments go after 90. */
const TEST_FILE_DAYS = 120;

readCommandLine(
  `Usage:
  pnpm bucket
      makes the bucket, and keeps what is overwritten in it for 30 days; makes that of test mode, whose files
      end after 120 days; and says what the store cannot do
`,
  {},
);
const config = readConfig('bucket');
const log = createLog('bucket', config.LOG_LEVEL);
const store = openObjectStore(config, log);
const kept = await store.keepVersions();
store.close();
const testStore = openObjectStore({ ...config, S3_BUCKET: config.S3_TEST_BUCKET }, log);
const testLifecycle = await testStore.expireAfter(TEST_FILE_DAYS);
testStore.close();
const { S3_BUCKET: bucket, S3_TEST_BUCKET: testBucket } = config;
process.stdout.write(
  `${JSON.stringify({ ok: true, bucket, ...kept, testBucket, testLifecycle })}\n`,
);
