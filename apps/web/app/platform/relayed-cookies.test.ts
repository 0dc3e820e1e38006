import { expect, test } from 'vitest';
import { relayCookiesOf, relayingCookies } from './relayed-cookies.server.ts';

function answerWith(...cookies: string[]): Response {
  return new Response(null, { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

test('every cookie the api sets while a page is made reaches the browser of that page only', async () => {
  const page = async (cookie: string) => {
    await Promise.resolve();
    relayCookiesOf(answerWith(`${cookie}=1; HttpOnly`, `${cookie}=2`));
    return answerWith('draft=3');
  };
  const [first, second] = await Promise.all([
    relayingCookies(() => page('a')),
    relayingCookies(() => page('b')),
  ]);
  expect(first.headers.getSetCookie()).toEqual(['draft=3', 'a=1; HttpOnly', 'a=2']);
  expect(second.headers.getSetCookie()).toEqual(['draft=3', 'b=1; HttpOnly', 'b=2']);
});
