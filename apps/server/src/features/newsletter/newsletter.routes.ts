import { endpoints } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { type Door, mount } from '../../platform/http/mount.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';

const t = translator('en', 'answers');

export function newsletterRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'confirmNewsletter', endpoints.confirmNewsletter, async ({ body }) => {
    await confirmNewsletter(ctx, body.token);
    return { status: 200, body: { message: t('newsletterConfirmed') } };
  });
}
