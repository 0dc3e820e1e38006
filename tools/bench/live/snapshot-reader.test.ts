import { expect, test } from 'vitest';
import { createSnapshotReader } from './snapshot-reader.ts';

const STREAM =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n' +
  'e\r\nretry: 9000\n\n\r\n' +
  '1e\r\nid: 7\nevent: snapshot\ndata: \r\n' +
  `200\r\n{"note":"${'x'.repeat(300)}"}\r\n2\r\n\n\n\r\n` +
  '16\r\nevent: beat\ndata: {}\n\n\r\n' +
  '1f\r\nid: 12\nevent: snapshot\ndata: \r\n2\r\n{}\r\n2\r\n\n\n\r\n';

function versionsOf(chunks: readonly string[]): number[] {
  const versions: number[] = [];
  const read = createSnapshotReader((version) => versions.push(version));
  for (const chunk of chunks) read(chunk);
  return versions;
}

test('snapshots are counted once, however the stream is split', () => {
  expect(versionsOf([STREAM])).toEqual([7, 12]);
  for (let size = 1; size < 80; size += 1) {
    const chunks = STREAM.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(versionsOf(chunks), `pieces of ${size}`).toEqual([7, 12]);
  }
});

test('a snapshot counts only with its end', () => {
  expect(versionsOf(['id: 7\nevent: snapshot\ndata: {"a"'])).toEqual([]);
});
