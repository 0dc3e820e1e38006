import { expect, test } from 'vitest';
import type { Refusal } from './answer.server.ts';
import { fieldsOf, replyTo } from './form-reply.ts';

function form(fields: Record<string, string>): FormData {
  const typed = new FormData();
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  return typed;
}

function refusal(code: Refusal['code'], ...paths: string[]): Refusal {
  const errors = paths.map((path) => ({ path, reason: 'refused' }));
  return { code, status: 400, requestId: 'r1', errors, details: {} };
}

test('shows a refused value at its field, and asks for a field that was left empty', () => {
  const reply = replyTo(
    form({ reason: ' ', city: 'X' }),
    refusal('invalid_request', 'reason', 'city'),
  );
  expect(reply.faults).toEqual({ reason: 'required', city: 'malformed' });
  expect(reply.refusal).toBeNull();
  const field = fieldsOf(reply, (name, fault) => `${name} ${fault}`);
  expect(field('city', 'Ghent')).toEqual({
    name: 'city',
    defaultValue: 'X',
    error: 'city malformed',
  });
});

test('keeps the refusal when none of the named fields is in the form', () => {
  const reply = replyTo(form({ reason: 'x' }), refusal('invalid_request', 'sourceId'));
  expect(reply).toMatchObject({
    faults: {},
    refusal: { code: 'invalid_request', requestId: 'r1' },
  });
});

test('keeps what was typed, but never a second factor or a password', () => {
  const reply = replyTo(
    form({ reason: 'lost', secondFactor: '123456', password: 'x' }),
    refusal('internal'),
  );
  expect(reply.typed).toEqual({ reason: 'lost' });
});

test('fills a field with the present value before the form came back', () => {
  const field = fieldsOf(undefined, () => 'never');
  expect(field('city', 'Ghent')).toEqual({
    name: 'city',
    defaultValue: 'Ghent',
    error: undefined,
  });
});
