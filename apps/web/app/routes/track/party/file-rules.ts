import type { MessageKey } from '@waypost/i18n/messages';

/** Of the contract; told before anything is sent. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FILES_AT_ONCE = 5;
const MAX_FILES_OF_CASE = 20;
export const ACCEPTED = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

/** Names of other kinds; the server looks at the content itself. */
const NAMED = /\.(?:pdf|jpe?g|png)$/i;

export type FileFault = {
  text: Extract<
    MessageKey<'party'>,
    'filesMissing' | 'filesTooMany' | 'filesFull' | 'fileTooLarge' | 'fileKind'
  >;
  name: string;
  room: number;
};

type Chosen = { name: string; size: number };

/** What is wrong with the files as a whole, or with the first of them; null when they can be sent. */
export function findFileFault(files: readonly Chosen[], alreadyThere: number): FileFault | null {
  const room = Math.max(0, MAX_FILES_OF_CASE - alreadyThere);
  const fault = (text: FileFault['text'], name = ''): FileFault => ({ text, name, room });
  if (files.length === 0) return fault('filesMissing');
  if (files.length > MAX_FILES_AT_ONCE) return fault('filesTooMany');
  if (files.length > room) return fault('filesFull');
  const large = files.find(({ size }) => size > MAX_FILE_BYTES);
  if (large !== undefined) return fault('fileTooLarge', large.name);
  const other = files.find(({ name }) => !NAMED.test(name));
  return other === undefined ? null : fault('fileKind', other.name);
}

/** An empty file field is posted as one file without name and content. */
export function filesIn(form: FormData): File[] {
  return form
    .getAll('files')
    .filter((entry) => entry instanceof File && (entry.name !== '' || entry.size > 0)) as File[];
}
