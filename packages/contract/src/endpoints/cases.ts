import { EXCEPTION_KINDS } from '@waypost/domain/tracking';
import { z } from 'zod';
import { binary, endpoint } from '../endpoint.ts';
import { Instant, plainLines } from '../fields.ts';
import { TypedReference } from './tracking.ts';

export const MAX_CASE_MESSAGE_LENGTH = 2_000;
export const MAX_CASE_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_CASE_FILES = 20;

export const CaseMessage = z
  .strictObject({
    id: z.uuid(),
    from: z.enum(['party', 'staff']),
    text: z.string(),
    at: Instant,
  })
  .meta({ id: 'CaseMessage' });
export type CaseMessage = z.infer<typeof CaseMessage>;

export const CaseFile = z
  .strictObject({ id: z.uuid(), name: z.string(), bytes: z.int(), at: Instant })
  .meta({ id: 'CaseFile' });
export type CaseFile = z.infer<typeof CaseFile>;

const CaseText = plainLines(1, MAX_CASE_MESSAGE_LENGTH);

const OF_PARTY = [
  'reference_too_short',
  'reference_mistyped',
  'tracking_unknown',
  'case_not_found',
  'case_closed',
  'no_open_problem',
  'form_already_sent',
  'cross_site_request',
] as const;

/** Without a case the newest one about what is wrong now is meant; it is opened when there is none. */
export const writeCaseMessage = endpoint({
  method: 'POST',
  path: '/api/track/party/:ref/messages',
  summary: 'Write to support about what is wrong with a shipment. Posted twice, it is one message.',
  tag: 'cases',
  loadClass: 'rest',
  params: z.object({ ref: TypedReference }),
  body: z
    .object({ id: z.uuid(), text: CaseText, caseId: z.uuid().optional() })
    .meta({ id: 'NewCaseMessage' }),
  answers: { 201: CaseMessage },
  problems: OF_PARTY,
});

export const addCaseFile = endpoint({
  method: 'PUT',
  path: '/api/track/party/:ref/files/:fileId',
  summary:
    'Add a PDF, JPEG or PNG of up to 10 MB to a case, 20 at most. The id is drawn by the client: put twice, it is one file.',
  tag: 'cases',
  loadClass: 'rest',
  params: z.object({ ref: TypedReference, fileId: z.uuid() }),
  query: z.object({ caseId: z.uuid().optional() }),
  // in a header, because addresses are logged and names may tell whose papers they are
  headers: z.object({
    'x-file-name': z
      .string()
      .max(1_000)
      .optional()
      .describe('The name of the file, percent-encoded.'),
  }),
  body: binary(),
  consumes: ['application/octet-stream'],
  bodyLimitBytes: MAX_CASE_FILE_BYTES,
  answers: { 201: CaseFile },
  problems: [...OF_PARTY, 'case_full', 'file_not_accepted'],
});

const CASE_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export const readCaseFile = endpoint({
  method: 'GET',
  path: '/api/track/party/:ref/files/:fileId',
  summary: 'A file of one of the own cases, to be saved.',
  tag: 'cases',
  loadClass: 'rest',
  params: z.object({ ref: TypedReference, fileId: z.uuid() }),
  answers: { 200: z.file() },
  mediaTypes: CASE_FILE_TYPES,
  problems: ['reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});

const CASE = {
  id: z.uuid(),
  trackingNumber: z.string(),
  party: z.enum(['shipper', 'recipient']),
  subject: z.enum(EXCEPTION_KINDS),
  state: z.enum(['open', 'closed']),
  assigneeId: z.uuid().nullable(),
  /** True when the party wrote last. */
  awaitsAnswer: z.boolean(),
  openedAt: Instant,
  updatedAt: Instant,
};

export const CaseLine = z.strictObject(CASE).meta({ id: 'CaseLine' });
export type CaseLine = z.infer<typeof CaseLine>;

export const StaffCase = z
  .strictObject({
    ...CASE,
    contact: z.strictObject({ name: z.string(), email: z.string() }),
    messages: z.array(z.strictObject({ ...CaseMessage.shape, staffId: z.uuid().nullable() })),
    files: z.array(CaseFile),
  })
  .meta({ id: 'StaffCase' });
export type StaffCase = z.infer<typeof StaffCase>;

const OF_STAFF = ['unauthenticated', 'forbidden', 'second_factor_enrolment_needed'] as const;
const STAFF_CHANGE = [...OF_STAFF, 'case_not_found', 'case_closed', 'cross_site_request'] as const;
const CaseId = z.object({ caseId: z.uuid() });

export const listCases = endpoint({
  method: 'GET',
  path: '/api/admin/cases',
  summary: 'Open cases, oldest first, a page at a time.',
  tag: 'cases',
  loadClass: 'rest',
  query: z.object({
    after: z.uuid().optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    assignee: z.enum(['me', 'nobody']).optional(),
  }),
  answers: {
    200: z.object({ cases: z.array(CaseLine), next: z.uuid().nullable() }).meta({ id: 'CasePage' }),
  },
  problems: OF_STAFF,
});

export const readCase = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:caseId',
  summary: 'A case with its messages and files, and whom it is with.',
  tag: 'cases',
  loadClass: 'rest',
  params: CaseId,
  answers: { 200: StaffCase },
  problems: [...OF_STAFF, 'case_not_found'],
});

export const answerCase = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:caseId/messages',
  summary: 'Answer a party, who is told by mail that there is an answer. Posted twice, it is one.',
  tag: 'cases',
  loadClass: 'rest',
  params: CaseId,
  body: z.object({ id: z.uuid(), text: CaseText }).meta({ id: 'CaseAnswer' }),
  answers: { 201: StaffCase },
  problems: [...STAFF_CHANGE, 'form_already_sent'],
});

export const assignCase = endpoint({
  method: 'PUT',
  path: '/api/admin/cases/:caseId/assignee',
  summary: 'Take a case, give it to a colleague who works on cases, or leave it to anybody.',
  tag: 'cases',
  loadClass: 'rest',
  params: CaseId,
  body: z.object({ staffId: z.uuid().nullable() }).meta({ id: 'CaseAssignment' }),
  answers: { 200: StaffCase },
  problems: [...STAFF_CHANGE, 'staff_not_found'],
});

export const closeCase = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:caseId/close',
  summary: 'Close a case. A message of the party opens it again within 14 days.',
  tag: 'cases',
  loadClass: 'rest',
  params: CaseId,
  answers: { 200: StaffCase },
  problems: STAFF_CHANGE,
});

export const readCaseFileAsStaff = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:caseId/files/:fileId',
  summary: 'A file of a case, to be saved.',
  tag: 'cases',
  loadClass: 'rest',
  params: z.object({ caseId: z.uuid(), fileId: z.uuid() }),
  answers: { 200: z.file() },
  mediaTypes: CASE_FILE_TYPES,
  problems: [...OF_STAFF, 'case_not_found'],
});
