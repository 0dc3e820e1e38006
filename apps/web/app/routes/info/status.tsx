import type { ServiceState } from '@waypost/domain/service-status';
import { formatDayAndTime } from '@waypost/i18n/formats';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { StatusPart } from './status-part.tsx';
import { findStatus } from './status.server.ts';
import type { Route } from './+types/status.ts';

export function loader({ request }: Route.LoaderArgs) {
  return findStatus(request);
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const t = useT('status');
  const { asOf, isFresh, parts } = loaderData;
  const checkedAt = formatDayAndTime(new Date(asOf), useLocale(), useTimeZone());
  const worst = worstOf(parts.map(({ state }) => (state === 'unknown' ? 'trouble' : state)));
  return (
    <div className="shell py-10">
      <PageHead title={t('metaTitle')} description={t('metaDescription')} />
      <h1 className="wide text-4xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{t('lead')}</p>
      <Notice
        tone={worst === 'up' ? 'good' : worst === 'trouble' ? 'note' : 'problem'}
        title={t(worst === 'up' ? 'allUp' : worst === 'trouble' ? 'someTrouble' : 'someDown')}
        className="mt-8"
      >
        {!isFresh && <p>{t('stale')}</p>}
        <p suppressHydrationWarning>{t('checked', { time: checkedAt })}</p>
      </Notice>
      <ul className="mt-10 space-y-8">
        {parts.map((part) => (
          <StatusPart key={part.part} shown={part} until={asOf.slice(0, 10)} />
        ))}
      </ul>
      <p className="mt-12">
        {t('contactText')} <TextLink to="/contact">{t('contactLink')}</TextLink>
      </p>
    </div>
  );
}

function worstOf(states: readonly ServiceState[]): ServiceState {
  if (states.includes('down')) return 'down';
  return states.includes('trouble') ? 'trouble' : 'up';
}
