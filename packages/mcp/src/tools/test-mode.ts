import type { McpServer } from '@modelcontextprotocol/server';
import type { AdvanceTestShipmentData, Waypost } from '@waypost/sdk';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { ShipmentName } from '../goods.ts';

export function testTools(server: McpServer, waypost: Waypost): void {
  server.registerTool(
    'advance_test_shipment',
    {
      description: 'Let a test shipment be scanned on its way, up to a state. Test mode only.',
      inputSchema: z.object({
        shipment: ShipmentName,
        to: z.string().describe('Such as picked_up, out_for_delivery, delivered or customs_hold'),
      }),
      annotations: { destructiveHint: false, openWorldHint: false },
    },
    ({ shipment, to }) =>
      answer(() =>
        waypost.test.advanceShipment(shipment, { to } as AdvanceTestShipmentData['body']),
      ),
  );
}
