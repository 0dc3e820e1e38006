import { connect, type Socket } from 'node:net';

type Verdict = 'clean' | 'infected';

export type VirusScanner = {
  /** Rejects while the scanner is away, or cannot judge the file: nothing is clean by default. */
  scan(bytes: Uint8Array): Promise<Verdict>;
};

const PATIENCE_MS = 10_000;
const CHUNK_BYTES = 64 * 1_024;

/** `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`. Null: files are not scanned. */
export function createVirusScanner(
  address: string | null,
  patienceMs = PATIENCE_MS,
): VirusScanner | null {
  if (address === null) return null;
  return { scan: async (bytes) => verdictOf(await ask(address, bytes, patienceMs)) };
}

/** The INSTREAM command of clamd: chunks with their length before them, and one of length 0. */
async function ask(address: string, bytes: Uint8Array, patienceMs: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = open(address);
  const deadline = setTimeout(
    () => socket.destroy(new Error('the virus scanner did not answer in time')),
    patienceMs,
  );
  let reply = '';
  socket.on('connect', () => {
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    socket.write(lengthOf(0));
  });
  socket.on('data', (data: Buffer) => (reply += data.toString('latin1')));
  socket.on('error', reject);
  socket.on('close', () => resolve(reply));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    socket.destroy();
  }
}

function open(address: string): Socket {
  if (address.startsWith('unix:')) return connect(address.slice('unix:'.length));
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function verdictOf(reply: string): Verdict {
  if (/^stream: OK\0?$/.test(reply)) return 'clean';
  if (/^stream: .+ FOUND\0?$/.test(reply)) return 'infected';
  throw new Error(`the virus scanner gave no verdict: ${reply.slice(0, 100)}`);
}
