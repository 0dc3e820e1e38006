import { job } from '../../../platform/feature.ts';
import { keyMadeEmail } from './key-made-email.ts';
import { keyMadeMailQueue } from './queues.ts';

export const customerKeysJobs = [job(keyMadeMailQueue, keyMadeEmail.send)];
