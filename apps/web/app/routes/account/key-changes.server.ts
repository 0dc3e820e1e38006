import {
  createKey,
  type CustomerKeyRotation,
  type NewCustomerKey,
  revokeKey,
  rotateKey,
} from '@waypost/contract/client';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { finishForm, refuseForm } from '../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../platform/form-text.ts';
import { KEY_SCOPES } from './key-choices.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A secret is in the answer to its own post and nowhere else. */
export async function changeKeys(request: Request) {
  const form = await request.formData();
  const path = { keyId: textIn(form, 'id') };
  const show = (answer: Answer<{ secret: string }>) =>
    answer.ok ? { secret: answer.data.secret } : refuseForm(form, answer.refusal);

  switch (form.get('intent')) {
    case 'revoke': {
      const answer = await ask(request, revokeKey, { path });
      return finishForm(form, answer, '/dashboard/keys?done=revoked');
    }
    case 'rotate': {
      const overlapHours = Number(textIn(form, 'overlapHours'));
      const body = { ...bodyIn<CustomerKeyRotation>(form, 'password'), overlapHours };
      return show(await ask(request, rotateKey, { path, body }));
    }
    default: {
      const body = {
        ...bodyIn<NewCustomerKey>(form, 'name', 'password'),
        scopes: KEY_SCOPES.filter((scope) => form.has(scope)),
        expiresAt: endOf(textIn(form, 'expiry')),
      };
      return show(await ask(request, createKey, { body }));
    }
  }
}

function endOf(days: string): string | null {
  return days === 'never' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
