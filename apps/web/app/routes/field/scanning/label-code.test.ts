import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { describe, expect, it } from 'vitest';
import { readLabelCode } from './label-code.ts';

const NUMBER = makeTrackingNumber(3, new Uint8Array(8).fill(7));

describe('a label code', () => {
  it('is read as one piece from the Data Matrix or Code 128 of our label', () => {
    expect(readLabelCode(makePieceNumber(NUMBER, 12))).toEqual({
      kind: 'piece',
      trackingNumber: NUMBER,
      pieceNo: 12,
    });
  });

  it('is read as the shipment alone from the QR code of our label', () => {
    expect(readLabelCode(`https://carrier.example/track?ref=${NUMBER}`)).toEqual({
      kind: 'shipment',
      trackingNumber: NUMBER,
    });
  });

  it('is foreign if it belongs to another carrier, is misread, or is any other address', () => {
    const misread = NUMBER.slice(0, -1) + (NUMBER.endsWith('0') ? '1' : '0');
    for (const text of ['JJD014600003', misread, 'https://carrier.example/', 'http://[', '']) {
      expect(readLabelCode(text)).toEqual({ kind: 'foreign' });
    }
  });
});
