import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { answerMessage } from './answer-message.ts';
import { lockMessage } from './contact-answers.queries.ts';
import { readConversation, refuseErased } from './read-conversation.ts';
import { eraseOldMessages, forgetMessages } from './erase-messages.ts';
import { contactRoutes } from './contact.routes.ts';
import { answerEmail, messageEmail, receivedEmail } from './contact-emails.ts';
import { contactAnswerMailQueue, contactMailQueue, contactReceivedMailQueue } from './queues.ts';

export const contact: Feature = {
  name: 'contact',
  routes: contactRoutes,
  jobs: [
    job(contactMailQueue, messageEmail.send),
    job(contactReceivedMailQueue, receivedEmail.send),
    job(contactAnswerMailQueue, answerEmail.send),
    scheduled('erase_old_messages', '27 3 * * *', eraseOldMessages),
  ],
  emails: [messageEmail, receivedEmail, answerEmail],
  deskItems: {
    kinds: ['contact'],
    lock: lockMessage,
    read: readConversation,
    answer: answerMessage,
    reopen: (tx, { id }) => refuseErased(tx, id),
  },
  erase: { address: (_ctx, tx, emailKey) => forgetMessages(tx, emailKey) },
  exportData: { notExported: 'sent without an account, by an address that nobody has proved' },
  tables: {
    contactMessages: {
      growsWith: 'contact form',
      lives: '24 months',
      sweep: { job: 'erase_old_messages', index: 'contact_messages_created' },
    },
    contactAnswers: { growsWith: 'answer to a contact form', lives: 'with its message' },
  },
};
