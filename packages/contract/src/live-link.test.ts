import { expect, test } from 'vitest';
import { createLineReader, type LinkEvent, readLinkEvent, writeLinkEvent } from './live-link.ts';

const EVENTS: LinkEvent[] = [
  { kind: 'snapshot', shipmentId: 'a-b', version: 12, json: '{"note":"two  words, ü"}' },
  {
    kind: 'answer',
    viewer: 7,
    answer: { status: 404, headers: { 'retry-after': '5' }, body: '{"title":"no such\\nnumber"}' },
  },
  { kind: 'forget', shipmentId: 'a-b' },
  { kind: 'ping' },
];

test('events of a live link are read as they were written, however the text is cut', () => {
  const text = EVENTS.map(writeLinkEvent).join('');
  for (let size = 1; size <= text.length; size += 1) {
    const read: LinkEvent[] = [];
    const take = createLineReader((line) => read.push(readLinkEvent(line)));
    for (let from = 0; from < text.length; from += size) take(text.slice(from, from + size));
    expect(read, `pieces of ${size}`).toEqual(EVENTS);
  }
});

test('an unknown line on a live link is an error', () => {
  expect(() => readLinkEvent('nonsense 1')).toThrow('nonsense');
});
