import type { ReactNode } from 'react';
import { SUPPORT_EMAIL } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useSite } from '../../platform/site.ts';
import { TextLink } from '../../ui/text-link.tsx';

export function ContactWays() {
  const t = useT('contact');
  const isSimulation = useSite()?.isSimulation ?? false;
  return (
    <section>
      <h2 className="wide mb-6 text-2xl">{t('waysTitle')}</h2>
      <dl className="border-t-2 border-ink">
        <Way name={t('wayHours')}>
          <span className="numerals text-lg">{t('hours')}</span>
          <span className="block text-muted">{t('hoursZone')}</span>
        </Way>
        <Way name={t('wayEmail')}>
          <a
            href={`mailto:${SUPPORT_EMAIL}`}
            className="font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
          >
            {SUPPORT_EMAIL}
          </a>
        </Way>
        <Way name={t('wayTracking')}>
          <p className="mb-2 text-muted">{t('wayTrackingText')}</p>
          <TextLink to="/track">{t('wayTrackingLink')}</TextLink>
        </Way>
        <Way name={t('wayAnswers')}>
          <TextLink to="/faq">{t('wayAnswersLink')}</TextLink>
        </Way>
        <Way name={t('wayClaims')}>
          <p className="mb-2 text-muted">{t('wayClaimsText')}</p>
          <TextLink to="/legal/terms#claims">{t('wayClaimsLink')}</TextLink>
        </Way>
      </dl>
      {isSimulation && <p className="mt-4 text-sm text-muted">{t('placeholder')}</p>}
    </section>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
