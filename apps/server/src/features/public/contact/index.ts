import type { Feature } from '../../../platform/feature.ts';
import { forgetMessages } from './erase-messages.ts';
import { contactJobs } from './contact.jobs.ts';
import { contactRoutes } from './contact.routes.ts';

export { answerMessage } from './answer-message.ts';
export { lockMessage } from './contact-answers.queries.ts';
export { readConversation } from './read-conversation.ts';
export { messageAnswerLetter } from './send-answer-mail.ts';
export { messageLetter } from './send-message-mail.ts';

export const contact: Feature = {
  name: 'contact',
  routes: contactRoutes,
  jobs: contactJobs,
  erase: { person: (_ctx, tx, { emailKey }) => forgetMessages(tx, emailKey) },
  exportData: { notExported: 'sent without an account, by an address that nobody has proved' },
};
