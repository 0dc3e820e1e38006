import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startInBackground } from './background-process.ts';

const PROGRAM = fileURLToPath(new URL('./object-store-server.ts', import.meta.url));

export async function startObjectStore(store: { dataDir: string; port: number }): Promise<void> {
  const folder = objectStoreFolder(store.dataDir);
  const buckets = join(folder, 'buckets');
  mkdirSync(buckets, { recursive: true });
  await startInBackground({
    name: 'The object store',
    folder,
    command: process.execPath,
    args: [PROGRAM, buckets, `${store.port}`],
    ports: [store.port],
  });
}

export function objectStoreFolder(dataDir: string): string {
  return join(resolve(dataDir), 'objects');
}
