import type { Feature } from '../../../platform/feature.ts';
import { answerMessage } from './answer-message.ts';
import { lockMessage } from './contact-answers.queries.ts';
import { readConversation, refuseErased } from './read-conversation.ts';
import { forgetMessages } from './erase-messages.ts';
import { contactJobs } from './contact.jobs.ts';
import { contactRoutes } from './contact.routes.ts';
import { answerEmail, messageEmail } from './contact-emails.ts';
import { tables } from './tables.ts';

export const contact: Feature = {
  name: 'contact',
  routes: contactRoutes,
  jobs: contactJobs,
  emails: [messageEmail, answerEmail],
  deskItems: {
    kinds: ['contact'],
    lock: lockMessage,
    read: readConversation,
    answer: answerMessage,
    reopen: (tx, { id }) => refuseErased(tx, id),
  },
  erase: { person: (_ctx, tx, { emailKey }) => forgetMessages(tx, emailKey) },
  exportData: { notExported: 'sent without an account, by an address that nobody has proved' },
  tables,
};
