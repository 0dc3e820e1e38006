import { type RawBuilder, sql } from 'kysely';

/** The smallest UUIDv7 of a moment: times are ranges of ids, up to the clock difference between api and database. */
export function firstIdAt(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`rpad(lpad(to_hex(greatest(
    (extract(epoch FROM ${at}) * 1000)::bigint, 0)), 12, '0'), 32, '0')::uuid`;
}
