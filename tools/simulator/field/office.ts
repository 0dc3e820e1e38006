import { setTimeout as sleep } from 'node:timers/promises';
import { COOKIES } from '../../installation/people.ts';

/** A member of staff of the demonstration, who is signed in without a password. */
export type Office = NonNullable<Awaited<ReturnType<typeof openOffice>>>;

const CODE_LASTS_MS = 30_000;

/** Null where there is no demonstration: nobody gives the simulator people and phones then. */
export async function openOffice(baseUrl: string, ask: typeof fetch) {
  let cookie = await signIn(baseUrl);
  if (cookie === null) return null;
  let usedCode = '';

  async function call<Answer>(method: 'GET' | 'POST', path: string, body?: object) {
    const send = () =>
      ask(baseUrl + path, {
        method,
        headers: {
          origin: new URL(baseUrl).origin,
          cookie: cookie ?? '',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const answer = await send();
    return (await answer.json()) as Answer;
  }

  return {
    /** A session ends after a while without a call. */
    async renew(): Promise<void> {
      cookie = (await signIn(baseUrl)) ?? cookie;
    },
    read: <Answer>(path: string) => call<Answer>('GET', path),
    post: <Answer>(path: string, body: object = {}) => call<Answer>('POST', path, body),
    /** What the authenticator shows, once each: the next one comes within half a minute. */
    async nextCode(stop: AbortSignal): Promise<string> {
      for (;;) {
        const answer = await fetch(`${baseUrl}/api/demo/second-factor/owner`, { signal: stop });
        const code = (await answer.text()).trim();
        if (code !== usedCode) {
          usedCode = code;
          return code;
        }
        await sleep(CODE_LASTS_MS / 10, undefined, { signal: stop });
      }
    },
  };
}

async function signIn(baseUrl: string): Promise<string | null> {
  const path = '/api/demo/sign-in/owner';
  const answer = await fetch(baseUrl + path, { redirect: 'manual' }).catch(() => null);
  const cookies = answer?.headers.getSetCookie() ?? [];
  const staff = cookies.find((line) => line.startsWith(`${COOKIES.staff}=`));
  return staff?.split(';')[0] ?? null;
}
