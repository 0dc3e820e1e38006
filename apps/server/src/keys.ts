import { DEVICE_KEY_SCOPES, DEVICE_KINDS } from '@waypost/contract';
import { fail as failWith, readCommandLine, withDatabase } from './command-line.ts';
import { createKey, revokeKey } from './features/staff/device-keys/index.ts';
import { COMMAND_LINE } from './platform/audit.ts';
import type { Db } from './platform/database.ts';

const USAGE = `Usage:
  pnpm keys create --name "Hub Rotterdam" [--kind hub|driver|partner|staff|simulator] [--scope scans:write] [--scope cash:write]
  Without --scope a key may send scans; one of a driver or the simulator may also collect cash.
  pnpm keys revoke KEY_ID
`;

const { positionals, values } = readCommandLine(USAGE, {
  name: { type: 'string' },
  kind: { type: 'string', default: 'hub' },
  scope: { type: 'string', multiple: true },
});

/** Sources that meet the recipient. */
const COLLECTING: ReadonlySet<string> = new Set(['driver', 'simulator']);

function fail(reason: string): never {
  return failWith(USAGE, reason);
}

await withDatabase('keys', async (db) => {
  const [command, keyId] = positionals;
  if (command === 'create') await create(db);
  else if (command === 'revoke') await revoke(db, keyId);
  else fail('Say create or revoke.');
});

async function create(db: Db): Promise<void> {
  const kind = DEVICE_KINDS.find((known) => known === values.kind);
  const wanted =
    values.scope ?? (COLLECTING.has(values.kind) ? DEVICE_KEY_SCOPES : ['scans:write']);
  const scopes = DEVICE_KEY_SCOPES.filter((scope) => wanted.includes(scope));
  if (values.name === undefined) fail('A key needs a --name.');
  if (kind === undefined) fail(`Unknown kind ${values.kind}.`);
  if (scopes.length !== wanted.length) fail(`Scopes are ${DEVICE_KEY_SCOPES.join(', ')}.`);
  const made = await createKey(db, {
    sourceName: values.name,
    sourceKind: kind,
    scopes,
    actor: COMMAND_LINE,
  });
  process.stderr.write(
    `Key ${made.keyId} for source ${made.sourceId}. The secret is shown once:\n`,
  );
  process.stdout.write(`${made.secret}\n`);
}

async function revoke(db: Db, id: string | undefined): Promise<void> {
  if (id === undefined) fail('Say which key.');
  if (!(await revokeKey(db, id, { actor: COMMAND_LINE, reason: '' })))
    fail(`There is no live key ${id}.`);
  process.stderr.write(`Key ${id} is revoked.\n`);
}
