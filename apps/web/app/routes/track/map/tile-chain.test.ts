import { expect, test } from 'vitest';
import { createTileChain } from './tile-chain.ts';

test('without a provider there are no tiles', () => {
  expect(createTileChain([]).current()).toBeNull();
});

test('a provider is replaced by its fallback after three failures, and that by none', () => {
  const chain = createTileChain(['first', 'second']);
  expect([chain.failed(), chain.failed(), chain.current()]).toEqual([false, false, 'first']);
  expect([chain.failed(), chain.current()]).toEqual([true, 'second']);
  expect([chain.failed(), chain.failed(), chain.failed()]).toEqual([false, false, true]);
  expect([chain.current(), chain.failed()]).toEqual([null, false]);
});

test('a provider with occasional missing tiles is kept', () => {
  const chain = createTileChain(['first']);
  for (let count = 0; count < 10; count += 1) {
    expect([chain.failed(), chain.failed()]).toEqual([false, false]);
    chain.loaded();
  }
  expect(chain.current()).toBe('first');
});
