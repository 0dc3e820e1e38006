import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  partyLinkRequests: {
    growsWith: 'link asked for',
    lives: 'a day',
    sweep: { job: 'erase_link_requests', index: 'party_link_requests_created' },
  },
};
