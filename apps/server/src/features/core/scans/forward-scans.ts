import type { ScanAnswer } from '@waypost/contract';
import { z } from 'zod';
import { homeElsewhere } from '../../../platform/cells/cell-of.ts';
import type { Cell } from '../../../platform/cells/cells.ts';
import { createHopQueue } from '../../../platform/cells/hop-queue.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ScanSender } from './record-call.ts';
import { ShipmentLocked } from './scan-gatherer.ts';
import { selectEndedKeys } from './scans.queries.ts';

export const SCANS_PATH = '/internal/scans';
/** Longer than the 4 s that a call waits for a locked shipment. */
const TIMEOUT_MS = 5_000;
/** As many as one transaction takes; `BODY_BYTES` has room for them. */
const MAX_SCANS = 500;
/** One is sent while the other is recorded. */
const MAX_IN_FLIGHT = 2;

/** How the `keyId` of our own scans begins. */
const SYSTEM_KEY = 'source:';

const ForwardedCall = z.object({
  scans: z.array(z.unknown()).min(1).max(MAX_SCANS),
  sender: z
    .object({
      kind: z.enum(['device', 'system']).optional(),
      keyId: z.string(),
      sourceId: z.int(),
      mayCollect: z.boolean(),
      clockBehindMs: z.number(),
    })
    .transform(({ kind, ...sender }): ScanSender => {
      // a cell of the release before does not send it
      const isSystem = sender.keyId.startsWith(SYSTEM_KEY);
      return { kind: kind ?? (isSystem ? 'system' : 'device'), ...sender };
    }),
  /** Whether the call waits for shipments that are locked. */
  isPatient: z.boolean().default(true),
});

/** One call of a device, or several that came together. */
export const ForwardedScans = z.union([
  ForwardedCall,
  z.object({ calls: z.array(ForwardedCall).min(1).max(MAX_SCANS) }),
]);

/** Of one cell. `resendSince`: its database was restored. */
export type RecordedPart = { results: ScanAnswer[]; resendSince?: string };

/** Of a call that was not recorded, or only in part. `key`: its key was revoked or has expired. */
type RefusedCall = { refused: 'locked' | 'later' | 'key' };
type CallAnswer = RecordedPart | RefusedCall;

type ForwardedCall = z.output<typeof ForwardedCall>;
type Answers = { calls: CallAnswer[] };
type WaitingCall = Pick<ForwardedCall, 'scans' | 'sender'>;

/**
 * Sends scans to the cell of their shipments: those of calls that came while it was asked go together, as they do in one
 * transaction there. A call with a locked shipment is asked for again by itself, so that nobody else waits for it.
 */
export function createScanForwarder(
  ctx: Ctx,
): (cell: Cell, scans: readonly unknown[], sender: ScanSender) => Promise<RecordedPart> {
  const record = createHopQueue<WaitingCall, CallAnswer>({
    maxInFlight: MAX_IN_FLIGHT,
    maxWaitMs: TIMEOUT_MS,
    countNext,
    async send(cell, waiting) {
      const calls = waiting.map((call) => ({ ...call, isPatient: false }));
      if (calls.length > 1) return (await postScans<Answers>(ctx, cell, { calls })).calls;
      return [await postScans<CallAnswer>(ctx, cell, calls[0] ?? {})];
    },
  });
  return async (cell, scans, sender) => {
    const answer = await record(cell, { scans: [...scans], sender: forwarded(sender) });
    if ('results' in answer) return answer;
    if (answer.refused === 'later') throw new CellAway();
    if (answer.refused === 'key') throw new Problem('unauthenticated');
    return recordThere(ctx, cell, scans, sender);
  };
}

/** Scans that we make ourselves, of one source. */
export async function recordSystemScansThere(
  ctx: Ctx,
  cell: Cell,
  scans: readonly unknown[],
  sourceId: number,
): Promise<RecordedPart> {
  const keyId = `${SYSTEM_KEY}${sourceId}`;
  return recordThere(ctx, cell, scans, { kind: 'system', keyId, sourceId, clockBehindMs: 0 });
}

async function recordThere(
  ctx: Ctx,
  cell: Cell,
  scans: readonly unknown[],
  sender: Omit<ScanSender, 'mayCollect'>,
): Promise<RecordedPart> {
  return postScans<RecordedPart>(ctx, cell, { scans, sender: forwarded(sender) });
}

/** Shifts are at home, and cash is counted by shift: cash for parcels of other cells goes to the desk. */
function forwarded(sender: Omit<ScanSender, 'mayCollect'>): ScanSender {
  return { ...sender, mayCollect: false };
}

async function postScans<Answer>(ctx: Ctx, cell: Cell, asked: object): Promise<Answer> {
  const hop = { body: JSON.stringify(asked), timeoutMs: TIMEOUT_MS };
  return (await (await ctx.cells.post(cell, SCANS_PATH, hop)).json()) as Answer;
}

function countNext(waiting: readonly WaitingCall[]): number {
  let rows = 0;
  const end = waiting.findIndex(({ scans }) => (rows += scans.length) > MAX_SCANS);
  return end === -1 ? waiting.length : Math.max(end, 1);
}

/** Records what another cell has sent. A call that fails does not fail the others. */
export async function answerForwarded(
  ctx: Ctx,
  asked: z.output<typeof ForwardedScans>,
  record: (call: ForwardedCall) => Promise<RecordedPart>,
): Promise<CallAnswer | Answers> {
  const calls = 'calls' in asked ? asked.calls : [asked];
  const ended = await endedKeys(ctx, calls);
  const recordJudged = async (call: ForwardedCall) => {
    if (ended.has(call.sender.keyId)) throw new Problem('unauthenticated');
    return record(call);
  };
  if ('calls' in asked) {
    return { calls: await Promise.all(calls.map((call) => settle(ctx, recordJudged(call)))) };
  }
  return asked.isPatient ? recordJudged(asked) : settle(ctx, recordJudged(asked));
}

/** Keys are written at home: another cell may have accepted one by an older copy. */
async function endedKeys(
  { cells, database }: Ctx,
  calls: readonly ForwardedCall[],
): Promise<ReadonlySet<string>> {
  if (homeElsewhere(cells) !== null) return new Set();
  const senders = calls.map(({ sender }) => sender).filter(({ kind }) => kind === 'device');
  return selectEndedKeys(database.prepared, [...new Set(senders.map(({ keyId }) => keyId))]);
}

async function settle({ log }: Ctx, recording: Promise<RecordedPart>): Promise<CallAnswer> {
  try {
    return await recording;
  } catch (error) {
    if (error instanceof ShipmentLocked) return { refused: 'locked' };
    if (error instanceof Problem && error.code === 'unauthenticated') return { refused: 'key' };
    if (!(error instanceof Problem)) log.error({ err: error }, 'forwarded scans were not recorded');
    return { refused: 'later' };
  }
}
