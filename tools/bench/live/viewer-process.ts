// A separate process that watches shipments as browsers do, so that its cost is neither the api's nor the
// scanners': `fork`ed by open-viewers.ts, to which it reports every snapshot.
import { connect } from 'node:net';
import { sharedNow } from './shared-clock.ts';
import { createSnapshotReader } from './snapshot-reader.ts';

export interface ViewerOrders {
  viewers: { port: number; ref: string; address: string }[];
}

/** Triples of viewer, version and time, one after the other. */
export interface ViewerReport {
  seen: number[];
  ended: number;
}

const REPORT_MS = 200;
const OPENED_AT_ONCE = 25;
const OPEN_PAUSE_MS = 10;
const REOPEN_MS = 1_000;

process.once('message', ({ viewers }: ViewerOrders) => {
  let seen: number[] = [];
  let ended = 0;

  const open = (index: number) => {
    const { port, ref, address } = viewers[index] ?? { port: 0, ref: '', address: '' };
    const socket = connect({ host: '127.0.0.1', port });
    const read = createSnapshotReader((version) => seen.push(index, version, sharedNow()));
    socket.setEncoding('latin1').on('data', read);
    // closed after any answer, so that a viewer that was refused tries again
    socket.write(
      `GET /api/track/live?refs=${ref} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n` +
        `x-forwarded-for: ${address}\r\n\r\n`,
    );
    // whatever is wrong, the stream is closed afterwards
    socket.on('error', () => undefined);
    socket.on('close', () => {
      ended += 1;
      setTimeout(() => open(index), REOPEN_MS);
    });
  };

  let opened = 0;
  const opening = setInterval(() => {
    for (let count = 0; count < OPENED_AT_ONCE && opened < viewers.length; count += 1) {
      open(opened++);
    }
    if (opened === viewers.length) clearInterval(opening);
  }, OPEN_PAUSE_MS);

  setInterval(() => {
    const report: ViewerReport = { seen, ended };
    process.send?.(report);
    seen = [];
  }, REPORT_MS);
});
process.once('disconnect', () => process.exit(0));
