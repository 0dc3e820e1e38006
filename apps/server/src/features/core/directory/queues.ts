import { defineQueue, RETRIES_WHILE_CELL_AWAY } from '../../../platform/jobs.ts';
import type { DirectoryKind } from './directory.queries.ts';

/** A change for the directory at home. Jobs of the release before may still name an account. */
export type DirectoryNote = {
  kind: DirectoryKind;
  /** A keyed hash in base64. */
  hash: string;
  shard: number;
  change: 'add' | 'remove';
};

/** An address that an account has got or given up. */
export type AccountNote = { customerId: string; hash: string; shard: number };

export const noteAccountQueue = defineQueue<AccountNote>('note_account', {
  retryLimit: RETRIES_WHILE_CELL_AWAY,
});
export const noteDirectoryQueue = defineQueue<DirectoryNote>('note_directory', {
  retryLimit: RETRIES_WHILE_CELL_AWAY,
});
