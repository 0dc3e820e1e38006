import {
  type Eta,
  FREIGHT_MODES,
  type FreightMode,
  PARCEL_LEVELS,
  type ParcelLevel,
  type Tariff,
} from '@waypost/domain/rates';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../platform/catalogs.tsx';
import { useWords } from './words.ts';

/** The contract's bound for one pallet. */
const MAX_PALLET_GRAMS = 10_000_000;

/** Every service like a line of a timetable; each leads to its price. */
export function Timetable({ tariff }: { tariff: Tariff }) {
  const t = useT('quote');
  const words = useT('parcels');
  const { weight } = useWords();
  const { parcel, freight } = tariff;

  const palletLimit = (mode: FreightMode) => {
    const guidance = freight.modes[mode].palletGuidanceGrams;
    if (guidance === null) return t('limitPallet', { weight: weight(MAX_PALLET_GRAMS) });
    return t('limitPalletGuidance', { min: weight(guidance.min), max: weight(guidance.max) });
  };
  const rows: RowProps[] = [
    ...PARCEL_LEVELS.map((level: ParcelLevel) => ({
      name: words(`level.${level}`),
      eta: parcel.levels[level].eta,
      pickup: t(`pickup.${level}`),
      limit: t('limitPiece', { weight: weight(parcel.maxPieceGrams) }),
      to: `/services/express?type=parcel&level=${level}#quote`,
    })),
    ...FREIGHT_MODES.map((mode: FreightMode) => ({
      name: words(`mode.${mode}`),
      eta: freight.modes[mode].eta,
      pickup: t('pickupFreight'),
      limit: palletLimit(mode),
      to: `/services/express?type=freight&mode=${mode}#quote`,
    })),
  ];

  return (
    <table className="block w-full text-start md:table">
      <caption className="sr-only">{t('timetableCaption')}</caption>
      <thead className="hidden border-b-2 border-ink text-sm text-muted md:table-header-group">
        <tr>
          <th className="py-2 pe-4 text-start font-semibold">{t('timetableService')}</th>
          <th className="py-2 pe-4 text-start font-semibold">{t('timetableTransit')}</th>
          <th className="py-2 pe-4 text-start font-semibold">{t('timetablePickup')}</th>
          <th className="py-2 text-start font-semibold" colSpan={2}>
            {t('timetableLimit')}
          </th>
        </tr>
      </thead>
      <tbody className="block border-t-2 border-ink md:table-row-group md:border-t-0">
        {rows.map((row) => (
          <Row key={row.to} {...row} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { name: string; eta: Eta; pickup: string; limit: string; to: string };

function Row({ name, eta, pickup, limit, to }: RowProps) {
  const t = useT('quote');
  const words = useWords();
  return (
    <tr className="group relative grid grid-cols-[minmax(0,1fr)_auto] border-b border-hairline py-3 hover:bg-panel md:table-row">
      <th scope="row" className="text-start md:py-4 md:pe-4">
        <Link to={to} className="wide text-lg after:absolute after:inset-0 md:text-xl">
          {name}
          <span className="sr-only">: {t('choose', { service: name })}</span>
        </Link>
      </th>
      <td className="order-3 col-span-2 md:py-4 md:pe-4">
        <span className="numerals">{words.eta(eta)}</span>
      </td>
      <td className="hidden text-muted md:table-cell md:py-4 md:pe-4">{pickup}</td>
      <td className="order-4 col-span-2 text-sm text-muted md:py-4 md:text-base">{limit}</td>
      <td className="text-end md:py-4 md:pe-2">
        <ArrowRight
          aria-hidden="true"
          className="inline size-5 transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100"
        />
      </td>
    </tr>
  );
}
