export const UPLOADS = '/dashboard/uploads';
export const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Saved by the browser as it comes from the api. */
export function templateFile(format: 'csv' | 'xlsx'): string {
  return `/api/users/me/upload-template?format=${format}`;
}
