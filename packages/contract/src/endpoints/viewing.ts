import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Instant, plainText } from '../fields.ts';
import { Done } from './auth.ts';

const endpoint = endpointsOf('staff');

export const startViewing = endpoint('POST /api/admin/viewing', {
  summary: 'View the dashboard of a customer, read-only, for 15 minutes. Audited with its reason.',
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

export const endViewing = endpoint('DELETE /api/admin/viewing', {
  summary: 'Stop viewing the dashboard of a customer.',
  answers: { 200: Done },
  problems: ['cross_site_request'],
});
