import { afterEach, assert, beforeEach, vi } from 'vitest';

// A test that expects an error on the console asserts on `console.error` and then calls
// `vi.mocked(console.error).mockClear()`; whatever is left fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  assert.deepEqual(calls, [], 'nothing was expected on console.error');
});
