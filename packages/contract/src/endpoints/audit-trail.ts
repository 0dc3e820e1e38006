import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_ACTORS } from '../audit-actions.ts';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import { CELLS_MISSING, Instant, plainText, SecondFactor } from '../fields.ts';
import { ListFilter } from './own-shipments.ts';

const endpoint = endpointsOf('audit');

const AUDIT_FILTER = {
  staffId: z.uuid().optional().describe('Acts of one member of staff.'),
  actor: z.enum(AUDIT_ACTORS).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  shipment: plainText(1, 40).optional().describe('A tracking number or another reference.'),
  account: z.uuid().optional().describe('What was done to the account of a customer.'),
  from: ListFilter.from,
  to: ListFilter.to,
  timeZone: ListFilter.timeZone,
};
const AuditFilter = z.object(AUDIT_FILTER).meta({ id: 'AuditFilter' });
export type AuditFilter = z.infer<typeof AuditFilter>;

const ENTRY = {
  id: z.uuid(),
  at: Instant,
  actor: z.strictObject({
    kind: z.string(),
    id: z.string(),
    /** Name of the member of staff. */
    name: z.string().nullable(),
  }),
  /** Rows of earlier releases may have actions that are no longer in use. */
  action: z.string(),
  /** Such as `shipment:` and an id, or the name of a list. */
  subject: z.string(),
  /** Set when the subject is a shipment. */
  trackingNumber: z.string().nullable(),
  /** Number of records that were shown or exported. */
  named: z.int(),
};

export const AuditEntry = z.strictObject(ENTRY).meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryDetails = z
  .strictObject({ ...ENTRY, details: z.record(z.string(), z.unknown()) })
  .meta({ id: 'AuditEntryDetails' });
export type AuditEntryDetails = z.infer<typeof AuditEntryDetails>;

export const listAudit = endpoint('GET /api/admin/audit', {
  summary:
    'The audit log, newest first; `next` continues the list. The view itself is audited too.',
  query: z.object({
    ...AUDIT_FILTER,
    after: z.uuid().optional().describe('`next` of the page before, with the same filters.'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: {
    200: z
      .object({
        entries: z.array(AuditEntry),
        next: z.string().nullable(),
        /** Members of staff to filter by, including inactive ones. */
        staff: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
        ...CELLS_MISSING,
      })
      .meta({ id: 'AuditPage' }),
  },
  problems: OF_STAFF,
});

export const readAuditEntry = endpoint('GET /api/admin/audit/:entryId', {
  summary: 'One entry with all its details.',
  params: z.object({ entryId: z.uuid() }),
  answers: { 200: AuditEntryDetails },
  problems: [...OF_STAFF, 'audit_entry_not_found'],
});

export const exportAudit = endpoint('GET /api/admin/audit/export.csv', {
  summary: 'The newest 20,000 entries of a filter as CSV; requires the second factor again.',
  query: z.object(AUDIT_FILTER),
  // in a header, because URLs are logged
  headers: z.object({ 'x-second-factor': SecondFactor.optional() }),
  answers: { 200: z.string() },
  mediaTypes: ['text/csv'],
  problems: [...OF_STAFF, ...PROVED_AGAIN],
});
