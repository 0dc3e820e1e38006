import { describe, expect, it, vi } from 'vitest';
import { defineTool, drawSeed, readOptions } from './define-tool.ts';

const OPTIONS = { rounds: 3, count: [1_000, 20], only: '', profile: false, seed: () => 7 } as const;

describe('the command line of a tool', () => {
  it('uses the long sizes by default', () => {
    expect(readOptions([], OPTIONS)).toEqual({
      rounds: 3,
      count: 1_000,
      only: '',
      profile: false,
      seed: 7,
      short: false,
      positionals: [],
    });
  });

  it('uses the short sizes with --short, and explicit values before either', () => {
    expect(readOptions(['--short'], OPTIONS)).toMatchObject({ count: 20, rounds: 3 });
    const given = ['--short', '--count', '5', '--only', 'card', '--profile', '--seed=9', '/track'];
    expect(readOptions(given, OPTIONS)).toMatchObject({
      count: 5,
      only: 'card',
      profile: true,
      seed: 9,
      positionals: ['/track'],
    });
  });

  it('refuses an option that does not exist, and a word where a number belongs', () => {
    expect(() => readOptions(['--cout', '5'], OPTIONS)).toThrow(/--cout/);
    expect(() => readOptions(['--count', 'many'], OPTIONS)).toThrow('must be a number, not "many"');
  });

  it('names the seed and the seconds in the verdict', async () => {
    const tool = defineTool({
      usage: '',
      options: { seed: drawSeed },
      run: async ({ seed }) => ({ ok: seed === 42 }),
    });
    expect(await tool.run(['--seed', '42'])).toEqual({ ok: true, seed: 42, tookSeconds: 0 });
  });

  it('takes its seed from WAYPOST_SEED, so that a second run of a commit tests the same cases', () => {
    vi.stubEnv('WAYPOST_SEED', '351');
    expect(readOptions([], { seed: drawSeed })).toMatchObject({ seed: 351 });
    vi.unstubAllEnvs();
  });

  it('counts all faults in the verdict and shows the first twenty', async () => {
    const faults = Array.from({ length: 30 }, (_, at) => `fault ${at}`);
    const tool = defineTool({ usage: '', options: {}, run: async () => ({ ok: false, faults }) });
    expect(await tool.run([])).toMatchObject({ faultCount: 30, faults: faults.slice(0, 20) });
    expect(console.error).toHaveBeenCalledTimes(20);
    vi.mocked(console.error).mockClear();
  });
});
