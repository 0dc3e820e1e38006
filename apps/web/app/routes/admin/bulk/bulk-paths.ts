import { BULK } from '../admin-paths.ts';

export function uploadPath(uploadId: string, faultsAfter?: number): string {
  const query = faultsAfter === undefined ? '' : `?faults=${faultsAfter}#faults`;
  return `${BULK}/${uploadId}${query}`;
}

/** The browser saves the response of the api as a file. */
export function reportFile(uploadId: string): string {
  return `/api/admin/bulk-uploads/${uploadId}/report`;
}

export function templateFile(format: 'csv' | 'xlsx'): string {
  return `/api/admin/bulk-template?format=${format}`;
}
