import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TypedReference } from './tracking.ts';

export const readTrackingSheet = endpoint({
  method: 'GET',
  path: '/api/track/pdf/:ref',
  summary: 'The public view of a shipment as an A4 PDF, made on request and not stored.',
  tag: 'tracking',
  params: z.object({ ref: TypedReference }),
  answers: { 200: z.file() },
  mediaTypes: ['application/pdf'],
  problems: ['reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});

export const readTrackingCode = endpoint({
  method: 'GET',
  path: '/api/track/qr/:ref',
  summary:
    'The QR code of the public link of a tracking number. It is made for any valid number, whether or not the shipment exists.',
  tag: 'tracking',
  params: z.object({ ref: TypedReference }),
  answers: { 200: z.file() },
  mediaTypes: ['image/svg+xml'],
  problems: ['reference_too_short', 'reference_mistyped', 'tracking_unknown'],
});
