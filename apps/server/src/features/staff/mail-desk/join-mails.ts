import { byText, joinPages } from '../../../platform/cells/join-pages.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';

export const joinUndeliverable: JoinOf<'listUndeliverable'> = joinPages({
  rowsOf: ({ entries }) => entries,
  withRows: (entries) => ({ entries }),
  compare: (a, b) => byText(b.since, a.since) || byText(b.id, a.id),
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  rowsOnPage: ({ limit }) => limit,
});

export const joinNewsletter: JoinOf<'listNewsletter'> = joinPages({
  rowsOf: ({ entries }) => entries,
  withRows: (entries) => ({ entries }),
  compare: (a, b) => byText(b.requestedAt, a.requestedAt) || byText(b.id, a.id),
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  rowsOnPage: ({ limit }) => limit,
});

export const joinMails: JoinOf<'listMails'> = joinPages({
  rowsOf: ({ mails }) => mails,
  withRows: (mails) => ({ mails }),
  compare: (a, b) => byText(b.createdAt, a.createdAt) || byText(b.effectKey, a.effectKey),
  cursorOf: ({ effectKey }) => effectKey,
  idOf: ({ effectKey }) => effectKey,
  rowsOnPage: ({ limit }) => limit,
});
