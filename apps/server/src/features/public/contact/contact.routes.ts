import type { Ctx } from '../../../platform/context.ts';
import { languageOf, saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { receiveMessage } from './receive-message.ts';

export function contactRoutes({ mount }: Api, ctx: Ctx): void {
  mount('contact', { anyone: true }, async ({ body, clientAddress, request }) => {
    const reference = await receiveMessage(ctx, body, {
      clientAddress,
      locale: languageOf(request),
    });
    return { status: 201, body: { reference, message: saying(request, 'contactReceived') } };
  });
}
