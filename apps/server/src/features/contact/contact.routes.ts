import { endpoints } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { receiveMessage } from './receive-message.ts';

const t = translator('en', 'answers');

export function contactRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'contact', endpoints.contact, async ({ body, clientAddress }) => {
    const reference = await receiveMessage(ctx, body, clientAddress);
    return { status: 201, body: { reference, message: t('contactReceived') } };
  });
}
