import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfig } from './config.ts';
import { type Db, openDatabase } from './platform/database.ts';
import { createLog } from './platform/log.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Arguments of an entry point: --help and unknown arguments print its usage. */
export function readCommandLine<const T extends Options>(usage: string, options: T) {
  try {
    const parsed = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean' } },
    });
    if ('help' in parsed.values && parsed.values.help === true) {
      process.stdout.write(usage);
      process.exit(0);
    }
    return parsed;
  } catch (error) {
    return fail(usage, error instanceof Error ? error.message : String(error));
  }
}

export function fail(usage: string, reason: string): never {
  process.stderr.write(`${reason}\n\n${usage}`);
  process.exit(2);
}

/** Runs a command as the owner of the database. */
export async function withDatabase(command: string, run: (db: Db) => Promise<void>): Promise<void> {
  const database = openDatabase({
    url: readConfig('command').DATABASE_OWNER_URL,
    poolSize: 1,
    applicationName: command,
    log: createLog(command, 'warn'),
  });
  try {
    await run(database.db);
  } finally {
    await database.close();
  }
}
