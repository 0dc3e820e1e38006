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

test('a token of our frame is heard', () => {
  const heard = readFrameMessage({ data: token, origin: ORIGIN, source: frame }, frame, ORIGIN);
  expect(heard).toEqual(token);
});

test('nobody else is heard: another origin, another window, another kind of message', () => {
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

test('a token is taken only when it looks like one, so that no card number passes for one', () => {
  const data = { ...token, paymentMethodId: '4242424242424242' };
  expect(readFrameMessage({ data, origin: ORIGIN, source: frame }, frame, ORIGIN)).toBeUndefined();
});

test('what a frame adds to a message does not come along', () => {
  const data = { ...token, number: '4242424242424242' };
  const heard = readFrameMessage({ data, origin: ORIGIN, source: frame }, frame, ORIGIN);
  expect(heard).toEqual(token);
});

test('the frame is told the language, the theme and who embeds it', () => {
  const look = { lang: 'ar', theme: 'dark', dir: 'rtl' } as const;
  expect(frameAddress(ORIGIN, look, 'http://localhost:3000')).toBe(
    'http://localhost:3005/frame?lang=ar&theme=dark&dir=rtl&origin=http%3A%2F%2Flocalhost%3A3000',
  );
});
