import { fail as failWith, readCommandLine, withDatabase } from './command-line.ts';
import type { Db } from './platform/database.ts';
import { copyOptOutsAndAliases } from './features/core/directory/index.ts';
import { clearRestored, RESTORED, runMove } from './run-move.ts';
import { listLeftClosed, readOpenMove } from './platform/cells/moving/moves.queries.ts';
import { readRestore } from './platform/quarantine.ts';
import { HOME_SHARD } from './platform/cells/cells.ts';
import {
  CellName,
  readShardList,
  type ShardMap,
  withCell,
  withShardsIn,
} from './platform/cells/shard-map.ts';
import {
  changeShardMap,
  readShardMap,
  selectUsedShards,
} from './platform/cells/shard-maps.queries.ts';

const USAGE = `Usage (at home, the cell of shard 0; see docs/runbooks/cells.md):
  pnpm cells list
  pnpm cells add NAME --address http://10.0.0.2:3001 --reason "A second cell"
      the first one has every shard; a known one gets the new address
  pnpm cells place 16-31 NAME --reason "Before the first booking"
      puts shards that have no rows yet into another cell
  pnpm cells move 17 --to NAME --access cells.json --reason "Room for more"
      moves a shard with its rows, while everything runs; the same command again goes on where it was stopped
      --back             undoes it, as long as the map has not changed
      --without-compare  for a shard too large to be compared by checksum within a second or two
  pnpm cells clear 17 --in NAME --access cells.json
      after a restore of a cell: deletes what came back of a shard that is in another cell by now
`;

const { positionals, values } = readCommandLine(USAGE, {
  address: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  in: { type: 'string' },
  access: { type: 'string' },
  back: { type: 'boolean' },
  'without-compare': { type: 'boolean' },
});

function fail(reason: string): never {
  return failWith(USAGE, reason);
}

await withDatabase('cells', async (db) => {
  const [command, ...given] = positionals;
  if (command === 'list') print(await readShardMap(db));
  else if (command === 'add') print(await add(db, given[0]));
  else if (command === 'place') print(await place(db, given[0], given[1]));
  else if (command === 'move') await move(db, given[0]);
  else if (command === 'clear') await clear(db, given[0]);
  else fail('Say list, add, place, move or clear.');
});

async function add(db: Db, name = ''): Promise<ShardMap> {
  const { address = '', reason } = values;
  if (!CellName.safeParse(name).success) fail('A cell has a name of a to z and digits.');
  if (!URL.canParse(address)) fail('A cell needs the --address of its api.');
  if (reason === undefined) fail('Say the --reason.');
  return changeShardMap(db, reason, async (map, tx) => {
    if (map === null && !(await copyOptOutsAndAliases(tx)))
      fail(
        'Some aliases of shipments have no hash yet: let the worker run for some minutes, and stop it again.',
      );
    await refuseBesideMove(tx);
    return withCell(map, name, address);
  });
}

async function place(db: Db, list = '', name = ''): Promise<ShardMap> {
  const { reason } = values;
  const shards = readShardList(list);
  if (shards === null) fail('Say which shards: 16-31 or 3,5.');
  if (reason === undefined) fail('Say the --reason.');
  if (shards.includes(HOME_SHARD)) fail(`Shard ${HOME_SHARD} is home and stays where it is.`);
  return changeShardMap(db, reason, async (map, tx) => {
    await refuseBesideMove(tx);
    if (map === null) fail('There are no cells yet.');
    if (map.cells[name] === undefined) fail(`There is no cell ${name}.`);
    const home = map.shards[HOME_SHARD];
    const away = shards.filter((shard) => map.shards[shard] !== home);
    if (away.length > 0) fail(`Not at home, where this can be judged: ${away.join(', ')}.`);
    const used = await selectUsedShards(tx, shards);
    if (used.length > 0) {
      fail(
        `These shards have rows already: ${used.join(', ')}. When ${name} runs, move them with pnpm cells move, one by one.`,
      );
    }
    const closed = await listLeftClosed(tx, name, shards);
    if (closed.length > 0) {
      fail(
        `Closed in ${name} since an earlier move: ${closed.join(', ')}. Move them with pnpm cells move, one by one.`,
      );
    }
    return withShardsIn(map, shards, name);
  });
}

/** The move adds a version of the map, too, while writers of its shard are refused. */
async function refuseBesideMove(home: Db): Promise<void> {
  const open = await readOpenMove(home);
  if (open !== undefined) {
    fail(`Shard ${open.shard} is on its way to ${open.toCell}: let that move end first.`);
  }
  const restore = await readRestore(home);
  if (restore?.reconciledAt === null) fail(RESTORED);
}

async function move(db: Db, given = ''): Promise<void> {
  const { to, access, reason, back = false, 'without-compare': uncompared = false } = values;
  const [shard, ...more] = readShardList(given) ?? [];
  if (shard === undefined || more.length > 0) fail('Say which shard.');
  if (to === undefined || access === undefined) fail('Say --to which cell, and the --access.');
  await tryAndPrint(db, () =>
    runMove(db, { shard, to, access, reason, back, compares: !uncompared, say }),
  );
}

async function clear(db: Db, given = ''): Promise<void> {
  const { in: cell, access } = values;
  const [shard, ...more] = readShardList(given) ?? [];
  if (shard === undefined || more.length > 0) fail('Say which shard.');
  if (cell === undefined || access === undefined) fail('Say --in which cell, and the --access.');
  await tryAndPrint(db, () => clearRestored(db, { shard, cell, access, say }));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function tryAndPrint(db: Db, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return;
  }
  print(await readShardMap(db));
}

function print(map: ShardMap | null): void {
  if (map === null) return void process.stdout.write('One cell, with every shard.\n');
  process.stdout.write(`Version ${map.version}\n`);
  for (const [name, { address }] of Object.entries(map.cells)) {
    const own = map.shards.flatMap((cell, shard) => (cell === name ? [shard] : []));
    process.stdout.write(`${name}  ${address}  shards ${own.join(',') || 'none'}\n`);
  }
}
