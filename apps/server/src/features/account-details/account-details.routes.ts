import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { customerOf, type Door, mount } from '../../platform/http/mount.ts';
import { readDetails } from './read-details.ts';

export function accountDetailsRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'readAccountDetails', endpoints.readAccountDetails, async ({ caller }) => ({
    status: 200,
    body: await readDetails(ctx, customerOf(caller).customerId),
  }));
}
