import { type HttpAnswer, openHttpClient } from '../installation/http-client.ts';

export type TimedClient = ReturnType<typeof openTimedClient>;
export type TimedAnswer = Omit<HttpAnswer, 'body'> & { body: string };

/** Posts as our web server does, each time for a caller at another address. */
export function openTimedClient(port: number, env: NodeJS.ProcessEnv) {
  const client = openHttpClient({ sockets: Infinity });
  let callers = 0;
  return {
    close: client.close,
    async post(path: string, given: object, cookie?: string): Promise<TimedAnswer> {
      callers += 1;
      const headers = {
        origin: env['PUBLIC_ORIGIN'],
        'x-waypost-internal': env['INTERNAL_SECRET'],
        'x-waypost-client-address': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
        ...(cookie !== undefined && { cookie }),
      };
      const body = Buffer.from(JSON.stringify(given));
      const answer = await client.ask({ port, path, headers, body });
      return { ...answer, body: answer.body.toString() };
    },
  };
}

/** The first cookie an answer sets, as a browser would send it back. */
export function cookieOf(answer: TimedAnswer): string | undefined {
  const at = answer.rawHeaders.findIndex((text) => text.toLowerCase() === 'set-cookie');
  return at === -1 ? undefined : answer.rawHeaders[at + 1]?.split(';')[0];
}
