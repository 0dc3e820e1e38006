import { randomUUID } from 'node:crypto';
import { seededRandom } from '@waypost/domain/simulation';
import { newDisk, type Phone, switchOn } from '../../installation/phone.ts';
import { openLine } from '../../installation/phone-line.ts';
import { prepareField } from '../../installation/prepare-field.ts';
import { readValue } from '../../installation/read-value.ts';
import { sendScans } from '../../installation/send-scans.ts';
import { callTo } from '../../installation/served-installation.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { drawSignature } from '../../simulator/signature-picture.ts';
import type { BookedCanary } from './book-canaries.ts';
import { type CanaryField, canaryName, findCanaries } from './canary.ts';
import type { CanarySite } from './open-canary-site.ts';

const GOOD_LINE = { cutShare: 0, lostShare: 0 };
const SENT_MS = 120_000;
const SCANNER = 'Canary hub';
/** What a courier must be given, or nothing personal went through the field. */
const ON_THE_PHONE: readonly CanaryField[] = ['recipientName', 'recipientLine1'];

export type FieldCanaries = { stops: number; scans: number; faults: string[] };

/** A courier takes these shipments to their doors: dispatch plans the round, a phone is given it and tells what was done. */
export async function driveCanaries(
  site: CanarySite,
  booked: readonly BookedCanary[],
): Promise<FieldCanaries> {
  const { db, installation, webUrl } = site;
  const { hubId, worker, enrolUrl, release, staffCookie } = await prepareField(
    { installation, db },
    webUrl,
  );
  await db.query('UPDATE field_people SET name = $1 WHERE id = $2', [
    canaryName('courierName'),
    worker.id,
  ]);
  const refs = booked.map(({ trackingNumber }) => trackingNumber);
  const random = seededRandom(1, 1);
  const urls = [installation.apiUrl] as const;
  const line = openLine({ urls, origin: webUrl, random, bad: GOOD_LINE });
  const phone = switchOn(newDisk(), line);
  await phone.enrol(new URL(enrolUrl).hash.slice(1), randomUUID());
  await phone.beginShift(worker.badge, worker.pin);
  await bringToHub(site, hubId, refs);
  await release(refs);
  const shown = await lookAsDispatcher(site, hubId, staffCookie);
  const given = await phone.readRound();
  const piece = await phone.read(`/api/field/pieces/${refs[0]}`);
  const { scans, cash } = driveRound(phone, given.stops, new Uint8Array(drawSignature(random)));
  await waitFor('the last act of the phone', SENT_MS, () =>
    Promise.resolve(phone.disk.queue.length === 0 || undefined),
  );
  if (cash.length > 0) {
    await phone.post('/api/field/cash/counts', { countId: randomUUID(), amounts: cash });
  }
  await phone.endShift();
  const { refused } = await phone.die();

  const seen = findCanaries(JSON.stringify([given, piece])).map(({ field }) => field);
  return {
    stops: given.stops.length,
    scans,
    faults: [
      ...refused,
      ...(given.stops.length === refs.length ? [] : [`the phone got ${given.stops.length} stops`]),
      ...ON_THE_PHONE.filter((field) => !seen.includes(field)).map(
        (field) => `the phone was not given ${field}`,
      ),
      ...(shown.some(({ field }) => field === 'courierName')
        ? []
        : ['the board does not name the courier']),
    ],
  };
}

async function bringToHub(
  { db, installation }: CanarySite,
  hubId: string,
  refs: readonly string[],
): Promise<void> {
  const key = await installation.createKey(SCANNER, 'hub');
  await db.query('UPDATE sources SET hub_id = $1 WHERE name = $2', [hubId, SCANNER]);
  const scans = refs.map((ref) => ({
    scanId: randomUUID(),
    ref,
    code: 'ARRIVED' as const,
    occurredAt: new Date().toISOString(),
  }));
  await sendScans(callTo(installation), key, scans);
  await waitFor('the parcels in the hub', SENT_MS, async () => {
    const count = await readValue<number>(db, 'SELECT count(*)::int FROM hub_stays');
    return count === refs.length || undefined;
  });
}

/** What the console asks for on the day of a round. */
async function lookAsDispatcher({ installation }: CanarySite, hubId: string, cookie: string) {
  const query = new URLSearchParams({ hubId, day: new Date().toISOString().slice(0, 10) });
  const answers: string[] = [];
  for (const path of ['board', 'pool', 'map', 'people']) {
    const url = `${installation.apiUrl}/api/admin/dispatch/${path}?${query.toString()}`;
    answers.push(await (await fetch(url, { headers: { cookie } })).text());
  }
  return findCanaries(answers.join('\n'));
}

/** Of three doors one is opened by the neighbour, one by nobody, and one signs; what is due is taken where it is signed. */
function driveRound(
  phone: Phone,
  stops: Awaited<ReturnType<Phone['readRound']>>['stops'],
  signature: Uint8Array<ArrayBuffer>,
) {
  let scans = 0;
  const cash = new Map<string, number>();
  const scan: Phone['scan'] = (...told) => {
    scans += 1;
    return phone.scan(...told);
  };
  const pieces = stops.flatMap((stop) => stop.pieces.map(({ number }) => number));
  for (const ref of pieces) scan('OUT_FOR_DELIVERY', ref);
  phone.tell('depart');
  const open: string[] = [];
  for (const [at, stop] of stops.entries()) {
    const note = `${canaryName('scanNote')} opened`;
    const [first = '', ...others] = stop.pieces.map(({ number }) => number);
    if (at % 3 === 1) {
      for (const ref of [first, ...others]) {
        scan('EXCEPTION', ref, { reason: 'failed_attempt', detail: 'absent', note });
        open.push(ref);
      }
      phone.tell('card_left', { stopNo: stop.stopNo });
      continue;
    }
    const pictureId = randomUUID();
    const proof = { signedBy: canaryName('scanSignedBy'), pictureId };
    const handover = at % 3 === 0 ? 'neighbour' : 'recipient';
    const { due } = stop;
    if (due !== null) cash.set(due.currency, (cash.get(due.currency) ?? 0) + due.cents);
    const collected = due === null ? {} : { collected: due };
    const made = scan('DELIVERED', first, { handover, proof, note, ...collected });
    for (const ref of others) scan('DELIVERED', ref, { handover, proof });
    phone.keepPicture(pictureId, made?.scanId ?? '', first, signature);
  }
  phone.tell('return');
  for (const ref of open) scan('ARRIVED', ref);
  phone.tell('close');
  return { scans, cash: [...cash].map(([currency, cents]) => ({ currency, cents })) };
}
