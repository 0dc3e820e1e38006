import { reservePorts } from '../../tools/installation/ports.ts';
import { loadEnvironment } from '../../tools/run/env.ts';
import { PORT_NAMES, withAddresses } from '../../tools/run/port-addresses.ts';

/** Where the journeys find Waypost. Workers of Playwright inherit it from the process that chose it. */
const CHOSEN = 'E2E_ENVIRONMENT';

/** Set when somebody else runs Waypost; whatever needs its database or processes is skipped then. */
export const externalUrl = process.env['E2E_BASE_URL'];

/** The environment of an installation of its own: all ports, all data apart from any other. */
export async function chooseEnvironment(): Promise<NodeJS.ProcessEnv> {
  const chosen = process.env[CHOSEN];
  if (chosen !== undefined) return JSON.parse(chosen) as NodeJS.ProcessEnv;

  const { ports } = await reservePorts();
  const { WEB_PORT, PAYMENT_SANDBOX_PORT, ...addresses } = withAddresses({
    PORT_BASE: `${ports[0]}`,
  });
  const [secondRedis, secondApi, secondWeb] = ports.slice(PORT_NAMES.length);
  const origin = `http://127.0.0.1:${WEB_PORT}`;
  const env = {
    ...loadEnvironment(),
    ...addresses,
    WEB_PORT,
    PAYMENT_SANDBOX_PORT,
    WAYPOST_SERVICES: 'local',
    WAYPOST_DATA_DIR: '.data/e2e',
    PUBLIC_ORIGIN: origin,
    PAYMENT_SANDBOX_ORIGIN: `http://127.0.0.1:${PAYMENT_SANDBOX_PORT}`,
    PAYMENT_SANDBOX_PARENT_ORIGINS: `${origin} http://127.0.0.1:${secondWeb}`,
    // nobody waits two minutes for a payment that hangs
    PAYMENT_DEADLINE_MS: '3000',
    SETTLE_AFTER_SECONDS: '2',
    PAYMENT_GIVE_UP_SECONDS: '15',
    NODE_ENV: 'production',
    WAYPOST_DEMO: 'on',
    // journeys make the people they need, and count them
    SAMPLE_PEOPLE: 'off',
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
