import { type KeptMail, listKeptMails } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { Mail, MessageSquareText } from 'lucide-react';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { listAddress } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { Failed } from './failed.tsx';
import { requireTestAddress } from './test-only.server.ts';
import type { Route } from './+types/test-emails.ts';

const EMAILS = listAddress('/dashboard/developers/emails', {});
const PAGE = `${EMAILS.page}?mode=test`;

export async function loader({ request }: Route.LoaderArgs) {
  requireTestAddress(request);
  const { after } = EMAILS.read(new URL(request.url).searchParams);
  const page = await ask(request, listKeptMails, { query: after ? { before: after } : {} });
  return {
    after,
    page: page.ok ? page.data : null,
    refusal: page.ok ? null : page.refusal,
  };
}

export default function TestEmails({ loaderData }: Route.ComponentProps) {
  const t = useT('own-programs');
  const { page, refusal, after } = loaderData;
  return (
    <>
      <PageHead title={t('emailsMetaTitle')} noindex />
      <h1 className="wide text-4xl">{t('emailsTitle')}</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">{t('emailsLead')}</p>
      {page === null || refusal !== null ? (
        refusal !== null && <Failed title={t('emailsFailed')} refusal={refusal} retry={PAGE} />
      ) : page.mails.length > 0 ? (
        <>
          <Table caption={t('emailsTitle')} columns={columnsFor(t)} rows={page.mails} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            {after === undefined ? <span /> : <TextLink to={PAGE}>{t('newest')}</TextLink>}
            <Pager previous={null} next={page.next && `${PAGE}&after=${page.next}`} />
          </div>
        </>
      ) : (
        <EmptyState title={t('noEmails')}>{t('noEmailsText')}</EmptyState>
      )}
    </>
  );
}

function columnsFor(t: Translate<'own-programs'>): Column<KeptMail>[] {
  return [
    {
      name: t('subject'),
      heads: true,
      cell: ({ id, channel, subject, text }) => (
        <span className="inline-flex items-start gap-2">
          {channel === 'mail' ? (
            <Mail aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
          ) : (
            <MessageSquareText aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
          )}
          {/* loaded anew: only that page may frame an email */}
          <TextLink to={`${EMAILS.page}/${id}?mode=test`} reloadDocument className="wrap-anywhere">
            {subject || text.slice(0, 80)}
          </TextLink>
        </span>
      ),
    },
    { name: t('channel'), cell: ({ channel }) => t(`channel.${channel}`) },
    {
      name: t('to'),
      cell: ({ to }) => (
        <bdi dir="ltr" className="break-all">
          {to}
        </bdi>
      ),
    },
    { name: t('when'), cell: ({ createdAt }) => <Time at={createdAt} /> },
  ];
}
