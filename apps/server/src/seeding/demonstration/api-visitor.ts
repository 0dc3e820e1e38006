import type { FastifyInstance } from 'fastify';

type Call = { method?: 'GET' | 'POST'; body?: object; headers?: Record<string, string> };

export type Visitor = ReturnType<typeof visitApi>;

/** Asks the api as a browser on our own pages would. Whatever is refused ends the seeding. */
export function visitApi(app: FastifyInstance, origin: string) {
  const cookies = new Map<string, string>();
  return async function ask<Answer>(url: string, call: Call = {}): Promise<Answer> {
    const { body, method = body === undefined ? 'GET' : 'POST', headers = {} } = call;
    const answer = await app.inject({
      method,
      url,
      ...(body !== undefined && { payload: body }),
      headers: {
        origin,
        'user-agent': 'Demonstration',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    });
    if (answer.statusCode >= 400) {
      throw new Error(`${method} ${url} was refused with ${answer.statusCode}: ${answer.body}`);
    }
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return (answer.body === '' ? undefined : answer.json()) as Answer;
  };
}
