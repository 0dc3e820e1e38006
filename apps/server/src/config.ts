import { telemetrySettings } from '@waypost/telemetry/settings';
import { z } from 'zod';
import { readSecretFiles } from './read-secret-files.ts';
import { samplesInProduction } from './samples-in-production.ts';

const Port = z.coerce.number().int().min(1).max(65535);

/** For api and worker. */
const Shared = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']),
  /** on: a declared demonstration, see `isDemonstration` and `samplesInProduction`. */
  WAYPOST_DEMO: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  /** How many of these are for the test database, where there is one. */
  DATABASE_TEST_POOL_SIZE: z.coerce.number().int().min(2).max(50).default(2),
  ...telemetrySettings,
  /** Without it limits are counted per process and open pages poll. */
  REDIS_URL: z.union([z.literal('').transform(() => null), z.url()]).default(null),
  /** The sender of emails while the settings of the console name none. */
  MAIL_FROM: z.string().min(3),
  /**
   * Where mail that cannot be delivered comes back to, as bounces@example.com: each mail gets an address
   * bounces+TOKEN@example.com of its own. Empty: it comes back to the sender, and nobody reads it.
   */
  MAIL_RETURN_PATH: z.union([z.literal('').transform(() => null), z.email()]).default(null),
  /** off: no texts. twilio: the Messages API at SMS_API_URL. local: texts go to the mail inbox, as emails to NUMBER@sms.localhost. */
  SMS_PROVIDER: z.enum(['off', 'local', 'twilio']).default('off'),
  /** Of the account at the text provider: the worker sends with it, the api knows the provider by it. */
  SMS_TOKEN: z.union([z.literal('').transform(() => null), z.string()]).default(null),
  /** Where messages of the contact form go. */
  SUPPORT_INBOX: z.email(),
  /** clamd, as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310. Empty: files of strangers are not scanned. */
  VIRUS_SCANNER: z
    .union([
      z.literal('').transform(() => null),
      z.string().regex(/^(?:unix:\/.+|tcp:\/\/[^/]+:\d+)$/),
    ])
    .default(null),
  /** on: webhooks may lead to http, to any port and into this network. Production refuses it. */
  WEBHOOK_PRIVATE_TARGETS: z.enum(['on', 'off']).default('off'),
  /** An HTTP proxy that takes CONNECT, as http://host:3128; webhooks are called through it. Empty: directly. */
  WEBHOOK_EGRESS_PROXY: z
    .union([z.literal('').transform(() => null), z.url({ protocol: /^http$/ })])
    .default(null),
  /** Documents are stored there. */
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().min(3).default('waypost'),
  /** For files of test mode. */
  S3_TEST_BUCKET: z.string().min(3).default('waypost-test'),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
  /** A solver that speaks VROOM's JSON, in the carrier's own network; empty: rounds are planned by our own planner. */
  PLANNER_URL: z.union([z.literal('').transform(() => null), z.url()]).default(null),
  /** A geocoder that speaks Nominatim's search, as https://host/search. It gets addresses, no names. Empty: none is asked. */
  GEOCODER_URL: z
    .union([z.literal('').transform(() => null), z.url({ protocol: /^https?$/ })])
    .default(null),
  /**
   * Events of months that ended so long ago move to the object store, where look-ups find them, more slowly.
   * 0: they stay in the database. Only once every process runs a release that reads the archive.
   */
  ARCHIVE_AFTER_MONTHS: z.coerce
    .number()
    .int()
    .refine((months) => months === 0 || (months >= 6 && months <= 120), '0, or 6 to 120')
    .default(0),
  /** The name of this cell, where an installation has several (decision 180). Empty: it is the only one. */
  CELL: z
    .union([z.literal('').transform(() => null), z.string().regex(/^[a-z][a-z0-9]{0,15}$/)])
    .default(null),
  /** How long a process may use outdated settings. */
  SETTINGS_KEEP_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  API_HOST: z.string().default('127.0.0.1'),
  /** After SIGTERM, while /readyz answers 503 and requests are still served: longer than a proxy takes to see it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(20).default(0),
  PUBLIC_ORIGIN: z.url(),
  /** Keys for codes, links and authenticator secrets are derived from it. */
  CODE_SECRET: z.string().min(32),
  /** What was made with these, in a row with spaces between them, is still accepted (docs/runbooks/secrets.md). */
  CODE_SECRETS_ACCEPTED: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter((secret) => secret !== ''))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 32),
      'one has less than 32 characters',
    ),
  /** Keys for hashes by which addresses are found are derived from it: the first CODE_SECRET. Empty: CODE_SECRET. */
  INDEX_SECRET: z.union([z.literal('').transform(() => null), z.string().min(32)]).default(null),
  /** After this long the worker settles an attempt. */
  SETTLE_AFTER_SECONDS: z.coerce.number().int().min(1).default(15),
  /** Empty: the payment sandbox replaces Stripe. */
  STRIPE_SECRET_KEY: z
    .union([z.literal('').transform(() => null), z.string().min(8)])
    .default(null),
  /** For test mode. Empty: the payment sandbox. */
  STRIPE_TEST_SECRET_KEY: z
    .union([z.literal('').transform(() => null), z.string().startsWith('sk_test_')])
    .default(null),
  PAYMENT_SANDBOX_URL: z.url().default('http://127.0.0.1:3005'),
  /** How long a request waits for the payment provider; the job continues from there. */
  PAYMENT_DEADLINE_MS: z.coerce.number().int().min(100).max(7_000).default(6_000),
  /** A payment of unknown outcome is cancelled after this long. */
  PAYMENT_GIVE_UP_SECONDS: z.coerce.number().int().min(1).default(120),
  /** How long a payer may take for the second step: 3-D Secure, PayPal. */
  SECOND_STEP_SECONDS: z.coerce.number().int().min(1).default(1_800),
  /** A bank transfer that has not arrived after this long cancels its shipment: 7 days. */
  TRANSFER_EXPIRES_SECONDS: z.coerce.number().int().min(1).default(604_800),
  /** How often the provider is polled about an awaited transfer; its webhook may be lost. */
  TRANSFER_LOOK_SECONDS: z.coerce.number().int().min(1).default(3_600),
  /** How often the provider is polled about a refund in progress. */
  REFUND_LOOK_SECONDS: z.coerce.number().int().min(1).default(3_600),
  /** The reconciliation leaves more recent changes to webhooks and jobs. */
  RECONCILE_AFTER_SECONDS: z.coerce.number().int().min(0).default(600),
  /** A guest's booking paid on delivery is cancelled when its code was not entered: 1 day. */
  ACTIVATION_EXPIRES_SECONDS: z.coerce.number().int().min(1).default(86_400),
  GUEST_PAY_ON_DELIVERY_MAX_CENTS: z.coerce.number().int().min(0).default(50_000),
  /** Per day, by client and by email address of shipper or recipient. */
  GUEST_BOOKINGS_PER_CLIENT: z.coerce.number().int().min(1).default(20),
  GUEST_BOOKINGS_PER_RECIPIENT: z.coerce.number().int().min(1).default(10),
  /**
   * Per day, by account, and by account and email address that is not its own: of recipients, and of shippers
   * where nothing is paid before the booking.
   */
  CUSTOMER_BOOKINGS_PER_DAY: z.coerce.number().int().min(1).default(1_000),
  CUSTOMER_BOOKINGS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  /** By client, and ten times as many by account; ten times as many of each in an hour. */
  QUOTES_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  DRAFTS_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  /** Calls of `/api/v1` a minute, by key. */
  PROGRAM_READS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  PROGRAM_RATES_PER_MINUTE: z.coerce.number().int().min(1).default(240),
  PROGRAM_WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** Calls without a live key a minute, by client: enough to notice a wrong setting, not enough to guess. */
  PROGRAM_CALLS_WITHOUT_KEY: z.coerce.number().int().min(1).default(60),
  /** Cards declined in an hour, by customer and by draft; twice as many by client. */
  CARD_DECLINES_PER_HOUR: z.coerce.number().int().min(1).default(5),
  /** The seller, as printed on invoices. */
  SELLER_NAME: z.string().min(1).default('Waypost NV'),
  SELLER_ADDRESS: z.string().min(1).default('Voorbeeldstraat 1, 1000 Brussels, Belgium'),
  SELLER_VAT_ID: z.string().min(1).default('BE 0000.000.000'),
  /** The account that customers transfer to, as invoices and emails about statements name it; none if empty. */
  SELLER_IBAN: z.string().default(''),
  SELLER_BIC: z.string().default(''),
  /** Months of the ledger begin at midnight there. */
  SELLER_TIME_ZONE: z.string().refine(isTimeZone, 'not a time zone').default('Europe/Brussels'),
  /** Its weekends and public holidays are those of the desk. */
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('BE'),
  /** Prefix of invoice numbers. Another one for each legal entity and each cell. */
  INVOICE_SERIES: z
    .string()
    .regex(/^[A-Z][A-Z0-9]{0,7}$/)
    .default('WP'),
});

/** Only for one process each: a leaked environment gives access to one. */
const OWN = {
  api: z.object({
    DATABASE_API_URL: z.url(),
    /** Leads to a standby. Empty: look-ups wait for the primary, or get answers of the last 60 s. */
    DATABASE_READ_URL: z.union([z.literal('').transform(() => null), z.url()]).default(null),
    /** The database of test mode. Empty: keys of test mode are refused. */
    DATABASE_TEST_API_URL: z.union([z.literal('').transform(() => null), z.url()]).default(null),
    API_PORT: Port,
    /** scans: takes scans and nothing else. public: everything else. Scans then have their own event loop. */
    API_ROLE: z.enum(['all', 'scans', 'public']).default('all'),
    /** Shared by web and api; proves that our own web server forwarded a caller's address. */
    INTERNAL_SECRET: z.string().min(32),
    /** Reverse proxies in front of the api whose X-Forwarded-For is trusted. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    /** Open tracking streams: in this process, and of one client (an IPv6 /64). */
    LIVE_STREAMS_MAX: z.coerce.number().int().min(1).default(10_000),
    LIVE_STREAMS_PER_CLIENT: z.coerce.number().int().min(1).default(200),
    /** Off where clients share the CPU with the api: they would delay its event loop. */
    SHED_LOAD: z.enum(['on', 'off']).default('on'),
    /** Off: customers see no requests of their programs. */
    PROGRAM_REQUEST_LOG: z.enum(['on', 'off']).default('on'),
    STRIPE_WEBHOOK_SECRET: z.string().min(8),
  }),
  worker: z.object({
    DATABASE_WORKER_URL: z.url(),
    DATABASE_TEST_WORKER_URL: z.union([z.literal('').transform(() => null), z.url()]).default(null),
    WORKER_PORT: Port,
    /** Only where there are several cells: the directory is written at home. */
    INTERNAL_SECRET: z
      .union([z.literal('').transform(() => null), z.string().min(32)])
      .default(null),
    SMTP_URL: z.url(),
    /** Empty: emails are not signed here; the server behind SMTP_URL may do it. */
    DKIM_DOMAIN: z.union([z.literal('').transform(() => null), z.string().min(3)]).default(null),
    DKIM_SELECTOR: z.string().min(1).default('waypost'),
    /** PEM. */
    DKIM_PRIVATE_KEY: z
      .union([z.literal('').transform(() => null), z.string().includes('PRIVATE KEY')])
      .default(null),
    SMS_API_URL: z.url().default('https://api.twilio.com'),
    SMS_ACCOUNT: z.union([z.literal('').transform(() => null), z.string()]).default(null),
    /** The sender: a number in E.164, or a name where names are allowed. */
    SMS_FROM: z.union([z.literal('').transform(() => null), z.string()]).default(null),
    /** SMTP for mail that came back; empty: nobody listens. */
    RETURN_DOOR_PORT: z.union([z.literal('').transform(() => null), Port]).default(null),
    RETURN_DOOR_HOST: z.string().default('127.0.0.1'),
  }),
};

const SCHEMAS = {
  api: z.object({ ...Shared.shape, ...OWN.api.shape }),
  worker: z.object({ ...Shared.shape, ...OWN.worker.shape }),
  /** Commands that run as the owner of the schema: migrate, seed, keys, staff, places. */
  command: z.object({
    NODE_ENV: Shared.shape.NODE_ENV,
    DATABASE_OWNER_URL: z.url(),
    DATABASE_TEST_OWNER_URL: z.union([z.literal('').transform(() => null), z.url()]).default(null),
    WAYPOST_DEMO: Shared.shape.WAYPOST_DEMO,
    PUBLIC_ORIGIN: Shared.shape.PUBLIC_ORIGIN,
    SELLER_TIME_ZONE: Shared.shape.SELLER_TIME_ZONE,
  }),
  /** The command that sets the bucket up. */
  bucket: Shared.pick({
    NODE_ENV: true,
    LOG_LEVEL: true,
    S3_ENDPOINT: true,
    S3_REGION: true,
    S3_BUCKET: true,
    S3_TEST_BUCKET: true,
    S3_ACCESS_KEY_ID: true,
    S3_SECRET_ACCESS_KEY: true,
  }),
  /** Commands that also act as api and worker, to fill a demonstration through their own use cases. */
  demonstration: z.object({
    ...Shared.shape,
    ...OWN.api.shape,
    DATABASE_OWNER_URL: z.url(),
    DATABASE_WORKER_URL: OWN.worker.shape.DATABASE_WORKER_URL,
  }),
  test: z.object({
    ...Shared.shape,
    ...OWN.worker.shape,
    ...OWN.api.shape,
    DATABASE_OWNER_URL: z.url(),
    DATABASE_TEST_OWNER_URL: z.union([z.literal('').transform(() => null), z.url()]).default(null),
    /** A superuser, for tests and generators that create databases. */
    DATABASE_ADMIN_URL: z.url(),
  }),
};

type Reader = keyof typeof SCHEMAS;
type ConfigOf<Name extends Reader> = z.infer<(typeof SCHEMAS)[Name]>;

export type Config = z.infer<typeof Shared>;
export type ApiConfig = ConfigOf<'api'>;
export type TestConfig = ConfigOf<'test'>;

function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}

export class ConfigError extends Error {}

/** The others are asked about all of them. */
const SAMPLES_OF: Partial<Record<Reader, string[]>> = {
  command: ['DATABASE_OWNER_URL', 'DATABASE_TEST_OWNER_URL'],
  bucket: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
};

/** The only reader of the environment. Reports all invalid settings at once. */
export function readConfig<Name extends Reader>(
  reader: Name,
  defaults: NodeJS.Dict<string> = {},
  overrides: NodeJS.Dict<string> = {},
): ConfigOf<Name> {
  const given = { ...defaults, ...process.env, ...overrides };
  const { env, faults: unread } = readSecretFiles(given, Object.keys(SCHEMAS[reader].shape));
  const parsed = SCHEMAS[reader].safeParse(env);
  const issues = parsed.error?.issues ?? [];
  const faults = [
    ...unread.map((fault) => `  ${fault}`),
    ...issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ...samplesInProduction(env, SAMPLES_OF[reader]).map((fault) => `  ${fault}`),
  ];
  if (parsed.success && faults.length === 0) return parsed.data as ConfigOf<Name>;
  throw new ConfigError(`The environment is not complete:\n${faults.join('\n')}`);
}
