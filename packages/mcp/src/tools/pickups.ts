import type { McpServer } from '@modelcontextprotocol/server';
import type { Waypost } from '@waypost/sdk';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { type Ask, keyOfQuestion } from '../confirmations.ts';
import { Address, ShipmentName } from '../goods.ts';
import { withoutUndefined } from '../without-undefined.ts';

const NewPickup = z.object({
  date: z.iso.date().describe('A day of list_pickup_windows'),
  window: z.string().describe('A window of list_pickup_windows'),
  address: Address.optional().describe('Where the courier comes; or addressId'),
  addressId: z.string().optional(),
  instructions: z.string().optional().describe('What the courier should know'),
  shipments: z.array(ShipmentName).optional().describe('What is handed over'),
});

/** `ask` asks a person first, where a courier would really come. */
export function pickupTools(server: McpServer, waypost: Waypost, ask: Ask): void {
  server.registerTool(
    'list_pickup_windows',
    {
      description:
        'When a courier can come on a day, or on the first day with a free place. Name a country and city, or an addressId.',
      inputSchema: z.object({
        date: z.iso.date().optional(),
        country: z.string().length(2).optional(),
        city: z.string().optional(),
        addressId: z.string().optional(),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (args) => answer(() => waypost.pickupWindows.list(withoutUndefined(args))),
  );
  server.registerTool(
    'request_pickup',
    {
      description: 'Ask for a courier who picks parcels up. Costs nothing.',
      inputSchema: NewPickup,
      annotations: { destructiveHint: false, openWorldHint: false },
    },
    async (args, ctx) => {
      const { date, window, address } = args;
      const place =
        address === undefined ? 'your saved address' : `${address.line1}, ${address.city}`;
      const instead = await ask(ctx, args, `Send a courier to ${place} on ${date}, ${window}?`);
      if (instead) return instead;
      return answer(() => waypost.pickups.create(withoutUndefined(args), keyOfQuestion(ctx)));
    },
  );
}
