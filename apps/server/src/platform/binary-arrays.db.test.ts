import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';
import {
  boolArray,
  int2Array,
  int4Array,
  int8Array,
  textArray,
  timestampArray,
  uuidArray,
} from './binary-arrays.ts';

const server = useTestServer();

async function echoed<T>(type: string, parameter: Buffer): Promise<T[]> {
  const result = await server.owner.pool.query<{ value: T }>({
    text: `SELECT value FROM unnest($1::${type}[]) WITH ORDINALITY AS t (value, n) ORDER BY n`,
    values: [parameter],
  });
  return result.rows.map((row) => row.value);
}

describe('a binary array', () => {
  it('of any texts and nulls arrives unchanged', async () => {
    // PostgreSQL has no NUL in text; everything else must pass
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text), { maxLength: 20 }), async (values) => {
        expect(await echoed('text', textArray(values))).toEqual(values);
      }),
      { numRuns: 50 },
    );
  });

  it('of numbers, booleans and ids arrives unchanged', async () => {
    expect(await echoed('int2', int2Array([-3, 0, 32_767]))).toEqual([-3, 0, 32_767]);
    expect(await echoed('int4', int4Array([-1, 2_147_483_647]))).toEqual([-1, 2_147_483_647]);
    expect(await echoed('int8', int8Array([-5, 9_007_199_254_740_991]))).toEqual([
      -5, 9_007_199_254_740_991,
    ]);
    expect(await echoed('int8', int8Array([-9_223_372_036_854_775_808n]))).toEqual([
      '-9223372036854775808',
    ]);
    expect(await echoed('bool', boolArray([true, false]))).toEqual([true, false]);
    const id = '01a1dcc2-2633-7738-96f1-08b33df713d2';
    expect(await echoed('uuid', uuidArray([id, id.toUpperCase()]))).toEqual([id, id]);
  });

  it('of times keeps the millisecond, before and after 2000', async () => {
    const times = [0, 946_684_799_999, 1_794_705_778_167, 2_082_758_400_000];
    const arrived = await echoed<Date>('timestamptz', timestampArray(times));
    expect(arrived.map((time) => time.getTime())).toEqual(times);
  });
});
