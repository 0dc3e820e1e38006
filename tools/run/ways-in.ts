import { setTimeout as sleep } from 'node:timers/promises';

/** What the api of a demonstration says about itself. */
export interface Demonstration {
  shipments: { status: string; trackingNumber: string }[];
  signIns: { who: string; path: string }[];
  secondFactor: string;
}

const POLL_MS = 250;

const TO_SEE: Record<string, string> = {
  customer: 'a year of shipments, statements, pickups and cases',
  support: 'the desk: cases, answers, customers',
  operations: 'shipments, scans, late and silent ones',
  finance: 'money and tariffs',
  owner: 'everything, with staff, settings and the audit log',
};

/** Waits for the site, and says where to go first. */
export async function announce(env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<void> {
  const { PUBLIC_ORIGIN = '', API_URL = '', MAIL_WEB_PORT = '' } = env;
  // the api first: Vite complains about each question that it cannot pass on
  await waitForAnswer(`${API_URL}/api/demo`, stop);
  const answer = await waitForAnswer(`${PUBLIC_ORIGIN}/api/demo`, stop);
  // the first page takes seconds to compile: not the visitor's
  await waitForAnswer(PUBLIC_ORIGIN, stop);
  if (stop.aborted) return;
  const demonstration = answer?.ok ? ((await answer.json()) as Demonstration) : null;
  const inbox = `http://127.0.0.1:${MAIL_WEB_PORT}`;
  console.log(`\n${describeWaysIn(PUBLIC_ORIGIN, inbox, demonstration)}\n`);
}

/** Whatever it says, but that it is not ready. Null when everything stops. */
async function waitForAnswer(url: string, signal: AbortSignal): Promise<Response | null> {
  for (; !signal.aborted; await sleep(POLL_MS)) {
    const answer = await fetch(url, { signal }).catch(() => null);
    if (answer !== null && answer.status < 500) return answer;
  }
  return null;
}

export function describeWaysIn(
  origin: string,
  inbox: string,
  demonstration: Demonstration | null,
): string {
  const { signIns = [], shipments = [], secondFactor } = demonstration ?? {};
  const rows = [
    ['The site', origin, 'Ctrl-C stops it'],
    ...signIns.map(({ who, path }) => [`As ${who}`, origin + path, TO_SEE[who] ?? '']),
    ...(secondFactor === undefined
      ? []
      : [['Second factor', origin + secondFactor, 'when the console asks the owner for a code']]),
    ...shipments.map(({ status, trackingNumber }, index) => [
      status,
      `${origin}/track?ref=${trackingNumber}`,
      index === 0 ? 'a shipment in each state' : '',
    ]),
    ['Inbox', inbox, 'every email that is sent'],
    ['API reference', `${origin}/api/docs`, 'quotes, bookings, tracking, scans'],
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name = '', address = '', note = '']) =>
      `  ${name.padEnd(widths[0] ?? 0)}  ${address.padEnd(widths[1] ?? 0)}  ${note}`.trimEnd(),
    )
    .join('\n');
}
