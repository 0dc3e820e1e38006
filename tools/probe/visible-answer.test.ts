import { expect, test } from 'vitest';
import { visibleAnswer } from './visible-answer.ts';

const answer = (secret: string, requestId: string, change: object = {}) => ({
  status: 202,
  rawHeaders: [
    'x-request-id',
    requestId,
    'set-cookie',
    `attempt=${secret}; Max-Age=3600; Path=/`,
    'Date',
    `${requestId} o'clock`,
  ],
  body: `{"requestId":"${requestId}","message":"sent"}`,
  ...change,
});

test('two answers that differ only in time, request id and secret look the same', () => {
  const seen = visibleAnswer(answer('ABC', 'r-1'));
  expect(visibleAnswer(answer('XYZ', 'r-2'))).toBe(seen);
  expect(seen).toBe(
    '202\nset-cookie: attempt=<3 characters>; Max-Age=3600; Path=/\n\n{"requestId":"<request id>","message":"sent"}',
  );
});

test.each([
  ['another status', { status: 200 }],
  ['a longer secret', answer('ABCD', 'r-1')],
  ['one header less', { rawHeaders: answer('ABC', 'r-1').rawHeaders.slice(2) }],
  ['another text', { body: '{"requestId":"r-1","message":"sent again"}' }],
])('%s is seen', (_what, change) => {
  expect(visibleAnswer(answer('ABC', 'r-1', change))).not.toBe(visibleAnswer(answer('ABC', 'r-1')));
});
