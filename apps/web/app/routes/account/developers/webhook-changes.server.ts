import {
  createWebhook,
  pingWebhook,
  recoverWebhook,
  removeWebhook,
  resendEvent,
  rotateWebhook,
  switchWebhook,
} from '@waypost/contract/client';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { inMode, modeOf } from './mode.ts';

/** What is confirmed after it was done. */
export const WEBHOOK_ACTS = ['ping', 'on', 'off', 'recover', 'remove', 'resend'] as const;
export type WebhookAct = (typeof WEBHOOK_ACTS)[number];

const HOURS_RECOVERED = 24;

/** A secret is in the answer to its own post and nowhere else. */
export async function changeWebhooks(request: Request, page: string) {
  const mode = modeOf(request);
  const query = { mode };
  const form = await request.formData();
  const path = { endpointId: textIn(form, 'id') };
  const show = (answer: Answer<{ secret: string }>) =>
    answer.ok ? { secret: answer.data.secret } : refuseForm(form, answer.refusal);
  const finish = (answer: Answer<unknown>, act: WebhookAct) =>
    finishForm(form, answer, inMode(`${page}?done=${act}`, mode));

  switch (form.get('intent')) {
    case 'ping':
      return finish(await ask(request, pingWebhook, { query, path }), 'ping');
    case 'on':
      return finish(
        await ask(request, switchWebhook, { query, path, body: { enabled: true } }),
        'on',
      );
    case 'off':
      return finish(
        await ask(request, switchWebhook, { query, path, body: { enabled: false } }),
        'off',
      );
    case 'recover': {
      const body = { hours: HOURS_RECOVERED };
      return finish(await ask(request, recoverWebhook, { query, path, body }), 'recover');
    }
    case 'remove':
      return finish(await ask(request, removeWebhook, { query, path }), 'remove');
    case 'resend': {
      const event = { eventId: textIn(form, 'id') };
      return finish(await ask(request, resendEvent, { query, path: event }), 'resend');
    }
    case 'rotate':
      return show(await ask(request, rotateWebhook, { query, path }));
    default:
      return show(
        await ask(request, createWebhook, { query, body: bodyIn<{ url: string }>(form, 'url') }),
      );
  }
}
