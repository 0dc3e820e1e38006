import type { DeskItem, DeskLine, DeskMessage } from '@waypost/contract';
import { nextActionOf } from '@waypost/domain/desk';
import type { Db } from '../../../platform/database.ts';
import { readThread } from '../../public/cases/index.ts';
import { readConversation } from '../../public/contact/index.ts';
import { type ItemRow, listColleagues, listOthers, readStaffNames } from './desk.queries.ts';

function colleague(id: string | null, name: string | null): DeskLine['owner'] {
  return id === null ? null : { id, name: name ?? '' };
}

export function presentLine(row: ItemRow): DeskLine {
  const { kind, subject, turn } = row;
  return {
    id: row.id,
    kind,
    subject,
    reference: row.reference,
    shipmentId: row.shipment_id,
    party: row.party,
    state: row.state,
    turn,
    nextAction: nextActionOf({ kind, subject, turn }),
    owner: colleague(row.owner_id, row.owner_name),
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    snooze:
      row.is_put_off && row.snoozed_until !== null
        ? { until: row.snoozed_until.toISOString(), reason: row.snooze_reason }
        : null,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: colleague(row.closed_by, row.closer_name),
  };
}

export async function presentItem(tx: Db, row: ItemRow): Promise<DeskItem> {
  const said = await readWords(tx, row);
  return {
    ...presentLine(row),
    ...said,
    answerable: said.contact !== null && row.state === 'open',
    others: (await listOthers(tx, row)).map(presentLine),
    colleagues: await listColleagues(tx),
  };
}

type Words = Pick<DeskItem, 'contact' | 'messages' | 'files'>;

async function readWords(tx: Db, row: ItemRow): Promise<Words> {
  if (row.kind === 'case') {
    const { contact, messages, files } = await readThread(tx, row.id);
    const said = messages.map(({ id, staff_id, body, created_at }) => {
      return { id, staffId: staff_id, text: body, at: created_at };
    });
    return { contact, files, messages: await withNames(tx, said) };
  }
  const conversation = row.kind === 'contact' ? await readConversation(tx, row.id) : undefined;
  if (conversation === undefined) return { contact: null, messages: [], files: [] };
  const { contact, message, answers } = conversation;
  const said = [
    { ...message, staffId: null },
    ...answers.map(({ id, staff_id, body, created_at }) => {
      return { id, staffId: staff_id, text: body, at: created_at };
    }),
  ];
  return { contact, files: [], messages: await withNames(tx, said) };
}

type Said = { id: string; staffId: string | null; text: string; at: Date };

async function withNames(tx: Db, said: readonly Said[]): Promise<DeskMessage[]> {
  const writers = said.flatMap(({ staffId }) => (staffId === null ? [] : [staffId]));
  const names = await readStaffNames(tx, [...new Set(writers)]);
  return said.map(({ id, staffId, text, at }) => ({
    id,
    from: staffId === null ? 'customer' : 'staff',
    staffName: staffId === null ? null : (names.get(staffId) ?? ''),
    text,
    at: at.toISOString(),
  }));
}
