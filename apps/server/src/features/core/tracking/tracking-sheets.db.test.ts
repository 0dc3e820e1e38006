import { randomBytes } from 'node:crypto';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { describe, expect, it } from 'vitest';
import { bookShipment, FREIGHT_QUOTE, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { readText, scanCodes } from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

function fetchSheet(ref: string, remoteAddress = '192.0.2.1') {
  return server.app.inject({ url: `/api/track/pdf/${ref}`, remoteAddress });
}

function fetchCode(ref: string) {
  return server.app.inject({ url: `/api/track/qr/${ref}`, remoteAddress: '192.0.2.2' });
}

describe('the tracking sheet of a shipment', () => {
  it('shows what the page shows, with the QR code of its public link', async () => {
    const { trackingNumber } = await bookShipment(server);
    await outcomesOf(server, [
      scanOf(trackingNumber, { place: { city: 'Berlin', country: 'DE' }, note: 'internal words' }),
    ]);
    const answer = await fetchSheet(trackingNumber);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="waypost-${trackingNumber}-tracking.pdf"`,
      'cache-control': 'no-store',
    });
    const text = await readText(answer.rawPayload);
    for (const shown of ['Picked up in Berlin', 'Berlin, Germany', 'Paris, France', 'Timeline']) {
      expect(text).toContain(shown);
    }
    for (const secret of ['Shipper S', 'Recipient R', 'Rivoli', '@', 'internal words']) {
      expect(text).not.toContain(secret);
    }
    expect(await scanCodes(answer.rawPayload)).toMatchObject([
      { qrCode: [`${server.ctx.config.PUBLIC_ORIGIN}/track?ref=${trackingNumber}`] },
    ]);
  });

  it('lists every piece, and is found by the number of one', async () => {
    const { trackingNumber } = await bookShipment(server, FREIGHT_QUOTE);
    const answer = await fetchSheet(makePieceNumber(trackingNumber, 2));
    const text = await readText(answer.rawPayload);
    for (const piece of ['001', '002', '003']) {
      expect(text.replaceAll(/\s/g, '')).toContain(trackingNumber + piece);
    }
  });

  it('fits 15 events on one page', async () => {
    const { trackingNumber } = await bookShipment(server);
    const scans = Array.from({ length: 14 }, (_, minute) =>
      scanOf(trackingNumber, {
        code: minute % 2 === 0 ? 'ARRIVED' : 'DEPARTED',
        occurredAt: new Date(Date.now() + minute * 30_000).toISOString(),
      }),
    );
    await outcomesOf(server, scans);
    const text = await readText((await fetchSheet(trackingNumber)).rawPayload);
    expect(text).toContain('Page 1 of 1');
  });

  it('is made once for requests within seconds, and again for a new version', async () => {
    const { trackingNumber } = await bookShipment(server);
    const [one, other] = await Promise.all([
      fetchSheet(trackingNumber),
      fetchSheet(trackingNumber),
    ]);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
    await outcomesOf(server, [scanOf(trackingNumber)]);
    const text = await readText((await fetchSheet(trackingNumber)).rawPayload);
    expect(text).toContain('Picked up');
  });

  it('is refused like a look-up, and after too many requests', async () => {
    expect((await fetchSheet('WP12')).json()).toMatchObject({ code: 'reference_too_short' });
    const unknown = await fetchSheet(makeTrackingNumber(1, randomBytes(8)));
    expect(unknown.json()).toMatchObject({ code: 'tracking_unknown' });

    const ask = () => fetchSheet(SAMPLE_NUMBERS.delivered, '198.51.100.40');
    for (let n = 0; n < 60; n += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).json()).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('the QR code of a public link', () => {
  it('is made for any valid number, and reveals nothing about a shipment', async () => {
    const { trackingNumber } = await bookShipment(server);
    const known = await fetchCode(trackingNumber);
    expect(known.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(known.body).toMatch(/^<svg .*<\/svg>$/);
    const unknown = await fetchCode(makeTrackingNumber(1, randomBytes(8)));
    expect(unknown.statusCode).toBe(200);
    expect((await fetchCode('ORDER-2026-00017')).statusCode).toBe(404);
  });
});
