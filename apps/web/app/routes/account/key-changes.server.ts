import { createKey, revokeKey } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask, type Refusal } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { textIn } from '../../platform/form-text.ts';
import { KEY_SCOPES, type KeyScope } from './key-scopes.ts';

export type KeyAnswer = {
  /** Shown on this page alone, and nowhere again. */
  secret?: string;
  name?: string;
  scopes?: KeyScope[];
  faults?: { name?: 'nameMissing'; scopes?: 'scopeMissing' };
  refusal?: Refusal;
};

export async function changeKeys(request: Request) {
  const form = await request.formData();
  const caller = onBehalfOf(request);
  if (form.get('intent') === 'revoke') {
    const path = { keyId: textIn(form, 'id') };
    const answer = await ask(request, revokeKey({ path, ...caller }));
    if (answer.ok) return redirect('/dashboard/keys?done=revoked', 303);
    return data<KeyAnswer>({ refusal: answer.refusal }, { status: answer.refusal.status });
  }
  const name = textIn(form, 'name').slice(0, 60);
  const scopes = KEY_SCOPES.filter((scope) => form.getAll('scope').includes(scope));
  const faults = {
    ...(name === '' && { name: 'nameMissing' as const }),
    ...(scopes.length === 0 && { scopes: 'scopeMissing' as const }),
  };
  if (Object.keys(faults).length > 0) {
    return data<KeyAnswer>({ name, scopes, faults }, { status: 400 });
  }
  const answer = await ask(request, createKey({ body: { name, scopes }, ...caller }));
  if (answer.ok) return data<KeyAnswer>({ secret: answer.data.secret });
  const { refusal } = answer;
  return data<KeyAnswer>({ name, scopes, refusal }, { status: refusal.status });
}
