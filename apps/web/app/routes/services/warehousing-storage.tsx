import { useT } from '../../platform/catalogs.tsx';
import { WarehouseBins } from '../../ui/drawings/warehouse-bins.tsx';
import { WarehouseClimate } from '../../ui/drawings/warehouse-climate.tsx';
import { WarehouseRacking } from '../../ui/drawings/warehouse-racking.tsx';

const TYPES = [
  { id: 'bins', Drawing: WarehouseBins },
  { id: 'racking', Drawing: WarehouseRacking },
  { id: 'climate', Drawing: WarehouseClimate },
] as const;

export function WarehousingStorage() {
  const t = useT('warehousing');
  return (
    <section>
      <h2 className="wide text-3xl sm:text-4xl">{t('storageTitle')}</h2>
      <p className="mt-4 mb-8 text-lg text-muted">{t('storageText')}</p>
      <ul className="border-t-2 border-ink">
        {TYPES.map(({ id, Drawing }) => (
          <li
            key={id}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-6 border-b border-hairline py-5 sm:grid-cols-[9rem_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <Drawing className="w-full" />
            <h3 className="text-xl sm:text-2xl">{t(`${id}.name`)}</h3>
            <p className="text-muted max-sm:col-start-2 max-sm:mt-1 sm:text-lg">
              {t(`${id}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
