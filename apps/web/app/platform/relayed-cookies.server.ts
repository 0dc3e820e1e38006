import { AsyncLocalStorage } from 'node:async_hooks';

/** Cookies that the api set while a page was made. They belong to the caller's browser. */
const relayed = new AsyncLocalStorage<string[]>();

/** Runs the loaders and actions of a request and passes on what cookies the api set in them. */
export async function relayingCookies(next: () => Promise<Response>): Promise<Response> {
  const cookies: string[] = [];
  const response = await relayed.run(cookies, next);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

export function relayCookiesOf(answer: Response): void {
  relayed.getStore()?.push(...answer.headers.getSetCookie());
}
