import { DEVICE_KEY_SCOPES, DEVICE_KINDS } from '@waypost/contract';
import { fail as failWith, readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import { createKey, revokeKey } from './features/staff/device-keys/index.ts';
import { openDatabase } from './platform/database.ts';
import { createLog } from './platform/log.ts';

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

const ACTOR = { kind: 'command-line', id: 'command-line' } as const;

function fail(reason: string): never {
  return failWith(USAGE, reason);
}

const config = readConfig('command');
const database = openDatabase({
  url: config.DATABASE_OWNER_URL,
  poolSize: 1,
  applicationName: 'keys',
  log: createLog('keys', 'warn'),
});
try {
  const [command, keyId] = positionals;
  if (command === 'create') await create();
  else if (command === 'revoke') await revoke(keyId);
  else fail('Say create or revoke.');
} finally {
  await database.close();
}

async function create(): Promise<void> {
  const kind = DEVICE_KINDS.find((known) => known === values.kind);
  const wanted =
    values.scope ?? (COLLECTING.has(values.kind) ? DEVICE_KEY_SCOPES : ['scans:write']);
  const scopes = DEVICE_KEY_SCOPES.filter((scope) => wanted.includes(scope));
  if (values.name === undefined) fail('A key needs a --name.');
  if (kind === undefined) fail(`Unknown kind ${values.kind}.`);
  if (scopes.length !== wanted.length) fail(`Scopes are ${DEVICE_KEY_SCOPES.join(', ')}.`);
  const made = await createKey(database.db, {
    sourceName: values.name,
    sourceKind: kind,
    scopes,
    actor: ACTOR,
  });
  process.stderr.write(
    `Key ${made.keyId} for source ${made.sourceId}. The secret is shown once:\n`,
  );
  process.stdout.write(`${made.secret}\n`);
}

async function revoke(id: string | undefined): Promise<void> {
  if (id === undefined) fail('Say which key.');
  if (!(await revokeKey(database.db, id, { actor: ACTOR, reason: '' })))
    fail(`There is no live key ${id}.`);
  process.stderr.write(`Key ${id} is revoked.\n`);
}
