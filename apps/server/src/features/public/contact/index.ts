export { answerMessage } from './answer-message.ts';
export { lockMessage } from './contact-answers.queries.ts';
export { contactJobs } from './contact.jobs.ts';
export { contactRoutes } from './contact.routes.ts';
export { forgetMessages } from './erase-messages.ts';
export { contactAnswerMailQueue, contactMailQueue, eraseOldMessagesQueue } from './queues.ts';
export { readConversation } from './read-conversation.ts';
export { messageAnswerLetter } from './send-answer-mail.ts';
export { messageLetter } from './send-message-mail.ts';
