import { fileTypeFromBuffer } from 'file-type';
import { CSV, XLSX } from './read-table.ts';

const LOOKED_AT_BYTES = 8 * 1024;

/** By content, whatever it is called. Null when it is neither a workbook nor text. */
export async function recogniseFile(bytes: Buffer): Promise<typeof CSV | typeof XLSX | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === XLSX) return XLSX;
  if (type !== undefined || bytes.length === 0) return null;
  // text of any encoding but UTF-16 has no NUL; whether it is UTF-8 is told by reading it
  return bytes.subarray(0, LOOKED_AT_BYTES).includes(0) ? null : CSV;
}
