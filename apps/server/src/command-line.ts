import { parseArgs, type ParseArgsConfig } from 'node:util';

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
