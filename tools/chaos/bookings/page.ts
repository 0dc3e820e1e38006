import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Booking,
  BookingRequest,
  Draft,
  PendingAttempt,
  Quote,
} from '@waypost/contract/client';
import { draftRequest, PARCEL_QUOTE, SHIPPER_EMAIL } from '../../installation/book-parcel.ts';
import { asShipper } from '../../installation/shipper-link.ts';
import { loadEnvironment } from '../../run/env.ts';
import type { Answer, Line } from './line.ts';
import { decideSecondStep, type SecondStep } from './payer.ts';

const POLL_MS = 250;
export const RETRY_MS = 200;

/** The result of an attempt as its client got it. */
export type Told =
  | { kind: 'booked'; attemptId: string; booking: Booking }
  | { kind: 'refused'; attemptId: string; code: string }
  /** The payer left the provider's page and never came back. */
  | { kind: 'left'; attemptId: string };

/** An answer that no client of ours may ever get. */
class WrongAnswer extends Error {}

/** Repeats until an answer comes through: after a lost one, a dead api or a busy one. */
export async function askUntilAnswered(line: Line, request: Parameters<Line>[0]): Promise<Answer> {
  for (;;) {
    const answer = await line(request);
    if (answer !== undefined && answer.status < 500 && answer.status !== 429) return answer;
    if (answer?.status === 500) throw new WrongAnswer(`${request.path} answered 500`);
    await sleep(answer?.retryAfterSeconds ? answer.retryAfterSeconds * 1000 : RETRY_MS);
  }
}

export async function makeDraft(line: Line, number: number): Promise<Draft> {
  const quote = await post(line, '/api/shipments/quote', PARCEL_QUOTE);
  const recipientEmail = `bob.${number}@people.example`;
  const request = draftRequest(quote as Quote, { recipientEmail });
  return (await post(line, '/api/drafts', request)) as Draft;
}

async function post(line: Line, path: string, body: object): Promise<unknown> {
  const answer = await askUntilAnswered(line, { method: 'POST', path, body });
  if (answer.status !== 201) throw wrong(answer, path);
  return answer.body;
}

export async function readDraft(line: Line, draftId: string): Promise<Draft> {
  const answer = await askUntilAnswered(line, { method: 'GET', path: `/api/drafts/${draftId}` });
  if (answer.status !== 200) throw wrong(answer, 'a draft');
  return answer.body as Draft;
}

/**
 * Behaves like the page: repeats the same key and body until it gets the result, and polls the status in between.
 */
export async function book(
  line: Line,
  attemptId: string,
  request: BookingRequest,
  secondStep: SecondStep,
): Promise<Told> {
  const posting = {
    method: 'POST',
    path: '/api/shipments/public',
    headers: { 'idempotency-key': attemptId },
    body: request,
  } as const;
  for (;;) {
    const answer = await askUntilAnswered(line, posting);
    const told = toldBy(answer, attemptId);
    if (told !== undefined) return told;
    if (answer.status === 202) {
      return follow(line, attemptId, answer.body as PendingAttempt, secondStep);
    }
    await sleep(Math.max(answer.retryAfterSeconds * 1000, RETRY_MS));
  }
}

async function follow(
  line: Line,
  attemptId: string,
  first: PendingAttempt,
  secondStep: SecondStep,
): Promise<Told> {
  let pending = first;
  let hasDecided = false;
  for (;;) {
    if (pending.nextAction !== null && !hasDecided) {
      await decideSecondStep(pending.nextAction.url, secondStep);
      if (secondStep === 'leave') return { kind: 'left', attemptId };
      hasDecided = true;
    }
    await sleep(POLL_MS);
    const answer = await askUntilAnswered(line, {
      method: 'GET',
      path: `/api/attempts/${attemptId}`,
    });
    const told = toldBy(answer, attemptId);
    if (told !== undefined) return told;
    if (answer.status !== 202) throw wrong(answer, 'the status of an attempt');
    pending = answer.body as PendingAttempt;
  }
}

/** Undefined while nothing is decided. */
function toldBy(answer: Answer, attemptId: string): Told | undefined {
  const { status, body } = answer;
  if (status === 201 || status === 200) {
    return { kind: 'booked', attemptId, booking: body as Booking };
  }
  if (status === 202) return undefined;
  const code = codeOf(answer);
  if (status === 402) return { kind: 'refused', attemptId, code };
  if (code === 'attempt_running') return undefined;
  throw wrong(answer, 'a booking');
}

/** As the shipper, who has opened the link of the confirmation. */
export function cancellation({ id, trackingNumber }: Booking) {
  return {
    method: 'POST',
    path: `/api/track/party/${trackingNumber}/cancel`,
    headers: asShipper(loadEnvironment(), { id, shipperEmail: SHIPPER_EMAIL }),
  } as const;
}

/** Repeats like the page; if it was cancelled already, that counts as success. */
export async function cancel(line: Line, booking: Booking): Promise<void> {
  const answer = await askUntilAnswered(line, cancellation(booking));
  if (answer.status === 200 || codeOf(answer) === 'not_cancellable') return;
  throw wrong(answer, 'a cancellation');
}

export function codeOf(answer: Answer): string {
  return (answer.body as { code?: string } | undefined)?.code ?? '';
}

export function wrong(answer: Answer, what: string): WrongAnswer {
  return new WrongAnswer(`${what} was answered ${answer.status} ${codeOf(answer)}`.trim());
}
