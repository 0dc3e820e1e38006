import { makeDeviceKey, revokeDeviceKey, rotateDeviceKey } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import { readSecondFactor } from '../second-factor-code.ts';
import {
  type Intent,
  type KeyAnswer,
  kindOf,
  momentOf,
  overlapHoursOf,
  scopesOf,
} from './key-changes.ts';
import { KEY_LIST } from './key-listing.ts';

type Made = { key: { name: string }; secret: string };

/** Does what a form of the page asks for. A secret is in the answer to its own post and nowhere else. */
export async function changeKeys(request: Request) {
  const form = await request.formData();
  const text = (name: string) => textIn(form, name).trim();
  const intent = text('intent') as Intent;
  const secondFactor = readSecondFactor(text('code')) ?? undefined;
  const expiresAt = momentOf(text('expires'), new Date());
  const answered: KeyAnswer = {
    intent,
    typed: {
      name: text('name'),
      kind: kindOf(text('kind')),
      mayCollect: form.has('mayCollect'),
      expires: text('expires'),
      reason: text('reason'),
      overlap: text('overlap'),
    },
    faults: {
      ...(intent === 'make' && text('name').length < 2 && { name: true }),
      ...(intent === 'make' && expiresAt === null && { expires: true }),
      ...(intent === 'revoke' && text('reason').length < 3 && { reason: true }),
      ...(form.has('code') && secondFactor === undefined && { code: true }),
    },
    refusal: null,
    made: null,
  };
  if (Object.keys(answered.faults).length > 0) return data(answered, { status: 400 });

  const path = { keyId: text('keyId') };
  const code = secondFactor === undefined ? {} : { secondFactor };
  const show = (answer: Answer<Made>) => {
    if (!answer.ok) return refused(answered, answer.refusal);
    const { key, secret } = answer.data;
    return data<KeyAnswer>({ ...answered, made: { name: key.name, secret } }, { status: 201 });
  };

  if (intent === 'make') {
    const { name, kind } = answered.typed;
    const scopes = scopesOf(answered.typed.mayCollect);
    const body = { name, kind, scopes, expiresAt: expiresAt ?? null };
    return show(await ask(request, makeDeviceKey, { body: { ...body, ...code } }));
  }
  if (intent === 'rotate') {
    const body = { overlapHours: overlapHoursOf(text('overlap')), ...code };
    return show(await ask(request, rotateDeviceKey, { path, body }));
  }
  const { reason } = answered.typed;
  const answer = await ask(request, revokeDeviceKey, { path, body: { reason } });
  if (!answer.ok) return refused(answered, answer.refusal);
  const listing = KEY_LIST.read(new URL(request.url).searchParams);
  return redirect(KEY_LIST.path(listing, { done: 'revoked' }), 303);
}

function refused(
  answered: KeyAnswer,
  { code, requestId, status }: { code: string; requestId: string; status: number },
) {
  const refusal = { code, requestId } as KeyAnswer['refusal'];
  return data<KeyAnswer>({ ...answered, refusal }, { status });
}
