import { expect, test } from 'vitest';
import { createClientSlots } from './client-slots.ts';

test('a client gets no more slots than its share, and others still get theirs', () => {
  const slots = createClientSlots({ total: 3, perClient: 2 });
  expect(slots.take('192.0.2.1')).not.toBeNull();
  expect(slots.take('192.0.2.1')).not.toBeNull();
  expect(slots.take('192.0.2.1')).toBeNull();
  expect(slots.take('192.0.2.2')).not.toBeNull();
  expect(slots.take('192.0.2.3'), 'the total').toBeNull();
});

test('addresses of one IPv6 /64 share their slots', () => {
  const slots = createClientSlots({ total: 9, perClient: 1 });
  expect(slots.take('2001:db8:1:2::1')).not.toBeNull();
  expect(slots.take('2001:db8:1:2::2')).toBeNull();
  expect(slots.take('2001:db8:1:3::1')).not.toBeNull();
});

test('a slot that is released twice counts once', () => {
  const slots = createClientSlots({ total: 2, perClient: 2 });
  const release = slots.take('192.0.2.1');
  slots.take('192.0.2.1');
  release?.();
  release?.();
  expect(slots.taken()).toBe(1);
  expect(slots.take('192.0.2.1')).not.toBeNull();
  expect(slots.take('192.0.2.1')).toBeNull();
});
