import type { StreamedEvent } from './generated/types.gen.ts';
import { WaypostError } from './waypost-error.ts';

/** What a webhook carries: an event, as the feed and the stream have it. */
export type WebhookEvent = StreamedEvent;

type GivenHeaders = Headers | Record<string, string | string[] | undefined>;

const TOLERANCE_SECONDS = 300;

/**
 * The event of a webhook, after its signature was checked (Standard Webhooks). `rawBody` is the body as it was
 * received: parsed and written again, it has another signature. Throws a WaypostError `webhook_invalid`, to be
 * answered with 400.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: GivenHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = new Date() } = {},
): Promise<WebhookEvent> {
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signatures = readHeader(headers, 'webhook-signature');
  const age = now.getTime() / 1_000 - Number(timestamp);
  if (!/^\d+$/.test(timestamp) || Math.abs(age) > toleranceSeconds) {
    throw invalid('The time of the webhook is too far from now.');
  }
  const body = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  const key = await importKey(secret, 'verify');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const [version, digest = ''] = signature.split(',');
    const bytes = version === 'v1' ? bytesOf(digest) : null;
    if (bytes !== null && (await crypto.subtle.verify('HMAC', key, bytes, signed))) {
      return JSON.parse(body) as WebhookEvent;
    }
  }
  throw invalid('No signature of the webhook fits its body and your secret.');
}

/** The headers of a webhook, as Waypost signs it. For tests of your own receiver. */
export async function signWebhook(
  id: string,
  body: string,
  secret: string,
  at = new Date(),
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const digest = await crypto.subtle.sign('HMAC', await importKey(secret, 'sign'), signed);
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${base64}`,
  };
}

function importKey(secret: string, use: 'sign' | 'verify') {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0) throw invalid('The secret is not one of a webhook.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}

function readHeader(headers: GivenHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  const text = Array.isArray(value) ? value.join(' ') : value;
  if (!text) throw invalid(`The header ${name} is missing.`);
  return text;
}

function invalid(message: string): WaypostError {
  return new WaypostError(message, { code: 'webhook_invalid', status: 400 });
}
