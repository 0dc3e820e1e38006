import { fileTypeFromBuffer } from 'file-type';
import { CSV, XLSX } from './read-table.ts';

const LOOKED_AT_BYTES = 8 * 1024;

/** By content, whatever its name. Null when it is neither a workbook nor text. */
export async function recogniseFile(bytes: Buffer): Promise<typeof CSV | typeof XLSX | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === XLSX) return XLSX;
  if (type !== undefined || bytes.length === 0) return null;
  // text in any encoding except UTF-16 has no NUL; reading it shows whether it is UTF-8
  return bytes.subarray(0, LOOKED_AT_BYTES).includes(0) ? null : CSV;
}
