import type { Tariff } from '@waypost/domain/rates';
import { ArrowRight } from 'lucide-react';
import { useT } from '../platform/catalogs.tsx';
import { Link } from '../platform/link.tsx';
import { classes } from '../ui/classes.ts';
import { type ServiceFacts, useServiceFacts } from './service-facts.ts';
import type { Service } from './services.ts';

type TimetableProps = { tariff: Tariff; linkTo: (service: Service) => string };

/** Every service like a line of a timetable; each leads to its price. */
export function Timetable({ tariff, linkTo }: TimetableProps) {
  const t = useT('quote');
  const heads = [
    t('timetableService'),
    t('timetableTransit'),
    t('timetablePickup'),
    t('timetableLimit'),
  ];
  return (
    <table className="block w-full text-start md:table">
      <caption className="sr-only">{t('timetableCaption')}</caption>
      <thead className="hidden border-b-2 border-ink text-sm text-muted md:table-header-group">
        <tr>
          {heads.map((head) => (
            <th key={head} className="py-2 pe-4 text-start font-semibold">
              {head}
            </th>
          ))}
          <th className="py-2 text-start font-semibold" colSpan={2}>
            {t('timetableVolume')}
          </th>
        </tr>
      </thead>
      <tbody className="block border-t-2 border-ink md:table-row-group md:border-t-0">
        {useServiceFacts(tariff).map((facts) => (
          <Row key={facts.service} facts={facts} to={linkTo(facts)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ facts, to }: { facts: ServiceFacts; to: string }) {
  const t = useT('quote');
  return (
    <tr className="group relative grid grid-cols-[minmax(0,1fr)_auto] border-b border-hairline py-3 hover:bg-panel md:table-row">
      <th scope="row" className="text-start md:py-4 md:pe-4">
        <Link to={to} className="wide text-lg after:absolute after:inset-0 md:text-xl">
          {facts.name}
          <span className="sr-only">: {t('choose', { service: facts.name })}</span>
        </Link>
      </th>
      <td className="order-3 col-span-2 md:py-4 md:pe-4">{facts.eta}</td>
      <Fact order="order-4" name={t('timetablePickup')} value={facts.pickup} />
      <Fact order="order-5" name={t('timetableLimit')} value={facts.limit} />
      <Fact order="order-6" name={t('timetableVolume')} value={facts.volume} />
      <td className="text-end md:py-4 md:pe-2">
        <ArrowRight
          aria-hidden="true"
          className="inline size-5 transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
        />
      </td>
    </tr>
  );
}

/** A cell that brings its heading along where the table has no room for a row of them. */
function Fact({ order, name, value }: { order: string; name: string; value: string }) {
  return (
    <td
      className={classes(
        'col-span-2 grid grid-cols-[8rem_minmax(0,1fr)] text-sm text-muted',
        'md:table-cell md:py-4 md:pe-4 md:text-base',
        order,
      )}
    >
      <span aria-hidden="true" className="md:hidden">
        {name}
      </span>
      {value}
    </td>
  );
}
