import { randomInt } from 'node:crypto';
import type { TestServer } from './test-server.ts';

const CHROME_ON_LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
export const FIREFOX_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:151.0) Gecko/20100101 Firefox/151.0';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Options = { headers?: Record<string, string>; origin?: string | null };

export type TestBrowser = ReturnType<typeof openBrowser>;

/** Keeps cookies and sends the headers of a browser on our own page, from its own address. */
export function openBrowser(server: TestServer, userAgent = CHROME_ON_LINUX) {
  const cookies = new Map<string, string>();
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  async function send(method: Method, url: string, payload?: object, options: Options = {}) {
    const { INTERNAL_SECRET, PUBLIC_ORIGIN } = server.ctx.config;
    const origin = options.origin === undefined ? PUBLIC_ORIGIN : options.origin;
    const answer = await server.app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: {
        'user-agent': userAgent,
        'x-waypost-internal': INTERNAL_SECRET,
        'x-waypost-client-address': address,
        ...(origin !== null && { origin }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...options.headers,
      },
    });
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0 || cookie.value === '') cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return answer;
  }

  return {
    cookies,
    get: (url: string, options?: Options) => send('GET', url, undefined, options),
    post: (url: string, payload?: object, options?: Options) => send('POST', url, payload, options),
    put: (url: string, payload?: object, options?: Options) => send('PUT', url, payload, options),
    patch: (url: string, payload: object, options?: Options) =>
      send('PATCH', url, payload, options),
    delete: (url: string, payload?: object, options?: Options) =>
      send('DELETE', url, payload, options),
  };
}
