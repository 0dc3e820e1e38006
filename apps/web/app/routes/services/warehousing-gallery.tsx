import { useT } from '../../platform/catalogs.tsx';
import { WarehouseBins } from '../../ui/drawings/warehouse-bins.tsx';
import { WarehouseClimate } from '../../ui/drawings/warehouse-climate.tsx';
import { WarehouseDock } from '../../ui/drawings/warehouse-dock.tsx';
import { WarehousePacking } from '../../ui/drawings/warehouse-packing.tsx';
import { WarehouseRacking } from '../../ui/drawings/warehouse-racking.tsx';
import { WarehouseReturns } from '../../ui/drawings/warehouse-returns.tsx';

const CASES = [
  { id: 'dock', Drawing: WarehouseDock },
  { id: 'racking', Drawing: WarehouseRacking },
  { id: 'bins', Drawing: WarehouseBins },
  { id: 'packing', Drawing: WarehousePacking },
  { id: 'climate', Drawing: WarehouseClimate },
  { id: 'returns', Drawing: WarehouseReturns },
] as const;

export function WarehousingGallery() {
  const t = useT('warehousing');
  return (
    <section id="inside">
      <h2 className="wide text-3xl sm:text-4xl">{t('galleryTitle')}</h2>
      <p className="mt-4 mb-8 text-lg text-muted">{t('galleryText')}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-3">
        {CASES.map(({ id, Drawing }) => (
          <li key={id}>
            <figure>
              <div className="rounded border border-hairline p-3 sm:p-6">
                <Drawing />
              </div>
              <figcaption className="mt-2.5 text-sm text-muted sm:text-base">
                {t(`gallery.${id}`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
