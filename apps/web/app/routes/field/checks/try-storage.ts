export type StorageResult = { kind: 'kept' | 'deletable' | 'failed'; freeBytes: number };

const DATABASE = 'waypost-field-check';
/** As large as the pictures of one shift. */
const TRIED_BYTES = 30 * 1024 * 1024;

/** Whether the pictures of a shift can be stored, and the browser promises to keep them. */
export async function tryStorage(): Promise<StorageResult> {
  try {
    await writeAndRead();
    const isKept = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return { kind: isKept ? 'kept' : 'deletable', freeBytes: quota - usage };
  } catch {
    return { kind: 'failed', freeBytes: 0 };
  }
}

async function writeAndRead(): Promise<void> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('pictures'));
  const database = await settled(opening);
  try {
    const writing = database.transaction('pictures', 'readwrite').objectStore('pictures');
    await settled(writing.put(new Blob([new Uint8Array(TRIED_BYTES)]), 'tried'));
    const reading = database.transaction('pictures').objectStore('pictures');
    const read: unknown = await settled(reading.get('tried'));
    if (!(read instanceof Blob) || read.size !== TRIED_BYTES) throw new Error('not stored');
  } finally {
    database.close();
    indexedDB.deleteDatabase(DATABASE);
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage')));
  });
}
