import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import type { ListShipmentsData, Waypost } from '@waypost/sdk';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { Parcels, Place, ShipmentName } from '../goods.ts';
import { withoutUndefined } from '../without-undefined.ts';

const READ_ONLY = { readOnlyHint: true, openWorldHint: false } as const;
const LABELS = 'waypost://shipments/{shipment}/{file}';

export function readingTools(server: McpServer, waypost: Waypost): void {
  server.registerTool(
    'get_rates',
    {
      description: 'The price of every service for a shipment, for 30 minutes. Books nothing.',
      inputSchema: z.object({
        from: Place,
        to: Place,
        parcels: Parcels,
        insured: z.boolean().optional(),
        declaredValueCents: z.int().min(0).optional(),
      }),
      annotations: READ_ONLY,
    },
    (args) => answer(() => waypost.rates.list(withoutUndefined(args))),
  );
  server.registerTool(
    'check_address',
    {
      description: 'Whether Waypost can deliver to an address. Does not know streets.',
      inputSchema: Place.extend({ line1: z.string().optional() }),
      annotations: READ_ONLY,
    },
    (args) => answer(() => waypost.addresses.check(withoutUndefined(args))),
  );
  server.registerTool(
    'track_shipments',
    {
      description: 'Where up to 100 shipments are, by their tracking numbers.',
      inputSchema: z.object({ trackingNumbers: z.array(z.string()).min(1).max(100) }),
      annotations: READ_ONLY,
    },
    ({ trackingNumbers }) => answer(() => waypost.tracking.lookUp({ refs: trackingNumbers })),
  );
  server.registerTool(
    'list_shipments',
    {
      description: 'A page of the shipments of the account, newest first.',
      inputSchema: z.object({
        reference: z.string().optional(),
        status: z.string().optional().describe('Such as created, in_transit or delivered'),
        createdAfter: z.iso.datetime({ offset: true }).optional(),
        limit: z.int().min(1).max(100).optional(),
        cursor: z.string().optional().describe('nextCursor of the page before'),
      }),
      annotations: READ_ONLY,
    },
    (args) =>
      answer(() => {
        const query = withoutUndefined(args) as NonNullable<ListShipmentsData['query']>;
        return waypost.shipments.list(query).page();
      }),
  );
  server.registerTool(
    'list_statements',
    {
      description: 'The monthly statements of the account, newest first, and what is owed.',
      inputSchema: z.object({}),
      annotations: READ_ONLY,
    },
    () =>
      answer(async () => ({
        statements: (await waypost.statements.list({ limit: 24 }).page()).data,
        balance: await waypost.balance.read(),
      })),
  );
  server.registerTool(
    'list_statement_lines',
    {
      description: 'A page of the lines of a monthly statement: what each shipment was charged.',
      inputSchema: z.object({
        month: z.string().describe('Such as 2026-10'),
        limit: z.int().min(1).max(100).optional(),
        cursor: z.string().optional().describe('nextCursor of the page before'),
      }),
      annotations: READ_ONLY,
    },
    ({ month, ...query }) =>
      answer(() => waypost.statements.listLines(month, withoutUndefined(query)).page()),
  );
  labelTool(server, waypost);
}

/** The label is a resource: the agent passes its link on and need not read it. */
function labelTool(server: McpServer, waypost: Waypost): void {
  server.registerTool(
    'get_label',
    {
      description:
        'A link to the label of a shipment, as PDF or as ZPL for label printers, at 4 by 6 inches or at A6.',
      inputSchema: z.object({
        shipment: ShipmentName,
        format: z.enum(['pdf', 'zpl']).optional(),
        size: z.enum(['4x6', 'a6']).optional(),
      }),
      annotations: READ_ONLY,
    },
    async ({ shipment, format = 'pdf', size = '4x6' }) => {
      const found = await answer(async () => {
        const { id, trackingNumber } = await waypost.shipments.read(shipment);
        return { id, trackingNumber };
      });
      if (found.isError === true) return found;
      const { id, trackingNumber } = found.structuredContent as Record<string, string>;
      const link = {
        type: 'resource_link' as const,
        uri: `waypost://shipments/${id}/${size === 'a6' ? 'label-a6' : 'label'}.${format}`,
        name: `${trackingNumber}.${format}`,
        mimeType: mediaTypeOf(format),
      };
      return { ...found, content: [...found.content, link] };
    },
  );
  server.registerResource(
    'label',
    new ResourceTemplate(LABELS, { list: undefined }),
    { description: 'The label of a shipment.' },
    async (uri, { shipment, file }) => {
      const format = String(file).endsWith('.zpl') ? 'zpl' : 'pdf';
      const label = String(file).startsWith('label-a6.')
        ? (`label-a6.${format}` as const)
        : (`label.${format}` as const);
      const content = await waypost.shipments.readDocument(String(shipment), label);
      const blob = Buffer.from(content).toString('base64');
      return { contents: [{ uri: uri.href, mimeType: mediaTypeOf(format), blob }] };
    },
  );
}

function mediaTypeOf(format: 'pdf' | 'zpl'): string {
  return format === 'pdf' ? 'application/pdf' : 'application/vnd.zebra-zpl';
}
