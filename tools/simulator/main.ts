// `pnpm sim`: days of a whole network. Shipments are booked and moved through real cities, over HTTP. In a
// demonstration its hub workers and couriers bring them from the hub to the door, with phones of their own.
import { join } from 'node:path';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { loadEnvironment } from '../run/env.ts';
import { readServicesConfig } from '../services/config.ts';
import { openField } from './field/open-field.ts';
import { openInbox } from './inbox.ts';
import { readSimulatorOptions } from './options.ts';
import { readOwnKey } from './own-key.ts';
import type { Parcel } from './parcel.ts';
import { keepScans } from '../installation/kept-scans.ts';
import { persistentFetch } from './persistent-fetch.ts';
import { simulate } from './simulate.ts';

const PROGRESS_EVERY_MS = 60_000;

const env = loadEnvironment();
const options = readSimulatorOptions(env);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

let booked = 0;
let scanned = 0;
let repeated = 0;
let refusedBookings = 0;
const progress = setInterval(() => {
  if (options.quiet) say(`${booked} booked, ${scanned} scans, ${repeated} calls repeated`);
}, PROGRESS_EVERY_MS);

const inbox = await openInbox(options.inboxUrl);
if (inbox === null) say(`no inbox at ${options.inboxUrl}: everybody pays by card`);
const send = persistentFetch(onRepeat);
const field = options.withField ? await findField() : null;
const result = await simulate({
  ...options,
  call: { baseUrl: options.baseUrl, headers: {}, fetch: send, throwOnError: true },
  inbox,
  field,
  key: options.key ?? (await makeKey()),
  kept: keepScans(),
  stop: stop.signal,
  onBooked(parcel) {
    booked += 1;
    const { from, to, service, pieceCount } = parcel.order;
    const pieces = pieceCount === 1 ? '' : `, ${pieceCount} pieces`;
    const payment = parcel.due === null ? '' : ', paid on delivery';
    const fate = parcel.moves === 'yes' ? '' : `, ${parcel.moves}`;
    tell(
      parcel,
      `${'BOOKED'.padEnd(18)}${from.city} to ${to.city}, ${service}${pieces}${payment}${fate}`,
    );
  },
  onScan(parcel, step, outcome) {
    scanned += 1;
    const reason = step.reason === undefined ? '' : ` (${step.reason})`;
    const piece = step.pieceNo === 0 ? '' : `, piece ${step.pieceNo}`;
    const verdict = outcome === 'recorded' ? '' : `: ${outcome.toUpperCase()}`;
    tell(parcel, `${step.code.padEnd(18)}${step.place.city}${reason}${piece}${verdict}`);
  },
  onFieldScan({ ref, code, handover, reason }) {
    scanned += 1;
    const detail = handover ?? reason;
    if (!options.quiet) say(`${ref}  ${code.padEnd(18)}by phone${detail ? ` (${detail})` : ''}`);
  },
  onRefused(reason) {
    refusedBookings += 1;
    say(`NOT BOOKED ${reason}`);
  },
});
clearInterval(progress);

for (const line of result.wrong) say(`WRONG STATUS ${line}`);
const { recorded = 0, known = 0, ...refused } = result.outcomes;
say(
  `${result.booked} booked, ${result.finished} journeys finished, ${recorded + known} scans ` +
    `recorded, ${repeated} calls repeated, ${result.wrong.length} wrong statuses`,
);
say(
  Object.entries(result.statuses)
    .map(([status, count]) => `${count} ${status}`)
    .join(', '),
);
for (const [outcome, count] of Object.entries(refused)) say(`${count} scans were ${outcome}`);
const faults = result.wrong.length + Object.keys(refused).length + refusedBookings;
process.exitCode = faults === 0 ? 0 : 1;

function onRepeat(reason: string): void {
  repeated += 1;
  if (!options.quiet) say(`again in a moment: ${reason}`);
}

/** Only a demonstration gives people and phones away. */
async function findField() {
  const { dataDir } = readServicesConfig(env);
  const file = join(dataDir, 'simulator-field.json');
  const { baseUrl, seed } = options;
  const found = await openField({ baseUrl, fetch: send, file, seed, say });
  if (found === null) say('no demonstration with couriers here: nobody drives a round');
  return found;
}

/** Anywhere but in development somebody decides who may send scans. */
async function makeKey(): Promise<string> {
  if (env['NODE_ENV'] !== 'development') {
    console.error("A --key is needed: pnpm keys create --kind simulator --name 'Simulator'");
    process.exit(2);
  }
  return readOwnKey(env, options.baseUrl);
}

function tell({ trackingNumber }: Parcel, line: string): void {
  if (!options.quiet) say(`${formatTrackingNumber(trackingNumber)}  ${line}`);
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}
