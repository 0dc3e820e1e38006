import { BASE_HEADERS } from './security-headers.ts';

/** A file of the api, with the name and type that the api gave it. */
export function passOnFile(body: BodyInit, response: Response | undefined): Response {
  const passedOn = ['content-type', 'content-disposition', 'retry-after'].flatMap((name) => {
    const value = response?.headers.get(name) ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return new Response(body, {
    status: response?.status ?? 200,
    headers: { ...BASE_HEADERS, 'cache-control': 'no-store', ...Object.fromEntries(passedOn) },
  });
}
