import { Webhook } from 'standardwebhooks';

export interface BookedShipment {
  id: string;
  trackingNumber: string;
  reference: string;
  status: string;
  service: string;
  priceCents: number;
  parcels: { weightGrams: number }[];
}

/** As a program of the shop's owner asks. */
export type AskWaypost = <T>(path: string, body?: object) => Promise<T>;

export function askWaypost(apiUrl: string, key: string): AskWaypost {
  return async <T>(path: string, body?: object) => {
    const answer = await fetch(`${apiUrl}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

/** Every shipment of the account, newest first. */
export async function listShipments(ask: AskWaypost): Promise<BookedShipment[]> {
  const { data } = await ask<{ data: BookedShipment[] }>('/shipments?limit=100');
  return data;
}

/** Sends a webhook of our own making, and answers with the status. */
export async function sendWebhook(
  url: string,
  secret: string,
  { type, trackingNumber }: { type: string; trackingNumber: string },
  alter = (body: string) => body,
): Promise<number> {
  const at = new Date();
  const data = { object: 'shipment', trackingNumber };
  const body = JSON.stringify({ id: 'made-up', type, timestamp: at.toISOString(), data });
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'made-up',
      'webhook-timestamp': `${Math.floor(at.getTime() / 1_000)}`,
      'webhook-signature': new Webhook(secret).sign('made-up', at, body),
    },
    body: alter(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}
