import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Waypost } from '@waypost/sdk';
import type { Environment } from './config.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>;

/** What is wrong with the command line itself; answered with code 2. */
export class UsageError extends Error {}

export interface Command {
  summary: string;
  /** Its arguments and options, for --help. */
  usage: string;
  /** Returns the exit code. */
  run(args: string[], environment: Environment, connect: () => Waypost): Promise<number>;
}

/** A command with its options. It ends with 0 unless it returns another code. */
export function defineCommand<const O extends Options>(definition: {
  summary: string;
  usage: string;
  options: O;
  run(
    given: Parsed<O>['values'] & { positionals: string[] },
    context: { environment: Environment; connect: () => Waypost },
  ): Promise<number | void>;
}): Command {
  const { summary, usage, options, run } = definition;
  return {
    summary,
    usage,
    async run(args, environment, connect) {
      const { values, positionals } = parse(args, options);
      return (await run({ ...values, positionals }, { environment, connect })) ?? 0;
    },
  };
}

function parse<const O extends Options>(args: string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The one argument that a command has. */
export function only(positionals: string[], what: string): string {
  const [first, ...rest] = positionals;
  if (first === undefined || rest.length > 0) throw new UsageError(`Name one ${what}.`);
  return first;
}

export function needed(value: string | undefined, option: string): string {
  if (!value) throw new UsageError(`--${option} is missing.`);
  return value;
}

export function wholeNumber(value: string, option: string): number {
  if (!/^\d+$/.test(value)) throw new UsageError(`--${option} must be a whole number.`);
  return Number(value);
}
