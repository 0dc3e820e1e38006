import { beforeAll, expect, it, vi } from 'vitest';
import { accountOf, registerCustomer } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { useWebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { createEndpoint, type Owner, pingEndpoint } from './manage-endpoints.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const silent = useWebhookReceiver();
const healthy = useWebhookReceiver();

let owner: Owner;
beforeAll(async () => {
  owner = await accountOf(server, (await registerCustomer(server, worker)).id);
});

async function pinged(url: string) {
  const { endpoint } = await createEndpoint(server.ctx, owner, { url });
  await pingEndpoint(server.ctx, owner, endpoint.id);
  return { endpointId: endpoint.id, shard: owner.shard };
}

it('an account whose live endpoints take all its slots has those of test mode left', async () => {
  const unanswered: (() => void)[] = [];
  silent.answer = (response) => void unanswered.push(() => response.writeHead(204).end());
  const live = await Promise.all(Array.from({ length: 8 }, () => pinged(silent.url)));
  const sending = live.map((endpoint) => deliverWebhooks(worker.ctx(), endpoint));
  try {
    await vi.waitFor(() => expect(silent.calls).toHaveLength(8), 10_000);
    const ninth = await pinged(healthy.url);
    await deliverWebhooks(worker.ctx(), ninth);
    expect(healthy.calls, 'of live').toHaveLength(0);
    await deliverWebhooks({ ...worker.ctx(), mode: 'test' }, ninth);
    expect(healthy.calls, 'of test mode').toHaveLength(1);
  } finally {
    for (const answer of unanswered) answer();
    await Promise.all(sending);
  }
});
