import { CUSTOMER_KEY_SCOPES } from '@waypost/contract/customer-key-scopes';
import {
  createKey,
  type CustomerKeyRotation,
  type NewCustomerKey,
  revokeKey,
  rotateKey,
} from '@waypost/contract/client';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { finishForm, refuseFields, refuseForm } from '../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../platform/form-text.ts';

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
      const spendCapCents = centsIn(textIn(form, 'spendCapCents'));
      if (spendCapCents === undefined) return refuseFields(form, { spendCapCents: 'malformed' });
      const body = {
        ...bodyIn<NewCustomerKey>(form, 'name', 'mode', 'password'),
        spendCapCents,
        allowedNetworks: networksIn(textIn(form, 'allowedNetworks')),
        scopes: CUSTOMER_KEY_SCOPES.filter((scope) => form.has(scope)),
        expiresAt: endOf(textIn(form, 'expiry')),
      };
      return show(await ask(request, createKey, { body }));
    }
  }
}

/** An amount as people write it, with a point or a comma; null for none. */
function centsIn(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

function networksIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((network) => network !== '');
}

function endOf(days: string): string | null {
  return days === 'never' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
