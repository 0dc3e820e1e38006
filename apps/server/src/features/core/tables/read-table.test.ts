import { deflateRawSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { CSV, readTable, XLSX } from './read-table.ts';
import { recogniseFile } from './recognise-file.ts';
import { writeXlsx } from './write-xlsx.ts';

const csvOf = (text: string) => Array.fromAsync(readTable(Buffer.from(text), CSV));
const cellsOf = async (text: string) => (await csvOf(text)).map(({ cells }) => cells);

describe('a CSV file', () => {
  it.each([',', ';', '\t'])('is read with any separator: %j', async (delimiter) => {
    const text = [
      ['a', 'b'],
      ['1', '2'],
    ]
      .map((row) => row.join(delimiter))
      .join('\r\n');
    expect(await cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('is read without byte order mark, surrounding spaces and empty rows, and rows keep their numbers', async () => {
    expect(await csvOf('\ufeffa,b\n , \n\n x ,"y, z"\n')).toEqual([
      { rowNo: 1, cells: ['a', 'b'] },
      { rowNo: 4, cells: ['x', 'y, z'] },
    ]);
  });

  it('in another encoding than UTF-8 is refused', async () => {
    const latin1 = Buffer.from('name\nJosé\n', 'latin1');
    await expect(Array.fromAsync(readTable(latin1, CSV))).rejects.toMatchObject({
      fault: 'not_utf8',
    });
  });

  it('with an unclosed quote is refused, not read as one cell', async () => {
    const text = `a,b\n"${'x\n'.repeat(200_000)}`;
    await expect(csvOf(text)).rejects.toMatchObject({ fault: 'not_a_table' });
  });

  it('of more than 50,000 rows is refused', async () => {
    await expect(csvOf('a\n'.repeat(50_002))).rejects.toMatchObject({ fault: 'too_many_rows' });
  });
});

describe('an XLSX file', () => {
  it('is read as it was written', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((each) => {
      return each.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').trim();
    });
    // cells may be empty, but the last one of a row
    const row = fc.array(text, { maxLength: 6 }).map((cells) => [...cells, 'last']);
    const rows = fc.array(row, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const bytes = await writeXlsx(written);
        const read = await Array.fromAsync(readTable(bytes, XLSX));
        expect(read.map(({ cells }) => cells)).toEqual(written);
        expect(read.map(({ rowNo }) => rowNo)).toEqual(written.map((_, at) => at + 1));
      }),
      { numRuns: 40 },
    );
  });

  it('is read with shared strings, numbers without rounding noise, and formula results', async () => {
    const sheet = `<worksheet><sheetData><row r="3"><c r="B3" t="s"><v>1</v></c>
      <c r="C3"><v>0.30000000000000004</v></c><c r="D3"><f>SUM(1)</f><v>32470123456</v></c>
      <c r="E3" t="str"><f>A1</f><v>told</v></c></row></sheetData></worksheet>`;
    const strings = '<sst><si><t>no</t></si><si><r><t>Rosa </t></r><r><t>R.</t></r></si></sst>';
    expect(await Array.fromAsync(readTable(await workbook(sheet, strings), XLSX))).toEqual([
      { rowNo: 3, cells: ['', 'Rosa R.', '0.3', '32470123456', 'told'] },
    ]);
  });

  it('is refused before it is read when it unpacks to far more than its size', async () => {
    const sheet = `<worksheet><sheetData>${' '.repeat(8_000_000)}</sheetData></worksheet>`;
    await expect(
      Array.fromAsync(readTable(await workbook(sheet, '<sst/>'), XLSX)),
    ).rejects.toMatchObject({ fault: 'too_large_inside' });
  });

  it('with a false declared size is refused while it is read', async () => {
    const sheet = `<worksheet><sheetData>${' '.repeat(60_000)}</sheetData></worksheet>`;
    const bytes = await workbook(sheet, '<sst/>');
    const real = Buffer.alloc(4);
    real.writeUInt32LE(Buffer.byteLength(sheet));
    const lie = Buffer.alloc(4);
    lie.writeUInt32LE(100);
    for (let at = bytes.indexOf(real); at !== -1; at = bytes.indexOf(real, at + 1))
      lie.copy(bytes, at);
    expect(deflateRawSync(sheet).length).toBeGreaterThan(50);
    await expect(Array.fromAsync(readTable(bytes, XLSX))).rejects.toMatchObject({
      fault: 'not_a_table',
    });
  });

  it.each([
    ['that is no number', ['1', 'abc']],
    ['that is not whole', ['1', '2.5']],
    ['beyond the last row of a spreadsheet', ['1', '1e300']],
    ['of 0', ['0', '1']],
    ['that was there before', ['1', '2', '2']],
    ['before the one above it', ['3', '2']],
    ['that is empty', ['1', '']],
  ])('with a row number %s is refused', async (_case, numbers) => {
    const rows = numbers.map((r) => `<row r="${r}"><c t="str"><v>x</v></c></row>`);
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
    await expect(
      Array.fromAsync(readTable(await workbook(sheet, '<sst/>'), XLSX)),
    ).rejects.toMatchObject({ fault: 'row_numbers' });
  });

  it('keeps the numbers of rows with gaps and of rows without a number', async () => {
    const cell = '<c t="str"><v>x</v></c>';
    const sheet = `<worksheet><sheetData><row r="2">${cell}</row><row>${cell}</row><row r="1048576">${cell}</row></sheetData></worksheet>`;
    const rows = await Array.fromAsync(readTable(await workbook(sheet, '<sst/>'), XLSX));
    expect(rows.map(({ rowNo }) => rowNo)).toEqual([2, 3, 1_048_576]);
  });

  it('with custom entities is refused, and they are not expanded', async () => {
    const sheet = `<!DOCTYPE x [<!ENTITY lol "lol">]><worksheet><sheetData><row><c t="str"><v>&lol;</v></c></row></sheetData></worksheet>`;
    await expect(
      Array.fromAsync(readTable(await workbook(sheet, '<sst/>'), XLSX)),
    ).rejects.toMatchObject({ fault: 'not_a_table' });
  });
});

describe('the type of an uploaded file', () => {
  it('is recognised by its content', async () => {
    expect(await recogniseFile(await writeXlsx([['a']]))).toBe(XLSX);
    expect(await recogniseFile(Buffer.from('a,b\n1,2'))).toBe(CSV);
    expect(await recogniseFile(Buffer.from('%PDF-1.7\n'))).toBeNull();
    expect(await recogniseFile(Buffer.from('MZ\0\0\u0001'))).toBeNull();
    expect(await recogniseFile(Buffer.alloc(0))).toBeNull();
  });
});

async function workbook(sheet: string, strings: string): Promise<Buffer> {
  const zip = new ZipFile();
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet r:id="one"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="one" Target="worksheets/a.xml"/><Relationship Id="two" Type="x/sharedStrings" Target="/xl/strings.xml"/></Relationships>',
    'xl/worksheets/a.xml': sheet,
    'xl/strings.xml': strings,
  };
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
  return buffer(zip.outputStream);
}
