import { createHash } from 'node:crypto';
import { uuidOfDigest } from '@waypost/domain/uuid-of-digest';

/** The idempotency key of a file of labels: the same parts give the same file. */
export function keyOfLabels(...parts: string[]): string {
  return uuidOfDigest(createHash('sha256').update(parts.join()).digest('hex'));
}
