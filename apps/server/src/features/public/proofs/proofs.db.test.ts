import { randomUUID } from 'node:crypto';
import { type PartyView, type ScanAnswer } from '@waypost/contract';
import sharp from 'sharp';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { outcomesOf, postScans, scanOf } from '../../../testing/builders.ts';
import { bookWithParties, openAsParty, PDF } from '../../../testing/parties.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { createKey } from '../../staff/device-keys/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);

function drawing(width = 60, height = 40) {
  const background = { r: 20, g: 120, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } });
}

async function send(bytes: Buffer, ref: string, change: { type?: string; key?: string } = {}) {
  return server.app.inject({
    method: 'POST',
    url: `/api/scans/proofs?ref=${ref}`,
    payload: bytes,
    headers: {
      'content-type': change.type ?? 'image/jpeg',
      authorization: `Bearer ${change.key ?? server.deviceKey}`,
    },
  });
}

async function put(pictureId: string, ref: string, width: number, key = server.deviceKey) {
  return server.app.inject({
    method: 'PUT',
    url: `/api/scans/proofs/${pictureId}?ref=${ref}`,
    payload: await drawing(width).jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${key}` },
  });
}

async function proven() {
  const booking = await bookWithParties(server);
  const photo = await drawing().jpeg().toBuffer();
  const { pictureId } = (await send(photo, booking.trackingNumber)).json<{ pictureId: string }>();
  const scan = scanOf(booking.trackingNumber, {
    code: 'DELIVERED',
    proof: { signedBy: 'Rosa', pictureId },
  });
  expect(await outcomesOf(server, [scan])).toEqual(['recorded']);
  return { booking, pictureId, scan };
}

describe('a photo as proof of delivery', () => {
  it('is shown to both parties, and to nobody else', async () => {
    const { booking, pictureId } = await proven();
    const url = `/api/track/party/${booking.trackingNumber}`;
    for (const role of ['shipper', 'recipient'] as const) {
      const browser = await openAsParty(server, booking, role);
      expect((await browser.get(url)).json<PartyView>().proof).toMatchObject([
        { signedBy: 'Rosa', pictureId, pieceNo: 0 },
      ]);
      const picture = await browser.get(`${url}/proof/${pictureId}`);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': 'inline; filename="proof-of-delivery.jpg"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect((await sharp(picture.rawPayload).metadata()).format).toBe('jpeg');
    }
    const other = await bookWithParties(server);
    const stranger = await openAsParty(server, other, 'shipper');
    expect((await openBrowser(server).get(`${url}/proof/${pictureId}`)).statusCode).toBe(404);
    expect((await stranger.get(`${url}/proof/${pictureId}`)).statusCode).toBe(404);
    // nor under a shipment of their own
    const own = `/api/track/party/${other.trackingNumber}/proof/${pictureId}`;
    expect((await stranger.get(own)).statusCode).toBe(404);
    const publicView = await openBrowser(server).get(
      `/api/shipments/track/${booking.trackingNumber}`,
    );
    expect(publicView.body).not.toMatch(new RegExp(`${pictureId}|Rosa`));
  });

  it('is turned upright and stripped of location and device metadata', async () => {
    const { booking } = await proven();
    const photo = await drawing(60, 40)
      .withExif({ IFD0: { Make: 'CanaryPhone' }, IFD3: { GPSLatitude: '51/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('CanaryPhone')).toBe(true);
    const answer = await send(photo, booking.trackingNumber);
    const { pictureId } = answer.json<{ pictureId: string }>();
    const kept = Buffer.from((await server.ctx.objects.get(`proofs/${pictureId}`)) ?? []);
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect(metadata.exif).toBeUndefined();
    expect(kept.includes('CanaryPhone')).toBe(false);
  });

  it('may be a PNG or WebP, and is never larger than 1600 pixels', async () => {
    const { trackingNumber } = await bookWithParties(server);
    const signature = await sharp({
      create: { width: 2000, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const answer = await send(signature, trackingNumber, { type: 'image/png' });
    const { pictureId } = answer.json<{ pictureId: string }>();
    const kept = Buffer.from((await server.ctx.objects.get(`proofs/${pictureId}`)) ?? []);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 1600, height: 400 });
    // what was transparent is white, not black
    expect((await sharp(kept).stats()).channels[0]?.mean).toBe(255);
    const webp = await drawing().webp().toBuffer();
    expect((await send(webp, trackingNumber, { type: 'image/webp' })).statusCode).toBe(201);
  });

  it('is refused when it is not an image, broken, too large, or without a key', async () => {
    const { trackingNumber } = await bookWithParties(server);
    const photo = await drawing().jpeg().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const broken = Buffer.concat([photo.subarray(0, 200), Buffer.alloc(200)]);
    for (const bytes of [svg, PDF, broken]) {
      expect((await send(bytes, trackingNumber)).json()).toMatchObject({
        code: 'picture_not_accepted',
      });
    }
    const large = Buffer.concat([photo, Buffer.alloc(2 * 1024 * 1024)]);
    expect((await send(large, trackingNumber)).statusCode).toBe(413);
    expect((await send(photo, trackingNumber, { type: 'image/svg+xml' })).statusCode).toBe(415);
    expect((await send(photo, trackingNumber, { key: `wpk_${'x'.repeat(32)}` })).statusCode).toBe(
      401,
    );
    expect((await send(photo, 'WP12')).statusCode).toBe(400);
  });

  it('can be sent after the scan that names it, under an id of the device', async () => {
    const booking = await bookWithParties(server);
    const pictureId = randomUUID();
    const scan = scanOf(booking.trackingNumber, { code: 'DELIVERED', proof: { pictureId } });
    expect(await outcomesOf(server, [scan])).toEqual(['recorded']);
    const browser = await openAsParty(server, booking, 'recipient');
    const url = `/api/track/party/${booking.trackingNumber}`;
    const shown = async () => (await browser.get(url)).json<PartyView>().proof;
    expect(await shown()).toMatchObject([{ pictureId: null }]);

    const answers = await Promise.all(
      [1, 2, 3].map(async () => put(pictureId, booking.trackingNumber, 60)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await shown()).toMatchObject([{ pictureId }]);
  });

  it('stays the first one under its id', async () => {
    const { trackingNumber } = await bookWithParties(server);
    const pictureId = randomUUID();
    expect((await put(pictureId.toUpperCase(), trackingNumber, 60)).json()).toEqual({ pictureId });
    expect((await put(pictureId, trackingNumber, 90)).statusCode).toBe(200);
    const kept = Buffer.from((await server.ctx.objects.get(`proofs/${pictureId}`)) ?? []);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 60 });
    const other = await bookWithParties(server);
    expect((await put(pictureId, other.trackingNumber, 60)).json()).toMatchObject({
      code: 'picture_taken',
    });
    const { secret } = await createKey(server.owner.db, {
      sourceName: 'Hub of strangers',
      sourceKind: 'hub',
      scopes: ['scans:write'],
      actor: { kind: 'test', id: 'test' },
    });
    expect((await put(pictureId, trackingNumber, 60, secret)).statusCode).toBe(409);
  });

  it('counts only for scans of the source that sent it', async () => {
    const { booking, pictureId } = await proven();
    const { secret } = await createKey(server.owner.db, {
      sourceName: 'Another hub',
      sourceKind: 'hub',
      scopes: ['scans:write'],
      actor: { kind: 'test', id: 'test' },
    });
    const theirs = await bookWithParties(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/scans',
      payload: {
        scans: [scanOf(theirs.trackingNumber, { code: 'DELIVERED', proof: { pictureId } })],
      },
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(answer.json<{ results: ScanAnswer[] }>().results[0]?.outcome).toBe('recorded');
    const browser = await openAsParty(server, theirs, 'shipper');
    const view = await browser.get(`/api/track/party/${theirs.trackingNumber}`);
    expect(view.json<PartyView>().proof).toMatchObject([{ signedBy: null, pictureId: null }]);
    expect(booking.trackingNumber).not.toBe(theirs.trackingNumber);
  });

  it('is part of its scan: the same scan with another photo is a conflict', async () => {
    const { scan } = await proven();
    expect(await outcomesOf(server, [scan])).toEqual(['known']);
    const other = { ...scan, proof: { ...scan.proof, pictureId: randomUUID() } };
    expect(await outcomesOf(server, [other])).toEqual(['conflict']);
    const answer = await postScans(server, [{ ...scan, proof: { pictureId: 'x' } }]);
    expect(answer.json<{ results: ScanAnswer[] }>().results[0]?.outcome).toBe('invalid');
  });

  it('is erased after 24 months, or after a day when its upload was incomplete', async () => {
    const { pictureId } = await proven();
    const set = (change: string) =>
      sql`UPDATE proof_pictures SET ${sql.raw(change)} WHERE id = ${pictureId}`.execute(
        server.owner.db,
      );
    const isKept = async () => {
      await worker.runJob('erase_proofs', {});
      return (await server.ctx.objects.get(`proofs/${pictureId}`)) !== null;
    };
    await set("created_at = now() - interval '23 months'");
    expect(await isKept()).toBe(true);
    await set("created_at = now() - interval '25 months'");
    expect(await isKept()).toBe(false);
  });
});
