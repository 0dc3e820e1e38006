import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_SCANS_PER_CALL } from '@waypost/contract';
import type { Draft, ScanAnswer } from '@waypost/contract/client';
import { bookingRequest } from '../../installation/book-parcel.ts';
import { inBatches } from '../../installation/in-batches.ts';
import { keepScans } from '../../installation/kept-scans.ts';
import { createScanPoster } from '../../installation/post-scans.ts';
import { openLine } from '../bookings/line.ts';
import { book, cancel, makeDraft, type Told } from '../bookings/page.ts';

const DEVICES = 3;
const CUSTOMERS = 2;
const SCANS_PER_CALL = 10;
const CANCEL_EVERY = 5;
const TIMEOUT_MS = 5_000;
const PAUSE_MS = 50;
const JOURNEY = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

type DayScan = { scanId: string; ref: string; code: string; occurredAt: string };
type Booked = { told: Told; at: number; isCancelled: boolean };

export type Day = ReturnType<typeof openDay>;

/** Devices and customers over several days of the same installation, with all answers that they got. */
export function openDay(options: { port: number; key: string; refs: readonly string[] }) {
  const { port, key, refs } = options;
  const line = openLine([port]);
  const devices = Array.from({ length: DEVICES }, () => ({
    kept: keepScans<DayScan>(),
    poster: createScanPoster(key, TIMEOUT_MS),
  }));
  const acknowledged = new Set<string>();
  const bookings: Booked[] = [];
  const due: DayScan[] = [];
  const faults: string[] = [];
  let drafts = 0;
  let made = 0;
  let resent = 0;

  const scanOf = (ref: string, code: string): DayScan => ({
    scanId: randomUUID(),
    ref,
    code,
    occurredAt: new Date().toISOString(),
  });

  /** Retries until it is answered; scans that the answer asks for are sent next. */
  async function send(device: (typeof devices)[number], scans: readonly DayScan[]): Promise<void> {
    const body = Buffer.from(JSON.stringify({ scans }));
    for (;;) {
      const answer = await device.poster.post(port, body);
      if (answer.kind === 'unanswered') {
        await sleep(PAUSE_MS);
        continue;
      }
      const told = JSON.parse(answer.body.toString()) as {
        results: ScanAnswer[];
        resendSince?: string;
      };
      for (const { outcome } of told.results) {
        if (outcome === 'invalid' || outcome === 'conflict') faults.push(`a scan was ${outcome}`);
      }
      device.kept.acknowledged(scans);
      for (const { scanId } of scans) acknowledged.add(scanId);
      const wanted = device.kept.wantedBy(told);
      resent += wanted.length;
      for (const batch of inBatches(wanted, MAX_SCANS_PER_CALL)) await send(device, batch);
      return;
    }
  }

  async function runDevice(device: (typeof devices)[number], over: AbortSignal): Promise<void> {
    for (let n = Math.floor(Math.random() * refs.length); !over.aborted; n += SCANS_PER_CALL) {
      const ofBooked = due.splice(0, SCANS_PER_CALL / 2);
      const others = Array.from({ length: SCANS_PER_CALL - ofBooked.length }, (_, at) =>
        scanOf(refs[(n + at) % refs.length] ?? '', 'IN_TRANSIT'),
      );
      await send(device, [...ofBooked, ...others]);
      await sleep(PAUSE_MS);
    }
  }

  async function bookDraft(draft: Draft): Promise<Booked> {
    const request = bookingRequest(draft, 'card');
    const told = await book(line, draft.attemptId, request, 'approve');
    const booked = { told, at: Date.now(), isCancelled: false };
    bookings.push(booked);
    made += 1;
    if (told.kind !== 'booked') {
      faults.push('a card that works was refused');
      return booked;
    }
    const { receiptId, trackingNumber } = told.booking;
    await line({ method: 'GET', path: `/api/receipts/${receiptId}/documents/receipt.pdf` });
    if (drafts % CANCEL_EVERY === 0) await cancelBooked(booked);
    else void walk(trackingNumber);
    return booked;
  }

  async function walk(trackingNumber: string): Promise<void> {
    for (const code of JOURNEY) {
      due.push(scanOf(trackingNumber, code));
      await sleep(400, undefined, { ref: false });
    }
  }

  async function cancelBooked(booked: Booked): Promise<void> {
    if (booked.told.kind !== 'booked') return;
    booked.isCancelled = true;
    await cancel(line, booked.told.booking);
  }

  async function runCustomer(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await bookDraft(await draftOne());
      await sleep(PAUSE_MS);
    }
  }

  function draftOne(): Promise<Draft> {
    drafts += 1;
    return makeDraft(line, drafts);
  }

  return {
    acknowledged,
    bookings,
    faults,
    resent: () => resent,
    /** Also those that were lost. */
    made: () => made,
    draftOne,
    bookDraft,
    cancelBooked,
    /** One call of every device, so that each learns which scans the server wants again. */
    async checkIn(): Promise<void> {
      await Promise.all(
        devices.map((device) => send(device, [scanOf(refs[0] ?? '', 'IN_TRANSIT')])),
      );
    },
    /** Busy until the signal; then everybody finishes what was begun. */
    async busy(over: AbortSignal): Promise<void> {
      await Promise.all([
        ...devices.map((device) => runDevice(device, over)),
        ...Array.from({ length: CUSTOMERS }, () => runCustomer(over)),
      ]);
    },
    close(): void {
      for (const { poster } of devices) poster.close();
    },
  };
}
