import { DESK_DUES, DESK_KINDS, DESK_TURNS, NEXT_ACTIONS } from '@waypost/domain/desk';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CELLS_MISSING, Instant, plainText } from '../fields.ts';
import { CASE_FILE_TYPES, CaseFile, CaseText } from './cases.ts';
import { DOCUMENT_FILES } from './documents.ts';
import { StaffNote } from './notes.ts';

const endpoint = endpointsOf('desk');

const Colleague = z.strictObject({ id: z.uuid(), name: z.string() }).meta({ id: 'Colleague' });

const ITEM = {
  id: z.uuid(),
  kind: z.enum(DESK_KINDS),
  /** The exception, the topic of a message, or the status of a shipment without recent scans. */
  subject: z.string(),
  /** A tracking number, the reference of a message, or the number of an invoice. */
  reference: z.string(),
  shipmentId: z.uuid().nullable(),
  party: z.enum(['shipper', 'recipient']).nullable(),
  state: z.enum(['open', 'closed']),
  /** Who must act. */
  turn: z.enum(DESK_TURNS),
  nextAction: z.enum(NEXT_ACTIONS),
  owner: Colleague.nullable(),
  openedAt: Instant,
  /** Deadline for the next action. */
  dueAt: Instant,
  snooze: z.strictObject({ until: Instant, reason: z.string() }).nullable(),
  closedAt: Instant.nullable(),
  /** Null if it closed automatically. */
  closedBy: Colleague.nullable(),
};

export const DeskLine = z.strictObject(ITEM).meta({ id: 'DeskLine' });
export type DeskLine = z.infer<typeof DeskLine>;

export const DeskMessage = z
  .strictObject({
    id: z.uuid(),
    from: z.enum(['customer', 'staff']),
    staffName: z.string().nullable(),
    text: z.string(),
    at: Instant,
  })
  .meta({ id: 'DeskMessage' });
export type DeskMessage = z.infer<typeof DeskMessage>;

export const DeskItem = z
  .strictObject({
    ...ITEM,
    /** The person who waits for an answer, or who is asked for one. */
    contact: z
      .strictObject({
        name: z.string(),
        email: z.string(),
        /** Of the account, where the item is about one. */
        customerId: z.uuid().nullable(),
      })
      .nullable(),
    /** The parties of its shipment, to call; null without the permission to read shipments. */
    people: z
      .array(
        z.strictObject({
          party: z.enum(['shipper', 'recipient']),
          name: z.string(),
          email: z.string(),
          phone: z.string(),
        }),
      )
      .nullable(),
    /** What colleagues wrote about its shipment; null without one, or without that permission. */
    notes: z.array(StaffNote).nullable(),
    /** Papers of its shipment that were made before staff corrected what they say. */
    outdated: z.array(z.enum(DOCUMENT_FILES)),
    answerable: z.boolean(),
    messages: z.array(DeskMessage),
    files: z.array(CaseFile),
    /** Other open items about the same shipment. */
    others: z.array(DeskLine),
    /** Colleagues it can be assigned to. */
    colleagues: z.array(Colleague),
  })
  .meta({ id: 'DeskItem' });
export type DeskItem = z.infer<typeof DeskItem>;

export const DESK_VIEWS = ['open', 'snoozed', 'closed'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];
export const DESK_OWNERS = ['me', 'nobody', 'all'] as const;

const LOOK = [...OF_STAFF, 'desk_item_not_found'] as const;
const CHANGE = [...LOOK, 'case_closed', 'cross_site_request'] as const;
const ItemId = z.object({ itemId: z.uuid() });

export const listDesk = endpoint('GET /api/admin/desk', {
  summary: 'Desk items: open ones, the most overdue first, or closed ones, the newest first.',
  query: z.object({
    state: z.enum(DESK_VIEWS).default('open'),
    kind: z.enum(DESK_KINDS).optional(),
    owner: z.enum(DESK_OWNERS).default('all'),
    due: z
      .enum(DESK_DUES)
      .optional()
      .describe('Only those whose time is up, or will be so soon. Not for closed ones.'),
    after: z
      .string()
      .regex(/^\d{1,15}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
      .optional()
      .describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: z
      .object({ items: z.array(DeskLine), next: z.string().nullable(), ...CELLS_MISSING })
      .meta({ id: 'DeskPage' }),
  },
  problems: OF_STAFF,
});

export const readDeskPulse = endpoint('GET /api/admin/desk/pulse', {
  summary: 'The number of overdue items, counted up to 100, and a version of the desk for polling.',
  answers: {
    200: z
      .object({
        overdue: z.int().min(0).max(100),
        /** Changes whenever anything on the desk changes. */
        revision: z.string(),
        ...CELLS_MISSING,
      })
      .meta({ id: 'DeskPulse' }),
  },
  problems: OF_STAFF,
});

export const readDeskItem = endpoint('GET /api/admin/desk/:itemId', {
  summary: 'One desk item with its messages, files and owner.',
  params: ItemId,
  answers: { 200: DeskItem },
  problems: LOOK,
});

export const takeDeskItem = endpoint('POST /api/admin/desk/:itemId/take', {
  summary: 'Take a desk item, unless a colleague has it: `details.owner` then says who.',
  params: ItemId,
  answers: { 200: DeskItem },
  problems: [...CHANGE, 'desk_item_taken'],
});

export const giveDeskItem = endpoint('PUT /api/admin/desk/:itemId/owner', {
  summary: 'Assign a desk item to a colleague who works on cases, or unassign it.',
  params: ItemId,
  body: z.object({ staffId: z.uuid().nullable() }).meta({ id: 'DeskOwner' }),
  answers: { 200: DeskItem },
  problems: [...CHANGE, 'staff_not_found'],
});

export const snoozeDeskItem = endpoint('PUT /api/admin/desk/:itemId/snooze', {
  summary:
    'Snooze a desk item for up to 30 days. It comes back automatically, and when the customer writes.',
  params: ItemId,
  body: z.object({ until: Instant, reason: plainText(3, 200) }).meta({ id: 'DeskSnooze' }),
  answers: { 200: DeskItem },
  problems: [...CHANGE, 'snooze_out_of_range'],
});

export const wakeDeskItem = endpoint('DELETE /api/admin/desk/:itemId/snooze', {
  summary: 'End the snooze of a desk item.',
  params: ItemId,
  answers: { 200: DeskItem },
  problems: CHANGE,
});

export const answerDeskItem = endpoint('POST /api/admin/desk/:itemId/answers', {
  summary:
    'Answer a party, who is notified by email, or a contact message by email. Sending the same id twice sends one answer.',
  params: ItemId,
  body: z
    .object({ id: z.uuid(), text: CaseText, close: z.boolean().default(false) })
    .meta({ id: 'DeskAnswer' }),
  answers: { 201: DeskItem },
  problems: [...CHANGE, 'case_not_found', 'form_already_sent', 'desk_item_unanswerable'],
});

export const writeToParty = endpoint('POST /api/admin/desk/:itemId/cases', {
  summary:
    'Write to a party about an exception or silence: opens or continues their case, and returns it. Sending the same id twice stores one message.',
  params: ItemId,
  body: z
    .object({ id: z.uuid(), party: z.enum(['shipper', 'recipient']), text: CaseText })
    .meta({ id: 'DeskLetter' }),
  answers: { 201: DeskItem },
  problems: [...CHANGE, 'case_not_found', 'form_already_sent', 'desk_item_unanswerable'],
});

export const closeDeskItem = endpoint('POST /api/admin/desk/:itemId/close', {
  summary: 'Close a desk item. A message from the party reopens a case within 14 days.',
  params: ItemId,
  answers: { 200: DeskItem },
  problems: CHANGE,
});

export const reopenDeskItem = endpoint('POST /api/admin/desk/:itemId/reopen', {
  summary: 'Reopen a desk item.',
  params: ItemId,
  answers: { 200: DeskItem },
  problems: [...LOOK, 'desk_item_final', 'cross_site_request'],
});

export const readDeskFile = endpoint('GET /api/admin/desk/:itemId/files/:fileId', {
  summary: 'Download a file of a case.',
  params: z.object({ itemId: z.uuid(), fileId: z.uuid() }),
  answers: { 200: z.file() },
  mediaTypes: CASE_FILE_TYPES,
  problems: LOOK,
});
