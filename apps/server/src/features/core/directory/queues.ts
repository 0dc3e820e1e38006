import { defineQueue } from '../../../platform/jobs.ts';
import type { DirectoryKind } from './directory.queries.ts';

/** A change for the directory at home. Jobs of an older release may still name an opt-out. */
export type DirectoryNote = {
  kind: DirectoryKind;
  /** A keyed hash in base64. */
  hash: string;
  shard: number;
  change: 'add' | 'remove';
};

/** Home may be away for hours. */
export const noteDirectoryQueue = defineQueue<DirectoryNote>('note_directory', { retryLimit: 500 });
