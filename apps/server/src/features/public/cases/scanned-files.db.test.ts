import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskItem, PartyView } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVirusScanner } from '../../../platform/virus-scanner.ts';
import {
  bookWithParties,
  holdAtCustoms,
  openAsParty,
  PDF,
  type TestParties,
} from '../../../testing/parties.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { EICAR, makeVirusScanner } from '../../../testing/virus-scanner.ts';

const clamd = makeVirusScanner();
const settings = { VIRUS_SCANNER: clamd.address };
const server = useTestServer(settings);
const worker = useTestWorker(server, settings);
const INFECTED = Buffer.concat([PDF, Buffer.from(EICAR)]);

let booking: TestParties;
let party: TestBrowser;
let staff: TestStaff;

beforeAll(async () => {
  await clamd.start();
  booking = await bookWithParties(server);
  await holdAtCustoms(server, booking);
  party = await openAsParty(server, booking, 'shipper');
  staff = await registerStaff(server, 'support');
}, 60_000);
afterAll(async () => {
  await clamd.stop();
  clamd.remove();
});

const urlOf = (path = '') => `/api/track/party/${booking.trackingNumber}${path}`;

const put = (bytes: Buffer, id: string) =>
  party.put(urlOf(`/files/${id}`), bytes, {
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'papers.pdf' },
  });

/** Of the file as its party sees it; undefined when it is not listed. */
async function heldOf(id: string) {
  const { cases } = (await party.get(urlOf())).json<PartyView>();
  return cases.flatMap(({ files }) => files).find((file) => file.id === id)?.held;
}

async function staffSees(id: string): Promise<boolean> {
  const { cases } = (await party.get(urlOf())).json<PartyView>();
  const item = await staff.browser.get(`/api/admin/desk/${cases[0]?.id}`);
  const isListed = item.json<DeskItem>().files.some((file) => file.id === id);
  const read = await staff.browser.get(`/api/admin/desk/${cases[0]?.id}/files/${id}`);
  expect(read.statusCode === 200).toBe(isListed);
  return isListed;
}

const objectOf = (id: string) =>
  sql<{ objectKey: string }>`SELECT object_key FROM case_files WHERE id = ${id}`
    .execute(server.owner.db)
    .then(({ rows }) => (rows[0] ? server.ctx.objects.get(rows[0].objectKey) : null));

describe('a file of a stranger', { timeout: 60_000 }, () => {
  it('is taken when the scanner finds nothing, and refused when it holds a virus', async () => {
    const [clean, infected] = [randomUUID(), randomUUID()];
    expect((await put(PDF, clean)).json()).toMatchObject({ held: null });
    expect(await staffSees(clean)).toBe(true);
    const refused = await put(INFECTED, infected);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'file_infected' });
    expect(await heldOf(infected)).toBeUndefined();
    expect(await objectOf(infected)).toBeNull();
  });

  it('waits out of sight while the scanner is away, and is judged when it is back', async () => {
    const [clean, infected] = [randomUUID(), randomUUID()];
    await clamd.stop();
    expect((await put(PDF, clean)).json()).toMatchObject({ held: 'waiting' });
    expect((await put(INFECTED, infected)).json()).toMatchObject({ held: 'waiting' });
    expect(await heldOf(clean)).toBe('waiting');
    expect(await staffSees(clean)).toBe(false);
    expect((await party.get(urlOf(`/files/${infected}`))).statusCode).toBe(404);
    await expect(worker.runJob('scan_waiting_files', {})).rejects.toThrow();
    expect(await heldOf(clean)).toBe('waiting');
    const { cases } = (await party.get(urlOf())).json<PartyView>();
    const closed = await staff.browser.post(`/api/admin/desk/${cases[0]?.id}/close`, {});
    expect(closed.json<DeskItem>().state).toBe('closed');

    await clamd.start();
    await worker.runJob('scan_waiting_files', {});
    expect(await heldOf(clean)).toBeNull();
    expect(await staffSees(clean)).toBe(true);
    // staff closed it without having seen the file
    const item = await staff.browser.get(`/api/admin/desk/${cases[0]?.id}`);
    expect(item.json<DeskItem>()).toMatchObject({ state: 'open', turn: 'carrier' });
    expect((await party.get(urlOf(`/files/${clean}`))).rawPayload).toEqual(PDF);
    expect(await heldOf(infected)).toBe('refused');
    expect(await staffSees(infected)).toBe(false);
    expect(await objectOf(infected)).toBeNull();
  });
});

describe('the virus scanner', () => {
  it('calls nothing clean that it did not judge: too large, silent, or cut off', async () => {
    const large = Buffer.alloc(30_000_000);
    await expect(createVirusScanner(clamd.address)?.scan(large)).rejects.toThrow();

    const sockets: Socket[] = [];
    const path = join(tmpdir(), `waypost-${randomUUID()}.sock`);
    const silent = createServer((socket) => sockets.push(socket)).listen(path);
    const scan = () => createVirusScanner(`unix:${path}`, 300)?.scan(PDF);
    await expect(scan()).rejects.toThrow(/did not answer in time/);
    silent.removeAllListeners('connection').on('connection', (socket) => socket.end('stream: '));
    await expect(scan()).rejects.toThrow();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
