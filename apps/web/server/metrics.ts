import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { UPLOAD_PAGES } from './large-uploads.ts';

export type WebMetrics = ReturnType<typeof createWebMetrics>;

/** Named as those of api and worker; the scrape job tells the processes apart. */
export function createWebMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'waypost_http_request_seconds',
      help: 'Answers by kind of route and status.',
      labelNames: ['route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
      registers,
    }),
    apiAway: new Counter({
      name: 'waypost_web_api_away_total',
      help: 'Calls of browsers that the api did not answer.',
      registers,
    }),
  };
}

type RouteKind = 'page' | 'file' | 'api' | 'live' | 'health';

/** Every static file has a route of its own; there are hundreds of them, with another name in each build. */
export function kindOf(route: string | undefined): RouteKind {
  if (route === '/livez' || route === '/readyz' || route === '/metrics') return 'health';
  if (route === '/api/track/live') return 'live';
  if (route === '/api' || route?.startsWith('/api/')) return 'api';
  if (route === undefined || route === '*' || PAGES_WITH_ROUTES.has(route)) return 'page';
  return 'file';
}

const PAGES_WITH_ROUTES = new Set(UPLOAD_PAGES.map(({ path }) => path));
