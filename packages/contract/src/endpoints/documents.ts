import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Token } from '../fields.ts';
import { HOLDS } from './receipts.ts';

const endpoint = endpointsOf('documents');

/** Documents of a shipment by file name. */
export const DOCUMENT_FILES = [
  'receipt.pdf',
  'label.pdf',
  'label.zpl',
  'bill-of-lading.pdf',
  'cn22.pdf',
  'commercial-invoice.pdf',
] as const;
export type DocumentFile = (typeof DOCUMENT_FILES)[number];

/** 4 by 6 inches, or A6 (105 by 148 mm). */
export const LABEL_SIZES = ['4x6', 'a6'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

export const WITHHELD_BECAUSE = [...HOLDS, 'cancelled'] as const;
export type WithheldBecause = (typeof WITHHELD_BECAUSE)[number];

export const DocumentOffer = z
  .object({
    file: z.enum(DOCUMENT_FILES),
    kind: z.enum(['receipt', 'label', 'bill_of_lading', 'cn22', 'commercial_invoice']),
    format: z.enum(['pdf', 'zpl']),
    available: z.boolean(),
    /** Why the document is not available now. */
    withheldBecause: z.enum(WITHHELD_BECAUSE).nullable(),
    /** Labels have one page per piece; null if the number depends on the content. */
    pages: z.int().nullable(),
    /** 2 and more after staff corrected the shipment and made it anew. */
    version: z.int().min(1),
    /** Null until the document has been made. */
    bytes: z.int().nullable(),
  })
  .meta({ id: 'DocumentOffer' });
export type DocumentOffer = z.infer<typeof DocumentOffer>;

/** Returned while a document of more than 20 pieces is being made. */
export const DocumentProgress = z
  .object({
    state: z.enum(['waiting', 'making']),
    /** Number of finished pieces. */
    done: z.int(),
    total: z.int(),
  })
  .meta({ id: 'DocumentProgress' });
export type DocumentProgress = z.infer<typeof DocumentProgress>;

export const listDocuments = endpoint('GET /api/receipts/:receiptId/documents', {
  summary: 'The documents of a shipment, by the unguessable id of its receipt.',
  loadClass: 'bookings',
  params: z.object({ receiptId: Token }),
  answers: {
    200: z.object({ documents: z.array(DocumentOffer) }).meta({ id: 'DocumentList' }),
  },
  problems: ['receipt_unavailable'],
});

export const readDocument = endpoint('GET /api/receipts/:receiptId/documents/:file', {
  summary:
    'One document of a shipment, made on the first request and stored. 202 while a document of many pieces is being made: repeat the request (Location) after Retry-After seconds.',
  params: z.object({ receiptId: Token, file: z.enum(DOCUMENT_FILES) }),
  answers: { 200: z.file(), 202: DocumentProgress },
  mediaTypes: ['application/pdf', 'application/vnd.zebra-zpl'],
  problems: ['receipt_unavailable', 'label_withheld', 'document_failed'],
});
