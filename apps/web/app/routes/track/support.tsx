import { SUPPORT_EMAIL } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';

/** Where to ask, with the number already filled in. */
export function Support({ number }: { number: string }) {
  const t = useT('tracking');
  return (
    <Section title={t('supportTitle')} id="support" className="print:hidden">
      <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div>
          <p className="max-w-prose">{t('supportText')}</p>
          <LinkButton
            look="secondary"
            size="small"
            className="mt-4"
            to={`/contact?${new URLSearchParams({ topic: 'support', tracking: number })}`}
          >
            {t('supportWrite')}
          </LinkButton>
        </div>
        <div>
          <p className="text-sm text-muted">{t('supportEmail')}</p>
          <a
            href={`mailto:${SUPPORT_EMAIL}?subject=${number}`}
            className="font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
          >
            {SUPPORT_EMAIL}
          </a>
        </div>
        <div>
          <p className="text-sm text-muted">{t('supportHours')}</p>
          <p className="font-semibold">{t('supportHoursText')}</p>
        </div>
      </div>
    </Section>
  );
}
