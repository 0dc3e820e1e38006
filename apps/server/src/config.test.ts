import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (path: string) =>
  parseEnv(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const example = read('.env.example');

describe('the configuration', () => {
  it('accepts .env.example in development', () => {
    expect(readConfig('api', {}, example)).toMatchObject({
      API_PORT: 3001,
      NODE_ENV: 'development',
    });
  });

  it('reports every invalid setting at once', () => {
    const faulty = {
      ...example,
      API_PORT: 'x',
      INTERNAL_SECRET: 'short',
      PUBLIC_ORIGIN: 'nowhere',
    };
    const readFaulty = () => readConfig('api', {}, faulty);
    expect(readFaulty).toThrow(ConfigError);
    expect(readFaulty).toThrow(/PUBLIC_ORIGIN[\s\S]*API_PORT[\s\S]*INTERNAL_SECRET/);
  });

  it('runs without Valkey when its address is empty', () => {
    expect(readConfig('api', {}, { ...example, REDIS_URL: '' }).REDIS_URL).toBeNull();
  });
});

describe('the configuration in production', () => {
  const production = { ...example, NODE_ENV: 'production' };

  it('refuses every sample value of .env.example and lists all of them', () => {
    const named = [
      'INTERNAL_SECRET: is the sample',
      'CODE_SECRET: is the sample',
      'STRIPE_WEBHOOK_SECRET: is the sample',
      'STRIPE_SECRET_KEY: is empty',
      'S3_ACCESS_KEY_ID: is the key of the development object store',
      'S3_SECRET_ACCESS_KEY: is the key of the development object store',
      'DATABASE_OWNER_URL: has the sample password',
      'DATABASE_API_URL: has the sample password',
      'DATABASE_WORKER_URL: has the sample password',
      'DATABASE_READONLY_URL: has the sample password',
      'DATABASE_TEST_API_URL: has the sample password',
      'DATABASE_ADMIN_URL: is set',
      'GUEST_BOOKINGS_PER_CLIENT: is the sample',
      'GUEST_BOOKINGS_PER_RECIPIENT: is the sample',
      'SMS_PROVIDER: is local',
    ];
    for (const reader of ['api', 'worker'] as const) {
      const start = () => readConfig(reader, {}, production);
      expect(start).toThrow(ConfigError);
      for (const fault of named) expect(start).toThrow(fault);
    }
  });

  it('refuses the sample password of the database owner for commands', () => {
    const run = () => readConfig('command', {}, production);
    expect(run).toThrow('DATABASE_OWNER_URL: has the sample password');
    expect(run).not.toThrow('STRIPE_SECRET_KEY');
  });

  it('refuses a payment key that is not set at all', () => {
    const withoutKey = { ...production, STRIPE_SECRET_KEY: undefined };
    expect(() => readConfig('api', {}, withoutKey)).toThrow('STRIPE_SECRET_KEY: is empty');
  });

  it('accepts sample values when it declares itself a demonstration', () => {
    const demo = { ...production, WAYPOST_DEMO: 'on' };
    expect(readConfig('api', {}, demo).NODE_ENV).toBe('production');
    expect(readConfig('worker', {}, demo).NODE_ENV).toBe('production');
  });
});

describe('the environment files of deploy/', () => {
  // Nothing of this machine may fill a gap.
  const NOTHING = Object.fromEntries(Object.keys(example).map((name) => [name, undefined]));

  const secret = 'x'.repeat(40);
  const databaseUrl = (role: string) => `postgres://waypost_${role}:${secret}@10.0.0.2/waypost`;
  const FILLED_IN = {
    CODE_SECRET: secret,
    INTERNAL_SECRET: secret,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: secret,
    STRIPE_SECRET_KEY: `sk_live_${secret}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
    SMTP_URL: 'smtps://mail.example',
    SELLER_NAME: 'Waypost NV',
    SELLER_ADDRESS: 'Kaai 1',
    SELLER_VAT_ID: 'BE 1',
    DATABASE_API_URL: databaseUrl('api'),
    DATABASE_WORKER_URL: databaseUrl('worker'),
    DATABASE_OWNER_URL: databaseUrl('owner'),
  };
  /** The files as they are, with what is empty filled in. */
  const fill = (...files: string[]) => {
    const names = Object.assign({}, ...files.map((file) => read(`deploy/environment/${file}.env`)));
    const filled = Object.entries(FILLED_IN).filter(([name]) => name in names);
    return { NODE_ENV: 'production', ...names, ...Object.fromEntries(filled) };
  };

  it('are enough for the api, the worker and commands', () => {
    expect(readConfig('api', {}, { ...NOTHING, ...fill('server', 'api') }).API_PORT).toBe(3001);
    expect(readConfig('worker', {}, { ...NOTHING, ...fill('server', 'worker') }).WORKER_PORT).toBe(
      3004,
    );
    expect(
      readConfig('command', {}, { ...NOTHING, ...fill('command') }).DATABASE_OWNER_URL,
    ).toContain('owner');
  });

  /** Right as they are in every installation: limits, waiting times, and what is only for development. */
  const LEFT_OUT = [
    'NODE_ENV WAYPOST_DEMO LOG_LEVEL WEBHOOK_PRIVATE_TARGETS PAYMENT_SANDBOX_URL SMS_API_URL SETTINGS_KEEP_MS',
    'DATABASE_TEST_POOL_SIZE OTEL_TRACES_SAMPLER_ARG API_ROLE SHED_LOAD PROGRAM_REQUEST_LOG',
    'SETTLE_AFTER_SECONDS PAYMENT_DEADLINE_MS PAYMENT_GIVE_UP_SECONDS SECOND_STEP_SECONDS TRANSFER_EXPIRES_SECONDS',
    'TRANSFER_LOOK_SECONDS REFUND_LOOK_SECONDS RECONCILE_AFTER_SECONDS ACTIVATION_EXPIRES_SECONDS',
    'GUEST_PAY_ON_DELIVERY_MAX_CENTS GUEST_BOOKINGS_PER_CLIENT GUEST_BOOKINGS_PER_RECIPIENT',
    'CUSTOMER_BOOKINGS_PER_DAY CUSTOMER_BOOKINGS_PER_ADDRESS QUOTES_PER_MINUTE DRAFTS_PER_MINUTE',
    'PROGRAM_READS_PER_MINUTE PROGRAM_RATES_PER_MINUTE PROGRAM_WRITES_PER_MINUTE PROGRAM_CALLS_WITHOUT_KEY',
    'CARD_DECLINES_PER_HOUR LIVE_STREAMS_MAX LIVE_STREAMS_PER_CLIENT',
  ].flatMap((line) => line.split(' '));

  it.each([
    ['api', ['server', 'api'], []],
    // it serves its metrics on the address of the api, which nobody changes
    ['worker', ['server', 'worker'], ['API_HOST']],
    ['command', ['command'], []],
  ] as const)(
    'name every setting of the %s that an operator decides, and no other',
    (reader, files, own) => {
      const named = files.flatMap((file) => Object.keys(read(`deploy/environment/${file}.env`)));
      const names = named.map((name) => name.replace(/_FILE$/, ''));
      const known = Object.keys(readConfig(reader, {}, { ...NOTHING, ...fill(...files) }));
      const missing = known.filter((name) => ![...names, ...LEFT_OUT, ...own].includes(name));
      expect({ missing, unknown: names.filter((name) => !known.includes(name)) }).toEqual({
        missing: [],
        unknown: [],
      });
    },
  );

  it('give each process its own database role and no other', () => {
    const roles = (...files: string[]) =>
      Object.keys(fill(...files)).filter((name) => /^DATABASE_.*_URL$/.test(name));
    // the standby and the database of test mode are asked as the same role
    expect(roles('server', 'api')).toEqual([
      'DATABASE_API_URL',
      'DATABASE_READ_URL',
      'DATABASE_TEST_API_URL',
    ]);
    expect(roles('server', 'worker')).toEqual(['DATABASE_TEST_WORKER_URL', 'DATABASE_WORKER_URL']);
    expect(roles('web')).toEqual([]);
    expect(Object.keys(read('deploy/environment/web.env'))).not.toContain('CODE_SECRET');
  });

  it('are the ones that the systemd units read', () => {
    const filesOf = (unit: string) => {
      const text = readFileSync(
        new URL(`../../../deploy/systemd/waypost-${unit}.service`, import.meta.url),
        'utf8',
      );
      return [...text.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
    };
    expect(filesOf('api@')).toEqual(['/etc/waypost/server.env', '/etc/waypost/api.env']);
    expect(filesOf('worker')).toEqual(['/etc/waypost/server.env', '/etc/waypost/worker.env']);
    expect(filesOf('web@')).toEqual(['/etc/waypost/web.env']);
  });
});
