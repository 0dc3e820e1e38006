import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { isTracing, startTracing } from '@waypost/telemetry/tracing';
import {
  contextOf,
  inSpan,
  statementAttributes,
  statementName,
  traceparentNow,
} from './tracing.ts';

const bodies: string[] = [];
const collector = createServer((request: IncomingMessage, answer) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    bodies.push(`${request.url} ${body}`);
    answer.setHeader('content-type', 'application/json').end('{}');
  });
}).listen(0, '127.0.0.1');
afterAll(() => {
  collector.close();
  collector.closeAllConnections();
});

describe('traces', () => {
  it('are not made unless a collector is named', async () => {
    await startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT: null, OTEL_TRACES_SAMPLER_ARG: 1 });
    expect(isTracing()).toBe(false);
    const traced = await inSpan('work', {}, async () => traceparentNow());
    expect(traced).toBeUndefined();
  });

  it('go to the collector, continue what another process began, and hold no message of an error', async () => {
    if (!collector.listening) await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
    const stop = await startTracing('test', {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
    const before = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    let inside: string | undefined;
    await inSpan('outer', { parent: contextOf(before) }, async () => {
      inside = traceparentNow();
      await inSpan('inner', {}, () => Promise.reject(new TypeError('ann@people.example'))).catch(
        () => undefined,
      );
    });
    await stop();
    expect(inside).toMatch(new RegExp(`^00-${'a'.repeat(32)}-[0-9a-f]{16}-01$`));
    const sent = bodies.join('\n');
    expect(sent).toMatch(/^\/v1\/traces /);
    expect(sent).toContain('"name":"inner"');
    expect(sent).toContain(`"parentSpanId":"${'b'.repeat(16)}"`);
    expect(sent).toContain('TypeError');
    expect(sent).not.toContain('people.example');
  });

  it('name a statement by what it does, without constants', () => {
    const text = `INSERT INTO "mails" (id, "to") VALUES ($1, 'ann@people.example')`;
    expect(statementName(text)).toBe('insert mails');
    expect(statementName('COMMIT')).toBe('commit');
    expect(statementAttributes(text)['db.query.text']).toBe(
      'INSERT INTO "mails" (id, "to") VALUES ($1, ?)',
    );
  });

  it('begin anew where the header of another process is no W3C traceparent', () => {
    for (const wrong of [undefined, 'x', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`]) {
      expect(contextOf(wrong)).toBe(contextOf(undefined));
    }
  });
});
