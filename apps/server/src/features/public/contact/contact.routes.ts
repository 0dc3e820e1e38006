import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import { type Door, mount } from '../../../platform/http/mount.ts';
import { receiveMessage } from './receive-message.ts';

export function contactRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'contact', endpoints.contact, async ({ body, clientAddress, request }) => {
    const reference = await receiveMessage(ctx, body, {
      clientAddress,
      locale: languageOf(request),
    });
    return { status: 201, body: { reference, message: saying(request, 'contactReceived') } };
  });
}
