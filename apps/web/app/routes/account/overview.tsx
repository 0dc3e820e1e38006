import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { QUOTE } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useCustomer } from './dashboard.tsx';
import { displayNameOf } from './display-name.ts';

export default function Overview() {
  const t = useT('account');
  const customer = useCustomer();
  const ways = [
    [QUOTE, t('doShip'), t('doShipText')],
    ['/track', t('doTrack'), t('doTrackText')],
    ['/dashboard/profile', t('doProfile'), t('doProfileText')],
  ] as const;
  return (
    <>
      <PageHead title={t('overviewMetaTitle')} noindex />
      <h1 className="wide text-4xl">
        {t('overviewTitle', { name: displayNameOf(customer, t('nameless')) })}
      </h1>
      <p className="mt-3 text-lg text-muted">{t('overviewLead')}</p>
      <ul className="mt-10 max-w-2xl divide-y divide-hairline border-y border-hairline">
        {ways.map(([to, title, text]) => (
          <li key={to}>
            <Link to={to} className="group flex items-center gap-4 py-5">
              <span className="min-w-0 grow">
                <span className="block text-lg font-semibold underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="block text-muted">{text}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
