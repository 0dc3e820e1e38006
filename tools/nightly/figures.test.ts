import { describe, expect, it } from 'vitest';
import { earlierPass, readFigures, type Result, tableLines } from './figures.ts';

const FIGURES = [
  { path: 'hot.ratio', atLeast: 1 },
  { path: 'p99Ms', atMost: 50 },
];
const RESULT: Result = {
  command: 'bench track',
  version: 'abc',
  date: '2026-11-16T00:00:00.000Z',
  verdict: 'ok',
  seconds: 60,
  figures: { 'hot.ratio': 0.9, p99Ms: 40 },
};

describe('the figures of a nightly run', () => {
  it('are read from the last JSON line of what a tool prints', () => {
    const output =
      '{"p99Ms":1}\n  3.1 s  warming up\n{"bench":"track","hot":{"ratio":1.2},"p99Ms":"?"}\n';
    expect(readFigures(output, FIGURES)).toEqual({ 'hot.ratio': 1.2 });
    expect(readFigures('Segmentation fault', FIGURES)).toEqual({});
  });

  it('are listed beside their aims and the last run, with missed aims marked', () => {
    const last = { ...RESULT, seconds: 55, figures: { 'hot.ratio': 1.1 } };
    const [step = '', ratio = '', p99 = ''] = tableLines(RESULT, FIGURES, last);
    expect(step.split(/\s{2,}/)).toEqual(['bench track', '60 s', 'ok', '55 s']);
    expect(ratio.trim().split(/\s{2,}/)).toEqual([
      'hot.ratio',
      '0.9',
      'at least 1',
      '1.1',
      'MISSED',
    ]);
    expect(p99.trim().split(/\s{2,}/)).toEqual(['p99Ms', '40', 'at most 50', '-']);
  });
});

describe('a nightly run that was stopped', () => {
  const now = { version: 'abc', isAskedFor: false };

  it('continues after the steps that passed on the same files', () => {
    expect(earlierPass([RESULT], 'bench track', now)).toBe(RESULT);
    expect(earlierPass([RESULT], 'bench scans', now)).toBeUndefined();
  });

  it('repeats steps that failed, that passed on other files, or that are named', () => {
    const failed: Result = { ...RESULT, verdict: 'FAILED' };
    expect(earlierPass([failed], 'bench track', now)).toBeUndefined();
    expect(earlierPass([RESULT], 'bench track', { ...now, version: 'def' })).toBeUndefined();
    expect(earlierPass([RESULT], 'bench track', { ...now, isAskedFor: true })).toBeUndefined();
  });
});
