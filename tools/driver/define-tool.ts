import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Correctness decides the exit code; figures and their aims are only reported. */
export interface Verdict {
  ok: boolean;
  /** What is wrong, in sentences. They are counted; the first of them are shown. */
  faults?: readonly string[];
  [field: string]: unknown;
}

const SHOWN_FAULTS = 20;

/** A number of the verdict that `pnpm nightly` shows, by its path: `uniform.ratio`. */
export interface Figure {
  path: string;
  atMost?: number;
  atLeast?: number;
}

export interface Tool {
  /** What it does and its options, for --help. */
  usage: string;
  /** Arguments of the runs that together are its long form; one run without any if left out. */
  nightly?: readonly string[];
  figures?: readonly Figure[];
  run(args: string[]): Promise<Verdict>;
}

/**
 * By its default: a number, a pair of numbers for the long and the --short form, a text, a flag, or a
 * function that draws a number.
 */
type Option = number | readonly [long: number, short: number] | string | false | (() => number);

type ValueOf<O extends Option> = O extends string ? string : O extends false ? boolean : number;

export type Given<O extends Record<string, Option>> = { [Name in keyof O]: ValueOf<O[Name]> } & {
  short: boolean;
  positionals: string[];
};

/** An error in the command line, answered with the usage. */
export class WrongOption extends Error {}

const startedAt = performance.now();

/** Progress goes to stderr, so that stdout holds nothing but the verdict. */
export function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.error(`${seconds.padStart(6)} s  ${line}`);
}

/** The default of --seed. The verdict names the seed that was used. */
export const drawSeed = () => Number(process.env['WAYPOST_SEED'] || Date.now() % 1_000_000);

/** A tool with its command line. The verdict gets the seed, if there is one, and the seconds that it took. */
export function defineTool<const O extends Record<string, Option>>({
  options,
  run,
  ...tool
}: Omit<Tool, 'run'> & { options: O; run(given: Given<O>): Promise<Verdict> }): Tool {
  return {
    ...tool,
    async run(args) {
      const beganAt = performance.now();
      const given = readOptions(args, options);
      const { faults, ...verdict } = await run(given);
      const shown = faults?.slice(0, SHOWN_FAULTS) ?? [];
      for (const fault of shown) say(fault);
      return {
        ...('seed' in given && { seed: given['seed'] }),
        ...verdict,
        ...(faults && { faultCount: faults.length, faults: shown }),
        tookSeconds: Math.round((performance.now() - beganAt) / 1000),
      };
    },
  };
}

export function readOptions<const O extends Record<string, Option>>(
  args: string[],
  options: O,
): Given<O> {
  const { values, positionals } = parseOrRefuse(args, {
    short: { type: 'boolean' },
    ...Object.fromEntries(
      Object.entries(options).map(([name, option]) => [
        name,
        { type: option === false ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const isShort = values['short'] === true;
  const read = Object.entries(options).map(([name, option]) => [
    name,
    valueOf(name, option, (values as Record<string, string | boolean>)[name], isShort),
  ]);
  return { ...Object.fromEntries(read), short: isShort, positionals } as Given<O>;
}

function parseOrRefuse(args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error));
  }
}

function valueOf(
  name: string,
  option: Option,
  given: string | boolean | undefined,
  isShort: boolean,
): string | number | boolean {
  if (option === false) return given === true;
  if (typeof option === 'string') return given ?? option;
  if (given !== undefined) {
    const value = Number(given);
    if (Number.isNaN(value)) throw new WrongOption(`--${name} must be a number, not "${given}".`);
    return value;
  }
  if (typeof option === 'function') return option();
  return typeof option === 'number' ? option : option[isShort ? 1 : 0];
}
