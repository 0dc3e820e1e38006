import { readPickupBoard } from '@waypost/contract/client';
import { addDays } from '@waypost/domain/delivery-dates';
import { formatShortDay } from '@waypost/i18n/formats';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Field, SearchField } from '../../../ui/field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { BoardTable } from './board-table.tsx';
import { BOARD, CITIES } from './pickup-address.ts';
import type { Route } from './+types/board.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return loadList(request, BOARD, (query) => ask(request, readPickupBoard, { query }));
}

export default function Board({ loaderData }: Route.ComponentProps) {
  const t = useT('console-pickups');
  const locale = useLocale();
  const { listing, page, requestId } = loaderData;
  const day = page?.day ?? listing.day;
  const { search } = listing;
  const isSearched = search !== undefined;
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <ListHeader
        title={day === undefined ? t('title') : `${t('title')}, ${formatShortDay(day, locale)}`}
        className="mb-2"
      >
        <LinkButton to={CITIES.page} look="secondary" size="small">
          {t('places')}
        </LinkButton>
      </ListHeader>
      <p className="mb-4 text-sm text-muted">{t('lead')}</p>
      <FilterForm
        // typed anew when the day changes by a link
        key={`${day} ${search}`}
        page={BOARD.page}
        isFiltered={isSearched}
        words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
        className="md:grid-cols-[12rem_minmax(12rem,20rem)_auto] md:justify-start"
      >
        <Field type="date" name="day" label={t('day')} defaultValue={day} />
        <SearchField name="search" label={t('search')} defaultValue={search} maxLength={80} />
      </FilterForm>
      {page !== null && (
        <nav aria-label={t('day')} className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
          <TextLink
            to={BOARD.path({ ...listing, day: addDays(page.day, -1) }, NO_CURSOR)}
            className="py-2"
          >
            {t('dayBefore')}
          </TextLink>
          {page.day !== page.today && (
            <TextLink to={BOARD.path({ ...listing, day: page.today }, NO_CURSOR)} className="py-2">
              {t('today')}
            </TextLink>
          )}
          <TextLink
            to={BOARD.path({ ...listing, day: addDays(page.day, 1) }, NO_CURSOR)}
            className="py-2"
          >
            {t('dayAfter')}
          </TextLink>
        </nav>
      )}
      <ListRows
        address={BOARD}
        listing={listing}
        rows={page?.cities}
        next={page?.next}
        missing={page?.cellsMissing}
        requestId={requestId}
        words={{ failed: t('failed'), first: t('first') }}
        empty={<EmptyState title={isSearched ? t('emptyFiltered') : t('empty')} />}
      >
        {(cities) => <BoardTable day={page?.day ?? ''} cities={cities} />}
      </ListRows>
    </>
  );
}

const NO_CURSOR = { after: undefined };
