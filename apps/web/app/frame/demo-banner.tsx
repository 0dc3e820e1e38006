import { useT } from '../platform/catalogs.tsx';
import { useSite } from '../platform/site.ts';

/** Above every page of an installation that runs on sample secrets. */
export function DemoBanner() {
  const t = useT('frame');
  if (!(useSite()?.isDemo ?? false)) return null;
  return (
    <section
      aria-label={t('demoTitle')}
      className="bg-signal px-4 py-1 text-center text-sm text-on-signal print:hidden"
    >
      <strong>{t('demoTitle')}</strong> {t('demoText')}
    </section>
  );
}
