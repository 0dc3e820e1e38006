import { Webhook } from 'standardwebhooks';
import type { AskProgram } from '../../installation/ask-program.ts';

export interface BookedShipment {
  id: string;
  trackingNumber: string;
  reference: string;
  status: string;
  service: string;
  priceCents: number;
  parcels: { weightGrams: number }[];
}

/** Every shipment of the account, newest first. */
export async function listShipments(ask: AskProgram): Promise<BookedShipment[]> {
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
