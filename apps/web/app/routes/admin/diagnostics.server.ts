import { readConfig } from '../../../config.ts';

const config = readConfig();

/** What a failed sign-in may say about our insides: in production nothing. */
export const diagnostics = config.NODE_ENV === 'production' ? null : { apiBase: config.API_URL };
export type Diagnostics = typeof diagnostics;
