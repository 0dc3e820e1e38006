import { expect, test } from 'vitest';
import { frameAddress, readFrameMessage } from './card-frame-messages.ts';

const ORIGIN = 'http://localhost:3005';
const frame = {} as MessageEventSource;
const token = {
  source: 'waypost-card',
  type: 'token',
  requestId: '1',
  paymentMethodId: 'pm_1234567890',
};

test('accepts a token from our card frame', () => {
  const heard = readFrameMessage({ data: token, origin: ORIGIN, source: frame }, frame, ORIGIN);
  expect(heard).toEqual(token);
});

test('ignores card frame messages of another origin, another window or another kind', () => {
  const elsewhere = { data: token, origin: 'https://evil.example', source: frame };
  expect(readFrameMessage(elsewhere, frame, ORIGIN)).toBeUndefined();
  const other = { data: token, origin: ORIGIN, source: {} as MessageEventSource };
  expect(readFrameMessage(other, frame, ORIGIN)).toBeUndefined();
  expect(readFrameMessage({ ...other, source: null }, null, ORIGIN)).toBeUndefined();
  for (const data of [null, 'token', { ...token, source: 'page' }, { ...token, type: 'card' }]) {
    expect(
      readFrameMessage({ data, origin: ORIGIN, source: frame }, frame, ORIGIN),
    ).toBeUndefined();
  }
});

test('accepts only well-formed card tokens, so that a card number is never taken for one', () => {
  const data = { ...token, paymentMethodId: '4242424242424242' };
  expect(readFrameMessage({ data, origin: ORIGIN, source: frame }, frame, ORIGIN)).toBeUndefined();
});

test('drops unknown fields of a card frame message', () => {
  const data = { ...token, number: '4242424242424242' };
  const heard = readFrameMessage({ data, origin: ORIGIN, source: frame }, frame, ORIGIN);
  expect(heard).toEqual(token);
});

test('passes the language, the theme and the embedding origin to the card frame', () => {
  const look = { lang: 'ar', theme: 'dark', dir: 'rtl' } as const;
  expect(frameAddress(ORIGIN, look, 'http://localhost:3000')).toBe(
    'http://localhost:3005/frame?lang=ar&theme=dark&dir=rtl&origin=http%3A%2F%2Flocalhost%3A3000',
  );
});
