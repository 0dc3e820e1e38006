import type { TimedAnswer } from './timed-client.ts';

const OF_ITS_OWN = new Set(['date', 'x-request-id']);

/** Everything a caller can read from an answer, but for what is new in every one. */
export function visibleAnswer(answer: Omit<TimedAnswer, 'elapsedMs'>): string {
  const lines = [`${answer.status}`];
  let { body } = answer;
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const name = answer.rawHeaders[at] ?? '';
    const value = answer.rawHeaders[at + 1] ?? '';
    if (name.toLowerCase() === 'x-request-id') body = body.replaceAll(value, '<request id>');
    if (!OF_ITS_OWN.has(name.toLowerCase())) lines.push(`${name}: ${withoutSecret(name, value)}`);
  }
  return [...lines, '', body].join('\n');
}

/** Of a cookie's value only the length may be compared. */
function withoutSecret(name: string, value: string): string {
  if (name.toLowerCase() !== 'set-cookie') return value;
  return value.replace(/=([^;]+)/, (_text, secret: string) => `=<${secret.length} characters>`);
}
