import type { BrowserContext } from '@playwright/test';
import { chooseEnvironment } from './installation/environment.ts';

/** A call to the api as our own pages make it. */
export async function post(path: string, cookie: string, body?: unknown, headers = {}) {
  const { PUBLIC_ORIGIN = '' } = await chooseEnvironment();
  const answer = await fetch(PUBLIC_ORIGIN + path, {
    method: 'POST',
    headers: {
      origin: PUBLIC_ORIGIN,
      cookie,
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return {
    body: JSON.parse(text) as Record<string, unknown>,
    cookie: answer.headers.getSetCookie().join('; '),
  };
}

export async function plantSession(
  context: BrowserContext,
  name: string,
  secret: string,
): Promise<void> {
  const { PUBLIC_ORIGIN = '' } = await chooseEnvironment();
  await context.addCookies([
    {
      name,
      value: secret,
      // a secure cookie can be planted over https only, and is sent to this machine over http too
      url: PUBLIC_ORIGIN.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
}
