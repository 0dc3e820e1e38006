import { parseArgs } from 'node:util';

export interface SimulatorOptions {
  baseUrl: string;
  key: string | null;
  /** Where mail to the shippers can be read. */
  inboxUrl: string;
  /** A day. */
  parcels: number;
  /** Infinity never stops by itself. */
  days: number;
  seed: number;
  /** How many simulated seconds pass in one. */
  speed: number;
  quiet: boolean;
}

const USAGE = `Usage: pnpm sim [options]
  --parcels 50                  how many shipments are booked in a day, most of them by daylight
  --days 1                      days with bookings; it ends when everything has arrived
  --forever                     goes on until it is stopped
  --speed 1000                  how many times faster than life; 1 is real time
  --seed 7                      the same seed sends the same shipments on the same journeys
  --base http://localhost:3000  where Waypost is
  --key wpk_...                 a key made by \`pnpm keys create --kind simulator --name ...\`;
                                in development the simulator makes its own
  --inbox http://127.0.0.1:1080 where mail can be read; without one nobody pays on delivery
  --quiet                       a line now and then instead of one for every scan
`;

export function readOptions(env: NodeJS.ProcessEnv): SimulatorOptions {
  const { values } = parse();
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  return {
    baseUrl: values.base ?? env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000',
    key: values.key ?? null,
    inboxUrl: values.inbox ?? `http://127.0.0.1:${env['MAIL_WEB_PORT'] ?? 1080}`,
    days: values.forever ? Infinity : readNumber('days', values.days, Number.isInteger),
    parcels: readNumber('parcels', values.parcels, Number.isInteger),
    seed: readNumber('seed', values.seed, Number.isInteger),
    speed: readNumber('speed', values.speed, Number.isFinite),
    quiet: values.quiet,
  };
}

function parse() {
  try {
    return parseArgs({
      options: {
        base: { type: 'string' },
        key: { type: 'string' },
        inbox: { type: 'string' },
        days: { type: 'string', default: '1' },
        forever: { type: 'boolean', default: false },
        parcels: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
        speed: { type: 'string', default: '1000' },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function readNumber(name: string, text: string, isOne: (value: number) => boolean): number {
  const value = Number(text);
  return isOne(value) && value > 0 ? value : refuse(`--${name} must be a number above 0.`);
}

function refuse(reason: string): never {
  console.error(`${reason}\n\n${USAGE}`);
  process.exit(2);
}
