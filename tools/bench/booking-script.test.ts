import { expect, test } from 'vitest';
import { ownValue, writeBookingScript } from './booking-script.ts';

const UUID = '01a1de64-19eb-7113-b295-1daee1833ad6';
const TOKEN = 'X04D1HYJDWB8G1E8A3KPP8TX0';

test('an id becomes an expression of the booking number, of its own type', () => {
  expect(ownValue(UUID)).toBe(
    `(E'01a1de64-19eb-7113-b295-' || lpad(to_hex(:n::bigint), 12, '0'))::uuid`,
  );
  expect(ownValue(TOKEN, '7')).toBe(`(E'X04D1HYJDWB8G1E' || lpad((7::bigint)::text, 10, '0'))`);
  expect(ownValue(`booking:${TOKEN}`)).toBe(`E'booking\\x3a' || ${ownValue(TOKEN)}`);
});

test('values shared by two bookings stay, and those that differ are numbered', () => {
  const statement = (id: string) => ({
    text: 'insert into t (id, kind, note)\n values ($1, $2, $3)',
    values: [id, "it's", null],
  });
  const other = 'Y14D1HYJDWB8G1E8A3KPP8TX0';
  const script = writeBookingScript([statement(TOKEN)], [statement(other)]).split('\n');
  expect(script[2]).toBe(
    `insert into t (id, kind, note) values (${ownValue(TOKEN)}, E'it''s', NULL);`,
  );
});

test('bookings with different statements cannot become one script', () => {
  const begin = { text: 'begin', values: [] };
  expect(() => writeBookingScript([begin], [begin, begin])).toThrow('1 and 2 statements');
  expect(() => writeBookingScript([begin], [{ text: 'commit', values: [] }])).toThrow('begin');
});
