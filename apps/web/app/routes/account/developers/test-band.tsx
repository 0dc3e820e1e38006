import { FlaskConical } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** A band across the page while it shows test data. */
export function TestBand() {
  const t = useT('own-programs');
  return (
    <div
      role="region"
      aria-label={t('bandTitle')}
      className="bg-out-for-delivery-ground text-out-for-delivery"
    >
      <div className="shell flex min-h-12 flex-wrap items-center justify-between gap-x-6 py-1.5">
        <p className="flex items-start gap-2">
          <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="font-semibold">{t('bandTitle')}.</strong> {t('bandText')}
          </span>
        </p>
        <TextLink to="/dashboard/developers" className="py-1">
          {t('bandEnd')}
        </TextLink>
      </div>
    </div>
  );
}
