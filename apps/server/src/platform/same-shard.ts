import type { JoinBuilder, StringReference } from 'kysely';

type Column = `${string}.${string}`;

/** Joins rows of one shard: `.innerJoin('customers', sameShard('customers.id', 'pickups.customerId'))`. */
export function sameShard<Left extends Column, Right extends Column>(left: Left, right: Right) {
  return <DB, TB extends keyof DB>(join: Joining<DB, TB, Left | Right>): JoinBuilder<DB, TB> =>
    (join as JoinBuilder<DB, TB>)
      .onRef(left as never, '=', right as never)
      .onRef(shardBeside(left) as never, '=', shardBeside(right) as never);
}

/** Nothing can be passed when a column is of no joined table. */
type Joining<DB, TB extends keyof DB, Columns> = [Columns] extends [StringReference<DB, TB>]
  ? JoinBuilder<DB, TB>
  : never;

function shardBeside(column: string): string {
  return column.replace(/\.\w+$/, '.shard');
}
