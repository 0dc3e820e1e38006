import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findTrackingNumber } from './notifications.queries.ts';
import { readPartyLink } from './party-link.ts';

export function notificationsRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'openPartyLink', endpoints.openPartyLink, async ({ params }) => {
    const link = readPartyLink(ctx, params.token);
    const trackingNumber = link && (await findTrackingNumber(ctx.db, link.shipmentId));
    if (!link || trackingNumber === undefined || trackingNumber === null) {
      throw new Problem('link_invalid');
    }
    return { status: 200, body: { trackingNumber, role: link.role } };
  });
}
