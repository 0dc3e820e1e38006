import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { type Cell, type Cells, HOME_SHARD } from './cells.ts';

type ShardMapView = Pick<Cells, 'elsewhere'>;

/** Null at home, and where there is one cell. */
export function homeElsewhere(cells: ShardMapView): Cell | null {
  return cells.elsewhere(HOME_SHARD);
}

/** Null for this cell, and for what names no shard. */
export function cellOfShard(cells: ShardMapView, shard: number | null | undefined): Cell | null {
  return shard === null || shard === undefined ? null : cells.elsewhere(shard);
}

/** Where the shipment of a number is. Null for this cell, and for an alias, which names no shard. */
export function cellOfNumber(cells: ShardMapView, number: string): Cell | null {
  return cellOfShard(cells, shardOfTrackingNumber(number));
}

/** Whether the row of this number, from the database of that cell, is no copy: while a shard moves two have it. */
export function hasNumber(
  cells: Pick<Cells, 'elsewhere' | 'own'>,
  name: string,
  number: string,
): boolean {
  if (shardOfTrackingNumber(number) === null) return true;
  return (cellOfNumber(cells, number)?.name ?? cells.own) === name;
}
