import { job, scheduled } from '../../../platform/feature.ts';
import { answerEmail, messageEmail } from './contact-emails.ts';
import { eraseOldMessages } from './erase-messages.ts';
import { contactAnswerMailQueue, contactMailQueue } from './queues.ts';

export const contactJobs = [
  job(contactMailQueue, messageEmail.send),
  job(contactAnswerMailQueue, answerEmail.send),
  scheduled('erase_old_messages', '27 3 * * *', eraseOldMessages),
];
