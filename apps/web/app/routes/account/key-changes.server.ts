import { createKey, revokeKey, rotateKey } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask, type Refusal } from '../../platform/answer.server.ts';
import { textIn } from '../../platform/form-text.ts';
import { EXPIRIES, type Expiry, KEY_SCOPES, type KeyScope, OVERLAPS } from './key-choices.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type KeyAnswer = {
  /** Shown on this page alone, and nowhere again. */
  secret?: string;
  name?: string;
  scopes?: KeyScope[];
  expiry?: Expiry;
  faults?: { name?: 'nameMissing'; scopes?: 'scopeMissing'; password?: 'passwordMissing' };
  refusal?: Refusal;
  /** The key whose question was answered. */
  rotated?: string;
};

export async function changeKeys(request: Request) {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'revoke':
      return revoke(request, textIn(form, 'id'));
    case 'rotate':
      return rotate(request, form);
    default:
      return create(request, form);
  }
}

async function revoke(request: Request, keyId: string) {
  const answer = await ask(request, revokeKey, { path: { keyId } });
  if (answer.ok) return redirect('/dashboard/keys?done=revoked', 303);
  return data<KeyAnswer>({ refusal: answer.refusal }, { status: answer.refusal.status });
}

async function rotate(request: Request, form: FormData) {
  const rotated = textIn(form, 'id');
  const password = textIn(form, 'password');
  if (password === '') {
    return data<KeyAnswer>({ rotated, faults: { password: 'passwordMissing' } }, { status: 400 });
  }
  const chosen = textIn(form, 'overlap');
  const overlapHours = Number(OVERLAPS.find((hours) => hours === chosen) ?? '0');
  const body = { overlapHours, password };
  const path = { keyId: rotated };
  const answer = await ask(request, rotateKey, { path, body });
  if (answer.ok) return data<KeyAnswer>({ secret: answer.data.secret });
  return data<KeyAnswer>({ rotated, refusal: answer.refusal }, { status: answer.refusal.status });
}

async function create(request: Request, form: FormData) {
  const name = textIn(form, 'name').slice(0, 60);
  const scopes = KEY_SCOPES.filter((scope) => form.getAll('scope').includes(scope));
  const expiry = EXPIRIES.find((days) => days === textIn(form, 'expiry')) ?? '365';
  const password = textIn(form, 'password');
  const faults = {
    ...(name === '' && { name: 'nameMissing' as const }),
    ...(scopes.length === 0 && { scopes: 'scopeMissing' as const }),
    ...(password === '' && { password: 'passwordMissing' as const }),
  };
  const typed = { name, scopes, expiry };
  if (Object.keys(faults).length > 0) {
    return data<KeyAnswer>({ ...typed, faults }, { status: 400 });
  }
  const body = { name, scopes, expiresAt: endOf(expiry), password };
  const answer = await ask(request, createKey, { body });
  if (answer.ok) return data<KeyAnswer>({ secret: answer.data.secret });
  const { refusal } = answer;
  return data<KeyAnswer>({ ...typed, refusal }, { status: refusal.status });
}

function endOf(expiry: Expiry): string | null {
  if (expiry === 'never') return null;
  return new Date(Date.now() + Number(expiry) * DAY_MS).toISOString();
}
