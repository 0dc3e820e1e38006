import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { plainText } from '../fields.ts';
import { DocumentProgress, WITHHELD_BECAUSE } from './documents.ts';

const endpoint = endpointsOf('shipments');

/** Files with the labels of many shipments. */
export const LABEL_FILES = ['labels.pdf', 'labels.zpl'] as const;
export type LabelFile = (typeof LABEL_FILES)[number];

export const MAX_LABEL_SHIPMENTS = 200;
/** Twenty seconds of one core. */
export const MAX_LABELS = 500;

export const LabelRequest = z
  .object({
    file: z.enum(LABEL_FILES).default('labels.pdf'),
    /** Tracking numbers; the labels come in this order. */
    shipments: z.array(plainText(1, 40)).min(1).max(MAX_LABEL_SHIPMENTS),
  })
  .meta({ id: 'LabelRequest' });
export type LabelRequest = z.infer<typeof LabelRequest>;

export const LabelBatch = z
  .object({ id: z.uuid(), file: z.enum(LABEL_FILES), labels: z.int() })
  .meta({ id: 'LabelBatch' });
export type LabelBatch = z.infer<typeof LabelBatch>;

export const Unprintable = z
  .object({
    shipments: z.array(
      z.object({
        trackingNumber: z.string(),
        because: z.enum([...WITHHELD_BECAUSE, 'not_found']),
      }),
    ),
  })
  .meta({ id: 'UnprintableShipments' });

export const makeLabels = endpoint('POST /api/shipments/labels', {
  summary:
    'Make one file with the labels of up to 200 of your shipments (500 labels). It is all of them or none: `details.shipments` names those that are not yours or whose label is withheld. The idempotency key makes repeating the call safe. The file is kept for 7 days.',
  headers: z.object({ 'idempotency-key': z.uuid().optional() }),
  body: LabelRequest,
  answers: { 201: LabelBatch },
  problems: [
    'cross_site_request',
    'idempotency_key_missing',
    'idempotency_mismatch',
    'shipment_not_found',
    'labels_withheld',
    'too_many_labels',
  ],
  details: { shipment_not_found: Unprintable, labels_withheld: Unprintable },
});

export const readLabels = endpoint('GET /api/shipments/labels/:batchId', {
  summary:
    'The file with the labels. 202 while it is being made: repeat the request (Location) after Retry-After seconds.',
  params: z.object({ batchId: z.uuid() }),
  answers: { 200: z.file(), 202: DocumentProgress },
  mediaTypes: ['application/pdf', 'application/vnd.zebra-zpl'],
  problems: ['document_failed'],
});
