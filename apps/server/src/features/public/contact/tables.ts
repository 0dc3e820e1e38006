import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  contactMessages: {
    growsWith: 'contact form',
    lives: '24 months',
    sweep: { job: 'erase_old_messages', index: 'contact_messages_created' },
  },
  contactAnswers: { growsWith: 'answer to a contact form', lives: 'with its message' },
};
