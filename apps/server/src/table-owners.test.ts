import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FEATURES, QUEUES } from './features/index.ts';
import type { TableLifetime, Tables } from './platform/table-lifetime.ts';
import { tables as platformTables } from './platform/tables.ts';
import { findTableFaults, type OwnedSource } from './testing/table-writes.ts';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const SCHEMA = fileURLToPath(new URL('../db/schema.sql', import.meta.url));

/** Writers that are not the owner, and why. */
const EXCEPTIONS = {
  'shipments tally_marks': 'travels in the statement of a batch of scans: one round trip less',
  'cards customers': 'keeps the provider’s id of the payer; accounts calls cards to erase it',
  'platform ${': 'deleteDue deletes from the table that its caller names, and the caller is read',
  'platform stray_objects':
    'a move lists the files that it leaves in a cell, for restores to delete',
  'bulk-uploads ${': 'writes its two tables into another cell, by the name that its caller gives',
  'seeding shipment_changes': 'tells of the copied shipments within the transaction of the COPY',
  'seeding ${': 'fills whole tables by COPY, for demonstrations and measurements',
};

/** Written by the migration library. */
const NOT_OURS = /^CREATE TABLE public\.schema_migrations/m;

const OWNERS = new Map<string, Tables>([
  ['platform', platformTables],
  ...FEATURES.map(({ name, tables = {} }) => [name, tables] as const),
]);

/** The feature, or the folder beside the features. */
function ownerOf(file: string): string {
  const [first = '', , feature = ''] = relative(SOURCE, file).split('/');
  if (first !== 'features') return first;
  return feature;
}

function readSources(): OwnedSource[] {
  return globSync(`${SOURCE}**/*.ts`)
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .map((file) => ({
      owner: ownerOf(file),
      file: relative(SOURCE, file),
      text: readFileSync(file, 'utf8'),
    }));
}

describe('the tables of the schema', () => {
  it('have one owner each, a lifetime, and no other writer', () => {
    const faults = findTableFaults({
      schema: readFileSync(SCHEMA, 'utf8').replace(NOT_OURS, ''),
      jobs: QUEUES.map(({ name }) => name),
      owners: OWNERS,
      sources: readSources(),
      exceptions: EXCEPTIONS,
    });
    expect(faults).toEqual([]);
  });
});

describe('the check of table owners', () => {
  const lifetime = { growsWith: 'booking', lives: 'for good' };
  const given = {
    schema: 'CREATE TABLE public.shipments (\nCREATE INDEX shipments_old ON public.shipments',
    jobs: ['erase_shipments'],
    owners: new Map<string, Tables>([['shipments', { shipments: lifetime }]]),
    sources: [] as OwnedSource[],
  };
  const by = (owner: string, text: string): OwnedSource => ({ owner, file: 'x.queries.ts', text });

  it('finds nothing where the owner alone writes', () => {
    const sources = [
      by('shipments', "db.insertInto('shipments')"),
      by('desk', '// UPDATE shipments\nsql`SELECT 1 FROM shipments FOR UPDATE`'),
    ];
    expect(findTableFaults({ ...given, sources })).toEqual([]);
  });

  it('fails for a table that nobody owns, that two own, and that does not exist', () => {
    expect(findTableFaults({ ...given, owners: new Map() })).toEqual(['shipments has no owner']);
    const owners = new Map<string, Tables>([
      ...given.owners,
      ['desk', { shipments: lifetime, quotes: lifetime }],
    ]);
    expect(findTableFaults({ ...given, owners })).toEqual([
      'shipments is owned by shipments and desk',
      'quotes is owned and does not exist',
    ]);
  });

  it('fails for a table without a lifetime, and for a sweep whose job or index does not exist', () => {
    const owned = (shipments: TableLifetime) =>
      findTableFaults({ ...given, owners: new Map([['shipments', { shipments }]]) });
    expect(owned({ growsWith: 'booking', lives: '' })).toEqual(['shipments has no lifetime']);
    const sweep = { job: 'erase_shipments', index: 'shipments_old' };
    expect(owned({ ...lifetime, sweep })).toEqual([]);
    expect(owned({ ...lifetime, sweep: { job: 'x', index: 'y' } })).toEqual([
      'shipments: there is no job x',
      'shipments: there is no index y',
    ]);
  });

  it.each([
    "db.updateTable('shipments').set({})",
    "deleteDue(db, 'shipments', sql`true`)",
    'await sql`UPDATE shipments SET hold = NULL`',
    "tx.query('INSERT INTO public.shipments VALUES (1)')",
    'sql`WITH gone AS (\n  DELETE FROM ONLY shipments RETURNING 1) SELECT 1`',
    "client.query('copy shipments FROM STDIN')",
  ])('fails when somebody else writes: %s', (text) => {
    expect(findTableFaults({ ...given, sources: [by('desk', text)] })).toEqual([
      'x.queries.ts writes shipments, which shipments owns',
    ]);
  });

  it('fails for an exception that is not needed any more', () => {
    const exceptions = { 'desk shipments': 'a reason' };
    expect(findTableFaults({ ...given, exceptions })).toEqual([
      'nobody needs the exception: desk shipments',
    ]);
  });
});
