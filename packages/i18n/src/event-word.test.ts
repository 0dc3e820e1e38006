import { expect, it } from 'vitest';
import { eventWord } from './event-word.ts';

it('an event is called by its code, and a delivery problem by its reason', () => {
  expect(eventWord({ code: 'ARRIVED' })).toBe('event.ARRIVED');
  expect(eventWord({ code: 'EXCEPTION', reason: 'damage' })).toBe('problem.damage');
  expect(eventWord({ code: 'EXCEPTION' })).toBe('problem.other');
});
