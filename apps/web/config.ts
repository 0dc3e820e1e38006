import { readFileSync } from 'node:fs';
import { telemetrySettings } from '@waypost/telemetry/settings';
import { z } from 'zod';

/** Empty means none. */
const TileUrl = z
  .string()
  .regex(/^(?:https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\}).+)?$/, 'needs {z}, {x} and {y}')
  .default('');

const Schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WEB_HOST: z.string().default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Readiness and metrics for operators: an address that visitors cannot reach. Empty port: none. */
  WEB_HEALTH_HOST: z.string().default('127.0.0.1'),
  WEB_HEALTH_PORT: z
    .union([z.literal('').transform(() => null), z.coerce.number().int().min(1).max(65535)])
    .default(null),
  /** After SIGTERM, while /readyz answers 503 and requests are still served: longer than a proxy takes to see it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(20).default(0),
  ...telemetrySettings,
  /** Where the api process listens. */
  API_URL: z.url(),
  /** The origin people see. Requests are taken to be for it, whatever Host they name. */
  PUBLIC_ORIGIN: z.url().transform((url) => new URL(url).origin),
  /** Shared by web and api; proves that a caller's address was passed on by this process. */
  INTERNAL_SECRET: z.string().min(32),
  /** Reverse proxies in front of this process whose X-Forwarded-For is believed. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** Tracking streams open at once: in this process, and of one client (an IPv6 /64). */
  LIVE_STREAMS_MAX: z.coerce.number().int().min(1).default(10_000),
  LIVE_STREAMS_PER_CLIENT: z.coerce.number().int().min(1).default(200),
  /** Where browsers load the card frame of the payment sandbox; unused once Stripe's key is set. */
  PAYMENT_SANDBOX_ORIGIN: z
    .union([z.literal(''), z.url().transform((url) => new URL(url).origin)])
    .default(''),
  /** With it, cards are entered in Stripe's own element. */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^(?:pk_\w+)?$/)
    .default(''),
  /** Tiles over our own map, such as https://tiles.example/{z}/{x}/{y}.png; with a key where one is needed. */
  MAP_TILE_URL: TileUrl,
  /** Used if those tiles fail. */
  MAP_TILE_FALLBACK_URL: TileUrl,
  /** The credit that the tiles' licence requires. */
  MAP_TILE_ATTRIBUTION: z.string().default(''),
  /** What Open in Maps leads to, with {lat} and {lon}. */
  MAPS_SEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .includes('{lat}')
    .includes('{lon}')
    .default('https://www.openstreetmap.org/?mlat={lat}&mlon={lon}#map=12/{lat}/{lon}'),
  /**
   * The script of a translation widget, for languages that have no catalogs here: see
   * platform/translation-widget.ts. Empty: none, and no page loads anything from elsewhere for it.
   */
  TRANSLATION_WIDGET_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** A production build for demonstration: sample secrets are allowed, and every page says so. */
  WAYPOST_DEMO: z.enum(['on', 'off']).default('off'),
  /** Whether the footer says that the carrier is a simulation with placeholder contacts. */
  SIMULATION_NOTICE: z.enum(['on', 'off']).default('on'),
  /** The gallery of parts at /design and the two pseudo-locales. Unset: on, but not in production. */
  DEVELOPER_TOOLS: z.enum(['on', 'off', '']).default(''),
});

type Settings = z.infer<typeof Schema>;
export type Config = Omit<Settings, 'SIMULATION_NOTICE' | 'DEVELOPER_TOOLS' | 'WAYPOST_DEMO'> & {
  WAYPOST_DEMO: boolean;
  SIMULATION_NOTICE: boolean;
  DEVELOPER_TOOLS: boolean;
};

/** The only code that reads the environment. Reports all faults at once. */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const env = withSecretFile(given);
  const parsed = Schema.safeParse(env);
  const issues = parsed.error?.issues ?? [];
  const faults = [
    ...issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ...samplesInProduction(env).map((fault) => `  ${fault}`),
  ];
  if (parsed.success && faults.length === 0) return withSwitches(parsed.data);
  throw new Error(`The environment is not complete:\n${faults.join('\n')}`);
}

/** INTERNAL_SECRET is the only secret that web has; api and worker read files of theirs in the same way. */
function withSecretFile(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = given['INTERNAL_SECRET_FILE'] ?? '';
  if (file === '') return given;
  if ((given['INTERNAL_SECRET'] ?? '') !== '') {
    throw new Error('The environment has both INTERNAL_SECRET and INTERNAL_SECRET_FILE.');
  }
  return { ...given, INTERNAL_SECRET: readFileSync(file, 'utf8').replace(/\r?\n$/, '') };
}

/** The secret in .env.example is public, so a real site must not use it. */
function samplesInProduction(env: NodeJS.ProcessEnv): string[] {
  if (env['NODE_ENV'] !== 'production' || env['WAYPOST_DEMO'] === 'on') return [];
  return [
    ...((env['INTERNAL_SECRET'] ?? '').includes('development-only')
      ? ['INTERNAL_SECRET: is the sample of .env.example']
      : []),
    ...((env['STRIPE_PUBLISHABLE_KEY'] ?? '') === ''
      ? ['STRIPE_PUBLISHABLE_KEY: is empty: cards would be entered at the payment sandbox']
      : []),
  ];
}

function withSwitches(settings: Settings): Config {
  const { SIMULATION_NOTICE, DEVELOPER_TOOLS, WAYPOST_DEMO, NODE_ENV } = settings;
  return {
    ...settings,
    SIMULATION_NOTICE: SIMULATION_NOTICE === 'on',
    WAYPOST_DEMO: WAYPOST_DEMO === 'on',
    DEVELOPER_TOOLS: DEVELOPER_TOOLS === '' ? NODE_ENV !== 'production' : DEVELOPER_TOOLS === 'on',
  };
}
