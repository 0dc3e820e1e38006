import { randomUUID } from 'node:crypto';
import type { StaffShipment } from '@waypost/contract';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { post } from '../../../testing/builders.ts';
import { registerStaff } from '../../../testing/people.ts';
import {
  bookAsProgram,
  newShipment,
  PARCEL,
  seatShop,
  type TestProgram,
} from '../../../testing/programs.ts';
import {
  findWords,
  readInfo,
  readText,
  scanCodes,
  scanPicture,
} from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const URL = '/api/v1/shipments';
/** 105 by 148 mm in points. */
const A6 = { width: 297.638, height: 419.528 };

const book = (program: TestProgram, change: object = {}) => bookAsProgram(server, program, change);

async function read({ headers }: TestProgram, id: string, file: string) {
  const answer = await server.app.inject({ url: `${URL}/${id}/documents/${file}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

describe('a label at A6', () => {
  it('is in the answer of a booking that asks for it, on pages of that size, with codes that can be scanned', async () => {
    const shop = await seatShop(server);
    const { id, trackingNumber, label } = await book(shop, {
      parcels: [PARCEL, PARCEL],
      label: { format: 'pdf', size: 'a6', inline: true },
    });
    expect(label).toMatchObject({ format: 'pdf', size: 'a6' });
    expect(label?.url).toMatch(new RegExp(`/${id}/documents/label-a6\\.pdf$`));
    const pdf = Buffer.from(label?.data ?? '', 'base64');
    expect(await readInfo(pdf)).toMatch(/Pages:\s+2\n[^]*Page size:\s+297\.6\d* x 419\.5\d* pts/);
    const trackUrl = `${server.ctx.config.PUBLIC_ORIGIN}/track?ref=${trackingNumber}`;
    expect(await scanCodes(pdf)).toEqual(
      [1, 2].map((piece) => ({
        code128: [makePieceNumber(trackingNumber, piece)],
        qrCode: [trackUrl],
        dataMatrix: [makePieceNumber(trackingNumber, piece)],
      })),
    );
    const later = await read(shop, id, 'label-a6.pdf');
    expect(later.rawPayload.equals(pdf)).toBe(true);
    expect(later.headers['content-disposition']).toContain(
      `waypost-${trackingNumber}-label-a6.pdf`,
    );
  });

  it('is there as a picture and as ZPL, and beside the label of 4 by 6 inches', async () => {
    const shop = await seatShop(server);
    const { id, trackingNumber, label } = await book(shop);
    expect(label).toMatchObject({ size: '4x6' });
    const picture = (await read(shop, id, 'label-a6.png')).rawPayload;
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([839, 1183]);
    expect((await scanPicture(picture)).code128).toEqual([makePieceNumber(trackingNumber, 1)]);
    expect((await read(shop, id, 'label-a6.zpl')).body).toMatch(/\^PW832\n\^LL1184\n/);
    expect((await read(shop, id, 'label.zpl')).body).toMatch(/\^PW812\n\^LL1218\n/);
    expect(await readInfo((await read(shop, id, 'label.pdf')).rawPayload)).toMatch(/288 x 432 pts/);
  });

  it('keeps the longest names and addresses on the page, each of them whole', async () => {
    const shop = await seatShop(server);
    const long = {
      name: 'Gesellschaft für wissenschaftliche Datenverarbeitung und Dienstleistungen mbH & Co',
      line1: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtenstrasse 1111',
      line2: 'Third courtyard, second staircase, at the end of the corridor, left, left, left',
    };
    const { from, to } = newShipment() as { from: object; to: object };
    const { id } = await book(shop, {
      reference: 'ORDER-'.padEnd(60, '7'),
      from: { ...from, ...long },
      to: { ...to, ...long },
    });
    const pdf = (await read(shop, id, 'label-a6.pdf')).rawPayload;
    const text = await readText(pdf, 'raw');
    const letters = text.replaceAll(/\s/g, '');
    for (const value of Object.values(long)) {
      expect(letters.split(value.replaceAll(/\s/g, '')), value).toHaveLength(3);
    }
    const outside = (await findWords(pdf)).filter(
      ({ right, bottom }) => right > A6.width || bottom > A6.height,
    );
    expect(outside).toEqual([]);
  });

  it('is made anew with the other sizes when the recipient changes', async () => {
    const shop = await seatShop(server);
    const { id } = await book(shop);
    const before = await read(shop, id, 'label-a6.zpl');
    const phone = '+33 1 99 00 99 00';
    const changed = await server.app.inject({
      method: 'PATCH',
      url: `${URL}/${id}`,
      payload: { to: { phone } },
      headers: shop.headers,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(before.body).not.toContain(phone);
    expect((await read(shop, id, 'label-a6.zpl')).body).toContain(phone);
  });

  it('goes out of date when staff correct the address, and is renewed with the other sizes', async () => {
    const shop = await seatShop(server);
    const { id } = await book(shop);
    await read(shop, id, 'label-a6.zpl');
    const { browser } = await registerStaff(server, 'operations');
    const page = `/api/admin/shipments/${id}`;
    const recipient = { line1: '77 Corrected Street' };
    expect((await browser.patch(page, { revision: 1, recipient })).statusCode).toBe(200);
    const seen = async () => (await browser.get(page)).json<StaffShipment>().outdated;
    expect(await seen()).toEqual(['label.zpl']);
    expect((await browser.post(`${page}/labels`, {})).json()).toMatchObject({
      files: ['label.zpl'],
    });
    expect(await seen()).toEqual([]);
    expect((await read(shop, id, 'label-a6.zpl')).body).toContain('77 Corrected Street');
  });

  it('is part of what an Idempotency-Key stands for', async () => {
    const shop = await seatShop(server);
    const keyed = { ...shop.headers, 'idempotency-key': randomUUID() };
    const asked = newShipment({ label: { format: 'zpl', size: 'a6' } });
    const first = await post(server, URL, asked, keyed);
    const again = await post(server, URL, asked, keyed);
    expect(again.json()).toEqual(first.json());
    const other = newShipment({ label: { format: 'zpl', size: '4x6' } });
    expect((await post(server, URL, other, keyed)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });
});
