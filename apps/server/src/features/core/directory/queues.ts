import { defineQueue } from '../../../platform/jobs.ts';
import type { DirectoryKind } from './directory.queries.ts';

/** A change for the directory at home. Jobs of an older release may still name an opt-out or an account. */
export type DirectoryNote = {
  kind: DirectoryKind;
  /** A keyed hash in base64. */
  hash: string;
  shard: number;
  change: 'add' | 'remove';
};

/** An address that an account has got or given up. */
export type AccountNote = { customerId: string; hash: string; shard: number };

/** Home may be away for hours. */
export const noteAccountQueue = defineQueue<AccountNote>('note_account', { retryLimit: 500 });
export const noteDirectoryQueue = defineQueue<DirectoryNote>('note_directory', { retryLimit: 500 });
