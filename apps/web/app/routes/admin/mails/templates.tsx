import { readMailTemplate } from '@waypost/contract/client';
import {
  MAIL_TEMPLATES,
  REWRITABLE_TEMPLATES,
  type MailTemplate,
} from '@waypost/contract/mail-templates';
import { offeredLocales } from '@waypost/i18n/locales';
import { Lock } from 'lucide-react';
import { data, Link } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Segments } from '../../../ui/choice.tsx';
import { classes } from '../../../ui/classes.ts';
import { Facts } from '../../../ui/panel.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { LetterView } from './letter-view.tsx';
import { MailTabs, TEMPLATES } from './mail-tabs.tsx';
import { localeIn, templateIn } from './template-choice.ts';
import type { Route } from './+types/templates.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const template = templateIn(params.get('template'));
  const locale = localeIn(params);
  const answer = await ask(request, readMailTemplate, { path: { template }, query: { locale } });
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    template,
    locale,
    sample: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
  };
}

export default function Templates({ loaderData }: Route.ComponentProps) {
  const t = useT('console-mails');
  const { template, locale, sample, requestId } = loaderData;
  const title = t(`template.${template}`);
  return (
    <>
      <PageHead title={t('templatesMeta')} />
      <h1 className="wide mb-2 text-2xl">{t('templatesTitle')}</h1>
      <MailTabs current="templates" />
      <p className="mb-5 text-sm text-muted">{t('templatesText')}</p>
      <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <TemplateList current={template} locale={locale} />
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
            <h2 className="text-lg">{title}</h2>
            <Segments
              label={t('language')}
              segments={offeredLocales(false).map(({ code, label }) => ({
                name: label,
                to: pathOf(template, code),
                current: code === locale,
              }))}
            />
          </div>
          {isSealed(template) && <p className="mb-3 text-sm text-muted">{t('sealedText')}</p>}
          {sample === null ? (
            <ErrorState
              title={t('templateFailed')}
              requestId={requestId}
              retry={pathOf(template, locale)}
            />
          ) : (
            <>
              <div className="mb-4">
                <Facts
                  facts={[
                    [t('subject'), sample.subject],
                    sample.sms !== null && [t('sms'), sample.sms],
                  ]}
                />
              </div>
              <LetterView
                key={template}
                title={title}
                text={sample.text}
                src={`${TEMPLATES}/${template}/letter?locale=${locale}`}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function TemplateList({ current, locale }: { current: MailTemplate; locale: string }) {
  const t = useT('console-mails');
  return (
    <nav aria-label={t('templatesList')}>
      <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-3 lg:grid-cols-1">
        {MAIL_TEMPLATES.map((template) => (
          <li key={template}>
            <Link
              to={pathOf(template, locale)}
              preventScrollReset
              aria-current={template === current ? 'page' : undefined}
              className={classes(
                'flex min-h-9 items-center gap-1.5 border-s-4 ps-3 text-sm',
                template === current
                  ? 'border-signal font-semibold'
                  : 'border-hairline hover:border-ink',
              )}
            >
              {t(`template.${template}`)}
              {isSealed(template) && (
                <>
                  <Lock aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
                  <span className="sr-only">({t('sealed')})</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isSealed(template: MailTemplate): boolean {
  return !REWRITABLE_TEMPLATES.some((known) => known === template);
}

function pathOf(template: MailTemplate, locale: string): string {
  return `${TEMPLATES}?${new URLSearchParams({ template, locale })}`;
}
