import { BASE_HEADERS, LETTER_POLICY } from './security-headers.ts';

/** An email as a document of its own, because the policy of our pages would block its styles. */
export function letterPage(html: string): Response {
  return new Response(html, {
    headers: {
      ...BASE_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': LETTER_POLICY,
    },
  });
}
