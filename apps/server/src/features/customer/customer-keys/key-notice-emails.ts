import { type Locale, translator } from '@waypost/i18n';
import { formatShortDate } from '@waypost/i18n/formats';
import { defineOwnEmail, toAccount } from '../../../platform/emails.ts';
import { dayAndTimeText, keyHintText, nameText } from '../../../platform/mail-text.ts';
import { readKeyForNotice } from './key-notices.queries.ts';

type Noticed = {
  /** Of the reader. */
  name: string;
  keyName: string;
  hint: string;
  lastUsedAt: Date | null;
};
type Ending = Noticed & { expiresAt: Date };
type Unused = Noticed & { createdAt: Date };

const timeText = (at: Date, locale: Locale) => dayAndTimeText(at, locale, 'UTC');

type Fact = readonly [name: string, value: string];

/** Of the key's name the letters alone: somebody who got into the account could write a link there. */
function nameFacts(locale: Locale, { keyName, hint }: Noticed): Fact[] {
  const t = translator(locale, 'keys');
  const plainName = nameText(keyName);
  const begins: Fact = [t('begins'), keyHintText(hint, locale)];
  return plainName === undefined ? [begins] : [[t('name'), plainName], begins];
}

function lastUse(locale: Locale, { lastUsedAt }: Noticed): Fact {
  const t = translator(locale, 'keys');
  return [t('lastUsed'), lastUsedAt === null ? t('never') : timeText(lastUsedAt, locale)];
}

type Notice = { subject: string; text: string; fact: Fact; next: string };

function noticeWords(locale: Locale, key: Noticed, origin: string, notice: Notice) {
  const t = translator(locale, 'mail');
  const { subject, text, fact, next } = notice;
  return {
    locale,
    subject,
    blocks: [
      { heading: subject },
      { paragraph: t('greeting', { name: key.name }) },
      { paragraph: text },
      { facts: [...nameFacts(locale, key), fact, lastUse(locale, key)] },
      { paragraph: next },
      { link: { label: t('keyMadeLink'), url: `${origin}/dashboard/keys` } },
      { smallPrint: t('accountFooter') },
    ],
  };
}

const sampleKey = (): Noticed => ({
  name: 'Ada Example',
  keyName: 'Web shop',
  hint: 'wpc_live_AbCd',
  lastUsedAt: new Date('2026-11-16T13:05:00Z'),
});

/** Not sent once the key has ended or was replaced, however long its job has waited. */
export const keyEndingEmail = defineOwnEmail({
  template: 'key_ending',
  key: ({ keyId, expiresAt }: { keyId: string; expiresAt: string }) =>
    `key_ending:${keyId}:${expiresAt}`,
  async read(ctx, { keyId, expiresAt }) {
    const key = await readKeyForNotice(ctx.db, keyId);
    if (key?.expiresAt?.toISOString() !== expiresAt) return undefined;
    return toAccount(key, { ...key, expiresAt: new Date(expiresAt) });
  },
  words(locale, { expiresAt, ...key }: Ending, origin) {
    const t = translator(locale, 'mail');
    const keyWords = translator(locale, 'keys');
    return noticeWords(locale, key, origin, {
      subject: t('keyEndingSubject', { day: formatShortDate(expiresAt, locale, 'UTC') }),
      text: t('keyEndingText'),
      fact: [keyWords('expires'), timeText(expiresAt, locale)],
      next: t('keyEndingNext', { button: keyWords('rotate') }),
    });
  },
  sample: (): Ending => ({ ...sampleKey(), expiresAt: new Date('2026-11-26T08:20:00Z') }),
});

/** Not sent once the key was used again. */
export const keyUnusedEmail = defineOwnEmail({
  template: 'key_unused',
  key: ({ keyId, since }: { keyId: string; since: string }) => `key_unused:${keyId}:${since}`,
  async read(ctx, { keyId, since }) {
    const key = await readKeyForNotice(ctx.db, keyId);
    if (key?.quietSince.toISOString() !== since) return undefined;
    return toAccount(key, key);
  },
  words(locale, key: Unused, origin) {
    const t = translator(locale, 'mail');
    return noticeWords(locale, key, origin, {
      subject: t('keyUnusedSubject'),
      text: t('keyUnusedText'),
      fact: [translator(locale, 'keys')('created'), timeText(key.createdAt, locale)],
      next: t('keyUnusedNext'),
    });
  },
  sample: (): Unused => ({
    ...sampleKey(),
    createdAt: new Date('2026-05-30T08:20:00Z'),
    lastUsedAt: new Date('2026-08-18T13:05:00Z'),
  }),
});
