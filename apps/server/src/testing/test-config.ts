import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfig, type TestConfig } from '../config.ts';

const EXAMPLE = new URL('../../../../.env.example', import.meta.url);

/** The development settings, overridden by the environment, as tests and generators use them. */
export function testConfig(): {
  config: TestConfig;
  adminUrl: string;
  ownerUrl: string;
} {
  const config = readConfig('test', parseEnv(readFileSync(EXAMPLE, 'utf8')), {
    NODE_ENV: 'test',
    SHED_LOAD: 'off',
    // a test sees what it has just saved, in the other process too
    SETTINGS_KEEP_MS: '0',
    LOG_LEVEL: 'silent',
    // what needs test mode makes a database for it
    DATABASE_TEST_API_URL: '',
    DATABASE_TEST_WORKER_URL: '',
    // guests pay on delivery in most tests, at any price
    GUEST_PAY_ON_DELIVERY_MAX_CENTS: '1000000000000',
  });
  return { config, adminUrl: config.DATABASE_ADMIN_URL, ownerUrl: config.DATABASE_OWNER_URL };
}
