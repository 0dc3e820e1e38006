import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { EmailOrNothing, plainLines, plainText } from '../fields.ts';

const endpoint = endpointsOf('contact');

export const CONTACT_TOPICS = ['support', 'sales', 'partnerships'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Empty fields are refused with `contact_incomplete`, which names them. */
export const ContactForm = z
  .object({
    /** Chosen by the client. Sending the same id twice creates one message. */
    formId: z.uuid(),
    name: plainText(0, 120).default(''),
    email: EmailOrNothing.default(''),
    topic: z.enum(CONTACT_TOPICS).default('support'),
    message: plainLines(0, 5_000).default(''),
  })
  .meta({ id: 'ContactForm' });
export type ContactForm = z.infer<typeof ContactForm>;

export const contact = endpoint('POST /api/contact', {
  summary: 'Send us a message. The response has its reference; no confirmation is emailed.',
  signIn: true,
  body: ContactForm,
  answers: {
    201: z
      .object({
        /** For example `C-7K3M-9QXT-20DF`. */
        reference: z.string(),
        message: z.string(),
      })
      .meta({ id: 'ContactReceipt' }),
  },
  problems: ['contact_incomplete', 'form_already_sent', 'cross_site_request'],
});
