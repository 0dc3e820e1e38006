import { timingSafeEqual } from 'node:crypto';
import { base32, shardSymbol } from '@waypost/domain/shards';
import type { Secrets } from '../../../platform/secrets.ts';

/** What a link does: confirms the request it was mailed for, or leaves whenever it is opened. */
type Purpose = { confirms: number } | 'leaves';

const SIGNATURE_SYMBOLS = 16;
const SHAPE = /^[0-9A-Z]([0-9A-F]{32})([0-9A-Z]{16})$/;

/**
 * A link out of the newsletter must work for as long as somebody keeps the mail, and there is one in
 * every mail. So it is signed and kept nowhere: the shard, the consent and 80 bits of signature.
 */
export function newsletterToken(
  secrets: Secrets,
  consent: { id: string; shard: number },
  purpose: Purpose,
): string {
  const id = consent.id.replaceAll('-', '').toUpperCase();
  return shardSymbol(consent.shard) + id + signatureOf(secrets, id, purpose);
}

/** The consent that a link names; whether it was made by us is another question. */
export function unsafeConsentOf(token: string): string | undefined {
  return SHAPE.exec(token)?.[1]?.toLowerCase();
}

export function isSigned(secrets: Secrets, token: string, purpose: Purpose): boolean {
  const [, id, signature] = SHAPE.exec(token) ?? [];
  if (id === undefined || signature === undefined) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secrets, id, purpose)));
}

function signatureOf(secrets: Secrets, id: string, purpose: Purpose): string {
  const parts = purpose === 'leaves' ? ['leaves'] : ['confirms', String(purpose.confirms)];
  return base32(secrets.keyedHash('newsletter', id, ...parts), SIGNATURE_SYMBOLS);
}
