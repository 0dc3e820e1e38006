import { expect, it } from 'vitest';
import { doorWord, eventWord } from './event-word.ts';

it('an event is called by its code, and a delivery problem by its reason', () => {
  expect(eventWord({ code: 'ARRIVED' })).toBe('event.ARRIVED');
  expect(eventWord({ code: 'EXCEPTION', reason: 'damage' })).toBe('problem.damage');
  expect(eventWord({ code: 'EXCEPTION' })).toBe('problem.other');
});

it('an event of the door has words of its own beside its code', () => {
  expect(doorWord({ handover: 'neighbour' })).toBe('handover.neighbour');
  expect(doorWord({ detail: 'absent' })).toBe('detail.absent');
  expect(doorWord({})).toBeNull();
});
