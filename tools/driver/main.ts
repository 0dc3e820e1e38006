// `pnpm bench`, `chaos`, `fuzz`, `lighthouse`, `probe`, `proof` and `sandbox`: each tool runs on a private
// installation and says on the last line of stdout, as one JSON object, what it found.
import { closeInstallations } from '../installation/installation.ts';
import { say, type Verdict, WrongOption } from './define-tool.ts';
import { TOOLS } from './tools.ts';

const [kind = '', name = '', ...args] = process.argv.slice(2);
const tools = TOOLS[kind] ?? {};
const isHelp = process.argv.includes('--help');
const tool = await tools[name]?.();
if (tool === undefined || isHelp) {
  const shown = tool ? [tool] : await Promise.all(Object.values(tools).map((load) => load()));
  const usage = shown.map((each) => each.usage.trim()).join('\n\n');
  if (isHelp) console.log(usage);
  else
    console.error(`${name === '' ? 'Say which one.' : `There is no ${kind} ${name}.`}\n\n${usage}`);
  process.exit(isHelp ? 0 : 2);
}

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isInterrupted) process.exit(130);
    isInterrupted = true;
    say(`${signal}: stopping what was started`);
    void closeInstallations().finally(() => process.exit(130));
  });
}

let verdict: Verdict;
try {
  verdict = await tool.run(args);
} catch (error) {
  // an error caused by stopping is no verdict
  if (isInterrupted) await new Promise(() => undefined);
  if (error instanceof WrongOption) {
    console.error(`${error.message}\n\n${tool.usage.trim()}`);
    process.exit(2);
  }
  console.error(error);
  verdict = { ok: false, failure: error instanceof Error ? error.message : String(error) };
}
await closeInstallations();
if (!isInterrupted) {
  console.log(JSON.stringify({ [kind]: name, date: new Date().toISOString(), ...verdict }));
  process.exit(verdict.ok ? 0 : 1);
}
