import { useT } from '../../../platform/catalogs.tsx';

type LoadProps = { taken: number; places: number; label: string };

/** How full a window is, in figures and as a bar. It can be overfull if places were removed. */
export function Load({ taken, places, label }: LoadProps) {
  const t = useT('console-pickups');
  const isOverfull = taken > places;
  return (
    <span className="block min-w-20">
      <span
        className={`numerals whitespace-nowrap ${taken >= places && taken > 0 ? 'font-semibold' : ''}`}
      >
        {t('loadOf', { taken, places })}
      </span>
      {isOverfull && <span className="block text-sm text-exception">{t('overfull')}</span>}
      {places > 0 && (
        <progress
          aria-label={label}
          value={Math.min(taken, places)}
          max={places}
          className="progress mt-1 block"
        />
      )}
    </span>
  );
}
