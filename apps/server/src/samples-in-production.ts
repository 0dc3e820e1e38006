type Environment = NodeJS.Dict<string>;

/** Values of .env.example are public, and some are only for a private machine. */
const SAMPLES: Record<string, (value: string) => string | null> = {
  INTERNAL_SECRET: sampleSecret,
  CODE_SECRET: sampleSecret,
  CODE_SECRETS_ACCEPTED: sampleSecret,
  INDEX_SECRET: sampleSecret,
  STRIPE_WEBHOOK_SECRET: (value) =>
    value.includes('whsec_development') ? 'is the sample of .env.example' : null,
  STRIPE_SECRET_KEY: (value) =>
    value === '' ? 'is empty: bookings would be paid at the payment sandbox' : null,
  S3_ACCESS_KEY_ID: developmentStore,
  S3_SECRET_ACCESS_KEY: developmentStore,
  DATABASE_OWNER_URL: samplePassword,
  DATABASE_API_URL: samplePassword,
  DATABASE_WORKER_URL: samplePassword,
  DATABASE_READONLY_URL: samplePassword,
  DATABASE_TEST_OWNER_URL: samplePassword,
  DATABASE_TEST_API_URL: samplePassword,
  DATABASE_TEST_WORKER_URL: samplePassword,
  DATABASE_ADMIN_URL: () => 'is set: no process needs a superuser',
  GUEST_BOOKINGS_PER_CLIENT: noLimit,
  GUEST_BOOKINGS_PER_RECIPIENT: noLimit,
  SMS_PROVIDER: (value) =>
    value === 'local' ? 'is local: texts would go to the development inbox' : null,
  WEBHOOK_PRIVATE_TARGETS: (value) =>
    value === 'on' ? 'is on: customers could call services of this network' : null,
};

/** Read even when they are not set. */
const MUST_BE_SET = ['STRIPE_SECRET_KEY'];

const MOST_GUEST_BOOKINGS = 10_000;

/**
 * Why this environment must not be public, one line a variable; none outside production, and none for a
 * declared demonstration.
 */
export function samplesInProduction(
  env: Environment,
  names: readonly string[] = Object.keys(SAMPLES),
): string[] {
  if (env['NODE_ENV'] !== 'production' || env['WAYPOST_DEMO'] === 'on') return [];
  const faults = names.flatMap((name) => {
    const value = env[name] ?? (MUST_BE_SET.includes(name) ? '' : undefined);
    const fault = value === undefined ? null : (SAMPLES[name]?.(value) ?? null);
    return fault === null ? [] : [`${name}: ${fault}`];
  });
  if (faults.length === 0) return [];
  return [...faults, 'WAYPOST_DEMO: on would allow all of this, and show a banner on every page'];
}

function sampleSecret(value: string): string | null {
  return value.includes('development-only') ? 'is the sample of .env.example' : null;
}

function developmentStore(value: string): string | null {
  return value === 'S3RVER' ? 'is the key of the development object store' : null;
}

function samplePassword(value: string): string | null {
  const isSample = URL.canParse(value) && new URL(value).password === 'waypost';
  return isSample ? 'has the sample password waypost' : null;
}

function noLimit(value: string): string | null {
  return Number(value) > MOST_GUEST_BOOKINGS ? 'is the sample of .env.example: no limit' : null;
}
