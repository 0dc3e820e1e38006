import { readKeptMail } from '@waypost/contract/client';
import { ArrowLeft } from 'lucide-react';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Facts, Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { requireTestAddress } from './test-only.server.ts';
import type { Route } from './+types/test-email.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  requireTestAddress(request);
  const path = { mailId: params.mailId };
  const { html, ...mail } = await askOrThrow(request, readKeptMail, { path });
  return { mail, hasHtml: html !== null };
}

/** Nothing in the frame can run or reach this page. */
export default function TestEmail({ loaderData }: Route.ComponentProps) {
  const t = useT('own-programs');
  const { mail, hasHtml } = loaderData;
  const title = mail.subject || t(`channel.${mail.channel}`);
  return (
    <>
      <PageHead title={t('metaTitle', { title })} noindex />
      <TextLink
        to="/dashboard/developers/emails?mode=test"
        className="mb-4 inline-flex min-h-11 items-center gap-2"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('backToEmails')}
      </TextLink>
      <h1 className="mb-4 text-3xl wrap-anywhere">{title}</h1>
      <div className="mb-10 max-w-xl">
        <Facts
          facts={[
            [t('to'), <bdi key="to">{mail.to}</bdi>],
            [t('when'), <Time key="when" at={mail.createdAt} />],
            [t('channel'), t(`channel.${mail.channel}`)],
          ]}
        />
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {hasHtml && (
          <Section title={t('asHtml')} className="min-w-0">
            <iframe
              title={title}
              src={`/dashboard/developers/emails/${mail.id}/letter`}
              sandbox=""
              referrerPolicy="no-referrer"
              className="h-[44rem] w-full rounded border border-edge bg-ground"
            />
          </Section>
        )}
        <Section title={t('asText')} className="min-w-0">
          <pre className="rounded bg-panel p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
            {mail.text}
          </pre>
        </Section>
      </div>
    </>
  );
}
