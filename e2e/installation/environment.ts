import { reservePorts } from '../../tools/installation/ports.ts';
import { loadEnvironment } from '../../tools/run/env.ts';

/** Where the journeys find Waypost. Workers of Playwright inherit it from the process that chose it. */
const CHOSEN = 'E2E_ENVIRONMENT';

/** Set when somebody else runs Waypost; whatever needs its database or processes is skipped then. */
export const externalUrl = process.env['E2E_BASE_URL'];

/** The environment of an installation of its own: all ports, all data apart from any other. */
export async function chooseEnvironment(): Promise<NodeJS.ProcessEnv> {
  const chosen = process.env[CHOSEN];
  if (chosen !== undefined) return JSON.parse(chosen) as NodeJS.ProcessEnv;

  const { ports } = await reservePorts();
  const [postgres = 0, redis = 0, s3 = 0, mailWeb = 0, mailSmtp = 0, ...own] = ports;
  const [api = 0, worker = 0, web = 0, payments = 0, ...second] = own;
  const [secondRedis = 0, secondApi = 0, secondWeb = 0] = second;
  const databaseUrl = (role: string) =>
    `postgres://waypost_${role}:waypost@127.0.0.1:${postgres}/waypost`;
  const env = {
    ...loadEnvironment(),
    WAYPOST_SERVICES: 'local',
    WAYPOST_DATA_DIR: '.data/e2e',
    POSTGRES_PORT: `${postgres}`,
    REDIS_PORT: `${redis}`,
    S3_PORT: `${s3}`,
    MAIL_WEB_PORT: `${mailWeb}`,
    MAIL_SMTP_PORT: `${mailSmtp}`,
    API_PORT: `${api}`,
    WORKER_PORT: `${worker}`,
    WEB_PORT: `${web}`,
    DATABASE_OWNER_URL: databaseUrl('owner'),
    DATABASE_API_URL: databaseUrl('api'),
    DATABASE_WORKER_URL: databaseUrl('worker'),
    DATABASE_READONLY_URL: databaseUrl('readonly'),
    REDIS_URL: `redis://127.0.0.1:${redis}`,
    SMTP_URL: `smtp://127.0.0.1:${mailSmtp}`,
    S3_ENDPOINT: `http://127.0.0.1:${s3}`,
    API_URL: `http://127.0.0.1:${api}`,
    PUBLIC_ORIGIN: `http://127.0.0.1:${web}`,
    PAYMENT_SANDBOX_PORT: `${payments}`,
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${payments}`,
    PAYMENT_SANDBOX_ORIGIN: `http://127.0.0.1:${payments}`,
    PAYMENT_SANDBOX_PARENT_ORIGINS: `http://127.0.0.1:${web} http://127.0.0.1:${secondWeb}`,
    STRIPE_WEBHOOK_URL: `http://127.0.0.1:${api}/api/payments/webhook`,
    // nobody waits two minutes for a payment that hangs
    PAYMENT_DEADLINE_MS: '3000',
    SETTLE_AFTER_SECONDS: '2',
    PAYMENT_GIVE_UP_SECONDS: '15',
    NODE_ENV: 'production',
    // browsers and api share two processors here
    SHED_LOAD: 'off',
    LOG_LEVEL: 'warn',
    // the gallery of parts and the pseudo-locales have journeys too
    DEVELOPER_TOOLS: 'on',
    // a journey that spends a client's budget comes from an address of its own
    TRUSTED_PROXY_HOPS: '1',
    E2E_SECOND_REDIS_PORT: `${secondRedis}`,
    E2E_SECOND_API_PORT: `${secondApi}`,
    E2E_SECOND_WEB_PORT: `${secondWeb}`,
  };
  process.env[CHOSEN] = JSON.stringify(env);
  return env;
}

/** The one other site that our pages may show. */
export async function paymentProviderOrigin(): Promise<string> {
  return (await chooseEnvironment())['PAYMENT_SANDBOX_ORIGIN'] ?? '';
}
