import { type Entry, fromBufferPromise } from 'yauzl';
import { FileFault } from './file-fault.ts';

/** 50,000 rows of 23 long cells are some 100 MB of XML. */
const MAX_ENTRY_BYTES = 200 * 1024 * 1024;
const MAX_ENTRIES = 500;
/** Sheets compress 10 to 40 times; more than this is a zip bomb. */
const MAX_RATIO = 150;
const SMALL_BYTES = 1024 * 1024;

export type ZipEntries = {
  /** Empty when there is no such entry. */
  open(name: string): AsyncGenerator<Buffer>;
};

/**
 * The entries of an archive by name. Sizes are checked as the archive declares them; an entry that is
 * larger than declared fails while it is read.
 */
export async function openZip(bytes: Uint8Array): Promise<ZipEntries> {
  const entries = new Map<string, Entry>();
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false }).catch(
    refuseArchive,
  );
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MAX_ENTRIES || isBomb(entry)) throw new FileFault('too_large_inside');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    refuseArchive(error);
  }
  return {
    async *open(name) {
      const entry = entries.get(name);
      if (entry === undefined) return;
      try {
        yield* await zip.openReadStreamPromise(entry);
      } catch (error) {
        refuseArchive(error);
      }
    },
  };
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  if (uncompressedSize > MAX_ENTRY_BYTES) return true;
  return uncompressedSize > SMALL_BYTES && uncompressedSize > MAX_RATIO * compressedSize;
}

/** Whatever is wrong inside it, its author has to save it again. */
function refuseArchive(error: unknown): never {
  throw error instanceof FileFault ? error : new FileFault('not_a_table');
}
