import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  proofPictures: {
    growsWith: 'picture of a delivery',
    lives: '24 months',
    sweep: { job: 'erase_proofs', index: 'proof_pictures_created' },
  },
};
