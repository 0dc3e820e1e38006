import { readOptions, WrongOption } from '../driver/define-tool.ts';

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
  /** Whether couriers and hub workers of the demonstration are played. */
  withField: boolean;
}

const USAGE = `Usage: pnpm sim [options]
  --parcels 50                  shipments booked per day, most of them by daylight
  --days 1                      days with bookings; the run ends when everything has arrived
  --forever                     runs until it is stopped
  --speed 1000                  how many times faster than real time
  --seed 7                      the same seed makes the same shipments and journeys
  --base http://localhost:3000  where Waypost is
  --key wpk_...                 a key made by \`pnpm keys create --kind simulator --name ...\`;
                                in development the simulator makes its own
  --inbox http://127.0.0.1:1080 where mail can be read; without one nobody pays on delivery
  --without-field               no couriers: every parcel goes to its door by the key of the simulator
  --quiet                       a line a minute instead of one for every scan
`;

export function readSimulatorOptions(env: NodeJS.ProcessEnv): SimulatorOptions {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(USAGE);
    process.exit(0);
  }
  const { base, key, inbox, days, forever, ...given } = readOrRefuse(args, {
    base: env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000',
    key: '',
    inbox: `http://127.0.0.1:${env['MAIL_WEB_PORT'] ?? 1080}`,
    days: 1,
    forever: false,
    parcels: 50,
    seed: 1,
    speed: 1_000,
    quiet: false,
    'without-field': false,
  });
  const { 'without-field': withoutField, ...numbers } = given;
  return {
    ...numbers,
    withField: !withoutField,
    baseUrl: base,
    key: key || null,
    inboxUrl: inbox,
    days: forever ? Infinity : days,
  };
}

function readOrRefuse<const O extends Parameters<typeof readOptions>[1]>(
  args: string[],
  options: O,
) {
  try {
    return readOptions(args, options);
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}
