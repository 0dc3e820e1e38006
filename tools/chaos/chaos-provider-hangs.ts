import type { Booking } from '@waypost/contract/client';
import { seededRandom } from '@waypost/domain/simulation';
import { openInstallation } from '../installation/installation.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { auditBooks } from './bookings/audit.ts';
import { type Line, openLine } from './bookings/line.ts';
import { bookingRequest, type Method } from '../installation/book-parcel.ts';
import { book, cancellation, makeDraft } from './bookings/page.ts';
import { type Manner, openProviderLine } from './bookings/provider-line.ts';
import { readBooks } from './bookings/read-books.ts';
import { waitUntilSettled } from './bookings/settled.ts';

const MANNERS = ['silent', 'stalls', 'trickles'] as const satisfies Manner[];
const METHODS: Method[] = ['card', 'paypal', 'bank_transfer', 'cod'];
const LATEST_ANSWER_MS = 8_000;
const SETTLE_PATIENCE_MS = 120_000;

const USAGE = `
pnpm chaos provider-hangs [--short] [--requests 8] [--seed N]
  The payment provider accepts requests and never answers, begins an answer and never ends it, or sends a byte a
  second. Bookings by every method and cancellations must still be answered within 8 s, and all of them must be settled
  once the provider works again.
  --short     one of the three ways, chosen by the seed
  --requests  of each kind at the same time`;

export const chaosProviderHangs = defineTool({
  usage: USAGE,
  options: { requests: 8, seed: drawSeed },
  run: ({ short, requests, seed }) =>
    hang(short ? [seededRandom(seed, 0).pick(MANNERS)] : MANNERS, requests),
});

async function hang(manners: readonly Manner[], requests: number): Promise<Verdict> {
  const installation = await openInstallation({
    name: 'chaos-provider-hangs',
    apiCount: 1,
    settings: {
      SETTLE_AFTER_SECONDS: '1',
      PAYMENT_GIVE_UP_SECONDS: '60',
      // nobody approves what PayPal asks
      SECOND_STEP_SECONDS: '2',
    },
  });
  const { paymentsUrl, apiPorts, env } = installation;
  const provider = await openProviderLine(paymentsUrl, seededRandom(0, 0), 0);
  env['PAYMENT_SANDBOX_URL'] = provider.url;
  await Promise.all([installation.startApi(), installation.startWorker()]);
  const db = await installation.connect('owner');
  const line = openLine(apiPorts);

  const slowest: Record<string, number> = {};
  const faults: string[] = [];
  for (const manner of manners) {
    const paid = await Promise.all(Array.from({ length: requests }, () => bookOne(line)));
    await waitUntilSettled(db, paymentsUrl, SETTLE_PATIENCE_MS);
    const drafts = await Promise.all(
      METHODS.flatMap((method) =>
        Array.from({ length: requests }, async () => ({
          method,
          draft: await makeDraft(line, 0),
        })),
      ),
    );
    provider.manner = manner;
    const posts = [
      ...drafts.map(({ method, draft }) => ({
        what: `a booking by ${method}`,
        expected: method === 'cod' ? 201 : 202,
        request: {
          method: 'POST',
          path: '/api/shipments/public',
          headers: { 'idempotency-key': draft.attemptId },
          body: bookingRequest(draft, method),
        } as const,
      })),
      ...paid.map((booking) => ({
        what: 'a cancellation',
        expected: 200,
        request: cancellation(booking),
      })),
    ];
    slowest[manner] = 0;
    await Promise.all(
      posts.map(async ({ what, expected, request }) => {
        const began = performance.now();
        const answer = await line(request);
        const tookMs = Math.round(performance.now() - began);
        slowest[manner] = Math.max(slowest[manner] ?? 0, tookMs);
        if (tookMs > LATEST_ANSWER_MS) faults.push(`${manner}: ${what} took ${tookMs} ms`);
        if (answer?.status !== expected) {
          faults.push(`${manner}: ${what} was answered ${answer?.status ?? 'nothing'}`);
        }
      }),
    );
    provider.manner = 'answers';
    say(`${manner}: ${posts.length} requests, the slowest answered after ${slowest[manner]} ms`);
  }
  const open = await waitUntilSettled(db, paymentsUrl, SETTLE_PATIENCE_MS);
  faults.push(...auditBooks(await readBooks(db, paymentsUrl)));
  provider.close();
  return {
    ok: faults.length === 0,
    requestsOfEachKind: requests,
    slowestMs: slowest,
    limitMs: LATEST_ANSWER_MS,
    openAfterwards: open.length,
    faults,
  };
}

async function bookOne(line: Line): Promise<Booking> {
  const draft = await makeDraft(line, 0);
  const told = await book(line, draft.attemptId, bookingRequest(draft, 'card'), 'approve');
  if (told.kind !== 'booked') throw new Error(`a booking was ${told.kind}`);
  return told.booking;
}
