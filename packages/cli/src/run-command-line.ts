import { WaypostError } from '@waypost/sdk';
import { type Command, UsageError } from './command.ts';
import { events } from './commands/events.ts';
import { label } from './commands/label.ts';
import { listen } from './commands/listen.ts';
import { login, logout } from './commands/login.ts';
import { rates } from './commands/rates.ts';
import { ship } from './commands/ship.ts';
import { track } from './commands/track.ts';
import { trigger } from './commands/trigger.ts';
import type { Environment } from './config.ts';
import { connect } from './credentials.ts';
import { plain } from './print.ts';

const COMMANDS: Record<string, Command> = {
  login,
  logout,
  rates,
  ship,
  label,
  track,
  listen,
  trigger,
  events,
};

const CODES = { done: 0, failed: 1, misused: 2 } as const;

/** Returns the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function runCommandLine(args: string[], environment: Environment): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return showHelp(name);
  if (rest.includes('--help')) {
    console.log(`${command.summary}\n\n${command.usage.trim()}`);
    return CODES.done;
  }
  try {
    return await command.run(rest, environment, () => connect(environment));
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${command.usage.trim()}`);
      return CODES.misused;
    }
    if (!(error instanceof WaypostError)) throw error;
    console.error(describe(error));
    return CODES.failed;
  }
}

function describe({ message, code, requestId, details }: WaypostError): string {
  const facts = Object.entries(details).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const named = requestId === null ? [] : [`request ${requestId}`];
  const lines = [...message.split('\n'), [code, ...named, ...facts].join(', ')];
  return lines.map(plain).join('\n');
}

function showHelp(name: string): number {
  const isAsked = name === '--help' || name === 'help' || name === '';
  const list = Object.entries(COMMANDS).map(
    ([each, { summary }]) => `  ${each.padEnd(9)} ${summary}`,
  );
  const text = `waypost COMMAND [options]

${list.join('\n')}

waypost COMMAND --help says more. The key is taken from WAYPOST_KEY and the address from WAYPOST_URL, or from
waypost login. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.`;
  if (isAsked) console.log(text);
  else console.error(`There is no command ${plain(name)}.\n\n${text}`);
  return isAsked ? CODES.done : CODES.misused;
}
