export { caseDeskRoutes } from './case-desk.routes.ts';
export { casesJobs } from './cases.jobs.ts';
export { casesRoutes } from './cases.routes.ts';
export { forgetCases } from './erase-cases.ts';
export { caseAnswerMailQueue, eraseCasesQueue } from './queues.ts';
export { exportCases, listCasesOfShipment, readCasesOfParty } from './read-cases.ts';
