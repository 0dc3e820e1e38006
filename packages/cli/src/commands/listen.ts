import { type Followed, signWebhook, type StreamedEvent } from '@waypost/sdk';
import { defineCommand, UsageError } from '../command.ts';
import { print } from '../print.ts';

const TIMEOUT_MS = 15_000;

export const listen = defineCommand({
  summary: 'Send the events of your account to a program on this machine.',
  usage: `
waypost listen [--forward-to http://localhost:4000/hooks] [--secret whsec_...] [--types shipment.delivered,...]
  Shows each event as it comes, and posts it to the address as a webhook, signed with the secret. Ends with Ctrl+C.
  --secret   one is made and shown if left out: give it to your program in place of the endpoint's
  --types    only these`,
  options: {
    'forward-to': { type: 'string' },
    secret: { type: 'string' },
    types: { type: 'string' },
  },
  async run({ 'forward-to': target, secret = makeSecret(), types }, { connect }) {
    if (target !== undefined && !URL.canParse(target)) {
      throw new UsageError('--forward-to is not an address.');
    }
    const wanted = types?.split(',');
    const end = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
    if (target !== undefined) console.error(`Signed with ${secret}`);
    let isOpen = false;
    const onOpen = () => {
      if (!isOpen) console.error('Listening.');
      isOpen = true;
    };
    for await (const event of connect().events.follow({ signal: end.signal, onOpen })) {
      if (wanted && !wanted.includes(event.type)) continue;
      const answered = target === undefined ? '' : await forward(event, target, secret);
      print(event.timestamp, event.type, event.id, answered);
    }
  },
});

/** What became of it, in a word: events go on coming whether or not the program takes this one. */
async function forward(
  event: Followed<StreamedEvent>,
  target: string,
  secret: string,
): Promise<string> {
  // the cursor is of the stream, not of webhooks
  const body = JSON.stringify({ ...event, cursor: undefined });
  try {
    const { status } = await fetch(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(await signWebhook(event.id, body, secret)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return String(status);
  } catch {
    return 'no answer';
  }
}

function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `whsec_${Buffer.from(bytes).toString('base64')}`;
}
