import type { AnsweredFile } from './answer.server.ts';
import { BASE_HEADERS } from './security-headers.ts';

type File = Extract<AnsweredFile, { ok: true }>;

/** A file of the api, with the name and type that the api gave it. */
export function passOnFile({ status, headers, body }: File): Response {
  const passedOn = ['content-type', 'content-disposition', 'retry-after'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new Response(body, {
    status,
    headers: { ...BASE_HEADERS, 'cache-control': 'no-store', ...Object.fromEntries(passedOn) },
  });
}
