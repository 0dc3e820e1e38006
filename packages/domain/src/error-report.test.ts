import { describe, expect, it } from 'vitest';
import { createErrorSender, errorFields } from './error-report.ts';

function openSender() {
  const sent: { url: string; headers: Record<string, string>; body: string }[] = [];
  const clock = { ms: 1_794_900_000_000 };
  let ids = 0;
  const send = createErrorSender({
    dsn: 'https://abc123@errors.example/42',
    process: 'api',
    environment: 'production',
    post: async (url, headers, body) => sent.push({ url, headers, body }),
    now: () => clock.ms,
    newId: () => `00000000-0000-4000-8000-00000000000${(ids += 1)}`,
  });
  const events = () =>
    sent.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '') as Record<string, never>);
  return { send, sent, clock, events };
}

function fail(message: string): Record<string, unknown> {
  return errorFields(new TypeError(message));
}

describe('an error report', () => {
  it('is an envelope of three lines at the address of the project, with its key', () => {
    const { send, sent } = openSender();
    send(fail('x'), 'request failed');
    expect(sent[0]?.url).toBe('https://errors.example/api/42/envelope/');
    expect(sent[0]?.headers['x-sentry-auth']).toMatch(/sentry_version=7.*sentry_key=abc123$/);
    const [head, item] = sent[0]?.body.split('\n').map((line) => JSON.parse(line) as object) ?? [];
    expect(head).toEqual({
      event_id: '00000000000040008000000000000001',
      sent_at: '2026-11-17T07:20:00.000Z',
    });
    expect(item).toEqual({ type: 'event' });
  });

  it('names the class and place of an error, the route and the request, and nothing else', () => {
    const { send, sent, events } = openSender();
    const fields = {
      ...fail('ann@people.example'),
      requestId: 'r-1',
      route: '/api/x',
      email: 'ann',
    };
    send(fields, 'request failed');
    const [event] = events();
    expect(event).toMatchObject({
      level: 'error',
      tags: { process: 'api', route: '/api/x' },
      extra: { count: 1, requestId: 'r-1' },
      exception: { values: [{ type: 'TypeError' }] },
    });
    expect(JSON.stringify(event)).toContain('error-report.test.ts');
    expect(sent[0]?.body).not.toContain('ann');
  });

  it('is sent once a minute for the same place, with the number of repetitions', () => {
    const { send, clock, events } = openSender();
    for (let times = 0; times < 5; times += 1) send(fail(`${times}`), 'request failed');
    expect(events()).toHaveLength(1);
    clock.ms += 61_000;
    send(fail('again'), 'request failed');
    expect(events().map(({ extra }) => extra)).toEqual([{ count: 1 }, { count: 5 }]);
    expect(events()[0]?.['fingerprint']).toEqual(events()[1]?.['fingerprint']);
  });

  it('groups errors by class', () => {
    const { send, events } = openSender();
    send(fail('x'), 'request failed');
    send(errorFields(new RangeError('x')), 'request failed');
    expect(events()).toHaveLength(2);
  });
});
