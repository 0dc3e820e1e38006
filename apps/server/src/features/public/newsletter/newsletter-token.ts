import { timingSafeEqual } from 'node:crypto';
import { base32, shardSymbol } from '@waypost/domain/shards';
import type { Secrets } from '../../../platform/secrets.ts';

/** What a link does: confirms the request it was mailed for, or unsubscribes at any time. */
type Purpose = { confirms: number } | 'leaves';

const SIGNATURE_SYMBOLS = 16;
const SHAPE = /^[0-9A-Z]([0-9A-F]{32})([0-9A-Z]{16})$/;

/**
 * An unsubscribe link must work for as long as the email is kept, and every email has one. So it is
 * signed and not stored: the shard, the consent and 80 bits of signature.
 */
export function newsletterToken(
  secrets: Secrets,
  consent: { id: string; shard: number },
  purpose: Purpose,
): string {
  const id = consent.id.replaceAll('-', '').toUpperCase();
  return shardSymbol(consent.shard) + id + signatureOf(secrets, id, purpose);
}

/** The consent of a link; its signature is checked separately. */
export function unsafeConsentOf(token: string): string | undefined {
  return SHAPE.exec(token)?.[1]?.toLowerCase();
}

export function isSigned(secrets: Secrets, token: string, purpose: Purpose): boolean {
  const [, id, signature] = SHAPE.exec(token) ?? [];
  if (id === undefined || signature === undefined) return false;
  return secrets
    .acceptedHashes('newsletter', id, ...wordsOf(purpose))
    .map((hash) => Buffer.from(base32(hash, SIGNATURE_SYMBOLS)))
    .some((expected) => timingSafeEqual(Buffer.from(signature), expected));
}

function signatureOf(secrets: Secrets, id: string, purpose: Purpose): string {
  return base32(secrets.keyedHash('newsletter', id, ...wordsOf(purpose)), SIGNATURE_SYMBOLS);
}

function wordsOf(purpose: Purpose): string[] {
  return purpose === 'leaves' ? ['leaves'] : ['confirms', String(purpose.confirms)];
}
