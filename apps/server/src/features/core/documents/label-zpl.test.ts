import { describe, expect, it } from 'vitest';
import type { Label } from './label-facts.ts';
import { labelsAsZpl } from './label-zpl.ts';

const LABEL: Label = {
  pieceNumber: 'WP7ABCDEFGHJKMNP001',
  readableNumber: 'WP7A BCDE FGHJ KMNP 001',
  piece: '1 of 3',
  service: 'SEA FREIGHT',
  weight: '250 kg',
  day: '2026-11-15',
  from: { name: 'Sam Shipper', address: ['Unter den Linden 77', '10117 Berlin', 'GERMANY'] },
  to: {
    name: 'Volta Ltd',
    address: ['12 Ring Road', 'Accra', 'GHANA'],
    phone: '+233 30 2000000',
    instructions: '',
  },
  country: 'GH',
  postalCode: 'GA029',
  trackUrl: 'https://waypost.example/track?ref=WP7ABCDEFGHJKMNP',
  reference: null,
  collect: '€126.74',
  isTest: false,
};

/** What a printer would read: each field with its commands and its data, hexadecimal signs resolved. */
function read(zpl: string) {
  return [...zpl.matchAll(/\^FO(\d+),(\d+)(.*?)\^FH\^FD(.*?)\^FS/g)].map((field) => ({
    x: Number(field[1]),
    y: Number(field[2]),
    commands: field[3] ?? '',
    data: (field[4] ?? '').replaceAll(/_([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  }));
}
const dataOf = (zpl: string) => read(zpl).map((field) => field.data);

describe('a label in ZPL', () => {
  it('has the same texts as the PDF label', () => {
    const data = dataOf(labelsAsZpl([LABEL]));
    const carrier = ['SEA FREIGHT', '1 of 3', '250 kg', '2026-11-15', 'WP7A BCDE FGHJ KMNP 001'];
    const shipper = ['Sam Shipper', 'Unter den Linden 77', '10117 Berlin', 'GERMANY'];
    const recipient = ['Volta Ltd', '12 Ring Road', 'Accra', 'GHANA', '+233 30 2000000'];
    const routing = ['PAY ON DELIVERY', '€126.74', 'GH', 'GA029'];
    const all = [...carrier, ...shipper, ...recipient, ...routing];
    expect(data).toEqual(expect.arrayContaining(all));
  });

  it('has the reference of the order in a band of its own, where there is one', () => {
    const without = read(labelsAsZpl([LABEL]));
    const reference = '漢'.repeat(64);
    const fields = read(labelsAsZpl([{ ...LABEL, reference }]));
    const written = fields.filter(({ data }) => data.startsWith('漢'));
    expect(written.map(({ data }) => data).join('')).toBe(reference);
    const yOf = (name: string, of: typeof fields) => of.find(({ data }) => data === name)?.y ?? 0;
    expect(yOf('TO', fields) - yOf('TO', without)).toBe(62);
    expect(Math.max(...written.map(({ y }) => y))).toBeLessThan(yOf('TO', fields) - 18);
    expect(yOf('GH', fields)).toBe(yOf('GH', without));
  });

  it('has TEST across the address in test mode, and leaves the codes alone', () => {
    expect(dataOf(labelsAsZpl([LABEL]))).not.toContain('TEST');
    for (const reference of [null, 'ORDER-1001']) {
      const fields = read(labelsAsZpl([{ ...LABEL, reference, isTest: true }]));
      const mark = fields.find(({ data }) => data === 'TEST');
      const size = Number(/^\^FR\^A0N,(\d+),/.exec(mark?.commands ?? '')?.[1]);
      expect(size).toBeGreaterThanOrEqual(200);
      const top = mark?.y ?? 0;
      const codes = fields.filter(({ commands }) => /\^B[CXQ]/.test(commands));
      for (const code of codes) expect(top + size).toBeLessThanOrEqual(code.y);
      expect(top).toBeGreaterThanOrEqual(fields.find(({ data }) => data === 'TO')?.y ?? Infinity);
    }
  });

  it('has the piece number as Code 128 and DataMatrix, and the tracking page as a QR code', () => {
    const codes = read(labelsAsZpl([LABEL])).flatMap(({ commands, data }) => {
      const kind = /\^B([CXQ])/.exec(commands)?.[1];
      return kind === undefined ? [] : [[kind, data]];
    });
    expect(codes).toEqual([
      ['X', LABEL.pieceNumber],
      ['Q', `MA,${LABEL.trackUrl}`],
      ['C', LABEL.pieceNumber],
    ]);
  });

  it('sets the offset of the QR code itself, independent of earlier print jobs', () => {
    expect(labelsAsZpl([LABEL])).toMatch(/\^BY3,3,10\n[^]*\^BQ/);
  });

  it('has one format for each piece, in UTF-8', () => {
    const zpl = labelsAsZpl([LABEL, { ...LABEL, piece: '2 of 3' }, { ...LABEL, piece: '3 of 3' }]);
    const formats = zpl.split('^XZ').slice(0, -1);
    expect(formats).toHaveLength(3);
    for (const format of formats) expect(format).toMatch(/^\s*\^XA\n\^CI28\n/);
    expect(dataOf(zpl).filter((data) => data.endsWith(' of 3'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
  });

  it('fits A6 as well: every field is on it, and the bars are in the middle', () => {
    const [of4x6, ofA6] = (['4x6', 'a6'] as const).map((size) =>
      read(labelsAsZpl([{ ...LABEL, reference: 'ORDER-1001', isTest: true }], size)),
    );
    expect(ofA6?.map(({ data }) => data)).toEqual(of4x6?.map(({ data }) => data));
    expect(Math.max(...(ofA6 ?? []).map(({ x }) => x))).toBeLessThan(832);
    expect(Math.max(...(ofA6 ?? []).map(({ y }) => y))).toBeLessThan(1184 - 40);
    expect(ofA6?.find(({ commands }) => commands.includes('^BC'))?.x).toBe((832 - 732) / 2);
  });

  it('escapes names, so that they cannot send the printer a command', () => {
    const name = '^XZ~JA_41\\&';
    const zpl = labelsAsZpl([{ ...LABEL, to: { ...LABEL.to, name } }]);
    expect(zpl.match(/\^XZ/g)).toHaveLength(1);
    expect(zpl).not.toContain('~');
    expect(dataOf(zpl)).toContain(name);
  });

  it('fits long addresses without cutting them', () => {
    const address = Array.from({ length: 4 }, (_, n) => `${'Donaudampfschiff '.repeat(7)}${n}`);
    const zpl = labelsAsZpl([{ ...LABEL, to: { ...LABEL.to, address } }]);
    const fields = read(zpl).filter((field) => /Donau/.test(field.data));
    expect(fields.map((field) => field.data).join(' ')).toBe(address.join(' '));
    const routing = read(zpl).find((field) => field.data === 'PAY ON DELIVERY')?.y ?? 0;
    expect(Math.max(...fields.map((field) => field.y))).toBeLessThan(routing - 18);
  });

  it('uses the font with more scripts only for names that need it', () => {
    const fields = read(labelsAsZpl([{ ...LABEL, to: { ...LABEL.to, name: 'فاطمة الزهراء' } }]));
    const swiss = fields.filter((field) => field.commands.includes('TT0003M_'));
    expect(swiss.map((field) => field.data)).toEqual(['فاطمة الزهراء']);
  });
});
