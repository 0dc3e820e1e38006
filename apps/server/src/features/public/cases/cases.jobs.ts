import { job, scheduled } from '../../../platform/feature.ts';
import { caseAnswerEmail } from './case-answer-email.ts';
import { eraseCases } from './erase-cases.ts';
import { caseAnswerMailQueue, eraseCasesQueue } from './queues.ts';

export const casesJobs = [
  job(caseAnswerMailQueue, caseAnswerEmail.send),
  scheduled(eraseCasesQueue, '47 3 * * *', eraseCases),
];
