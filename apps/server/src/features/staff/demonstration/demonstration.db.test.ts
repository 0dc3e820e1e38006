import { PERMISSION_SETS } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { buildApi } from '../../../build-api.ts';
import { readConfig, type TestConfig } from '../../../config.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer({
  NODE_ENV: 'development',
  PUBLIC_ORIGIN: 'http://localhost:3000',
});

const ROUTES = [
  '/api/demo',
  '/api/demo/sign-in/customer',
  ...PERMISSION_SETS.flatMap((set) => [
    `/api/demo/sign-in/${set}`,
    `/api/demo/second-factor/${set}`,
  ]),
];

async function statusesWith(settings: Partial<TestConfig>): Promise<Set<string>> {
  const app = await buildApi({
    ...server.ctx,
    config: { ...server.ctx.config, ...settings },
  });
  try {
    const answers = await Promise.all(ROUTES.map((url) => app.inject(url)));
    for (const url of ROUTES) expect(app.hasRoute({ method: 'GET', url }), url).toBe(false);
    return new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().code}`));
  } finally {
    await app.close();
  }
}

describe('the routes of a demonstration', () => {
  it('exist in development on this machine, and refuse people who were never made', async () => {
    for (const url of ROUTES) expect(server.app.hasRoute({ method: 'GET', url }), url).toBe(true);
    expect((await server.app.inject('/api/demo')).statusCode).toBe(200);
    expect((await server.app.inject('/api/demo/sign-in/owner')).statusCode).toBe(404);
  });

  it.each<[string, Partial<TestConfig>]>([
    ['a plain production', { NODE_ENV: 'production', WAYPOST_DEMO: 'off' }],
    [
      'a plain production whose origin is this machine',
      { NODE_ENV: 'production', WAYPOST_DEMO: 'off', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
    ],
    [
      'a declared demonstration with a public origin',
      { NODE_ENV: 'production', WAYPOST_DEMO: 'on', PUBLIC_ORIGIN: 'https://waypost.example' },
    ],
    [
      'development behind a public origin',
      { NODE_ENV: 'development', PUBLIC_ORIGIN: 'https://localhost.waypost.example' },
    ],
    [
      'development in a local network',
      { NODE_ENV: 'development', PUBLIC_ORIGIN: 'http://192.168.1.20:3000' },
    ],
  ])('do not exist in %s', async (_where, settings) => {
    expect(await statusesWith(settings)).toEqual(new Set(['404 not_found']));
  });

  it('do not exist with the configuration that a server in production reads', async () => {
    const { NODE_ENV, WAYPOST_DEMO, PUBLIC_ORIGIN } = readConfig(
      'test',
      {},
      {
        ...Object.fromEntries(
          Object.entries(testConfig().config).map(([k, v]) => [k, [v ?? ''].flat().join(' ')]),
        ),
        NODE_ENV: 'production',
        WAYPOST_DEMO: 'on',
        PUBLIC_ORIGIN: 'https://waypost.example',
      },
    );
    expect(await statusesWith({ NODE_ENV, WAYPOST_DEMO, PUBLIC_ORIGIN })).toEqual(
      new Set(['404 not_found']),
    );
  });

  it('answer a caller from another machine as if they did not exist', async () => {
    const stranger = openBrowser(server);
    for (const url of ROUTES) {
      expect((await stranger.get(url)).json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('refuse a link on a page of another site', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await server.app.inject({
        url: '/api/demo/sign-in/owner',
        headers: { 'sec-fetch-site': site },
      });
      expect(answer.json()).toMatchObject({ code: 'cross_site_request' });
    }
  });
});
