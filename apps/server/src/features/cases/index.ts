export { caseDeskRoutes } from './case-desk.routes.ts';
export { casesJobs } from './cases.jobs.ts';
export { casesRoutes } from './cases.routes.ts';
export { forgetCases } from './erase-cases.ts';
export { caseAnswerMailQueue, eraseCasesQueue } from './queues.ts';
export { caseAnswerLetter, rewriteCaseAnswer } from './send-case-answer-mail.ts';
export { exportCases, readCasesOfParty } from './read-cases.ts';
