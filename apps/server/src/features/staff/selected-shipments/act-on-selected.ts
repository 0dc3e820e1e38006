import { createHash } from 'node:crypto';
import type { SelectedEmail, SelectedEvent, SelectedResults } from '@waypost/contract';
import { fillPlaceholders, PLACEHOLDERS } from '@waypost/domain/placeholders';
import { plainName } from '@waypost/domain/plain-name';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { uuidOfDigest } from '@waypost/domain/uuid-of-digest';
import { cellOfNumber } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addEvent, mailParty, readPlace } from '../staff-edits/index.ts';
import { findIds, findNames, readStaffName } from './selected-shipments.queries.ts';

/** Of several cells each acts on its own; what else is in its database is a copy of a shard that moved. */
async function findOwnIds({ db, cells }: Ctx, numbers: readonly string[]) {
  return findIds(
    db,
    numbers.filter((number) => cellOfNumber(cells, number) === null),
  );
}

/** Each shipment in a transaction of its own, with its audit row, as if the act were done one by one. */
async function actOnEach(
  numbers: readonly string[],
  ids: ReadonlyMap<string, string>,
  act: (shipment: { id: string; trackingNumber: string }) => Promise<unknown>,
): Promise<SelectedResults> {
  const results: SelectedResults['results'] = [];
  for (const trackingNumber of new Set(numbers)) {
    const id = ids.get(trackingNumber);
    const refused =
      id === undefined ? 'shipment_not_found' : await refusalOf(act({ id, trackingNumber }));
    results.push({ trackingNumber, shipmentId: id ?? null, refused });
  }
  return { results };
}

/** What is no refusal ends the whole act; sent again, it goes on with the same ids. */
async function refusalOf(done: Promise<unknown>): Promise<Problem['code'] | null> {
  try {
    await done;
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** One id for each shipment of an act, the same whenever it is sent. */
function idOf(actId: string, shipmentId: string): string {
  return uuidOfDigest(createHash('sha256').update(`${actId} ${shipmentId}`).digest('hex'));
}

export async function addEventToSelected(
  ctx: Ctx,
  caller: StaffCaller,
  { id: actId, numbers, ...event }: SelectedEvent,
): Promise<SelectedResults> {
  // a place that is unknown is so for all of them
  if (event.place !== undefined) readPlace(event.place);
  const ids = await findOwnIds(ctx, numbers);
  return actOnEach(numbers, ids, ({ id }) =>
    addEvent(ctx, caller, id, {
      ...event,
      scanId: idOf(actId, id),
      pieceNo: 0,
      noteVisibility: 'internal',
    }),
  );
}

/**
 * Nobody reads each of these before it is sent, and the names were typed by strangers: only their plain
 * words go out.
 */
export async function emailSelected(
  ctx: Ctx,
  caller: StaffCaller,
  { id: actId, numbers, to, subject, message }: SelectedEmail,
): Promise<SelectedResults> {
  const me = await readStaffName(ctx.db, caller.staffId);
  const ids = await findOwnIds(ctx, numbers);
  const names = await findNames(ctx.db, [...ids.values()], to);
  return actOnEach(numbers, ids, async ({ id, trackingNumber }) => {
    const number = formatTrackingNumber(trackingNumber);
    const values = { name: plainName(names.get(id) ?? ''), number, me };
    const fill = (text: string) => fillPlaceholders(text, values);
    const letter = { id: idOf(actId, id), to, subject: fill(subject), message: fill(message) };
    if (hasGap(letter.subject) || hasGap(letter.message)) throw new Problem('party_without_name');
    return mailParty(ctx, caller, id, letter);
  });
}

function hasGap(text: string): boolean {
  return PLACEHOLDERS.some((name) => text.includes(`{${name}}`));
}
