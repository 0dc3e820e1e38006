import { parseArgs, type ParseArgsConfig } from 'node:util';

/** For programs with few arguments: --help prints how to use them, an unknown option refuses with it. */
export function expectOptions(usage: string, known: readonly string[] = []): void {
  const args = process.argv.slice(2);
  printIfAsked(usage, args);
  const unknown = args.find((arg) => arg.startsWith('-') && !known.includes(arg));
  if (unknown !== undefined) refuse(usage, `Unknown option ${unknown}.`);
}

/** The same for options with values. */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
) {
  const args = process.argv.slice(2);
  printIfAsked(usage, args);
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    return refuse(usage, error instanceof Error ? error.message : String(error));
  }
}

export function refuse(usage: string, reason: string): never {
  console.error(`${reason}\n\nUsage: ${usage}`);
  process.exit(2);
}

function printIfAsked(usage: string, args: readonly string[]): void {
  if (!args.includes('--help')) return;
  console.log(`Usage: ${usage}`);
  process.exit(0);
}
