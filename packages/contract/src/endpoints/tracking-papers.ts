import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { TypedReference } from './tracking.ts';

const endpoint = endpointsOf('tracking');

export const readTrackingSheet = endpoint('GET /api/track/pdf/:ref', {
  summary: 'The public view of a shipment as an A4 PDF, made on request and not stored.',
  params: z.object({ ref: TypedReference }),
  answers: { 200: z.file() },
  mediaTypes: ['application/pdf'],
  problems: ['reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});

export const readTrackingCode = endpoint('GET /api/track/qr/:ref', {
  summary:
    'The QR code of the public link of a tracking number. It is made for any valid number, whether or not the shipment exists.',
  params: z.object({ ref: TypedReference }),
  answers: { 200: z.file() },
  mediaTypes: ['image/svg+xml'],
  problems: ['reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});
