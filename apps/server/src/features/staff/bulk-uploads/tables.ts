import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  bulkUploads: {
    growsWith: 'file of staff',
    lives: 'for good, without its text after 30 days',
    sweep: { job: 'erase_bulk_uploads', index: 'bulk_uploads_kept' },
  },
  bulkRows: { growsWith: 'row of a file', lives: 'with its upload, as a number and an outcome' },
};
