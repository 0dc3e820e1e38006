import { expect, test } from 'vitest';
import { parseForm } from './form-body.ts';

test('brackets nest, and lists come with or without an index', () => {
  expect(
    parseForm('amount=5&metadata[a b]=1&types[]=card&types[]=paypal&x[0]=y&a[b][c]=d'),
  ).toEqual({
    amount: '5',
    metadata: { 'a b': '1' },
    types: { 0: 'card', 1: 'paypal' },
    x: { 0: 'y' },
    a: { b: { c: 'd' } },
  });
});

test('a name cannot reach the properties of every object', () => {
  const fields = parseForm('__proto__[polluted]=yes');
  expect(fields).toBeDefined();
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each(['a[b=1', 'a]=1', '[a]=1', 'a=1&a[b]=2', 'a[b][c][d][e][f][g][h][i]=1'])(
  '%s is no form',
  (text) => {
    expect(parseForm(text)).toBeUndefined();
  },
);
