import { z } from 'zod';
import { binary, endpointsOf } from '../endpoint.ts';
import { FileName, Instant, plainLines } from '../fields.ts';
import { TypedReference } from './tracking.ts';

const endpoint = endpointsOf('cases');

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
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    bytes: z.int(),
    at: Instant,
    /** waiting: for the virus scanner. refused: it held a virus and is gone. Null: it can be read. */
    held: z.enum(['waiting', 'refused']).nullable(),
  })
  .meta({ id: 'CaseFile' });
export type CaseFile = z.infer<typeof CaseFile>;

export const CaseText = plainLines(1, MAX_CASE_MESSAGE_LENGTH);

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

/** Without a case, the newest one about the current problem, or a new one. */
export const writeCaseMessage = endpoint('POST /api/track/party/:ref/messages', {
  summary:
    'Write to support about a problem with a shipment. Sending the same id twice stores one message.',
  params: z.object({ ref: TypedReference }),
  body: z
    .object({ id: z.uuid(), text: CaseText, caseId: z.uuid().optional() })
    .meta({ id: 'NewCaseMessage' }),
  answers: { 201: CaseMessage },
  problems: OF_PARTY,
});

export const addCaseFile = endpoint('PUT /api/track/party/:ref/files/:fileId', {
  summary:
    'Add a PDF, JPEG or PNG of up to 10 MB to a case, 20 at most. The client chooses the id: uploading it twice stores one file.',
  params: z.object({ ref: TypedReference, fileId: z.uuid() }),
  query: z.object({ caseId: z.uuid().optional() }),
  headers: FileName,
  body: binary(),
  consumes: ['application/octet-stream'],
  bodyLimitBytes: MAX_CASE_FILE_BYTES,
  answers: { 201: CaseFile },
  problems: [...OF_PARTY, 'case_full', 'file_not_accepted', 'file_infected'],
});

export const CASE_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export const readCaseFile = endpoint('GET /api/track/party/:ref/files/:fileId', {
  summary: 'Download a file of one of your cases.',
  params: z.object({ ref: TypedReference, fileId: z.uuid() }),
  answers: { 200: z.file() },
  mediaTypes: CASE_FILE_TYPES,
  problems: ['reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});
