import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { customerOf, type Door, mount } from '../../../platform/http/mount.ts';
import type { Renderer } from '../../core/documents/index.ts';
import { readStatements } from './present-statements.ts';
import { readBilling } from './read-billing.ts';
import { readPaper } from './read-paper.ts';

export function billingRoutes(
  app: FastifyInstance,
  door: Door,
  ctx: Ctx,
  renderer: Renderer,
): void {
  mount(app, door, 'readBilling', endpoints.readBilling, async ({ caller }) => ({
    status: 200,
    body: await readBilling(ctx, customerOf(caller).customerId),
  }));

  mount(app, door, 'listStatements', endpoints.listStatements, async ({ caller, query }) => ({
    status: 200,
    body: await readStatements(ctx, customerOf(caller).customerId, query.before),
  }));

  mount(
    app,
    door,
    'readStatementPaper',
    endpoints.readStatementPaper,
    async ({ caller, params }) => {
      const paper = await readPaper(ctx, renderer, customerOf(caller).customerId, params);
      return {
        status: 200,
        file: paper.bytes,
        mediaType: 'application/pdf',
        headers: { 'content-disposition': `attachment; filename="${paper.number}.pdf"` },
      };
    },
  );
}
