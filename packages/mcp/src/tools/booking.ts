import type { McpServer } from '@modelcontextprotocol/server';
import type { Waypost } from '@waypost/sdk';
import { z } from 'zod';
import { answer } from '../answer.ts';
import type { Ask } from '../confirmations.ts';
import { Items, Parcels, Recipient, Sender, ShipmentName } from '../goods.ts';
import { withoutUndefined } from '../without-undefined.ts';

const NewShipment = z.object({
  rateId: z.string().describe('Of get_rates, for exactly this shipment'),
  maxTotalCents: z.int().positive().describe('Refuses to book what costs more'),
  reference: z
    .string()
    .describe('Your own name for it, such as an order number. Taken once: a repeat books nothing'),
  from: Sender.optional().describe('The sender; or fromAddressId'),
  fromAddressId: z.string().optional(),
  to: Recipient,
  parcels: Parcels,
  insured: z.boolean().optional(),
  items: Items.optional().describe('What is inside: for customs and for insurance'),
  exportReason: z.enum(['gift', 'documents', 'sample', 'sale', 'returned', 'other']).optional(),
  payBy: z.enum(['account', 'card']).optional().describe('Default: account'),
});

/** `ask` asks a person first, where something is real. */
export function bookingTools(server: McpServer, waypost: Waypost, ask: Ask): void {
  server.registerTool(
    'create_shipment',
    {
      description:
        'Book a shipment at a rate of get_rates, for maxTotalCents or less. Spends money of the account.',
      inputSchema: NewShipment,
      annotations: { destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (args, ctx) => {
      const { payBy = 'account', to, maxTotalCents, reference } = args;
      const most = (maxTotalCents / 100).toFixed(2);
      const question = `Book shipment ${reference} to ${to.name} in ${to.city}, ${to.country}, for up to ${most}?`;
      const instead = await ask(ctx, args, question);
      if (instead) return instead;
      return answer(() => {
        const { payBy: _, ...shipment } = withoutUndefined(args);
        return waypost.shipments.create({ ...shipment, payment: { kind: payBy } });
      });
    },
  );
  server.registerTool(
    'cancel_shipment',
    {
      description: 'Cancel a shipment that nobody has picked up. Cannot be undone.',
      inputSchema: z.object({ shipment: ShipmentName }),
      annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (args, ctx) => {
      const instead = await ask(ctx, args, `Cancel shipment ${args.shipment}?`);
      return instead ?? answer(() => waypost.shipments.cancel(args.shipment));
    },
  );
}
