import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Instant, plainText } from '../fields.ts';
import { Done } from './auth.ts';

export const startViewing = endpoint({
  method: 'POST',
  path: '/api/admin/viewing',
  summary: 'View the dashboard of a customer, read-only, for 15 minutes. Audited with its reason.',
  tag: 'staff',
  body: z
    .object({
      /** Id of a customer, or the email address of the account. */
      customer: plainText(3, 254),
      reason: plainText(5, 300),
    })
    .meta({ id: 'ViewingRequest' }),
  answers: {
    200: z.object({ customerId: z.uuid(), endsAt: Instant }).meta({ id: 'Viewing' }),
  },
  problems: ['customer_unknown', 'cross_site_request'],
});

export const endViewing = endpoint({
  method: 'DELETE',
  path: '/api/admin/viewing',
  summary: 'Stop viewing the dashboard of a customer.',
  tag: 'staff',
  answers: { 200: Done },
  problems: ['cross_site_request'],
});
