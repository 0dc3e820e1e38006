import { type ExpectedTable, readExpectedTable } from '@waypost/domain/expected-pieces';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from './call-api.ts';
import { readSetting, type StoredTable, writeSetting } from './database.ts';

/** May be some minutes old: scans are answered from it without a call. */
const ASK_EVERY_MS = 5 * 60_000;

let table: ExpectedTable | null = null;
let of = { hubId: '', etag: '' };
const readers = new Set<() => void>();

/**
 * The pieces that this hub expects; null until loaded. Without a hub nothing is loaded, because couriers may not
 * read it.
 */
export function useExpected(hubId: string | null): ExpectedTable | null {
  useEffect(() => {
    if (hubId === null) return undefined;
    void refresh(hubId);
    const timer = setInterval(() => void refresh(hubId), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [hubId]);
  const present = useSyncExternalStore(onChange, presentTable, presentTable);
  return of.hubId === hubId ? present : null;
}

function onChange(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function presentTable(): ExpectedTable | null {
  return table;
}

function show({ hubId, etag, bytes }: StoredTable): void {
  if (of.hubId === hubId && of.etag === etag && table !== null) return;
  table = readExpectedTable(new Uint8Array(bytes));
  of = { hubId, etag };
  for (const reader of readers) reader();
}

async function refresh(hubId: string): Promise<void> {
  const stored = await readSetting<StoredTable>('expected');
  const known = stored?.hubId === hubId ? stored : undefined;
  if (known !== undefined) show(known);
  const answer = await callApi<ArrayBuffer>('/api/field/expected', {
    reads: 'bytes',
    ...(known && { etag: known.etag }),
  });
  // 304 or offline: the stored table stays
  if (!answer.ok) return;
  const received = { hubId, etag: answer.etag, bytes: answer.data };
  show(received);
  await writeSetting('expected', received);
}
