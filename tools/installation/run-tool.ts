import { closeInstallations } from './installation.ts';

/** Correctness decides the exit code; figures and their aims are only reported. */
export interface Verdict {
  ok: boolean;
  [field: string]: unknown;
}

export interface Tool {
  /** What it does and its options, for --help. */
  usage: string;
  run(args: string[]): Promise<Verdict>;
}

const startedAt = performance.now();

/** Progress goes to stderr, so that stdout holds nothing but the verdict. */
export function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.error(`${seconds.padStart(6)} s  ${line}`);
}

/** Runs one of the tools named on the command line. The last line of stdout is one JSON object. */
export async function runTool(
  kind: 'bench' | 'chaos' | 'fuzz' | 'lighthouse' | 'probe' | 'proof' | 'sandbox',
  tools: Readonly<Record<string, Tool>>,
): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const tool = tools[name];
  if (tool === undefined || args.includes('--help')) {
    const asked = process.argv.includes('--help');
    const shown = tool === undefined ? Object.values(tools) : [tool];
    console[asked ? 'log' : 'error'](shown.map(({ usage }) => usage.trim()).join('\n\n'));
    process.exit(asked ? 0 : 2);
  }

  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (interrupted) process.exit(130);
      interrupted = true;
      say(`${signal}: stopping what was started`);
      void closeInstallations().finally(() => process.exit(130));
    });
  }

  let verdict: Verdict;
  try {
    verdict = await tool.run(args);
  } catch (error) {
    // whatever fails because we are stopping is no verdict
    if (interrupted) return;
    console.error(error);
    verdict = { ok: false, failure: error instanceof Error ? error.message : String(error) };
  }
  await closeInstallations();
  if (interrupted) return;
  console.log(JSON.stringify({ [kind]: name, date: new Date().toISOString(), ...verdict }));
  process.exit(verdict.ok ? 0 : 1);
}
