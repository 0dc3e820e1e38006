import { timingSafeEqual } from 'node:crypto';
import { base32, shardSymbol } from '@waypost/domain/shards';
import type { Secrets } from './secrets.ts';

/**
 * The recipient of an email: a party of a shipment, or a subscription. `id` is that of the one or the
 * other.
 */
export type Addressee = { kind: 'shipper' | 'recipient' | 'subscription'; id: string };

/**
 * What a link does: confirms the request it was mailed for, unsubscribes at any time, or chooses the
 * language of later emails.
 */
type Purpose = { confirms: number } | 'leaves' | 'speaks';

const SYMBOLS = { shipper: 'S', recipient: 'R', subscription: 'F' } as const;
const KINDS = { S: 'shipper', R: 'recipient', F: 'subscription' } as const;
const SIGNATURE_SYMBOLS = 16;
const SHAPE = /^[0-9A-Z]([SRF])([0-9A-F]{32})([0-9A-Z]{16})$/;

/**
 * An unsubscribe link must work for as long as the email is kept, and every email has one. So it is
 * signed and not stored: the shard, the addressee and 80 bits of signature.
 */
export function addresseeToken(
  secrets: Secrets,
  addressee: Addressee & { shard: number },
  purpose: Purpose,
): string {
  const id = addressee.id.replaceAll('-', '').toUpperCase();
  const symbol = SYMBOLS[addressee.kind];
  return shardSymbol(addressee.shard) + symbol + id + signatureOf(secrets, symbol, id, purpose);
}

/** The addressee of a link; its signature is checked separately. */
export function unsafeAddresseeOf(token: string): Addressee | undefined {
  const [, symbol, id] = SHAPE.exec(token) ?? [];
  if (symbol === undefined || id === undefined) return undefined;
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(id.toLowerCase())?.slice(1) ?? [];
  return { kind: KINDS[symbol as keyof typeof KINDS], id: parts.join('-') };
}

export function isSigned(secrets: Secrets, token: string, purpose: Purpose): boolean {
  const [, symbol, id, signature] = SHAPE.exec(token) ?? [];
  if (symbol === undefined || id === undefined || signature === undefined) return false;
  return secrets
    .acceptedHashes('updates', symbol, id, ...wordsOf(purpose))
    .map((hash) => Buffer.from(base32(hash, SIGNATURE_SYMBOLS)))
    .some((expected) => timingSafeEqual(Buffer.from(signature), expected));
}

function signatureOf(secrets: Secrets, symbol: string, id: string, purpose: Purpose): string {
  return base32(secrets.keyedHash('updates', symbol, id, ...wordsOf(purpose)), SIGNATURE_SYMBOLS);
}

function wordsOf(purpose: Purpose): string[] {
  return typeof purpose === 'string' ? [purpose] : ['confirms', String(purpose.confirms)];
}

/** The page on which the reader of an email chooses the language of later ones. */
export function languagePageUrl(
  origin: string,
  secrets: Secrets,
  addressee: Addressee & { shard: number },
): string {
  const token = addresseeToken(secrets, addressee, 'speaks');
  return `${origin}/track/updates/language?token=${encodeURIComponent(token)}`;
}
