import { byText, joinPages } from '../../../platform/cells/join-pages.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';

export const joinCustomers: JoinOf<'listCustomers'> = joinPages({
  rowsOf: ({ users }) => users,
  withRows: (users) => ({ users }),
  compare: (a, b, { sort }) =>
    (sort === 'login'
      ? byText(b.lastLogin ?? '', a.lastLogin ?? '')
      : byText(b.createdAt, a.createdAt)) || byText(b.id, a.id),
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  rowsOnPage: ({ limit }) => limit,
});
