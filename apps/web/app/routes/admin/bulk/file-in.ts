import type { ShownRefusal } from '../../../platform/refused.tsx';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

export type UploadFault = 'fileMissing' | 'fileTooLarge';
export type UploadAnswer = { fault: UploadFault } | { refusal: ShownRefusal };

/** The chosen file; browsers send an empty one when none was chosen. */
export function fileIn(form: FormData): { file: File } | { fault: UploadFault } {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { fault: 'fileMissing' };
  return file.size > MAX_FILE_BYTES ? { fault: 'fileTooLarge' } : { file };
}
