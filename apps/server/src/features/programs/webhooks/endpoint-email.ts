import type { KeyMode } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import { defineOwnEmail, toAccount } from '../../../platform/emails.ts';
import { dayAndTimeText } from '../../../platform/mail-text.ts';
import { readEndpointForMail } from './endpoints.queries.ts';
import { standingOf } from './standing.ts';

type News = { name: string; host: string; since: Date; news: 'failing' | 'off'; mode: KeyMode };
type Subject = { endpointId: string; news: 'failing' | 'off'; since: string };

/** To the account. Of the address only its host, because paths may hold secrets. */
export const endpointEmail = defineOwnEmail({
  template: 'webhook_failing',
  key: ({ endpointId, news, since }: Subject) => `webhook:${endpointId}:${news}:${since}`,
  async read(ctx, { endpointId, news, since }) {
    const endpoint = await readEndpointForMail(ctx.db, endpointId);
    // it answers again, or was switched on or off since
    if (endpoint === undefined || isOver(endpoint, news)) return undefined;
    const { name } = endpoint;
    const { host } = new URL(endpoint.url);
    return toAccount(endpoint, { name, host, since: new Date(since), news, mode: ctx.mode });
  },
  words(locale, { name, host, since, news, mode }: News, origin) {
    const t = translator(locale, 'mail');
    const subject = news === 'off' ? t('webhookOffSubject') : t('webhookFailingSubject');
    const time = dayAndTimeText(since, locale, 'UTC');
    const text =
      news === 'off'
        ? t('webhookOffText', { host })
        : t('webhookFailingText', {
            host,
            time,
            button: translator(locale, 'webhooks')('act.ping'),
          });
    const page = `/dashboard/developers${mode === 'test' ? '?mode=test' : ''}`;
    return {
      locale,
      subject,
      blocks: [
        { heading: subject },
        { paragraph: t('greeting', { name }) },
        { paragraph: text },
        { link: { label: t('webhookLink'), url: `${origin}${page}` } },
        { smallPrint: t('accountFooter') },
      ],
    };
  },
  sample: (): News => ({
    name: 'Ada Example',
    host: 'shop.example',
    since: new Date('2026-11-16T13:05:00Z'),
    news: 'failing',
    mode: 'live',
  }),
});

function isOver(endpoint: Parameters<typeof standingOf>[0], news: 'failing' | 'off'): boolean {
  return standingOf(endpoint) !== news;
}
