import type { ListEventsData } from '@waypost/sdk';
import { defineCommand, only, UsageError } from '../command.ts';
import { print } from '../print.ts';

type EventType = NonNullable<NonNullable<ListEventsData['query']>['type']>;

export const events = defineCommand({
  summary: 'Show events of the last 30 days, or send one again.',
  usage: `
waypost events list [--type shipment.delivered]
waypost events resend EVENT [--endpoint ENDPOINT]
  --endpoint   the webhook endpoint that gets it; default: all that are on`,
  options: { type: { type: 'string' }, endpoint: { type: 'string' } },
  async run({ type, endpoint, positionals: [action = '', ...rest] }, { connect }) {
    const { events: feed } = connect();
    if (action === 'resend') {
      const chosen = endpoint === undefined ? {} : { endpointId: endpoint };
      const { eventId, endpoints } = await feed.redeliver(only(rest, 'event'), chosen);
      return print(eventId, `sent again to ${endpoints} of your endpoints`);
    }
    if (action !== 'list') throw new UsageError('Say list or resend.');
    // perhaps a type that is newer than this program
    const chosen = type === undefined ? {} : { type: type as EventType };
    for await (const event of feed.list({ limit: 100, ...chosen })) {
      print(event.timestamp, event.type, event.id);
    }
  },
});
