import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

type ReceivedCall = { headers: IncomingHttpHeaders; body: string; at: number };

export type WebhookReceiver = {
  url: string;
  calls: ReceivedCall[];
  /** How the next calls are answered; 204 unless a test says otherwise. */
  answer: (response: ServerResponse, call: ReceivedCall) => void;
  reset(): void;
};

const accept = (response: ServerResponse) => void response.writeHead(204).end();

/** A program of a customer that takes webhooks. */
export function useWebhookReceiver(): WebhookReceiver {
  const receiver: WebhookReceiver = {
    url: '',
    calls: [],
    answer: accept,
    reset() {
      receiver.calls.length = 0;
      receiver.answer = accept;
    },
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const call = { headers: request.headers, body, at: Date.now() };
      receiver.calls.push(call);
      receiver.answer(response, call);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
