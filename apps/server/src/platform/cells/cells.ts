import { EVERY_SHARD } from '@waypost/domain/shards';
import type { Db } from '../database.ts';
import { Problem } from '../http/problem.ts';
import { createRareWarnings, type Log } from '../log.ts';
import { createHops, type Hops, type OnHop } from './hops.ts';
import type { ShardMap } from './shard-map.ts';
import { readShardMap } from './shard-maps.queries.ts';

export type Cell = { name: string; address: string };

/** Staff, the field and everything that is written once are in the cell of this shard, which does not move. */
export const HOME_SHARD = 0;

/** Which cell has which shard, as this process knows it: at most a quarter of a second old while its database is there. */
export type Cells = Hops & {
  /** False in an installation of one cell, where nothing of this costs anything. */
  areSeveral: boolean;
  /** The name of this one; empty where it is the only one. */
  own: string;
  /** Of this cell: one of them is drawn for what begins here. */
  shards(): readonly number[];
  /** Null for a shard of this cell. */
  elsewhere(shard: number): Cell | null;
  others(): readonly Cell[];
  close(): void;
};

export const ONE_CELL: Cells = {
  areSeveral: false,
  own: '',
  shards: () => EVERY_SHARD,
  elsewhere: () => null,
  others: () => [],
  mayAsk: () => true,
  noteAnswer: () => undefined,
  noteAway: () => undefined,
  post: () => Promise.reject(new Problem('temporarily_unavailable')),
  close: () => undefined,
};

/** Writers of a shard that moves wait for it. */
const LOOK_MS = 250;

export class WrongCell extends Error {}

/** Refuses a process that would take every shard for its own beside other cells, or one that the map does not name. */
export async function openCells(options: {
  db: Db;
  /** `CELL`. */
  name: string | null;
  /** Null where it is not configured: no other cell can be asked. */
  internalSecret: string | null;
  log: Log;
  onHop: OnHop;
}): Promise<Cells> {
  const { db, name, log } = options;
  const first = await readShardMap(db);
  if (name === null) {
    if (first === null) return ONE_CELL;
    throw new WrongCell('This database belongs to one of several cells: CELL must name it.');
  }
  if (first?.cells[name] === undefined) {
    throw new WrongCell(`The shard map of this database has no cell "${name}": see pnpm cells.`);
  }
  const cells = followMap(first, name, createHops(name, options.internalSecret, options.onHop));
  const warn = createRareWarnings(log);
  const timer = setInterval(() => {
    readShardMap(db).then(cells.take, (error: unknown) => {
      warn(error, 'the shard map could not be read: the last one stays in force');
    });
  }, LOOK_MS).unref();
  return { ...cells, close: () => clearInterval(timer) };
}

function followMap(first: ShardMap, name: string, hops: Hops) {
  let known = view(first);

  function view({ version, cells, shards }: ShardMap) {
    const byName = new Map(
      Object.entries(cells).map(([own, cell]) => [own, { name: own, ...cell }]),
    );
    return {
      version,
      own: EVERY_SHARD.filter((shard) => shards[shard] === name),
      /** By shard; null for this cell. */
      elsewhere: shards.map((cell) => (cell === name ? null : (byName.get(cell) ?? null))),
      others: [...byName.values()].filter((cell) => cell.name !== name),
    };
  }

  return {
    ...hops,
    areSeveral: true,
    own: name,
    shards: () => known.own,
    elsewhere: (shard: number) => known.elsewhere[shard] ?? null,
    others: () => known.others,
    take(map: ShardMap | null): void {
      if (map !== null && map.version > known.version) known = view(map);
    },
  };
}
