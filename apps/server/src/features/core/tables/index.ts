import type { Feature } from '../../../platform/feature.ts';

export { FileFault } from './file-fault.ts';
export { readCsv } from './read-csv.ts';
export { CSV, readTable, XLSX } from './read-table.ts';
export { recogniseFile } from './recognise-file.ts';
export type { TableRow } from './table-limits.ts';
export { writeXlsx } from './write-xlsx.ts';
export { readXml } from './xml-events.ts';

/** Rows of uploaded files: CSV and XLSX, hostile ones too. */
export const tables: Feature = { name: 'tables', personalData: 'none' };
