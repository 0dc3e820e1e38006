import { readConfig } from '../../../config.ts';

const config = readConfig();

/** Technical details of a failed sign-in; none in production. */
export const diagnostics = config.NODE_ENV === 'production' ? null : { apiBase: config.API_URL };
export type Diagnostics = typeof diagnostics;
