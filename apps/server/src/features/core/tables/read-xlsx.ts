import { posix } from 'node:path';
import { FileFault } from './file-fault.ts';
import type { TableRow } from './table-limits.ts';
import { readXml, xmlEvents } from './xml-events.ts';
import { openZip, type ZipEntries } from './zip-entries.ts';

/** Twice what 50,000 rows of 23 cells can have. */
const MAX_SHARED_STRINGS = 2_500_000;
const MAX_SHARED_LENGTH = 100 * 1024 * 1024;
/** The last that a spreadsheet has. */
const MAX_ROW = 1_048_576;
/** XFD, the last that a spreadsheet has. */
const MAX_COLUMN = 16_384;

/** The first sheet, row by row. Formulas are not evaluated: their saved results are read. */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const zip = await openZip(bytes);
  const { sheet, strings } = await findParts(zip);
  const shared = strings === null ? [] : await readSharedStrings(zip, strings);
  yield* readSheet(zip, sheet, shared);
}

/** The workbook says where the parts are. */
async function findParts(zip: ZipEntries): Promise<{ sheet: string; strings: string | null }> {
  let sheetId: string | undefined;
  await readXml(zip.open('xl/workbook.xml'), {
    open(name, attributes) {
      if (name !== 'sheet' || sheetId !== undefined) return;
      const [, id] = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key)) ?? [];
      sheetId = id;
    },
  });
  let sheet: string | null = null;
  let strings: string | null = null;
  await readXml(zip.open('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target);
      if (Id === sheetId) sheet = path;
      if (Type.endsWith('/sharedStrings')) strings = path;
    },
  });
  if (sheet === null) throw new FileFault('not_a_table');
  return { sheet, strings };
}

async function readSharedStrings(zip: ZipEntries, path: string): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let length = 0;
  const inside: string[] = [];
  await readXml(zip.open(path), {
    open(name) {
      inside.push(name);
      if (name === 'si') current = '';
    },
    text(text) {
      // `rPh` is the pronunciation of a word
      if (inside.at(-1) === 't' && !inside.includes('rPh')) current += text;
    },
    close(name) {
      inside.pop();
      if (name !== 'si') return;
      length += current.length;
      if (strings.length >= MAX_SHARED_STRINGS || length > MAX_SHARED_LENGTH) {
        throw new FileFault('too_large_inside');
      }
      strings.push(current);
    },
  });
  return strings;
}

async function* readSheet(
  zip: ZipEntries,
  path: string,
  shared: readonly string[],
): AsyncGenerator<TableRow> {
  let rows: TableRow[] = [];
  let row: TableRow = { rowNo: 0, cells: [] };
  let cell = { at: -1, type: '', text: '' };
  let isValue = false;
  const events = xmlEvents(zip.open(path), {
    open(name, attributes) {
      if (name === 'row') {
        // a row without its number follows the one before; so does a cell
        row = { rowNo: rowNoOf(attributes['r'], row.rowNo), cells: [] };
        cell = { at: -1, type: '', text: '' };
      } else if (name === 'c') {
        const at = columnOf(attributes['r']) ?? cell.at + 1;
        cell = { at, type: attributes['t'] ?? 'n', text: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text(text) {
      if (isValue) cell.text += text;
    },
    close(name) {
      isValue = false;
      if (name === 'c') {
        if (cell.at >= MAX_COLUMN) throw new FileFault('too_many_columns');
        if (cell.text === '') return;
        while (row.cells.length < cell.at) row.cells.push('');
        row.cells[cell.at] = valueOf(cell, shared);
      } else if (name === 'row') {
        rows.push(row);
      }
    },
  });
  for await (const _ of events) {
    const read = rows;
    rows = [];
    yield* read;
  }
}

/** Row numbers must increase: outcomes are stored by these numbers, and the report names them. */
function rowNoOf(reference: string | undefined, before: number): number {
  const rowNo = reference === undefined ? before + 1 : Number(reference);
  const isPlain = reference === undefined || /^\d{1,7}$/.test(reference);
  if (!isPlain || rowNo <= before || rowNo > MAX_ROW) throw new FileFault('row_numbers');
  return rowNo;
}

/** "AB12" is column 27, counted from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf({ type, text }: { type: string; text: string }, shared: readonly string[]) {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type !== 'n') return text;
  const value = Number(text);
  // 15 digits are exact; beyond them 0.1 + 0.2 shows
  return Number.isFinite(value) ? String(Number(value.toPrecision(15))) : text;
}
