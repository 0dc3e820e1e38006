import type { RoundLine, RoundStop } from '@waypost/contract/client';
import { isChangeable } from '@waypost/domain/round-states';
import { formatClock } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { pickupPath, shipmentPath } from '../admin-paths.ts';
import { RoundRevisions } from './round-revisions.tsx';
import { placeName } from './typed-order.ts';

type StopsFormProps = {
  round: RoundLine;
  stops: RoundStop[];
  others: RoundLine[];
  hub: { timeZone: string };
  mayChange: boolean;
};

/** The stops in order, in one form: places can be typed, and ticked stops moved or locked. */
export function StopsForm({ round, stops, others, hub, mayChange }: StopsFormProps) {
  const t = useT('console-dispatch');
  const isOpen = mayChange && isChangeable(round.state);
  const open = others.filter(({ state }) => isChangeable(state));
  if (stops.length === 0) return <EmptyState title={t('noStops')}>{t('noStopsText')}</EmptyState>;
  const table = <StopsTable stops={stops} isOpen={isOpen} zone={hub.timeZone} />;
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-lg font-semibold">{t('stopsTitle', { count: stops.length })}</h2>
      {isOpen ? (
        <PostForm
          intent="stops"
          submit={t('apply')}
          sending={t('saving')}
          fallback={t('saveFailed')}
          look="secondary"
          button={{ className: 'w-full sm:w-auto' }}
          className="space-y-4"
        >
          <input type="hidden" name="revision" value={round.revision} />
          {table}
          <What others={open} />
          <RoundRevisions of={open} />
        </PostForm>
      ) : (
        table
      )}
    </section>
  );
}

function What({ others }: { others: RoundLine[] }) {
  const t = useT('console-dispatch');
  return (
    <Select name="what" label={t('what')} className="max-w-sm">
      <option value="order">{t('what.order')}</option>
      <option value="lock">{t('what.lock')}</option>
      <option value="unlock">{t('what.unlock')}</option>
      <option value="pool">{t('what.pool')}</option>
      <Choices of={others} value={({ id }) => id} name={({ name }) => t('what.move', { name })} />
    </Select>
  );
}

type StopsTableProps = {
  stops: RoundStop[];
  isOpen: boolean;
  /** Couriers drive by the clock of their hub. */
  zone: string;
};

function StopsTable({ stops, isOpen, zone }: StopsTableProps) {
  const t = useT('console-dispatch');
  const { money } = useWords();
  return (
    <Table
      dense
      caption={t('stopsTitle', { count: stops.length })}
      rows={stops}
      columns={stopColumns(t, money, { stops, isOpen, zone })}
      keyOf={({ stopNo }) => `${stopNo}`}
    />
  );
}

function stopColumns(
  t: Translate<'console-dispatch'>,
  money: ReturnType<typeof useWords>['money'],
  { stops, isOpen, zone }: StopsTableProps,
): Column<RoundStop>[] {
  return [
    ...(isOpen ? [chooseColumn(t('choose'), (stopNo) => t('chooseStop', { number: stopNo }))] : []),
    {
      name: t('place'),
      cell: (stop) =>
        isOpen ? (
          <input
            // otherwise the field keeps what was typed, and moves the stop again when the form is sent for others
            key={stop.sequence}
            type="number"
            name={placeName(stop)}
            defaultValue={stop.sequence}
            min={1}
            max={stops.length}
            aria-label={t('placeOf', { number: stop.stopNo })}
            className="numerals w-16 rounded border border-muted bg-ground px-2 py-1.5 text-end"
          />
        ) : (
          <span className="numerals">{stop.sequence}</span>
        ),
    },
    { name: t('stop'), heads: true, cell: (stop) => <Door stop={stop} /> },
    ...(stops.some(({ window }) => window !== null)
      ? [
          {
            name: t('window'),
            cell: ({ window }: RoundStop) => <Window window={window} zone={zone} />,
            isEmpty: ({ window }: RoundStop) => window === null,
          },
        ]
      : []),
    { name: t('pieces'), cell: (stop) => <Pieces stop={stop} /> },
    {
      name: t('collect'),
      numeric: true,
      cell: ({ due }) => (due === null ? '' : money(due.cents, due.currency)),
      isEmpty: ({ due }) => due === null,
    },
    {
      name: t('state'),
      cell: ({ state, locked }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Badge>{t(`stop.${state}`)}</Badge>
          {locked && <Lock aria-label={t('locked')} className="size-4" />}
        </span>
      ),
    },
  ];
}

function chooseColumn(name: string, labelOf: (stopNo: number) => string): Column<RoundStop> {
  return {
    name,
    head: <span className="sr-only">{name}</span>,
    cell: ({ stopNo, state }) =>
      state === 'open' ? (
        <label className="-my-2 inline-flex size-11 items-center justify-center">
          <span className="sr-only">{labelOf(stopNo)}</span>
          <input type="checkbox" name="stop" value={stopNo} className="size-5 accent-ink" />
        </label>
      ) : null,
  };
}

/** The recipient once the round is released; before that only the town. */
function Door({ stop }: { stop: RoundStop }) {
  const t = useT('console-dispatch');
  const town = [stop.postalCode, stop.city].filter(Boolean).join(' ');
  return (
    <>
      {stop.kind === 'pickup' && <span className="text-sm text-muted">{t('pickup')} </span>}
      {stop.to === null ? (
        town
      ) : (
        <>
          <span className="wrap-anywhere">{stop.to.name}</span>
          <span className="block text-sm font-normal wrap-anywhere">
            {stop.to.address.join(', ')}
          </span>
          {stop.to.phone !== '' && (
            <span className="block text-sm font-normal text-muted">{stop.to.phone}</span>
          )}
          {stop.to.instructions !== '' && (
            <span className="block text-sm font-normal text-muted">{stop.to.instructions}</span>
          )}
        </>
      )}
      {stop.pickupId !== null && (
        <TextLink to={pickupPath(stop.pickupId)} className="numerals block text-sm font-normal">
          {stop.pickupId}
        </TextLink>
      )}
    </>
  );
}

function Window({ window, zone }: Pick<RoundStop, 'window'> & { zone: string }): ReactNode {
  const locale = useLocale();
  if (window === null) return '';
  const clock = (at: string) => formatClock(new Date(at), locale, zone);
  return (
    <span className="numerals whitespace-nowrap">
      {`${clock(window.from)}–${clock(window.to)}`}
    </span>
  );
}

/** One line for each piece, with where it is. */
function Pieces({ stop }: { stop: RoundStop }) {
  const t = useT('console-dispatch');
  return (
    <ul>
      {stop.pieces.map(({ number, shipmentId, standing, missing }) => (
        <li key={number} className="text-sm">
          {shipmentId === null ? (
            <span className="numerals">{number}</span>
          ) : (
            <TextLink to={shipmentPath(shipmentId)} className="numerals">
              {number}
            </TextLink>
          )}
          <span className="text-muted">{`, ${t(missing ? 'missing' : `piece.${standing}`)}`}</span>
        </li>
      ))}
    </ul>
  );
}
