import { expect, test } from 'vitest';
import { drawTrace } from './draw-trace.ts';
import { readSpans } from './read-spans.ts';

const span = (id: string, parent: string, name: string, at: number, ms: number) => ({
  traceId: 't',
  spanId: id,
  ...(parent && { parentSpanId: parent }),
  name,
  startTimeUnixNano: `${1_700_000_000_000 + at}000000`,
  endTimeUnixNano: `${1_700_000_000_000 + at + ms}000000`,
  attributes: [{ key: 'waypost.request_id', value: { stringValue: 'r' } }],
});
const line = (service: string, spans: object[]) =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
        scopeSpans: [{ spans }],
      },
    ],
  });

test('a trace is drawn as a tree over processes, each span at its time', () => {
  const text = [
    line('waypost-api', [
      span('2', '1', 'POST /api/x', 10, 50),
      span('3', '2', 'insert x', 20, 10),
    ]),
    line('waypost-web', [span('1', '', 'POST api', 0, 100)]),
  ].join('\n');
  const spans = readSpans(text);
  expect(spans[0]?.attributes['waypost.request_id']).toBe('r');
  const drawn = drawTrace(spans).split('\n').slice(1);
  expect(drawn.map((each) => each.split('█', 1)[0]?.replaceAll(/ {2,}(?=\d)/g, ' '))).toEqual([
    expect.stringMatching(/^web POST api 0\.0 100\.0 +$/),
    expect.stringMatching(/^ {2}api POST \/api\/x 10\.0 50\.0 +$/),
    expect.stringMatching(/^ {4}api insert x 20\.0 10\.0 +$/),
  ]);
});
