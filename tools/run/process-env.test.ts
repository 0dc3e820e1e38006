import { expect, it } from 'vitest';
import { environmentOf } from './process-env.ts';

const ALL = {
  PATH: '/bin',
  DATABASE_OWNER_URL: 'o',
  DATABASE_API_URL: 'a',
  DATABASE_WORKER_URL: 'w',
  DATABASE_READONLY_URL: 'r',
  DATABASE_ADMIN_URL: 's',
  DATABASE_TEST_OWNER_URL: 'to',
  DATABASE_TEST_API_URL: 'ta',
  DATABASE_TEST_WORKER_URL: 'tw',
  DATABASE_POOL_SIZE: '10',
  INTERNAL_SECRET: 'i',
  CODE_SECRET: 'c',
  SMTP_URL: 'm',
  S3_SECRET_ACCESS_KEY: 's',
  STRIPE_SECRET_KEY: 'k',
  STRIPE_TEST_SECRET_KEY: 'tk',
  STRIPE_PUBLISHABLE_KEY: 'p',
  STRIPE_WEBHOOK_SECRET: 'h',
  REDIS_URL: 'v',
};

it.each([
  ['web', ['PATH', 'INTERNAL_SECRET', 'STRIPE_PUBLISHABLE_KEY']],
  [
    'api',
    ['PATH', 'DATABASE_API_URL', 'DATABASE_TEST_API_URL', 'DATABASE_POOL_SIZE'].concat([
      'INTERNAL_SECRET',
      'CODE_SECRET',
      'S3_SECRET_ACCESS_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_TEST_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'REDIS_URL',
    ]),
  ],
  [
    'worker',
    ['PATH', 'DATABASE_WORKER_URL', 'DATABASE_TEST_WORKER_URL', 'DATABASE_POOL_SIZE'].concat([
      'CODE_SECRET',
      'SMTP_URL',
      'S3_SECRET_ACCESS_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_TEST_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'REDIS_URL',
    ]),
  ],
] as const)('%s gets its own secrets and database role, and no others', (process, names) => {
  expect(Object.keys(environmentOf(process, ALL))).toEqual(names);
});
