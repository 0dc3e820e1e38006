import type { Told } from './page.ts';

/** One attempt with its result in our database. */
export interface AttemptRow {
  id: string;
  draftId: string;
  state: string;
  method: string | null;
  intentId: string | null;
  isCancelRequested: boolean;
  shipments: { id: string; receiptId: string; isCancelled: boolean; status: string }[];
  /** Balance of the account `provider` in our ledger: what it owes us for this attempt. */
  providerCents: number;
  /** Balance of `receivable`: what the customer owes us. */
  receivableCents: number;
  /** Refunds that the provider has not ended, by our rows. */
  pendingRefunds: number;
  /** Of refunds that failed, by our rows: the customer still waits for them. */
  failedRefundCents: number;
}

/** One intent in the provider's ledger. */
export interface ProviderIntent {
  id: string;
  status: string;
  amount: number;
  authorised: number;
  captured: number;
  refunded: number;
  /** By disputes that were lost. */
  chargedBack: number;
  metadata: Record<string, string>;
}

export interface Books {
  attempts: readonly AttemptRow[];
  intents: readonly ProviderIntent[];
  /** Ledger transactions whose entries do not add up to zero. */
  unbalanced: readonly string[];
  ledgerSumCents: number;
}

const OPEN_STATES = new Set(['claimed', 'authorising', 'requires_action', 'authorised']);
const ENDED_WITHOUT_SHIPMENT = new Set(['issued', 'declined', 'cancelled', 'expired']);

/** Paid without the provider: at the door, or by the statement. */
function isUnpaid({ method }: AttemptRow): boolean {
  return method === 'cod' || method === 'on_account';
}

/** Settled: waits for neither the provider nor a job of ours. */
export function isSettled(attempt: AttemptRow, isPaid: boolean): boolean {
  const { state, method, isCancelRequested } = attempt;
  if (OPEN_STATES.has(state) || attempt.pendingRefunds > 0) return false;
  if (isCancelRequested) {
    const isMarked = attempt.shipments.every(({ status }) => status === 'Cancelled');
    return isMarked && ['cancelled', 'captured', 'disputed'].includes(state);
  }
  if (state !== 'booked') return true;
  return isUnpaid(attempt) || (method === 'bank_transfer' && !isPaid);
}

/** The faults in the books once everything is settled, in sentences; normally none. */
export function auditBooks(books: Books, told: readonly Told[] = []): string[] {
  const attempts = new Map(books.attempts.map((attempt) => [attempt.id, attempt]));
  const intentsOf = Map.groupBy(books.intents, (intent) => intent.metadata['attempt'] ?? '');
  return [
    ...books.attempts.flatMap((attempt) => auditAttempt(attempt, intentsOf.get(attempt.id) ?? [])),
    ...[...intentsOf].flatMap(([id, intents]) =>
      attempts.has(id) ? [] : intents.map((intent) => `${intent.id} belongs to no attempt of ours`),
    ),
    ...auditDrafts(books.attempts, intentsOf),
    ...auditTotals(books),
    ...told.flatMap((word) => auditTold(word, attempts.get(word.attemptId))),
  ];
}

function auditAttempt(attempt: AttemptRow, intents: readonly ProviderIntent[]): string[] {
  const faults: string[] = [];
  const blame = (text: string) => faults.push(`${attempt.id} (${attempt.state}) ${text}`);
  const captured = sum(intents.map((intent) => intent.captured));
  const kept = captured - sum(intents.map(({ refunded, chargedBack }) => refunded + chargedBack));
  const [shipment] = attempt.shipments;

  if (!isSettled(attempt, captured > 0)) blame('is not settled');
  if (attempt.shipments.length > 1) blame(`has ${attempt.shipments.length} shipments`);
  // an intent that was created twice is idle: nobody confirms it
  const used = intents.filter(({ status }) => status !== 'requires_payment_method');
  if (used.length > 1) blame(`uses ${used.length} intents`);
  if (used.some((intent) => intent.id !== attempt.intentId)) blame('does not know its intent');
  if (isUnpaid(attempt) && intents.length > 0) blame('asked the provider for cash');
  if (shipment === undefined) {
    if (!attempt.isCancelRequested && !ENDED_WITHOUT_SHIPMENT.has(attempt.state)) {
      blame('has no shipment');
    }
    if (captured > 0) blame(`was charged ${captured} without a shipment`);
  }
  if (shipment !== undefined && attempt.isCancelRequested) {
    if (!shipment.isCancelled) blame('was cancelled, its shipment was not');
    // money that could not be refunded is on the desk, and an open dispute is decided by the bank
    const mayBeKept = attempt.state === 'disputed' || kept === attempt.failedRefundCents;
    if (kept !== 0 && !mayBeKept) blame(`was cancelled and ${kept} were kept`);
    if (attempt.state === 'cancelled' && attempt.receivableCents !== 0) {
      blame(`was cancelled and ${attempt.receivableCents} are still owed`);
    }
  }
  if (attempt.state === 'captured' && captured === 0) blame('was never captured there');
  if (attempt.providerCents !== kept) {
    blame(`has ${attempt.providerCents} in our ledger, ${kept} at the provider`);
  }
  const held = sum(intents.map((intent) => intent.authorised));
  if (held > 0 && attempt.state !== 'capture_failed') blame(`still holds ${held} of its payer`);
  return faults;
}

/** However many cards were tried, at most one payment of a draft is kept. */
function auditDrafts(
  attempts: readonly AttemptRow[],
  intentsOf: ReadonlyMap<string, readonly ProviderIntent[]>,
): string[] {
  return [...Map.groupBy(attempts, ({ draftId }) => draftId)].flatMap(([draftId, ofDraft]) => {
    const captures = ofDraft
      .flatMap(({ id }) => intentsOf.get(id) ?? [])
      .filter((intent) => intent.captured > 0);
    const shipments = ofDraft.flatMap((attempt) => attempt.shipments);
    return [
      ...(captures.length > 1 ? [`draft ${draftId} was captured ${captures.length} times`] : []),
      ...(shipments.length > 1 ? [`draft ${draftId} has ${shipments.length} shipments`] : []),
    ];
  });
}

function auditTotals({ attempts, intents, unbalanced, ledgerSumCents }: Books): string[] {
  const ours = sum(attempts.map(({ providerCents }) => providerCents));
  const theirs = sum(
    intents.map(({ captured, refunded, chargedBack }) => captured - refunded - chargedBack),
  );
  return [
    ...(ours === theirs ? [] : [`our ledger has ${ours} at the provider, theirs ${theirs}`]),
    ...(ledgerSumCents === 0 ? [] : [`the ledger adds up to ${ledgerSumCents}`]),
    ...unbalanced.map((id) => `ledger transaction ${id} is not balanced`),
  ];
}

function auditTold(told: Told, attempt: AttemptRow | undefined): string[] {
  if (attempt === undefined) return [`${told.attemptId} is gone`];
  const receipts = attempt.shipments.map(({ receiptId }) => receiptId);
  if (told.kind === 'booked' && !receipts.includes(told.booking.receiptId)) {
    return [`${told.attemptId} was told a booking that does not exist`];
  }
  if (told.kind === 'refused' && receipts.length > 0) {
    return [`${told.attemptId} was told ${told.code} and has a shipment`];
  }
  return [];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
