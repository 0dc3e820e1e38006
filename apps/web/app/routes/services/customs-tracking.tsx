import { statusOfCode } from '@waypost/domain/tracking';
import { StatusBadge } from '../../parcels/status-badge.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const ENTRIES = ['CUSTOMS', 'CUSTOMS_HOLD', 'CUSTOMS_RELEASED', 'RETURN_STARTED'] as const;

/** The words of the timeline itself, so that readers recognise them there. */
export function CustomsTracking() {
  const t = useT('customs');
  const words = useT('parcels');
  return (
    <section id="tracking">
      <h2 className="wide text-3xl sm:text-4xl">{t('trackingTitle')}</h2>
      <p className="mt-4 mb-8 max-w-2xl text-lg text-muted">{t('trackingText')}</p>
      <table className="block w-full sm:table">
        <caption className="sr-only">{t('trackingCaption')}</caption>
        <thead className="hidden border-b-2 border-ink text-sm text-muted sm:table-header-group">
          <tr>
            <th className="py-2 pe-4 text-start font-semibold">{t('entry')}</th>
            <th className="py-2 pe-4 text-start font-semibold">{t('status')}</th>
            <th className="py-2 text-start font-semibold">{t('meaning')}</th>
          </tr>
        </thead>
        <tbody className="block border-t-2 border-ink sm:table-row-group sm:border-t-0">
          {ENTRIES.map((code) => (
            <tr
              key={code}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-hairline py-4 sm:table-row"
            >
              <th scope="row" className="text-start font-semibold sm:py-4 sm:pe-6">
                {words(`event.${code}`)}
              </th>
              <td className="sm:py-4 sm:pe-6">
                <EntryStatus code={code} />
              </td>
              <td className="max-w-prose text-muted max-sm:col-span-2 sm:py-4">
                {t(`meaning.${code}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextLink to="/track" className="mt-5 inline-block">
        {t('trackLink')}
      </TextLink>
    </section>
  );
}

function EntryStatus({ code }: { code: (typeof ENTRIES)[number] }) {
  const status = statusOfCode(code);
  return status === null ? null : <StatusBadge status={status} />;
}
