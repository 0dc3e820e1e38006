import type { Tariff } from '@waypost/domain/rates';
import { quoteAddress, serviceQuery } from '../../parcels/services.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { Plane, Ship, Truck } from '../../ui/drawings/ways.tsx';
import { useCityName } from './city-names.ts';
import { Lane } from './lane.tsx';
import { DEPARTURES } from './network.ts';
import { Strip } from './strip.tsx';

const DRAWINGS = { air: Plane, sea: Ship, road: Truck };

type BoardProps = { tariff: Tariff; placeOf: (city: string) => string };

/** A departure board that passes by. */
export function Departures(board: BoardProps) {
  const t = useT('home');
  return (
    <div className="on-deep bg-deep py-6 text-on-deep">
      <Strip motion="drift" title={t('departuresTitle')} again={<Board {...board} again />}>
        <Board {...board} />
      </Strip>
    </div>
  );
}

function Board({ tariff, placeOf, again = false }: BoardProps & { again?: boolean }) {
  const t = useT('home');
  const words = useT('parcels');
  const { eta } = useWords();
  const nameOf = useCityName();
  return (
    <ul aria-hidden={again} className="flex shrink-0">
      {DEPARTURES.map(({ mode, from, to }) => {
        const Drawing = DRAWINGS[mode];
        const service = serviceQuery({ kind: 'freight', service: mode });
        return (
          <li key={`${from} ${to}`} className="shrink-0 border-s border-deep-hairline">
            <Link
              to={quoteAddress({ ...service, from: placeOf(from), to: placeOf(to) })}
              tabIndex={again ? -1 : undefined}
              className="flex min-h-20 items-center gap-4 px-6 py-2 hover:bg-deep-raised"
            >
              <Drawing className="h-10 w-auto" />
              <span>
                <span className="block text-lg leading-tight font-semibold">
                  <Lane from={nameOf(from)} to={nameOf(to)} arrowClassName="text-on-deep-signal" />
                </span>
                <span className="block text-sm text-on-deep-muted">
                  {t('departure', {
                    mode: words(`mode.${mode}`),
                    eta: eta(tariff.freight.modes[mode].eta),
                  })}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
