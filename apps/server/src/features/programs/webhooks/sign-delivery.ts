import { Webhook } from 'standardwebhooks';
import type { Secrets } from '../../../platform/secrets.ts';
import type { LockedEndpoint } from './deliveries.queries.ts';

export const sealedFor = (endpointId: string): string => `webhook:${endpointId}`;

type Signer = (eventId: string, body: string) => Record<string, string>;

/** Standard Webhooks: the id of the event, the time of the attempt, and a signature by each secret in force. */
export function signerOf(secrets: Secrets, endpoint: LockedEndpoint): Signer {
  const { id, secret, previousSecret, olderSecrets, previousUntil } = endpoint;
  const isInOverlap = previousUntil !== null && previousUntil > new Date();
  const sealed =
    isInOverlap && previousSecret !== null ? [secret, previousSecret, ...olderSecrets] : [secret];
  const webhooks = sealed.map((each) => new Webhook(secrets.unseal(each, sealedFor(id))));
  return (eventId, body) => {
    const at = new Date();
    return {
      'content-type': 'application/json',
      'user-agent': 'Waypost-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': webhooks.map((each) => each.sign(eventId, at, body)).join(' '),
    };
  };
}
